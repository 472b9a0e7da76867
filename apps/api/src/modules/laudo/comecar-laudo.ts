import { calcularPrazo, ESTADOS_EDITAVEIS } from '@vetlume/dominio/atendimento'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import {
  guardarAvaliacao,
  secaoParaPaciente,
  TEXTO_VAZIO,
  textoDoConteudo,
  type ConteudoDoLaudo,
  type EstruturaDoModelo,
  type SecaoDoLaudo,
} from '@vetlume/dominio/laudo'
import type { CtxCliente } from '../../context.ts'
import { exigir, proximoNumero } from '../../infra/banco/index.ts'
import { visaoDe } from '../cadastros/index.ts'
import { comecarExame, registrarRessalva, ressalvaDoEspecialista } from '../atendimento/index.ts'
import { exigirEspaco } from '../cliente/index.ts'
import { registrarAcontecimento } from './acontecimentos.ts'
import { escolherModelo } from './escolher-modelo.ts'
import { inserirLaudo, laudoDoItem, momentoDoExame, travarExame, type ExameParaLaudar } from './queries-inicio.ts'
import { estruturaDaVersao, modelosPublicados, type ModeloPublicado } from './queries-modelo.ts'

const IMAGENS_POR_PAGINA = 6

const EM_BRANCO: EstruturaDoModelo = {
  secoes: [
    {
      id: 'achados',
      titulo: 'Achados',
      orgao: null,
      situacao: null,
      motivo: null,
      texto: TEXTO_VAZIO,
      medidas: [],
      frases: [],
    },
  ],
  conclusao: TEXTO_VAZIO,
  frasesDeConclusao: [],
  imagensPorPagina: IMAGENS_POR_PAGINA,
}

/** As a laudo of this patient starts: of a neutered one, with the phrases for neutered patients. */
const paraOPaciente = (estrutura: EstruturaDoModelo, castrado: boolean | null): EstruturaDoModelo => ({
  ...estrutura,
  secoes: estrutura.secoes.map((secao) => secaoParaPaciente(secao, castrado)),
})

/** The phrase bank and what is asked of each measure stay in the model. Nobody has looked at any section yet. */
function conteudoInicial({ secoes, conclusao, imagensPorPagina }: EstruturaDoModelo): ConteudoDoLaudo {
  return {
    secoes: secoes.map(({ id, titulo, orgao, situacao, motivo, texto, medidas, corpo }): SecaoDoLaudo => {
      const secao = {
        id,
        titulo,
        orgao,
        situacao,
        motivo,
        texto,
        medidas: medidas.map(({ obrigatoria: _exigida, ...medida }) => medida),
        ...(corpo === undefined ? {} : { corpo }),
      }
      return situacao === 'NAO_AVALIADO' ? guardarAvaliacao(secao) : secao
    }),
    conclusao,
    imagens: [],
    imagensPorPagina,
  }
}

async function escolher(
  { tx, cliente }: CtxCliente,
  exame: ExameParaLaudar,
  pedido: string | null,
): Promise<ModeloPublicado | undefined> {
  const modelos = await modelosPublicados(tx, cliente)
  return pedido === null ? escolherModelo(modelos, exame) : exigir(modelos.find(({ codigo }) => codigo === pedido))
}

async function exigirQuePossaComecar({ tx, cliente }: CtxCliente, exame: ExameParaLaudar): Promise<void> {
  if (!exame.exige_laudo)
    throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: `O serviço “${exame.titulo}” não tem laudo.` })
  const editaveis: readonly string[] = ESTADOS_EDITAVEIS
  if (!editaveis.includes(exame.estado_do_atendimento)) {
    throw new ErroDeDominio('TRANSICAO_INVALIDA', {
      mensagem: `O atendimento nº ${exame.numero_do_atendimento} já foi encerrado.`,
    })
  }
  const existente = await laudoDoItem(tx, cliente, exame.item)
  if (existente !== undefined)
    throw new ErroDeDominio('JA_EXISTE', {
      mensagem: `Este exame já tem o laudo nº ${existente.numero}.`,
      detalhes: existente,
    })
}

/** The atendimento's specialist or, while it has none, who is acting. */
function autorDoLaudo({ ator }: CtxCliente, exame: ExameParaLaudar, escolhido: string | null): string {
  const { especialista, numero_do_atendimento: numero } = exame
  const autor = escolhido ?? especialista ?? ator.especialista
  if (autor === null)
    throw new ErroDeDominio('TRANSICAO_INVALIDA', {
      mensagem: `Escolha antes o especialista do atendimento nº ${numero}.`,
    })
  return autor
}

/** Counted from the moment of the exam, which is known only once it has started. */
async function prazoDoExame(
  { tx, cliente }: CtxCliente,
  { atendimento, prioridade, prazo_rotina_horas, prazo_urgente_horas }: ExameParaLaudar,
): Promise<string | null> {
  const inicio = await momentoDoExame(tx, cliente, atendimento)
  return calcularPrazo(inicio, prioridade, [{ rotinaHoras: prazo_rotina_horas, urgenteHoras: prazo_urgente_horas }])
}

/** Starts the laudo of an exam, from the model asked for or from the one that serves best, and the exam with it. */
export async function comecarLaudo({
  ctx,
  input,
  autor = null,
}: {
  ctx: CtxCliente
  input: { item: string; modelo: string | null; ignorarEspecialidade: boolean; motivoEspecialidade: string | null }
  /** Who writes it, when it is not who did the exam. */
  autor?: string | null
}): Promise<{ codigo: string }> {
  const { tx, cliente, agora } = ctx
  const exame = exigir(await travarExame(tx, cliente, visaoDe(ctx.ator), input.item))
  await exigirQuePossaComecar(ctx, exame)
  const especialista = autorDoLaudo(ctx, exame, autor)
  // Whom the atendimento has was asked about when it was chosen.
  const escolha = { especialista, itens: [{ servico: exame.servico }] }
  const ressalva = exame.especialista !== especialista ? await ressalvaDoEspecialista(ctx, escolha, input) : null
  const modelo = await escolher(ctx, exame, input.modelo)
  const estrutura = modelo === undefined ? EM_BRANCO : exigir(await estruturaDaVersao(tx, cliente, modelo.versao))
  const conteudo = conteudoInicial(paraOPaciente(estrutura, exame.castrado))
  const { item, atendimento, titulo, modalidade, exige_revisao } = exame
  await exigirEspaco(ctx, 'laudosMes')
  await comecarExame(ctx, { atendimento, especialista })
  await registrarRessalva(ctx, atendimento, ressalva)
  const numero = await proximoNumero(tx, cliente, 'laudo')
  const codigo = await inserirLaudo(tx, cliente, {
    numero,
    atendimento,
    item,
    titulo,
    modalidade,
    especialista,
    exige_revisao,
    conteudo,
    agora: agora.toString(),
    prazo_em: await prazoDoExame(ctx, exame),
    modelo_versao: modelo?.versao ?? null,
    texto: textoDoConteudo(conteudo),
  })
  const mudancas = {
    numero: [null, numero],
    atendimento: [null, atendimento],
    especialista: [null, especialista],
    modelo: [null, modelo?.nome ?? null],
  } as const
  await registrarAcontecimento(
    ctx,
    { codigo, numero, edicao: 1, atendimento },
    { acao: 'criar', evento: 'laudo.criado', texto: null, mudancas },
  )
  return { codigo }
}

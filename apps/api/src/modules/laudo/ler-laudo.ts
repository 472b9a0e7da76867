import {
  conteudoParaLer,
  ladoDaMedida,
  podeTransitar,
  soParaVer,
  type DadosDoDicom,
  type LaudoCompleto,
  type MedidaAnterior,
  type RevisaoDoLaudo,
} from '@vetlume/dominio/laudo'
import { diaNaZona } from '@vetlume/dominio/tempo'
import type { CtxCliente } from '../../context.ts'
import { exigir, juntas } from '../../infra/banco/index.ts'
import { visaoDe, type Visao } from '../cadastros/index.ts'
import { registrarAcesso } from '../historico/index.ts'
import { registrarAcontecimento } from './acontecimentos.ts'
import { crmvDe } from '../modelo-documento/index.ts'
import { pacienteDe, variaveisDe } from './apresentar.ts'
import { circunstanciasDe } from './circunstancias.ts'
import { darPassoNoLaudo } from './dar-passo.ts'
import { travarVisivel } from './exigencias.ts'
import { permissoesDe } from './policy.ts'
import { originalVisivel } from './queries-imagem.ts'
import { consultaDosPassos } from './queries-revisao.ts'
import { consultaDosRelatorios } from './queries-relatorio.ts'
import { consultaDasCircunstancias } from './queries-circunstancias.ts'
import {
  consultaDasImagens,
  consultaDasMedidasAnteriores,
  consultaDosCorposAnteriores,
  dadosDoLaudo,
  type DadosDoLaudo,
  type ImagemDoPaciente,
  type MedidaAssinada,
  type Revisor,
} from './queries-dados.ts'

/** The first time that the partner clinic opens it, decided under the lock: two people of the clinic mark it once. Answers whether it was. */
async function marcarVisualizado(ctx: CtxCliente, codigo: string): Promise<boolean> {
  const laudo = await travarVisivel(ctx, codigo)
  if (!podeTransitar('visualizar', laudo.estado)) return false
  await darPassoNoLaudo(ctx.tx, ctx.cliente, codigo, 'visualizar', { visualizado_em: ctx.agora.toString() })
  const mudancas = { estado: [laudo.estado, 'VISUALIZADO'] } as const
  await registrarAcontecimento(ctx, laudo, {
    acao: 'visualizar',
    evento: 'laudo.visualizado',
    texto: 'aberto pela clínica',
    mudancas,
  })
  return true
}

function comoAnterior({ secao, ...medida }: MedidaAssinada): MedidaAnterior {
  const { id, titulo } = secao
  return { ...medida, secao: { id, titulo }, lado: ladoDaMedida(medida, secao) }
}

const antesDeste = ({ animal, numero, assinado_em }: DadosDoLaudo) => ({
  animal: animal.codigo,
  numero,
  antesDe: assinado_em,
})

/** What was measured, seen and written around a laudo, in one round. */
const emVolta = ({ tx, cliente }: CtxCliente, dados: DadosDoLaudo) =>
  juntas(tx, [
    consultaDasCircunstancias(cliente, dados.codigo),
    consultaDasMedidasAnteriores(cliente, antesDeste(dados)),
    consultaDosCorposAnteriores(cliente, antesDeste(dados)),
    consultaDosRelatorios(cliente, dados.codigo),
    consultaDasImagens(cliente, { laudo: dados.codigo, animal: dados.animal.codigo }),
    ...(dados.envio === null ? [] : [consultaDosPassos(cliente, dados.codigo)]),
  ])

/** The laudo with what only who writes laudos gets: the clinic that reads one sees neither the phrase bank nor exams of other clinics. */
async function paraEscrever(ctx: CtxCliente, dados: DadosDoLaudo) {
  const { conteudo, modelo, avisos_respondidos: avisosRespondidos } = dados
  const [[circunstancias], medidas, corposAssinados, relatorios, imagens, passos = []] = await emVolta(ctx, dados)
  const corpos = corposAssinados.map(({ realizadoEm, ...corpo }) => ({
    ...corpo,
    em: diaNaZona(realizadoEm, dados.estabelecimento.fuso),
  }))
  return {
    conteudo,
    avisosRespondidos,
    modelo: modelo?.estrutura ?? null,
    modeloPara: modelo === null ? null : { nome: modelo.nome, especie: modelo.especie, sexo: modelo.sexo },
    variaveis: variaveisDe(dados),
    medidasAnteriores: medidas.map(comoAnterior),
    lesoesAnteriores: corpos.flatMap(({ secao, corpo, em }) =>
      corpo.tipo === 'LESOES' ? corpo.lesoes.map((lesao) => ({ secao, lesao, em })) : [],
    ),
    escoresAnteriores: corpos.flatMap(({ secao, corpo, em }) =>
      corpo.tipo === 'ESCORE' ? [{ secao, escore: corpo, em }] : [],
    ),
    relatorios,
    circunstancias: circunstanciasDe(exigir(circunstancias).anotadas, pacienteDe(dados)),
    revisao: revisaoDe(dados, passos),
    imagens: imagens.map((imagem) => comoImagem(imagem, imagem.dicom)),
  } satisfies Partial<LaudoCompleto>
}

/** The laudo as the clinic gets it. What was put aside with a section that was not evaluated is nobody's finding. */
async function paraLer({ tx, cliente }: CtxCliente, { codigo, animal, conteudo }: DadosDoLaudo) {
  const { rows } = await consultaDasImagens(cliente, { laudo: codigo, animal: animal.codigo }).execute(tx)
  const publicadas = new Set(conteudo.imagens.map(({ arquivo }) => arquivo))
  return {
    conteudo: conteudoParaLer(conteudo),
    modelo: null,
    modeloPara: null,
    variaveis: {},
    medidasAnteriores: [],
    lesoesAnteriores: [],
    escoresAnteriores: [],
    relatorios: [],
    circunstancias: null,
    avisosRespondidos: null,
    criticoEscaladoEm: null,
    revisao: null,
    imagens: rows
      .filter(({ arquivo }) => publicadas.has(arquivo))
      // What the file said is for who writes the laudo: the clinic gets pixels alone.
      .map((imagem) => comoImagem(imagem, imagem.dicom && soParaVer(imagem.dicom))),
  } satisfies Partial<LaudoCompleto>
}

const pessoaDe = (pessoa: Revisor) => ({ codigo: pessoa.codigo, nome: pessoa.nome, crmv: crmvDe(pessoa) })

function revisaoDe(
  { exige_revisao: exigida, revisor }: DadosDoLaudo,
  passos: RevisaoDoLaudo['passos'],
): RevisaoDoLaudo {
  return { exigida, revisor: revisor === null ? null : pessoaDe(revisor), passos }
}

function retificado({ anterior, motivo }: DadosDoLaudo): LaudoCompleto['retifica'] {
  if (anterior === null) return null
  const { codigo, numero, edicao } = anterior
  return { codigo, numero, edicao, motivo: motivo ?? '' }
}

function corpoDoLaudo(dados: DadosDoLaudo) {
  const {
    codigo,
    numero,
    edicao,
    titulo,
    modalidade,
    estado,
    critico,
    versao,
    atendimento,
    especialista,
    documento,
    parceiro,
  } = dados
  return {
    codigo,
    numero,
    edicao,
    titulo,
    modalidade,
    estado,
    critico,
    versao,
    documento,
    parceiro,
    atendimento: {
      codigo: atendimento.codigo,
      numero: atendimento.numero,
      suspeita: atendimento.suspeita,
      historico: atendimento.historico,
    },
    paciente: pacienteDe(dados),
    especialista: pessoaDe(especialista),
    retifica: retificado(dados),
    retificadoPor: dados.retificado_por,
    codigoVerificacao: dados.codigo_verificacao,
    criadoEm: dados.criado_em,
    alteradoEm: dados.alterado_em,
    prazoEm: dados.prazo_em,
    prazoCorre: podeTransitar('assinar', dados.estado) && dados.estado_do_atendimento !== 'CANCELADO',
    assinadoEm: dados.assinado_em,
    entregueEm: dados.entregue_em,
    visualizadoEm: dados.visualizado_em,
    criticoMarcadoEm: dados.critico_marcado_em,
    criticoConfirmadoEm: dados.critico_confirmado_em,
    criticoConfirmadoPor: dados.critico_confirmado_por,
    criticoEscaladoEm: dados.critico_escalado_em,
  }
}

const comoImagem = (
  { arquivo, nome, largura, altura, clipe, original }: ImagemDoPaciente,
  dicom: DadosDoDicom | null,
): LaudoCompleto['imagens'][number] => ({ arquivo, nome, largura, altura, dicom, clipe, ...originalVisivel(original) })

/** The laudo as this person sees it, after what seeing it causes: the record of the reading and, for the clinic, the mark. */
async function abrirLaudo(ctx: CtxCliente, visao: Visao, codigo: string): Promise<DadosDoLaudo> {
  const { tx, cliente } = ctx
  const dados = exigir(await dadosDoLaudo(tx, cliente, codigo, visao))
  const porMarcar = visao.tipo === 'PARCEIRO' && podeTransitar('visualizar', dados.estado)
  const marcado = porMarcar && (await marcarVisualizado(ctx, codigo))
  registrarAcesso(ctx, 'laudo', codigo, { soIsso: !marcado })
  return porMarcar ? exigir(await dadosDoLaudo(tx, cliente, codigo, visao)) : dados
}

/** One laudo, whole. The reading is recorded; the first one by the partner clinic marks it as seen. */
export async function lerLaudo({ ctx, input }: { ctx: CtxCliente; input: { codigo: string } }): Promise<LaudoCompleto> {
  const visao = visaoDe(ctx.ator)
  const dados = await abrirLaudo(ctx, visao, input.codigo)
  return {
    ...corpoDoLaudo(dados),
    ...(await (visao.tipo === 'PARCEIRO' ? paraLer(ctx, dados) : paraEscrever(ctx, dados))),
    permissoes: permissoesDe(ctx.ator, {
      ...dados,
      especialista: dados.especialista.codigo,
      revisor: dados.revisor?.codigo ?? null,
    }),
  }
}

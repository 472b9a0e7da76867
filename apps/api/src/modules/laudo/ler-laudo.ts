import {
  conteudoParaLer,
  ladoDaMedida,
  podeTransitar,
  soParaVer,
  type DadosDoDicom,
  type LaudoCompleto,
  type MedidaAnterior,
} from '@vetlume/dominio/laudo'
import { diaNaZona } from '@vetlume/dominio/tempo'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { visaoDe, type Visao } from '../cadastros/index.ts'
import { registrarAcontecimento } from './acontecimentos.ts'
import { crmvDe } from '../modelo-documento/index.ts'
import { pacienteDe, variaveisDe } from './apresentar.ts'
import { circunstanciasDe } from './circunstancias.ts'
import { darPassoNoLaudo } from './dar-passo.ts'
import { travarVisivel } from './exigencias.ts'
import { permissoesDe } from './policy.ts'
import { originalVisivel } from './queries-imagem.ts'
import { passosDaRevisao } from './queries-revisao.ts'
import { relatoriosDoLaudo } from './queries-relatorio.ts'
import { registrarLeitura } from './queries.ts'
import {
  dadosDoLaudo,
  imagensDoLaudo,
  corposAnteriores,
  medidasAnteriores,
  type DadosDoLaudo,
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

/** What only who writes laudos gets: the clinic that reads one sees neither the phrase bank nor exams of other clinics. */
async function paraEscrever(
  { tx, cliente }: CtxCliente,
  dados: DadosDoLaudo,
): Promise<
  Pick<
    LaudoCompleto,
    | 'conteudo'
    | 'modelo'
    | 'modeloPara'
    | 'variaveis'
    | 'medidasAnteriores'
    | 'lesoesAnteriores'
    | 'escoresAnteriores'
    | 'relatorios'
    | 'circunstancias'
    | 'avisosRespondidos'
  >
> {
  const { conteudo, modelo, animal, numero, assinado_em: antesDe, avisos_respondidos: avisosRespondidos } = dados
  const antes = { animal: animal.codigo, numero, antesDe }
  const anteriores = await medidasAnteriores(tx, cliente, antes)
  const corpos = (await corposAnteriores(tx, cliente, antes)).map(({ realizadoEm, ...corpo }) => ({
    ...corpo,
    em: diaNaZona(realizadoEm, dados.estabelecimento.fuso),
  }))
  return {
    conteudo,
    avisosRespondidos,
    modelo: modelo?.estrutura ?? null,
    modeloPara: modelo === null ? null : { nome: modelo.nome, especie: modelo.especie, sexo: modelo.sexo },
    variaveis: variaveisDe(dados),
    medidasAnteriores: anteriores.map(comoAnterior),
    lesoesAnteriores: corpos.flatMap(({ secao, corpo, em }) =>
      corpo.tipo === 'LESOES' ? corpo.lesoes.map((lesao) => ({ secao, lesao, em })) : [],
    ),
    escoresAnteriores: corpos.flatMap(({ secao, corpo, em }) =>
      corpo.tipo === 'ESCORE' ? [{ secao, escore: corpo, em }] : [],
    ),
    relatorios: await relatoriosDoLaudo(tx, cliente, dados.codigo),
    circunstancias: await circunstanciasDe(tx, cliente, dados.codigo, pacienteDe(dados)),
  }
}

/** What was put aside with a section that was not evaluated is nobody's finding. */
const paraLer = ({ conteudo }: DadosDoLaudo) =>
  ({
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
  }) satisfies Partial<LaudoCompleto>

const pessoaDe = (pessoa: Revisor) => ({ codigo: pessoa.codigo, nome: pessoa.nome, crmv: crmvDe(pessoa) })

async function revisaoDe({ tx, cliente }: CtxCliente, dados: DadosDoLaudo): Promise<LaudoCompleto['revisao']> {
  const { codigo, exige_revisao: exigida, revisor, envio } = dados
  return {
    exigida,
    revisor: revisor === null ? null : pessoaDe(revisor),
    passos: envio === null ? [] : await passosDaRevisao(tx, cliente, codigo),
  }
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

async function imagensVisiveis(
  { tx, cliente }: CtxCliente,
  visao: Visao,
  { codigo, animal, conteudo }: DadosDoLaudo,
): Promise<LaudoCompleto['imagens']> {
  const todas = await imagensDoLaudo(tx, cliente, { laudo: codigo, animal: animal.codigo })
  const publicadas = new Set(conteudo.imagens.map(({ arquivo }) => arquivo))
  const visiveis = visao.tipo === 'PARCEIRO' ? todas.filter(({ arquivo }) => publicadas.has(arquivo)) : todas
  // What the file said is for who writes the laudo: the clinic gets pixels alone.
  const doArquivo = visao.tipo === 'PARCEIRO' ? soParaVer : (dicom: DadosDoDicom) => dicom
  return visiveis.map(({ arquivo, nome, largura, altura, dicom, clipe, original }) => ({
    arquivo,
    nome,
    largura,
    altura,
    dicom: dicom && doArquivo(dicom),
    clipe,
    ...originalVisivel(original),
  }))
}

/** The laudo as this person sees it, after what seeing it causes: the record of the reading and, for the clinic, the mark. */
async function abrirLaudo(ctx: CtxCliente, visao: Visao, codigo: string): Promise<DadosDoLaudo> {
  const { tx, cliente, ator, agora, endereco } = ctx
  const dados = exigir(await dadosDoLaudo(tx, cliente, codigo, visao))
  const porMarcar = visao.tipo === 'PARCEIRO' && podeTransitar('visualizar', dados.estado)
  const marcado = porMarcar && (await marcarVisualizado(ctx, codigo))
  const leitura = { cliente, laudo: codigo, usuario: ator.usuario, endereco, agora: agora.toString() }
  await registrarLeitura(tx, leitura, { soIsso: !marcado })
  return porMarcar ? exigir(await dadosDoLaudo(tx, cliente, codigo, visao)) : dados
}

/** One laudo, whole. The reading is recorded; the first one by the partner clinic marks it as seen. */
export async function lerLaudo({ ctx, input }: { ctx: CtxCliente; input: { codigo: string } }): Promise<LaudoCompleto> {
  const visao = visaoDe(ctx.ator)
  const dados = await abrirLaudo(ctx, visao, input.codigo)
  return {
    ...corpoDoLaudo(dados),
    ...(visao.tipo === 'PARCEIRO' ? paraLer(dados) : await paraEscrever(ctx, dados)),
    revisao: visao.tipo === 'PARCEIRO' ? null : await revisaoDe(ctx, dados),
    imagens: await imagensVisiveis(ctx, visao, dados),
    permissoes: permissoesDe(ctx.ator, {
      ...dados,
      especialista: dados.especialista.codigo,
      revisor: dados.revisor?.codigo ?? null,
    }),
  }
}

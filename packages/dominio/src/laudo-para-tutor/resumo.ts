import {
  textoPlano,
  type CriticoParaTutor,
  type DocumentoDoLaudo,
  type SituacaoDaSecao,
  type TipoDeCorpo,
} from '../laudo/index.ts'
import { contar, normalizarBusca } from '../formatos/index.ts'
import { termosEscritos, type TermoExplicado } from './glossario.ts'
import { oQueE } from './partes-do-corpo.ts'

type Secao = DocumentoDoLaudo['secoes'][number]
type Medida = Secao['medidas'][number]

export interface ParteDoResumo {
  id: string
  titulo: string
  /** What this part of the body is; null when no organ was named. */
  oQueE: string | null
  /** As it was marked; null when only its measures say something. */
  situacao: SituacaoDaSecao | null
  frases: string[]
}

export interface ResumoParaTutor {
  /** What was done about a critical finding, and whom to follow; null without one. */
  critico: string | null
  /** How many parts were marked as what. */
  contagem: string[]
  partes: ParteDoResumo[]
  /** What the laudo has that no mark tells: to be read there. */
  soNoTexto: string[]
  termos: TermoExplicado[]
  comQuemFalar: string
}

const LADO = { ABAIXO: 'abaixo', ACIMA: 'acima' } as const

/** Sections that tell how the exam was made or what came of it: marked as normal, they say so of no part of the body. */
const SOBRE_O_EXAME =
  /^(tecnica|proje|condicoes do exame|preparo|procedimento|qualidade|amostra|descricao|interpretacao|classificacao|resultado|observac|correlacao|comparacao|impressao|conclus)/

const sobreOExame = ({ orgao, titulo }: Secao) => orgao === null && SOBRE_O_EXAME.test(normalizarBusca(titulo))

function dizerMedida({ rotulo, valor, referencia, situacao, nivel }: Medida, animal: string): string | null {
  if (situacao !== 'ABAIXO' && situacao !== 'ACIMA') return null
  const medido = referencia === null ? valor : `${valor}; referência: ${referencia}`
  const critico = nivel === 'CRITICO' ? ' O laudo marca este valor como crítico.' : ''
  return `${rotulo}: ${LADO[situacao]} do esperado para ${animal} (${medido}).${critico}`
}

function dizerSituacao({ situacao, motivo, titulo }: Secao): string[] {
  if (situacao === 'ALTERADO') return [`O que foi visto está escrito no laudo, em “${titulo}”.`]
  if (situacao !== 'NAO_AVALIADO') return []
  return [motivo === null || motivo.trim() === '' ? 'O laudo não traz o motivo.' : `Motivo: ${motivo}`]
}

/** Counted from the rows of what was signed, never read from a text. */
const CONTADAS: Readonly<Record<TipoDeCorpo, ((linhas: number) => string) | null>> = {
  MEDIDAS: null,
  LESOES: (linhas) =>
    linhas === 1
      ? 'O laudo descreve uma lesão aqui, com o lugar e o tamanho.'
      : `O laudo descreve ${linhas} lesões aqui, com lugar e tamanho.`,
  ESCORE: null,
  TRACADO: null,
}

function contarPecas({ quadro }: Secao): string[] {
  const dizer = quadro === undefined ? null : CONTADAS[quadro.tipo]
  return quadro === undefined || dizer === null || quadro.linhas.length === 0 ? [] : [dizer(quadro.linhas.length)]
}

function resumir(secao: Secao, animal: string): ParteDoResumo | null {
  const situacao = secao.situacao === 'NORMAL' && sobreOExame(secao) ? null : secao.situacao
  const medidas =
    situacao === 'NAO_AVALIADO'
      ? []
      : secao.medidas.map((medida) => dizerMedida(medida, animal)).filter((frase) => frase !== null)
  if (situacao === null && medidas.length === 0) return null
  return {
    id: secao.id,
    titulo: secao.titulo,
    oQueE: oQueE(secao.orgao),
    situacao,
    frases: [...dizerSituacao(secao), ...contarPecas(secao), ...medidas],
  }
}

const temAvaliacao = ({ texto, medidas, quadro }: Secao) =>
  textoPlano(texto) !== '' || medidas.length > 0 || quadro !== undefined

const marcadas = (partes: readonly ParteDoResumo[], situacao: SituacaoDaSecao) =>
  partes.filter((parte) => parte.situacao === situacao).length

function contarPartes(partes: readonly ParteDoResumo[], foraDoEsperado: number): string[] {
  const normais = marcadas(partes, 'NORMAL')
  const alteradas = marcadas(partes, 'ALTERADO')
  const naoAvaliadas = marcadas(partes, 'NAO_AVALIADO')
  return [
    ...(normais > 0 ? [contar(normais, 'parte marcada como normal', 'partes marcadas como normais')] : []),
    ...(alteradas > 0 ? [contar(alteradas, 'parte marcada com alteração', 'partes marcadas com alteração')] : []),
    ...(naoAvaliadas > 0 ? [contar(naoAvaliadas, 'parte não avaliada', 'partes não avaliadas')] : []),
    ...(foraDoEsperado > 0 ? [contar(foraDoEsperado, 'medida fora do esperado', 'medidas fora do esperado')] : []),
  ]
}

function comQuemFalar({ veterinario, clinica }: DocumentoDoLaudo['solicitante'], animal: string): string {
  if (veterinario !== null) {
    return `Converse sobre este resultado com ${veterinario}${clinica === null ? '' : `, de ${clinica}`}, que pediu o exame.`
  }
  return clinica === null
    ? `Converse sobre este resultado com o veterinário que acompanha ${animal}.`
    : `Converse sobre este resultado com o veterinário de ${clinica}, que pediu o exame.`
}

function dizerCritico(
  critico: CriticoParaTutor | null,
  { solicitante: { clinica } }: DocumentoDoLaudo,
  animal: string,
): string | null {
  if (critico === null) return null
  if (clinica === null || !critico.comunicado)
    return `Quem fez o laudo pediu que um achado dele fosse visto sem demora. Siga a orientação do veterinário que acompanha ${animal}; se ainda não falaram sobre este exame, fale com ele.`
  const lido = critico.confirmado ? ', que confirmou que leu' : ''
  return `Um achado deste laudo foi comunicado a ${clinica}, para que fosse visto sem demora${lido}. Siga a orientação da clínica; se ela ainda não falou com você sobre este exame, fale com ela.`
}

const textosDe = ({ secoes, conclusao, imagens }: DocumentoDoLaudo): string[] => [
  ...secoes.flatMap(({ titulo, motivo, texto, medidas, quadro }) => [
    titulo,
    motivo ?? '',
    ...textoPlano(texto).split('\n'),
    ...medidas.map(({ rotulo }) => rotulo),
    ...(quadro?.linhas.flatMap(({ celulas }) => celulas) ?? []),
  ]),
  ...textoPlano(conclusao).split('\n'),
  ...imagens.map(({ legenda }) => legenda),
]

/**
 * A signed laudo for who is not a veterinarian: the marks and flags that it has, said by fixed rules, and the words of the trade that
 * are written in it. It reads no meaning out of a text, so it concludes nothing. `critico` is of the record and not of the document, whose
 * block only goes as far as the signature.
 */
export function resumoParaTutor(documento: DocumentoDoLaudo, critico: CriticoParaTutor | null): ResumoParaTutor {
  const animal = documento.animal.nome.trim() || 'o animal'
  const resumidas = documento.secoes.map((secao) => ({ secao, parte: resumir(secao, animal) }))
  const partes = resumidas.flatMap(({ parte }) => (parte === null ? [] : [parte]))
  const fora = documento.secoes
    .filter(({ situacao }) => situacao !== 'NAO_AVALIADO')
    .flatMap(({ medidas }) => medidas)
    .filter(({ situacao }) => situacao === 'ABAIXO' || situacao === 'ACIMA').length
  return {
    critico: dizerCritico(critico, documento, animal),
    contagem: contarPartes(partes, fora),
    partes,
    soNoTexto: [
      ...resumidas.flatMap(({ secao, parte }) => (parte === null && temAvaliacao(secao) ? [secao.titulo] : [])),
      ...(textoPlano(documento.conclusao) === '' ? [] : ['Impressão diagnóstica']),
    ],
    termos: termosEscritos(textosDe(documento)),
    comQuemFalar: comQuemFalar(documento.solicitante, animal),
  }
}

import { escritorComCasas } from '../constantes/index.ts'
import { normalizarBusca } from '../formatos/index.ts'
import {
  CASAS_MOSTRADAS,
  CATALOGO,
  UNIDADES as SIMBOLOS,
  arredondar,
  avaliarMedida,
  converterUnidade,
  escreverFonte,
  faltaOPeso,
  unidadesEquivalentes,
  valorPossivel,
  type Avaliacao,
  type CatalogoDeMedidas,
  type Faixas,
  type Intervalo,
  type Unidade,
} from '../medidas/index.ts'
import type { MedidaPreenchida, SecaoDoLaudo } from './conteudo.ts'
import type { DocumentoDoLaudo } from './documento.ts'
import type { PacienteDoLaudo } from './respostas.ts'
import { NO_CATALOGO, type UnidadeDoLaudo } from './unidade-do-laudo.ts'

type MedidaImpressa = DocumentoDoLaudo['secoes'][number]['medidas'][number]
/** What references go by; of what is left out, as little is known as of what is null. */
export type PacienteMedido = Pick<PacienteDoLaudo, 'especie' | 'pesoGramas' | 'sexo' | 'castrado'> &
  Partial<Pick<PacienteDoLaudo, 'raca' | 'idadeMeses' | 'jejum'>>
/** Where a measure is: its section names the side, its organ chooses among references. */
export type LugarDaMedida = Pick<SecaoDoLaudo, 'titulo' | 'orgao'>

/** A typed unit as the catalogue knows it, or null when it cannot measure that (or the measure is not of the catalogue). */
export function unidadeNoCatalogo(
  unidade: UnidadeDoLaudo,
  medida: string,
  { medidas }: CatalogoDeMedidas = CATALOGO,
): Unidade | null {
  const propria = medidas.get(medida)?.unidade
  if (propria === undefined) return null
  if (unidade === '') return propria === 'razao' || propria === 'indice' ? propria : null
  const equivalente = NO_CATALOGO[unidade]
  return unidadesEquivalentes(propria).includes(equivalente) ? equivalente : null
}

const escreverComCasas = escritorComCasas({ maximumFractionDigits: CASAS_MOSTRADAS })

/** At least the decimals of the measure and never fewer than were typed, up to three: paper must not round a finding away. */
const formatarNumero = (valor: number, casas: number): string =>
  escreverComCasas(arredondar(valor, CASAS_MOSTRADAS), casas)

const comUnidade = (numero: string, simbolo: string) =>
  simbolo === '' || simbolo === '%' || simbolo === '°' ? `${numero}${simbolo}` : `${numero} ${simbolo}`

/** A value in a unit of the catalogue, with at least one digit and at most three decimals: `5,2 cm`. */
export const escreverValor = (valor: number, unidade: Unidade): string =>
  comUnidade(formatarNumero(valor, 0), SIMBOLOS[unidade].simbolo)

const simboloDe = (unidade: UnidadeDoLaudo) => (unidade === 'ml' ? 'mL' : unidade)

/** Decimals that a measure is shown with at least; none in another unit than its own. */
export function casasDe({ id, unidade }: MedidaPreenchida, catalogo: CatalogoDeMedidas = CATALOGO): number {
  const definida = catalogo.medidas.get(id)
  return definida !== undefined && unidadeNoCatalogo(unidade, id, catalogo) === definida.unidade ? definida.casas : 0
}

/** `5,20 cm`, or an empty text while nothing was typed. */
export function valorDaMedida(medida: MedidaPreenchida, catalogo: CatalogoDeMedidas = CATALOGO): string {
  if (medida.valor === null) return ''
  return comUnidade(formatarNumero(medida.valor, casasDe(medida, catalogo)), simboloDe(medida.unidade))
}

/** Where a typed measure lies for this patient; null when it has no value, no catalogue entry or an unfit unit. */
export function avaliarPreenchida(
  { id, valor, lado, unidade: escrita }: MedidaPreenchida,
  orgao: LugarDaMedida['orgao'],
  { pesoGramas, ...paciente }: PacienteMedido,
  catalogo: CatalogoDeMedidas = CATALOGO,
): Avaliacao | null {
  if (valor === null || !valorPossivel(valor, catalogo.medidas.get(id))) return null
  const unidade = unidadeNoCatalogo(escrita, id, catalogo)
  if (unidade === null) return null
  const pesoKg = pesoGramas === null ? null : pesoGramas / 1000
  return avaliarMedida({ ...paciente, medida: id, valor, unidade, lado, orgao, pesoKg }, catalogo)
}

/** As `avaliarPreenchida`, before anything was typed: any value finds the reference that it will be compared with. */
export const referenciaPorMedir = (
  preenchida: MedidaPreenchida,
  ...resto: [orgao: LugarDaMedida['orgao'], paciente: PacienteMedido, catalogo?: CatalogoDeMedidas]
): Avaliacao | null => avaliarPreenchida({ ...preenchida, valor: 1 }, ...resto)

function descreverFaixa(
  { min, max, minExclusivo, maxExclusivo }: Intervalo,
  formatar: (valor: number) => string,
): string {
  if (min !== undefined && max !== undefined) return min === max ? formatar(min) : `${formatar(min)} a ${formatar(max)}`
  if (max !== undefined) return max === 0 ? formatar(0) : `${maxExclusivo ? 'menor que' : 'até'} ${formatar(max)}`
  return min === undefined ? '' : `${minExclusivo ? 'maior que' : 'a partir de'} ${formatar(min)}`
}

/** `atenção até 2 mm`: where a value leaves normal without being altered; empty when it is altered at once. */
function descreverAtencao({ faixa, atencao }: Faixas, formatar: (valor: number) => string): string {
  if (atencao === undefined) return ''
  const alem = {
    ...(atencao.max === faixa.max ? {} : { max: atencao.max }),
    ...(atencao.min === faixa.min ? {} : { min: atencao.min }),
  }
  if (alem.max !== undefined) return `atenção ${atencao.maxExclusivo ? 'até menos de' : 'até'} ${formatar(alem.max)}`
  return alem.min === undefined ? '' : `atenção a partir de ${formatar(alem.min)}`
}

/** `até 1,3 mm (atenção até 2 mm)`, in the unit that the measure was typed in; null without a reference. */
export function descreverReferencia(
  preenchida: MedidaPreenchida,
  { referencia }: Avaliacao,
  catalogo: CatalogoDeMedidas = CATALOGO,
): string | null {
  if (referencia === undefined) return null
  if (referencia.faixas === null) return referencia.texto
  const unidade = unidadeNoCatalogo(preenchida.unidade, preenchida.id, catalogo) ?? referencia.unidade
  const escrever = (valor: number) => formatarNumero(converterUnidade(valor, referencia.unidade, unidade), 0)
  const { simbolo } = SIMBOLOS[unidade]
  const normal = comUnidade(descreverFaixa(referencia.faixas.faixa, escrever), simbolo)
  const atencao = descreverAtencao(referencia.faixas, escrever)
  return atencao === '' ? normal : `${normal} (${comUnidade(atencao, simbolo)})`
}

const NOMES_DOS_LADOS = { ESQUERDO: 'esquerdo', DIREITO: 'direito' } as const

/** Label with the side, unless the label or the section's title already says one. */
export function rotuloComLado({ rotulo, lado }: MedidaPreenchida, tituloDaSecao: string): string {
  if (lado === null || /direit|esquerd/.test(normalizarBusca(`${tituloDaSecao} ${rotulo}`))) return rotulo
  return `${rotulo} (lado ${NOMES_DOS_LADOS[lado]})`
}

/** Free measures have only their name. */
const chaveImpressa = ({ id, lado, rotulo }: MedidaPreenchida) => [id === '' ? rotulo : id, lado ?? ''].join(' ').trim()

/** What a measure is printed with: itself, and the source of its reference. */
export interface Impressa {
  readonly medida: MedidaImpressa
  readonly fonte: string | null
}

/** A measure as the signed document shows it; null when nothing was typed. */
export function imprimirMedida(
  preenchida: MedidaPreenchida,
  { titulo, orgao }: LugarDaMedida,
  paciente: PacienteMedido,
  catalogo: CatalogoDeMedidas = CATALOGO,
): Impressa | null {
  if (preenchida.valor === null) return null
  const avaliacao = avaliarPreenchida(preenchida, orgao, paciente, catalogo)
  const { situacao = 'SEM_REFERENCIA', nivel = null, ressalva, referencia } = avaliacao ?? {}
  const medida = {
    chave: chaveImpressa(preenchida),
    rotulo: rotuloComLado(preenchida, titulo),
    valor: valorDaMedida(preenchida, catalogo),
    referencia: avaliacao === null ? null : descreverReferencia(preenchida, avaliacao, catalogo),
    situacao: situacao === 'SEM_REFERENCIA' ? null : situacao,
    ...(nivel === null ? {} : { nivel }),
    ...(ressalva === undefined ? {} : { ressalva }),
  }
  return { medida, fonte: referencia === undefined ? null : escreverFonte(referencia) }
}

/** As `imprimirMedida`, before anything was measured: a dash, and the reference that the value will be compared with. */
export function imprimirPorMedir(
  preenchida: MedidaPreenchida,
  lugar: LugarDaMedida,
  paciente: PacienteMedido,
  catalogo: CatalogoDeMedidas = CATALOGO,
): Impressa {
  const avaliacao = referenciaPorMedir(preenchida, lugar.orgao, paciente, catalogo)
  const simbolo = simboloDe(preenchida.unidade)
  return {
    medida: {
      chave: chaveImpressa(preenchida),
      rotulo: rotuloComLado(preenchida, lugar.titulo),
      valor: simbolo === '' ? '–' : `– ${simbolo}`,
      referencia: avaliacao === null ? null : descreverReferencia(preenchida, avaliacao, catalogo),
      situacao: null,
    },
    fonte: avaliacao?.referencia === undefined ? null : escreverFonte(avaliacao.referencia),
  }
}

/** Numbers the sources in the order in which the measures of a document first need them. */
export function numerarFontes(): { fontes: string[]; numerar: (impressa: Impressa) => MedidaImpressa } {
  const fontes: string[] = []
  return {
    fontes,
    numerar: ({ medida, fonte }) => {
      if (fonte === null) return medida
      if (!fontes.includes(fonte)) fontes.push(fonte)
      return { ...medida, fonte: fontes.indexOf(fonte) + 1 }
    },
  }
}

/** Whether, of this species, only a weight lets the measure be judged. */
export const referenciaUsaPeso = (medida: string, especie: string, catalogo: CatalogoDeMedidas = CATALOGO): boolean =>
  faltaOPeso(medida, { especie }, catalogo)

import { LOCALE } from '../constantes/index.ts'
import { normalizarBusca } from '../formatos/index.ts'
import {
  CASAS_MOSTRADAS,
  CATALOGO,
  UNIDADES as SIMBOLOS,
  arredondar,
  avaliarMedida,
  converterUnidade,
  unidadesEquivalentes,
  type Avaliacao,
  type CatalogoDeMedidas,
  type Intervalo,
  type Unidade,
} from '../medidas/index.ts'
import type { MedidaPreenchida } from './conteudo.ts'
import type { DocumentoDoLaudo } from './documento.ts'
import type { PacienteDoLaudo } from './respostas.ts'
import { NO_CATALOGO, type UnidadeDoLaudo } from './unidade-do-laudo.ts'

type MedidaImpressa = DocumentoDoLaudo['secoes'][number]['medidas'][number]
export type PacienteMedido = Pick<PacienteDoLaudo, 'especie' | 'pesoGramas'>

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

/** At least the decimals of the measure and never fewer than were typed, up to three: paper must not round a finding away. */
function formatarNumero(valor: number, casas: number): string {
  return new Intl.NumberFormat(LOCALE, {
    minimumFractionDigits: casas,
    maximumFractionDigits: CASAS_MOSTRADAS,
  }).format(arredondar(valor, CASAS_MOSTRADAS))
}

const comUnidade = (numero: string, simbolo: string) =>
  simbolo === '' || simbolo === '%' ? `${numero}${simbolo}` : `${numero} ${simbolo}`

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
  preenchida: MedidaPreenchida,
  { especie, pesoGramas }: PacienteMedido,
  catalogo: CatalogoDeMedidas = CATALOGO,
): Avaliacao | null {
  const { id, valor } = preenchida
  if (valor === null || valor <= 0) return null
  const unidade = unidadeNoCatalogo(preenchida.unidade, id, catalogo)
  if (unidade === null) return null
  const pesoKg = pesoGramas === null ? null : pesoGramas / 1000
  return avaliarMedida({ medida: id, valor, unidade, especie, pesoKg }, catalogo)
}

function descreverFaixa(
  { min, max, minExclusivo, maxExclusivo }: Intervalo,
  formatar: (valor: number) => string,
): string {
  if (min !== undefined && max !== undefined) return `${formatar(min)} a ${formatar(max)}`
  if (max !== undefined) return `${maxExclusivo ? 'menor que' : 'até'} ${formatar(max)}`
  return min === undefined ? '' : `${minExclusivo ? 'maior que' : 'a partir de'} ${formatar(min)}`
}

/** `2,74 a 4,58 cm`, in the unit that the measure was typed in; null without a reference. */
export function descreverReferencia(
  preenchida: MedidaPreenchida,
  { referencia }: Avaliacao,
  catalogo: CatalogoDeMedidas = CATALOGO,
): string | null {
  if (referencia === undefined) return null
  const unidade = unidadeNoCatalogo(preenchida.unidade, preenchida.id, catalogo) ?? referencia.unidade
  const faixa = descreverFaixa(referencia.faixa, (valor) =>
    formatarNumero(converterUnidade(valor, referencia.unidade, unidade), 0),
  )
  return comUnidade(faixa, SIMBOLOS[unidade].simbolo)
}

const NOMES_DOS_LADOS = { ESQUERDO: 'esquerdo', DIREITO: 'direito' } as const

/** Label with the side, unless the label or the section's title already says one. */
export function rotuloComLado({ rotulo, lado }: MedidaPreenchida, tituloDaSecao: string): string {
  if (lado === null || /direit|esquerd/.test(normalizarBusca(`${tituloDaSecao} ${rotulo}`))) return rotulo
  return `${rotulo} (lado ${NOMES_DOS_LADOS[lado]})`
}

/** Free measures have only their name. */
const chaveImpressa = ({ id, lado, rotulo }: MedidaPreenchida) => [id === '' ? rotulo : id, lado ?? ''].join(' ').trim()

/** A measure as the signed document shows it, with the source of its reference; null when nothing was typed. */
export function imprimirMedida(
  preenchida: MedidaPreenchida,
  tituloDaSecao: string,
  paciente: PacienteMedido,
  catalogo: CatalogoDeMedidas = CATALOGO,
): { medida: MedidaImpressa; fonte: string | null } | null {
  if (preenchida.valor === null) return null
  const avaliacao = avaliarPreenchida(preenchida, paciente, catalogo)
  const situacao = avaliacao === null || avaliacao.situacao === 'SEM_REFERENCIA' ? null : avaliacao.situacao
  const referencia = avaliacao === null ? null : descreverReferencia(preenchida, avaliacao, catalogo)
  const medida = {
    chave: chaveImpressa(preenchida),
    rotulo: rotuloComLado(preenchida, tituloDaSecao),
    valor: valorDaMedida(preenchida, catalogo),
    referencia,
    situacao,
  }
  return { medida, fonte: avaliacao?.referencia?.fonte ?? null }
}

/** As `imprimirMedida`, before anything was measured: a dash, and the reference that the value will be compared with. */
export function imprimirPorMedir(
  preenchida: MedidaPreenchida,
  tituloDaSecao: string,
  paciente: PacienteMedido,
  catalogo: CatalogoDeMedidas = CATALOGO,
): { medida: MedidaImpressa; fonte: string | null } {
  // Any value finds the reference.
  const impressa = imprimirMedida({ ...preenchida, valor: 1 }, tituloDaSecao, paciente, catalogo)
  const simbolo = simboloDe(preenchida.unidade)
  return {
    medida: {
      chave: chaveImpressa(preenchida),
      rotulo: rotuloComLado(preenchida, tituloDaSecao),
      valor: simbolo === '' ? '–' : `– ${simbolo}`,
      referencia: impressa?.medida.referencia ?? null,
      situacao: null,
    },
    fonte: impressa?.fonte ?? null,
  }
}

/** Whether the reference for this species depends on the weight of the patient. */
export function referenciaUsaPeso(
  medida: string,
  especie: string,
  { referencias }: CatalogoDeMedidas = CATALOGO,
): boolean {
  return referencias.some(
    (referencia) =>
      referencia.medida === medida &&
      referencia.especie.toLowerCase() === normalizarBusca(especie) &&
      ('alometria' in referencia || referencia.pesoKg !== undefined),
  )
}

import { normalizarBusca } from '../formatos/index.ts'
import { ORGAOS, ehOrgao } from '../orgaos/index.ts'
import type { MedidaPreenchida, SecaoDoLaudo } from './conteudo.ts'

export type Lado = NonNullable<MedidaPreenchida['lado']>

export const LADOS = ['ESQUERDO', 'DIREITO'] as const satisfies readonly Lado[]

/** Beginning of the words that name a side, lower case and without accents. */
export const RADICAL_DO_LADO: Readonly<Record<Lado, string>> = { ESQUERDO: 'esquerd', DIREITO: 'direit' }

/** Sides that a text names. */
export function ladosCitados(texto: string): Lado[] {
  const normal = normalizarBusca(texto)
  return LADOS.filter((lado) => normal.includes(RADICAL_DO_LADO[lado]))
}

/** The side that a text is about: the only one it names. */
function ladoUnico(texto: string): Lado | null {
  const lados = ladosCitados(texto)
  return lados.length === 1 ? (lados[0] ?? null) : null
}

const ehPar = (orgao: string) => ehOrgao(orgao) && ORGAOS[orgao].par

/** The one side that a section is about, from its title; null when it is about both, or about an organ without sides. */
export function ladoDaSecao({ titulo, orgao }: Pick<SecaoDoLaudo, 'titulo' | 'orgao'>): Lado | null {
  return orgao !== null && !ehPar(orgao) ? null : ladoUnico(titulo)
}

/** Measures of paired organs: without a side nobody knows which one was measured. */
const DE_ORGAO_PAR: ReadonlySet<string> = new Set([
  'RIM_COMPRIMENTO',
  'RIM_AORTA',
  'ADRENAL_POLO_CAUDAL',
  'OVARIO_COMPRIMENTO',
])

export const temLado = (medida: string): boolean => DE_ORGAO_PAR.has(medida)

/** The side that was measured: the one marked or, of a paired organ, the one that its name or its section says. */
export function ladoDaMedida(
  { id, lado, rotulo }: Pick<MedidaPreenchida, 'id' | 'lado' | 'rotulo'>,
  secao: Pick<SecaoDoLaudo, 'titulo' | 'orgao'>,
): Lado | null {
  if (lado !== null) return lado
  return temLado(id) ? (ladoUnico(rotulo) ?? ladoDaSecao(secao)) : null
}

/** Taken beside a paired organ, but there is only one. */
const DE_ORGAO_UNICO: ReadonlySet<string> = new Set(['AORTA_ABDOMINAL'])

/** Sides for which a measure is offered in a section about `orgao`: both, or the one without a side. */
export function ladosDaMedida(medida: string, orgao: string | null): readonly (Lado | null)[] {
  return orgao !== null && ehPar(orgao) && !DE_ORGAO_UNICO.has(medida) ? LADOS : [null]
}

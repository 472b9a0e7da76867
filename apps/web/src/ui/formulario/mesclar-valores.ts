type Objeto = Readonly<Record<string, unknown>>

const ehObjeto = (valor: unknown): valor is Objeto => typeof valor === 'object' && valor !== null
const emBranco = (valor: unknown) => valor === undefined || valor === null || valor === ''

/** Equality as a person sees it: blank is blank however it is kept, and the order of keys does not matter. */
export function mesmoValor(um: unknown, outro: unknown): boolean {
  if (Object.is(um, outro) || (emBranco(um) && emBranco(outro))) return true
  if (!ehObjeto(um) || !ehObjeto(outro) || Array.isArray(um) !== Array.isArray(outro)) return false
  if (Array.isArray(um) && Array.isArray(outro)) {
    return um.length === outro.length && um.every((item, indice) => mesmoValor(item, outro[indice]))
  }
  const chaves = new Set([...Object.keys(um), ...Object.keys(outro)])
  return [...chaves].every((chave) => mesmoValor(um[chave], outro[chave]))
}

export type LadoDoConflito = 'meu' | 'deles'

/** A field that somebody changed since `aberto`. In a collision both did, each in their own way. */
export interface LinhaDoConflito {
  campo: string
  aberto: unknown
  salvo: unknown
  digitado: unknown
  euMudei: boolean
  colisao: boolean
}

/** What changed on either side since the record was opened, field by field, in the order of the form. */
export function compararValores(aberto: Objeto, salvo: Objeto, digitado: Objeto): LinhaDoConflito[] {
  const campos = new Set([...Object.keys(digitado), ...Object.keys(salvo), ...Object.keys(aberto)])
  return [...campos].flatMap((campo) => {
    const valores = { aberto: aberto[campo], salvo: salvo[campo], digitado: digitado[campo] }
    const euMudei = !mesmoValor(valores.digitado, valores.aberto)
    const elesMudaram = !mesmoValor(valores.salvo, valores.aberto)
    if (!euMudei && !elesMudaram) return []
    const colisao = euMudei && elesMudaram && !mesmoValor(valores.digitado, valores.salvo)
    return [{ campo, ...valores, euMudei, colisao }]
  })
}

/**
 * My changes over what is saved now: a field that I did not touch takes the saved value. Where both changed it,
 * `escolhas` decides; without a choice mine stays, since it is what the person is looking at.
 */
export function mesclarValores<V extends object>(
  salvo: V,
  linhas: readonly LinhaDoConflito[],
  escolhas: Readonly<Record<string, LadoDoConflito>> = {},
): V {
  const meus = linhas
    .filter(({ campo, euMudei, colisao }) => euMudei && !(colisao && escolhas[campo] === 'deles'))
    .map(({ campo, digitado }) => [campo, digitado] as const)
  return { ...salvo, ...Object.fromEntries(meus) }
}

function ehObjeto(valor: unknown): valor is Record<string, unknown> {
  return typeof valor === 'object' && valor !== null
}

const presentes = (objeto: Record<string, unknown>) =>
  Object.keys(objeto).filter((chave) => objeto[chave] !== undefined)

/** Deep equality of JSON values. The order of keys does not matter and an undefined key is an absent one. */
export function iguais(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!ehObjeto(a) || !ehObjeto(b) || Array.isArray(a) !== Array.isArray(b)) return false
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => iguais(item, b[i]))
  const chaves = presentes(a)
  return chaves.length === presentes(b).length && chaves.every((chave) => iguais(a[chave], b[chave]))
}

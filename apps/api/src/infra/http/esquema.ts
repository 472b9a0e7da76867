import fastJson from 'fast-json-stringify'
import * as z from 'zod/mini'

type EsquemaJson = Record<string, unknown>

const ehObjeto = (valor: unknown): valor is EsquemaJson =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor)

/** JSON Schema of a zod schema, as the API documents and serialises it. */
export function esquemaJson(esquema: z.ZodMiniType, io: 'input' | 'output'): EsquemaJson {
  const { $schema: _, ...resto } = z.toJSONSchema(esquema, {
    target: 'draft-7',
    io,
    unrepresentable: 'any',
  }) as EsquemaJson
  return resto
}

const anulavel = (alternativas: readonly unknown[]): EsquemaJson | null => {
  const [primeira, segunda] = alternativas
  if (alternativas.length !== 2 || !ehObjeto(primeira) || !ehObjeto(segunda)) return null
  if (segunda['type'] === 'null') return primeira
  return primeira['type'] === 'null' ? segunda : null
}

/**
 * The same schema in the form that fast-json-stringify writes fastest: `X or null` becomes nullable, and other
 * unions (rich text) become "anything", written by JSON.stringify instead of being matched branch by branch.
 */
export function paraSerializar(esquema: unknown): EsquemaJson {
  if (!ehObjeto(esquema)) return {}
  const alternativas = esquema['anyOf'] ?? esquema['oneOf']
  if (Array.isArray(alternativas)) {
    const unico = anulavel(alternativas)
    if (unico === null) return {}
    const interno = paraSerializar(unico)
    return interno['type'] === undefined ? {} : { ...interno, nullable: true }
  }
  if ('$ref' in esquema || '$defs' in esquema || 'definitions' in esquema || Array.isArray(esquema['type'])) return {}
  switch (esquema['type']) {
    case 'object': {
      if (!ehObjeto(esquema['properties'])) return {}
      const propriedades = Object.entries(esquema['properties']).map(([nome, valor]) => [nome, paraSerializar(valor)])
      return { type: 'object', properties: Object.fromEntries(propriedades), required: esquema['required'] ?? [] }
    }
    case 'array': {
      const itens = paraSerializar(esquema['items'])
      return itens['type'] === undefined ? {} : { type: 'array', items: itens }
    }
    // Formats are left out: the values are already text, and the serialiser would only re-check them.
    case 'string':
    case 'number':
    case 'integer':
    case 'boolean':
      return { type: esquema['type'] }
    default:
      return {}
  }
}

/** Writes the replies of a shape. The writer is compiled for the first of them: a process is asked for a few of its routes. */
export function escritorDe(resposta: z.ZodMiniType): (valor: unknown) => string {
  let escrever: ((valor: unknown) => string) | undefined
  return (valor) => {
    escrever ??= fastJson(paraSerializar(esquemaJson(resposta, 'output')))
    return escrever(valor)
  }
}

import * as z from 'zod/mini'

/**
 * String schema that accepts masked input and outputs the normalised value. `normalizar` answers
 * `null` for what it refuses. An overwrite, not a transform, so that JSON Schema can represent it.
 * Mark calls at module level as pure, so that pages that only format do not carry zod.
 */
export function esquemaNormalizado(
  normalizar: (texto: string) => string | null,
  mensagens: { readonly vazio: string; readonly invalido: string },
) {
  return z.string().check(
    z.overwrite((valor) => normalizar(valor) ?? valor.trim()),
    z.refine((valor) => normalizar(valor) !== null, {
      error: (problema) => (problema.input === '' ? mensagens.vazio : mensagens.invalido),
    }),
  )
}

import * as z from 'zod/mini'

/** Municipality by its IBGE code, seven digits as text: an identifier, not a quantity. */
export const codigoIbge = z.string().check(z.regex(/^[1-5]\d{6}$/, 'Escolha uma cidade da lista.'))

import * as z from 'zod/mini'

export const pedidoDeSenha = z.object({
  identificador: z.string().check(z.trim(), z.minLength(1, 'Informe o e-mail ou CPF.'), z.maxLength(254)),
})

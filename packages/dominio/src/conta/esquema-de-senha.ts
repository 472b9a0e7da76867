import * as z from 'zod/mini'
import { problemaDaSenha } from './senha.ts'

// Apart from the rules: a page that only measures the strength does not carry the validator.
/** A password that somebody is choosing. What depends on the person is checked with the whole form. */
export const esquemaSenhaNova = /* @__PURE__ */ z.string().check(
  z.refine((senha) => problemaDaSenha(senha) === null, {
    error: ({ input }) => (input === '' ? 'Crie uma senha.' : (problemaDaSenha(String(input)) ?? 'Senha inválida.')),
  }),
)

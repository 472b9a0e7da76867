import { esquemaSenhaNova, VERSAO_DOS_TERMOS } from '@vetlume/dominio/conta'
import { esquemaEmail } from '@vetlume/dominio/formatos'
import * as z from 'zod/mini'

/** What the page of the e-mail's link asks for. */
export const senhaNova = z.object({ senha: esquemaSenhaNova })

const nome = z.string().check(z.trim(), z.minLength(3, 'Escreva o nome completo.'), z.maxLength(120))

/** Whoever got a shared link says who they are and where the letter goes. */
export const quemRecebe = z.object({ nome, email: esquemaEmail })

/** The account that an invitation of a company begins: the same as any other, with the name that people will see. */
export const contaNova = z.pipe(
  z.object({
    nome,
    senha: esquemaSenhaNova,
    aceite: z.literal(true, 'Para continuar, aceite os termos e a política de privacidade.'),
  }),
  z.transform(
    ({ nome: pessoa, senha }) => ({ nome: pessoa, conta: { senha, versaoTermos: VERSAO_DOS_TERMOS } }) as const,
  ),
)

export const semPerguntas = z.object({})

/** An invitation asks for the terms too; what is sent is their version. */
export const conviteAceito = z.pipe(
  z.object({
    senha: esquemaSenhaNova,
    aceite: z.literal(true, 'Para continuar, aceite os termos e a política de privacidade.'),
  }),
  z.transform(({ senha }) => ({ senha, versaoTermos: VERSAO_DOS_TERMOS }) as const),
)

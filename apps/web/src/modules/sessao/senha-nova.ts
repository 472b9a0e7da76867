import { esquemaSenhaNova, VERSAO_DOS_TERMOS } from '@vetlume/dominio/conta'
import * as z from 'zod/mini'

/** What the page of the e-mail's link asks for. */
export const senhaNova = z.object({ senha: esquemaSenhaNova })

/** An invitation asks for the terms too; what is sent is their version. */
export const conviteAceito = z.pipe(
  z.object({
    senha: esquemaSenhaNova,
    aceite: z.literal(true, 'Para continuar, aceite os termos e a política de privacidade.'),
  }),
  z.transform(({ senha }) => ({ senha, versaoTermos: VERSAO_DOS_TERMOS }) as const),
)

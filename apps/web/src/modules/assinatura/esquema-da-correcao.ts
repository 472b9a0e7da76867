import { correcaoDeEmail } from '@vetlume/dominio/conta'
import * as z from 'zod/mini'

/** What the person is asked; the address that was wrong is known. */
export const esquemaDaCorrecao = z.omit(correcaoDeEmail, { email: true })

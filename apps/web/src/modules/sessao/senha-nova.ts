import { esquemaSenhaNova } from '@vetlume/dominio/conta'
import * as z from 'zod/mini'

/** What the page of the e-mail's link asks for. */
export const senhaNova = z.object({ senha: esquemaSenhaNova })

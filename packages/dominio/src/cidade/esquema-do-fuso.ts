import * as z from 'zod/mini'
import { FUSOS } from './fusos.ts'

export const esquemaFuso = z.enum(FUSOS, { error: 'Escolha o fuso horário.' })

import * as z from 'zod/mini'
import { instante } from '../contrato/index.ts'

/** `Relogio` as an answer has it. Apart from what is computed of it: lists compute, and need no schema. */
export const relogio = { prazoEm: z.nullable(instante), prazoCorre: z.boolean() }

import { texto } from '@vetlume/dominio/contrato'
import * as z from 'zod/mini'

/** What the form of `verificar` asks for. Apart, so that the page opens without zod. */
export const codigoDigitado = z.object({ codigo: texto(60) })

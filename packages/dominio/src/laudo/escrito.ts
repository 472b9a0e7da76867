import * as z from 'zod/mini'
import { semInvisiveis } from '../formatos/index.ts'

/** Text that a database and a printer can hold: no NUL, no half of a surrogate pair. */
export const escrito = (maximo: number, minimo = 0) =>
  z.string().check(
    z.overwrite((texto) => texto.toWellFormed().replaceAll('\u0000', '')),
    z.minLength(minimo),
    z.maxLength(maximo),
  )

/** A title, a label, a legend: written over and over while it is typed, so only what is not seen goes. */
export const rotulo = (maximo: number, minimo = 0) =>
  z.string().check(
    z.overwrite((texto) => semInvisiveis(texto.toWellFormed().replaceAll('\u0000', ''))),
    z.minLength(minimo),
    z.maxLength(maximo),
  )

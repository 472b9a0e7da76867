import * as z from 'zod/mini'
import type { Uf } from '../formatos/index.ts'

/** Municipality by its IBGE code, seven digits as text: an identifier, not a quantity. */
export const codigoIbge = z.string().check(z.regex(/^[1-5]\d{6}$/, 'Escolha uma cidade da lista.'))

/** First two digits of the IBGE code of every municipality of a state. */
export const PREFIXO_IBGE_DA_UF: Readonly<Record<Uf, string>> = {
  RO: '11',
  AC: '12',
  AM: '13',
  RR: '14',
  PA: '15',
  AP: '16',
  TO: '17',
  MA: '21',
  PI: '22',
  CE: '23',
  RN: '24',
  PB: '25',
  PE: '26',
  AL: '27',
  SE: '28',
  BA: '29',
  MG: '31',
  ES: '32',
  RJ: '33',
  SP: '35',
  PR: '41',
  SC: '42',
  RS: '43',
  MS: '50',
  MT: '51',
  GO: '52',
  DF: '53',
}

import * as z from 'zod/mini'
import { DIGITOS_DO_CODIGO } from './constantes.ts'

/** No 0, 1, I, L, O, U: what is read from paper is read right. */
export const ALFABETO_DE_RECUPERACAO = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
export const TAMANHO_DE_RECUPERACAO = 16

const DO_APLICATIVO = new RegExp(`^\\d{${DIGITOS_DO_CODIGO}}$`)
const DE_RECUPERACAO = new RegExp(`^[2-9A-HJKMNP-TV-Z]{${TAMANHO_DE_RECUPERACAO}}$`)

/** Without the spaces and dashes that people and password managers put in, in capitals. */
export const normalizarCodigo = (texto: string): string => texto.replace(/[\s-]+/g, '').toUpperCase()

export const ehCodigoDoAplicativo = (codigo: string): boolean => DO_APLICATIVO.test(codigo)

/** `ABCDEFGHJKMNPQRS` → `ABCD-EFGH-JKMN-PQRS` */
export const formatarCodigoDeRecuperacao = (codigo: string): string => (codigo.match(/.{4}/g) ?? [codigo]).join('-')

const numeros = () => z.string().check(z.overwrite(normalizarCodigo))

/** The six digits of the app. */
export const codigoDoAplicativo = /* @__PURE__ */ numeros().check(
  z.refine(ehCodigoDoAplicativo, `Informe os ${DIGITOS_DO_CODIGO} números do aplicativo.`),
)

/** The six digits of the app, or a recovery code. */
export const codigoDeSegundoFator = /* @__PURE__ */ numeros().check(
  z.refine(
    (codigo) => ehCodigoDoAplicativo(codigo) || DE_RECUPERACAO.test(codigo),
    `Informe os ${DIGITOS_DO_CODIGO} números do aplicativo ou um código de recuperação.`,
  ),
)

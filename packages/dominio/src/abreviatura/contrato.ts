import * as z from 'zod/mini'
import { endpoint, SEM_ENTRADA, VAZIO } from '../contrato/index.ts'
import { semInvisiveis } from '../formatos/index.ts'

/** Each person keeps at most so many in a company. */
export const MAXIMO_DE_ABREVIATURAS = 300
export const MAXIMO_DO_TEXTO = 4_000

/** Typed after `;`, in small letters and without accents. */
const atalho = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(/^[a-z0-9][a-z0-9-]{0,19}$/, 'Use até 20 letras sem acento, números ou hífens.'),
  )

export const abreviatura = z.object({ atalho: z.string(), texto: z.string() })
export type Abreviatura = z.infer<typeof abreviatura>

export const abreviaturaEscrita = z.object({
  atalho,
  /** In lines; with variables and blanks, as a phrase of a model. */
  texto: z.string().check(
    z.overwrite((texto) => texto.toWellFormed().split('\n').map(semInvisiveis).join('\n').trim()),
    z.minLength(1, 'Escreva o texto.'),
    z.maxLength(MAXIMO_DO_TEXTO),
  ),
})

/** Of who asks, in the company where they are: nobody reads or changes another person's. */
export const contratoAbreviatura = {
  'GET /abreviatura': endpoint({
    resumo: 'As abreviaturas da pessoa, em ordem',
    permissao: 'laudo:escrever',
    escopo: 'cliente',
    entrada: SEM_ENTRADA,
    resposta: z.array(abreviatura),
  }),
  'PUT /abreviatura/:atalho': endpoint({
    resumo: 'Cria uma abreviatura, ou troca o texto de uma que já existe',
    permissao: 'laudo:escrever',
    escopo: 'cliente',
    entrada: abreviaturaEscrita,
    resposta: abreviatura,
    erros: ['VALIDACAO'],
  }),
  'DELETE /abreviatura/:atalho': endpoint({
    resumo: 'Apaga uma abreviatura',
    permissao: 'laudo:escrever',
    escopo: 'cliente',
    entrada: z.object({ atalho }),
    resposta: VAZIO,
    status: 204,
    erros: ['NAO_ENCONTRADO'],
  }),
}

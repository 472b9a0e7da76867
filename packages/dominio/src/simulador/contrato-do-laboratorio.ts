import * as z from 'zod/mini'
import { centavos, codigo, data, endpoint, referencia } from '../contrato/index.ts'
import type { Dia } from '../tempo/index.ts'

/** Months of exams that are replayed at most, and as they come. */
export const MESES_DO_LABORATORIO = { maximo: 6, usual: 3 } as const

/** What the simulated prices, repasse and fee may be; of an address or of a form. */
const reajusteBp = z.coerce
  .number()
  .check(z.int(), z.minimum(-9_000, 'No máximo 90% a menos.'), z.maximum(50_000, 'No máximo 500% a mais.'))
const percentualBp = z.coerce
  .number()
  .check(z.int(), z.minimum(0, 'O percentual não pode ser negativo.'), z.maximum(10_000, 'No máximo 100%.'))

/** The last whole months before the one of this day, which is not over. */
export function periodoUsual(hoje: Dia): { de: Dia; ate: Dia } {
  const mes = Temporal.PlainDate.from(hoje).with({ day: 1 })
  return {
    de: mes.subtract({ months: MESES_DO_LABORATORIO.usual }).toString(),
    ate: mes.subtract({ days: 1 }).toString(),
  }
}

type Periodo = { de?: string | undefined; ate?: string | undefined }

/** What is wrong with a period, by field; null when nothing is, or when none was given. */
export function recusaDoPeriodo({ de, ate }: Periodo): { campo: 'de' | 'ate'; mensagem: string } | null {
  if (de === undefined && ate === undefined) return null
  if (de === undefined) return { campo: 'de', mensagem: 'Informe também a data inicial.' }
  if (ate === undefined) return { campo: 'ate', mensagem: 'Informe também a data final.' }
  if (ate < de) return { campo: 'ate', mensagem: 'A data final vem antes da inicial.' }
  const depois = Temporal.PlainDate.from(de).add({ months: MESES_DO_LABORATORIO.maximo }).toString()
  return ate < depois ? null : { campo: 'ate', mensagem: `No máximo ${MESES_DO_LABORATORIO.maximo} meses.` }
}

export const mudancasDoLaboratorio = z
  .object({
    /** First and last day of the exams, both included; none is the last whole months. */
    de: z.optional(data),
    ate: z.optional(data),
    /** Every price changes by this, in basis points; or the clinics pay by that table. */
    reajusteBp: z.optional(reajusteBp),
    tabela: z.optional(codigo),
    repasseBp: z.optional(percentualBp),
    taxaBp: z.optional(percentualBp),
  })
  .check(({ value, issues }) => {
    // Checks run on what is wrong already.
    if (issues.length > 0) return
    const recusa = recusaDoPeriodo(value)
    if (recusa !== null)
      issues.push({ code: 'custom', path: [recusa.campo], message: recusa.mensagem, input: value[recusa.campo] })
    if (value.tabela !== undefined && (value.reajusteBp ?? 0) !== 0)
      issues.push({
        code: 'custom',
        path: ['tabela'],
        message: 'Escolha um reajuste ou uma tabela, não os dois.',
        input: value.tabela,
      })
  })

/** What some exams came to: what is left is the revenue without fees, taxes and repasse. */
const valores = z.object({
  receitaCentavos: centavos,
  taxasCentavos: centavos,
  impostosCentavos: centavos,
  repasseCentavos: centavos,
  sobraCentavos: centavos,
})
export type ValoresDosExames = z.infer<typeof valores>

const comparacao = z.object({
  exames: z.int(),
  real: valores,
  simulado: valores,
  /** What would be left, less what was. */
  diferencaCentavos: centavos,
  /** Of what was left; null when that was nothing. */
  diferencaBp: z.nullable(z.int()),
})
export type ComparacaoDosExames = z.infer<typeof comparacao>

/** `parceiro` is null for the exams that no clinic asked for. */
const linhaDoLaboratorio = z.object({ parceiro: z.nullable(referencia), ...comparacao.shape })
export type LinhaDoLaboratorio = z.infer<typeof linhaDoLaboratorio>

export const laboratorio = z.object({
  de: data,
  ate: data,
  /** That of the company today, which holds where an exam does not say its own. */
  impostoBp: z.int(),
  linhas: z.array(linhaDoLaboratorio),
  total: comparacao,
  /** Exams that the chosen table does not reach: their price stays. */
  foraDaTabela: z.int(),
  /** Exams that no rule of repasse held for: they go on without one. */
  semRegra: z.int(),
})
export type Laboratorio = z.infer<typeof laboratorio>

export const contratoDoLaboratorio = {
  'GET /simulador/laboratorio': endpoint({
    resumo: 'Os exames concluídos de um período com outros preços, outro repasse e outra taxa, por clínica',
    permissao: 'simulador:laboratorio',
    escopo: 'cliente',
    entrada: mudancasDoLaboratorio,
    resposta: laboratorio,
    erros: ['REFERENCIA_INEXISTENTE'],
  }),
}

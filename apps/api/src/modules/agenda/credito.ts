import type { CtxCliente } from '../../context.ts'

/** What was just taken on for somebody who pays later. */
export interface ExameTomado {
  tipo: 'agendamento' | 'atendimento'
  codigo: string
}

/**
 * What a clinic owes and how much it may owe. Money stands above this module in the ladder, so it is handed in where the
 * routes are put together (app.ts).
 */
export interface Credito {
  /** Throws ACIMA_DO_LIMITE when this takes the clinic past its limit, until the company goes on; then the trail keeps it. */
  conferir(ctx: CtxCliente, exame: ExameTomado, passarDoLimite: boolean): Promise<void>
}

type Verbo<I, R> = (chamada: { ctx: CtxCliente; input: I }) => Promise<R>

/** A verb that takes an exam on, asked about after all else that may refuse it: what it wrote goes back with the refusal. */
export const comCredito =
  ({ conferir }: Credito) =>
  <I extends { passarDoLimite: boolean }, R>(
    verbo: Verbo<I, R>,
    exame: (input: I, resposta: R) => ExameTomado | null,
  ): Verbo<I, R> =>
  async ({ ctx, input }) => {
    const resposta = await verbo({ ctx, input })
    const tomado = exame(input, resposta)
    if (tomado !== null) await conferir(ctx, tomado, input.passarDoLimite)
    return resposta
  }

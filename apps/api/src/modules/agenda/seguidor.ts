import type { CtxCliente } from '../../context.ts'

/**
 * What keeps in step with appointments: the atendimento. It stands above this module in the ladder, so it is handed in
 * where the routes are put together (app.ts), and works in the transaction of whoever changed the appointment.
 */
export interface Seguidor {
  /** Holds what follows them. Before any lock of the agenda, so that the two sides never wait for each other. */
  segurar(ctx: CtxCliente, agendamentos: readonly string[]): Promise<void>
  /** Brings what follows them to where they are now. */
  seguir(ctx: CtxCliente, agendamentos: readonly string[]): Promise<void>
}

type Verbo<I, R> = (chamada: { ctx: CtxCliente; input: I }) => Promise<R>

/** A verb that changes appointments, followed by what keeps in step with them. */
export const seguido =
  ({ segurar, seguir }: Seguidor) =>
  <I, R>(verbo: Verbo<I, R>, alvos: (input: I) => readonly string[]): Verbo<I, R> =>
  async (chamada) => {
    const agendamentos = alvos(chamada.input)
    await segurar(chamada.ctx, agendamentos)
    const resposta = await verbo(chamada)
    await seguir(chamada.ctx, agendamentos)
    return resposta
  }

import * as z from 'zod/mini'
import { instante } from '../contrato/index.ts'

/** Copies are made once a night; a night that takes long, or an hour that changes, is not yet an absence. */
const HORAS_ATE_ATRASAR = 26

/** What is known of the copies of an embedded installation. */
export const estadoDasCopias = z.object({
  /** Folder where they are, on the server. */
  pasta: z.string(),
  /** Since when there is something to copy. */
  desde: instante,
  /** The newest that stood its check; null before the first. */
  boa: z.nullable(
    z.object({ quando: instante, duracaoMs: z.int(), bytes: z.int(), linhas: z.int(), arquivos: z.int() }),
  ),
  /** How the last attempt ended; `falha` tells why it failed. */
  tentativa: z.nullable(z.object({ quando: instante, falha: z.nullable(z.string()) })),
})
export type EstadoDasCopias = z.infer<typeof estadoDasCopias>

/** Whether the newest good copy, or the installation that has none, is more than a night old. */
export function copiaAtrasada(
  { desde, boa }: Pick<EstadoDasCopias, 'desde' | 'boa'>,
  agora: Temporal.Instant,
): boolean {
  return (
    Temporal.Instant.from(boa?.quando ?? desde)
      .until(agora)
      .total('hours') > HORAS_ATE_ATRASAR
  )
}

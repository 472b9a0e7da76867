import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import type { Ator } from '../../infra/token.ts'

const CLINICAS = ['animal', 'tutor', 'atendimento', 'laudo'] as const
type EntidadeClinica = (typeof CLINICAS)[number]

export const ehClinica = (entidade: string): entidade is EntidadeClinica =>
  CLINICAS.some((clinica) => clinica === entidade)

/**
 * Writes down, with the end of the transaction, that somebody opened a clinical record. Lists and searches do not count as
 * opening. Who opens a secret link is nobody in particular. A request that writes `soIsso` does not wait for the disk.
 */
export function registrarAcesso(
  { cliente, ator, agora, endereco, aoFechar }: CtxCliente<Ator | null>,
  entidade: EntidadeClinica,
  registro: string,
  { soIsso }: { soIsso: boolean },
): void {
  aoFechar(
    sql`insert into acesso_clinico (cliente, quando, usuario, endereco, entidade, registro)
      select ${cliente}, ${agora.toString()}, ${ator?.usuario ?? null}, ${endereco}, ${entidade}, ${registro}
      ${soIsso ? sql`from set_config('synchronous_commit', 'off', true)` : sql``}`,
  )
}

import type { ProblemaDoProvedor } from '@vetlume/dominio/assinatura'
import { sql } from 'kysely'
import type { Banco } from '../banco/index.ts'
import type { Provedor } from './porta.ts'

/** What our account at the provider asks to be looked at, now. */
export async function problemaAberto(tx: Banco, { nome }: Pick<Provedor, 'nome'>): Promise<ProblemaDoProvedor | null> {
  const { rows } = await sql<ProblemaDoProvedor>`
    select problema, detalhe, desde from problema_do_provedor where provedor = ${nome} and resolvido_em is null`.execute(
    tx,
  )
  return rows[0] ?? null
}

import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import type { Lugar } from './contexto.ts'
import { publicarAviso } from './eventos.ts'

export async function avisoGuardado(tx: Banco, provedor: string, codigo: string) {
  const { rows } = await sql<{ pagamento: string; tratado: boolean }>`
    select pagamento, tratado_em is not null as tratado from aviso_de_pagamento where provedor = ${provedor} and codigo = ${codigo}`.execute(
    tx,
  )
  return rows[0]
}

/** What was told while nobody could read what is true. */
export async function republicarAvisos(onde: Pick<Lugar, 'tx' | 'agora'>, provedor: string): Promise<void> {
  const { rows } = await sql<{ codigo: string }>`
    select codigo from aviso_de_pagamento where provedor = ${provedor} and tratado_em is null order by recebido_em`.execute(
    onde.tx,
  )
  for (const { codigo } of rows) await publicarAviso(onde, { provedor, aviso: codigo })
}

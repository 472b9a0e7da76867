import { sql } from 'kysely'
import type { Ambiente } from './ambiente.ts'
import { exigir } from '../src/infra/banco/index.ts'
import type { Empresa } from './fabricas.ts'

/** A Pix of the company's clinic, at a provider that it is connected to no more. */
export async function inserirPix(amb: Ambiente, { cliente, parceiro }: Empresa, titulo: string): Promise<string> {
  const agora = amb.relogio.agora().toString()
  const { rows } = await sql<{ codigo: string }>`
    insert into cobranca_pix (cliente, codigo, provedor, estado, resumo, parceiro, conta_financeira, valor_centavos, expira_em, conferir_em,
      criada_em, mudou_em)
    select ${cliente}, uuidv7(), 'SANDBOX', 'PENDENTE', 'da matriz', ${parceiro}, codigo, 1000, '2099-01-01', '2099-01-01', ${agora}, ${agora}
    from conta_financeira where cliente = ${cliente} limit 1 returning codigo`.execute(amb.db)
  const { codigo } = exigir(rows[0])
  await sql`insert into cobranca_pix_titulo (cliente, cobranca, titulo, valor_centavos, acrescimo_centavos)
    values (${cliente}, ${codigo}, ${titulo}, 1000, 0)`.execute(amb.db)
  return codigo
}

import type { CondicoesDoCartao } from '@vetlume/dominio/financeiro'
import { sql } from 'kysely'
import { exigir, type Banco } from '../../infra/banco/index.ts'

/** What the company `e` agreed with who takes its cards. */
export const condicoesDoCartao = sql`json_build_object('taxaDebitoBp', e.taxa_debito_bp, 'taxaCreditoBp', e.taxa_credito_bp,
  'taxaAte6Bp', e.taxa_ate6_bp, 'taxaAte12Bp', e.taxa_ate12_bp, 'diasDoDebito', e.dias_do_debito, 'diasDoCredito', e.dias_do_credito)`

export async function lerCondicoesDoCartao(tx: Banco, cliente: string): Promise<CondicoesDoCartao> {
  const { rows } = await sql<{ condicoes: CondicoesDoCartao }>`
    select ${condicoesDoCartao} as condicoes from cliente e where e.codigo = ${cliente}`.execute(tx)
  return exigir(rows[0]).condicoes
}

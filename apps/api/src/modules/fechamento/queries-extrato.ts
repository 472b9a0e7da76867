import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import type { Destinatario } from './extrato.ts'

/** The clinic as a letter names it. */
export async function lerDestinatario(tx: Banco, cliente: string, parceiro: string): Promise<Destinatario | undefined> {
  const { rows } = await sql<Destinatario>`
    select nome, razao_social as "razaoSocial", documento from parceiro
    where cliente = ${cliente} and codigo = ${parceiro}`.execute(tx)
  return rows[0]
}

export interface ResumoDoFechamento {
  numero: number
  parceiro: string
  clinica: string
  /** Its contacts that receive charges or, without any, its own. */
  emails: string[]
  empresa: string
  exames: number
  ate: string
  totalCentavos: number
  vencimento: string
}

/** What is told of a closing that stands. */
export async function resumoDoFechamento(
  tx: Banco,
  cliente: string,
  codigo: string,
): Promise<ResumoDoFechamento | undefined> {
  const { rows } = await sql<ResumoDoFechamento>`
    select f.numero, f.parceiro, p.nome as clinica, emails_de_cobranca(p) as emails, c.nome_fantasia as empresa, f.ate, t.valor_centavos as "totalCentavos",
      t.vencimento, (select count(*)::int from titulo e
        where e.cliente = f.cliente and e.fechamento = f.codigo and e.estado = 'FATURADO') as exames
    from fechamento f
    join titulo t on t.cliente = f.cliente and t.codigo = f.titulo
    join parceiro p on p.cliente = f.cliente and p.codigo = f.parceiro
    join cliente c on c.codigo = f.cliente
    where f.cliente = ${cliente} and f.codigo = ${codigo} and f.estado = 'ENVIADO'`.execute(tx)
  return rows[0]
}

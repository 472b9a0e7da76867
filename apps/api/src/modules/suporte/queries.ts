import type { Suporte } from '@vetlume/dominio/suporte'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'

const SUPORTE = (agora: string) => sql`
  s.codigo, c.nome_fantasia as empresa, s.finalidade, s.pode_mudar as "podeMudar", s.nome_de_quem_concedeu as "concedidoPor",
  s.concedido_em as "concedidoEm", s.expira_em as "expiraEm", s.revogado_em as "revogadoEm",
  s.revogado_em is null and s.expira_em > ${agora}::timestamptz as aberto`

/** Of the company, the newest first. */
export async function suportesDaEmpresa(tx: Banco, cliente: string, agora: string, codigo?: string) {
  const { rows } = await sql<Suporte>`select ${SUPORTE(agora)},
      (select count(*)::int from suporte_acesso a where a.cliente = s.cliente and a.suporte = s.codigo) as acessos
    from suporte s join cliente c on c.codigo = s.cliente
    where s.cliente = ${cliente} and s.codigo = coalesce(${codigo ?? null}::uuid, s.codigo)
    order by s.codigo desc limit 50`.execute(tx)
  return rows
}

/** Of every company, those that may be entered now. What was done inside is the company's to read. */
export async function suportesAbertos(tx: Banco, agora: string): Promise<Suporte[]> {
  const { rows } = await sql<Suporte>`select ${SUPORTE(agora)}, 0 as acessos
    from suporte s join cliente c on c.codigo = s.cliente
    where s.revogado_em is null and s.expira_em > ${agora}::timestamptz and c.ativo
    order by s.expira_em, s.codigo`.execute(tx)
  return rows
}

/** Ends what is open, or only one; answers which ended. */
export async function encerrarSuportes(tx: Banco, cliente: string, agora: string, codigo?: string): Promise<string[]> {
  const { rows } = await sql<{ codigo: string }>`update suporte set revogado_em = ${agora}
    where cliente = ${cliente} and revogado_em is null and expira_em > ${agora}::timestamptz
      and codigo = coalesce(${codigo ?? null}::uuid, codigo) returning codigo`.execute(tx)
  return rows.map(({ codigo: qual }) => qual)
}

interface Acesso {
  codigo: string
  quando: string
  quem: string
  rota: string
  registro: string | null
}

export async function acessosDoSuporte(tx: Banco, cliente: string, suporte: string): Promise<Acesso[]> {
  const { rows } = await sql<Acesso>`select codigo, quando, nome as quem, rota, registro from suporte_acesso
    where cliente = ${cliente} and suporte = ${suporte} order by codigo desc limit 500`.execute(tx)
  return rows
}

export async function fimDoSuporteAberto(tx: Banco, cliente: string, agora: string): Promise<string | null> {
  const { rows } = await sql<{ ate: string | null }>`select max(expira_em) as ate from suporte
    where cliente = ${cliente} and revogado_em is null and expira_em > ${agora}::timestamptz`.execute(tx)
  return rows[0]?.ate ?? null
}

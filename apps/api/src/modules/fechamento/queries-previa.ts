import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'

export interface ClinicaFaturada {
  codigo: string
  nome: string
  /** Whom letters about money go to; nobody when there is no address. */
  emails: string[]
  dia_fechamento: number
  dia_vencimento: number
  vence_em_dia_de_banco: boolean
  comissao_bp: number
}

export const diasDaClinica = ({
  dia_vencimento,
  vence_em_dia_de_banco,
}: Pick<ClinicaFaturada, 'dia_vencimento' | 'vence_em_dia_de_banco'>) => ({
  diaVencimento: dia_vencimento,
  venceEmDiaDeBanco: vence_em_dia_de_banco,
})

/** Clinics with exams that wait for a closing. */
export async function clinicasAFaturar(tx: Banco, cliente: string): Promise<ClinicaFaturada[]> {
  const { rows } = await sql<ClinicaFaturada>`
    select p.codigo, p.nome, emails_de_cobranca(p) as emails, p.dia_fechamento, p.dia_vencimento, p.vence_em_dia_de_banco, p.comissao_bp from parceiro p
    where p.cliente = ${cliente} and exists (select from titulo t
      where t.cliente = p.cliente and t.parceiro = p.codigo and t.estado = 'A_FATURAR')
    order by normalizar(p.nome), p.codigo`.execute(tx)
  return rows
}

/** One clinic and the last day of its period. */
export interface Periodo {
  parceiro: string
  ate: string
}

export interface CobrancaAFaturar {
  codigo: string
  atendimento: string
  parceiro: string
  valor_centavos: number
}

const pares = (periodos: readonly Periodo[]) => sql`
  unnest(${periodos.map(({ parceiro }) => parceiro)}::uuid[], ${periodos.map(({ ate }) => ate)}::date[]) as p (parceiro, ate)`

/** Charges that wait until the end of each period; with `travar`, whoever comes second waits and sees what the first left. */
export async function cobrancasAFaturar(
  tx: Banco,
  cliente: string,
  periodos: readonly Periodo[],
  { travar }: { travar: boolean },
): Promise<CobrancaAFaturar[]> {
  const { rows } = await sql<CobrancaAFaturar>`
    select t.codigo, t.atendimento, t.parceiro, t.valor_centavos from ${pares(periodos)}
    join titulo t on t.cliente = ${cliente} and t.parceiro = p.parceiro and t.estado = 'A_FATURAR' and t.competencia <= p.ate
    order by t.codigo ${travar ? sql`for update of t` : sql``}`.execute(tx)
  return rows
}

/** Exams of invoiced clinics that were done until then and are not concluded: nothing charges them yet. */
export async function examesPorConcluir(
  tx: Banco,
  { cliente, fuso }: { cliente: string; fuso: string },
  periodos: readonly Periodo[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ parceiro: string; quantos: number }>`
    select a.parceiro, count(*)::int as quantos from ${pares(periodos)}
    join atendimento a on a.cliente = ${cliente} and a.parceiro = p.parceiro and a.modo_cobranca = 'FATURADO'
      and a.estado in ('EM_ANDAMENTO', 'AGUARDANDO_LAUDO') and a.realizado_em is not null
      and (a.realizado_em at time zone ${fuso})::date <= p.ate
    group by 1`.execute(tx)
  return new Map(rows.map(({ parceiro, quantos }) => [parceiro, quantos]))
}

/** Clinics that dispute something that nobody answered. */
export async function clinicasQueContestam(tx: Banco, cliente: string): Promise<Set<string>> {
  const { rows } = await sql<{ parceiro: string }>`
    select distinct f.parceiro from fechamento_contestacao c
    join fechamento f on f.cliente = c.cliente and f.codigo = c.fechamento
    where c.cliente = ${cliente} and c.aceita is null and f.estado = 'ENVIADO'`.execute(tx)
  return new Set(rows.map(({ parceiro }) => parceiro))
}

export async function temChavePix(tx: Banco, cliente: string): Promise<boolean> {
  const { rows } = await sql<{ tem: boolean }>`
    select chave_pix is not null as tem from cliente where codigo = ${cliente}`.execute(tx)
  return rows[0]?.tem ?? false
}

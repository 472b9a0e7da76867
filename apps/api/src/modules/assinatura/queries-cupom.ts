import type { CondicaoDoCupom } from '@vetlume/dominio/assinatura'
import { sql } from 'kysely'
import { exigir, type Banco } from '../../infra/banco/index.ts'
import { darPassoNoCupom } from './dar-passo-no-cupom.ts'

/** A coupon as somebody typed it, with what decides whether it serves. */
export interface CupomDigitado {
  codigo: string
  texto: string
  condicao: CondicaoDoCupom
  ativo: boolean
  validoDe: string
  validoAte: string | null
  limiteTotal: number | null
  limitePorCliente: number
  usos: number
  usosDoCliente: number
  servePlano: boolean
}

interface Pedido {
  texto: string
  plano: string
  cliente: string | null
}

/**
 * Locked when it is about to be taken, so that the last use of a coupon goes to one. A use that the open charge of the same company keeps
 * is not counted: what is paid in its place gives it back.
 */
export async function lerCupom(
  tx: Banco,
  { texto, plano, cliente }: Pedido,
  { travar = false } = {},
): Promise<CupomDigitado | undefined> {
  if (travar) await sql`select from cupom where upper(texto) = ${texto} for no key update`.execute(tx)
  const { rows } = await sql<CupomDigitado>`
    select k.codigo, k.texto, k.ativo, k.valido_de as "validoDe", k.valido_ate as "validoAte", k.limite_total as "limiteTotal",
      k.limite_por_cliente as "limitePorCliente", k.usos - guardado.n as usos,
      json_build_object('percentualBp', k.percentual_bp, 'valorCentavos', k.valor_centavos, 'duracao', k.duracao, 'mesesRestantes', k.meses) as condicao,
      (select count(*)::int from cupom_uso u where u.cupom = k.codigo and u.cliente = ${cliente}::uuid and u.estado <> 'DEVOLVIDO')
        - guardado.n as "usosDoCliente",
      not exists (select from cupom_plano cp where cp.cupom = k.codigo)
        or exists (select from cupom_plano cp where cp.cupom = k.codigo and cp.plano = ${plano}) as "servePlano"
    from cupom k cross join lateral (
      select count(*)::int as n from cupom_uso u join cobranca_assinatura b on b.cliente = u.cliente and b.cupom_uso = u.codigo
      where u.cupom = k.codigo and u.cliente = ${cliente}::uuid and u.estado = 'RESERVADO' and b.estado = 'ABERTA') guardado
    where upper(k.texto) = ${texto}`.execute(tx)
  return rows[0]
}

export async function reservarCupom(
  tx: Banco,
  cliente: string,
  { codigo, texto, condicao }: CupomDigitado,
  agora: string,
): Promise<string> {
  await sql`update cupom set usos = usos + 1 where codigo = ${codigo}`.execute(tx)
  const { rows } = await sql<{ codigo: string }>`
    insert into cupom_uso (cliente, cupom, texto, percentual_bp, valor_centavos, duracao, meses_restantes, estado, criado_em)
    values (${cliente}, ${codigo}, ${texto}, ${condicao.percentualBp}, ${condicao.valorCentavos}, ${condicao.duracao}, ${condicao.mesesRestantes},
      'RESERVADO', ${agora})
    returning codigo`.execute(tx)
  return exigir(rows[0]).codigo
}

/** Nobody paid what it was taken for. One that discounted something once is not given back. */
export async function devolverCupom(tx: Banco, cliente: string, uso: string): Promise<void> {
  if (!(await darPassoNoCupom(tx, cliente, uso, 'devolver'))) return
  await sql`update cupom set usos = usos - 1
    where codigo = (select cupom from cupom_uso where cliente = ${cliente} and codigo = ${uso})`.execute(tx)
}

export interface UsoDoCupom {
  codigo: string
  texto: string
  condicao: CondicaoDoCupom
  /** Whether the coupon is for this plan. */
  servePlano: boolean
}

export async function lerUsoDoCupom(
  tx: Banco,
  cliente: string,
  uso: string,
  plano: string,
): Promise<UsoDoCupom | undefined> {
  const { rows } = await sql<UsoDoCupom>`
    select u.codigo, u.texto, json_build_object('percentualBp', u.percentual_bp, 'valorCentavos', u.valor_centavos, 'duracao', u.duracao,
        'mesesRestantes', u.meses_restantes) as condicao,
      not exists (select from cupom_plano cp where cp.cupom = u.cupom)
        or exists (select from cupom_plano cp where cp.cupom = u.cupom and cp.plano = ${plano}) as "servePlano"
    from cupom_uso u where u.cliente = ${cliente} and u.codigo = ${uso}`.execute(tx)
  return rows[0]
}

export async function gastarCupom(
  tx: Banco,
  cliente: string,
  uso: string,
  resto: CondicaoDoCupom | null,
): Promise<void> {
  const meses_restantes = sql`case when duracao = 'MESES' then ${resto?.mesesRestantes ?? 0}::int end`
  if (!(await darPassoNoCupom(tx, cliente, uso, 'gastar', { meses_restantes })))
    throw new Error(`coupon ${uso} was given back and cannot be spent`)
}

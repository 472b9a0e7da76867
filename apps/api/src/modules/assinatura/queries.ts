import type { MeioDePagamento } from '@vetlume/dominio/assinatura'
import type { EstadoDoCliente } from '@vetlume/dominio/cliente'
import type { Ciclo } from '@vetlume/dominio/conta'
import { sql } from 'kysely'
import { exigir, type Banco } from '../../infra/banco/index.ts'
import type { CartaoGuardado } from '../../infra/pagamento/index.ts'

export async function codigoDaOperadora(tx: Banco): Promise<string> {
  const { rows } = await sql<{ codigo: string }>`select codigo from cliente where operadora`.execute(tx)
  return exigir(rows[0]).codigo
}

export interface PlanoDaEmpresa {
  codigo: string
  nome: string
  mensalCentavos: number
  anualCentavos: number
}

/** A company with what it subscribes. */
export interface Empresa {
  cliente: string
  nome: string
  documento: string
  fuso: string
  estado: EstadoDoCliente
  ciclo: Ciclo | null
  testeAte: string | null
  plano: PlanoDaEmpresa | null
  assinatura: Assinatura | null
}

export interface Assinatura {
  periodoDe: string
  periodoAte: string
  periodoCentavos: number
  diaBase: number
  meio: MeioDePagamento
  renova: boolean
  proximoPlano: PlanoDaEmpresa | null
  proximoCiclo: Ciclo | null
  creditoCentavos: number
  cupomUso: string | null
  cartao: CartaoGuardado | null
  provedor: string | null
  iniciadaEm: string
  encerrada: boolean
  versao: number
}

const doPlano = (alias: string) =>
  sql`case when ${sql.ref(`${alias}.codigo`)} is not null then json_build_object('codigo', ${sql.ref(`${alias}.codigo`)},
    'nome', ${sql.ref(`${alias}.nome`)}, 'mensalCentavos', ${sql.ref(`${alias}.mensal_centavos`)},
    'anualCentavos', ${sql.ref(`${alias}.anual_centavos`)}) end`

const EMPRESA = sql`
  select c.codigo as cliente, c.nome_fantasia as nome, c.documento, c.fuso, c.estado, c.ciclo, c.teste_ate as "testeAte", ${doPlano('p')} as plano,
    case when a.cliente is not null then json_build_object('periodoDe', a.periodo_de, 'periodoAte', a.periodo_ate,
      'periodoCentavos', a.periodo_centavos, 'diaBase', a.dia_base, 'meio', a.meio, 'renova', a.renova, 'proximoPlano', ${doPlano('x')},
      'proximoCiclo', a.proximo_ciclo, 'creditoCentavos', a.credito_centavos, 'cupomUso', a.cupom_uso, 'provedor', a.provedor,
      'cartao', case when a.provedor_cartao is not null then json_build_object('bandeira', a.cartao_bandeira, 'final', a.cartao_final,
        'validade', a.cartao_validade, 'pagador', a.provedor_pagador, 'cartao', a.provedor_cartao) end,
      'iniciadaEm', a.iniciada_em, 'encerrada', a.encerrada_em is not null, 'versao', a.versao) end as assinatura
  from cliente c left join plano p on p.codigo = c.plano left join assinatura a on a.cliente = c.codigo
    left join plano x on x.codigo = a.proximo_plano`

export async function lerEmpresa(tx: Banco, cliente: string): Promise<Empresa> {
  const { rows } = await sql<Empresa>`${EMPRESA} where c.codigo = ${cliente} and not c.operadora`.execute(tx)
  return exigir(rows[0])
}

/** The row of the company is what every change of its subscription waits for. */
export async function travarEmpresa(tx: Banco, cliente: string): Promise<Empresa> {
  await sql`select from cliente where codigo = ${cliente} for no key update`.execute(tx)
  return lerEmpresa(tx, cliente)
}

export async function planoAVenda(tx: Banco, plano: string): Promise<PlanoDaEmpresa | undefined> {
  const { rows } = await sql<PlanoDaEmpresa>`
    select codigo, nome, mensal_centavos as "mensalCentavos", anual_centavos as "anualCentavos" from plano
    where codigo = ${plano} and ativo`.execute(tx)
  return rows[0]
}

/** Where letters about the subscription go: who pays for the company, or its own address. */
export async function destinatarios(tx: Banco, cliente: string): Promise<{ nome: string; email: string }[]> {
  const { rows } = await sql<{ nome: string; email: string }>`
    select distinct p.nome, u.email from vinculo v join usuario u on u.codigo = v.usuario join pessoa p on p.codigo = u.pessoa
    where v.cliente = ${cliente} and v.perfil in ('CLIENTE', 'CLIENTE_BASE') and u.ativo order by u.email limit 20`.execute(
    tx,
  )
  return rows
}

export async function pagadorDe(tx: Banco, usuario: string): Promise<{ nome: string; email: string }> {
  const { rows } = await sql<{ nome: string; email: string }>`
    select p.nome, u.email from usuario u join pessoa p on p.codigo = u.pessoa where u.codigo = ${usuario}`.execute(tx)
  return exigir(rows[0])
}

export interface PeriodoPagoNaConta {
  periodoDe: string
  periodoAte: string
  periodoCentavos: number
  diaBase: number
  meio: MeioDePagamento
  creditoCentavos: number
  cupomUso: string | null
}

/** Writes the period that was paid; what was asked for before it began is done with. */
export async function gravarPeriodo(tx: Banco, cliente: string, p: PeriodoPagoNaConta, agora: string): Promise<void> {
  await sql`
    insert into assinatura (cliente, periodo_de, periodo_ate, periodo_centavos, dia_base, meio, credito_centavos, cupom_uso, iniciada_em)
    values (${cliente}, ${p.periodoDe}, ${p.periodoAte}, ${p.periodoCentavos}, ${p.diaBase}, ${p.meio}, ${p.creditoCentavos}, ${p.cupomUso}, ${agora})
    on conflict (cliente) do update set periodo_de = excluded.periodo_de, periodo_ate = excluded.periodo_ate,
      periodo_centavos = excluded.periodo_centavos, dia_base = excluded.dia_base, meio = excluded.meio,
      credito_centavos = excluded.credito_centavos, cupom_uso = excluded.cupom_uso, renova = true, cancelada_em = null,
      motivo_cancelamento = null, proximo_plano = null, proximo_ciclo = null, encerrada_em = null, versao = assinatura.versao + 1,
      iniciada_em = case when assinatura.encerrada_em is null then assinatura.iniciada_em else excluded.iniciada_em end`.execute(
    tx,
  )
}

export async function gravarCartao(
  tx: Banco,
  cliente: string,
  provedor: string,
  { bandeira, final, validade, pagador, cartao }: CartaoGuardado,
): Promise<void> {
  await sql`update assinatura set meio = 'CARTAO', cartao_bandeira = ${bandeira}, cartao_final = ${final}, cartao_validade = ${validade},
      provedor = ${provedor}, provedor_pagador = ${pagador}, provedor_cartao = ${cartao}, versao = versao + 1
    where cliente = ${cliente}`.execute(tx)
}

export async function encerrarAssinatura(tx: Banco, cliente: string, agora: string): Promise<void> {
  await sql`update assinatura set encerrada_em = ${agora}, cupom_uso = null, proximo_plano = null, proximo_ciclo = null, versao = versao + 1
    where cliente = ${cliente} and encerrada_em is null`.execute(tx)
}

export async function marcarMudanca(
  tx: Banco,
  cliente: string,
  proximo: { plano: string; ciclo: Ciclo } | null,
): Promise<void> {
  await sql`update assinatura set proximo_plano = ${proximo?.plano ?? null}, proximo_ciclo = ${proximo?.ciclo ?? null}, versao = versao + 1
    where cliente = ${cliente}`.execute(tx)
}

export async function marcarCancelamento(
  tx: Banco,
  cliente: string,
  cancelamento: { em: string; motivo: string | null } | null,
): Promise<void> {
  await sql`update assinatura set renova = ${cancelamento === null}, cancelada_em = ${cancelamento?.em ?? null},
      motivo_cancelamento = ${cancelamento?.motivo ?? null}, proximo_plano = null, proximo_ciclo = null, versao = versao + 1
    where cliente = ${cliente}`.execute(tx)
}

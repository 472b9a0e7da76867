import type {
  EstadoDaCobranca,
  EstadoDaTentativa,
  MeioDaCobranca,
  MeioDePagamento,
  MotivoDeRecusa,
  TipoDeCobranca,
} from '@vetlume/dominio/assinatura'
import type { Ciclo } from '@vetlume/dominio/conta'
import { sql, type RawBuilder } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import type { CartaoGuardado } from '../../infra/pagamento/index.ts'
import type { Assinatura } from './queries.ts'

export interface Tentativa {
  codigo: string
  meio: MeioDePagamento
  provedor: string
  estado: EstadoDaTentativa
  motivo: MotivoDeRecusa | null
  pagamento: string | null
  pix: string | null
  expiraEm: string | null
  aDevolver: boolean
}

export interface Cobranca {
  cliente: string
  codigo: string
  tipo: TipoDeCobranca
  estado: EstadoDaCobranca
  plano: { codigo: string; nome: string }
  ciclo: Ciclo
  periodoDe: string
  periodoAte: string
  brutoCentavos: number
  descontoCentavos: number
  creditoCentavos: number
  valorCentavos: number
  sobraCentavos: number
  cupomUso: string | null
  cupom: string | null
  meio: MeioDaCobranca
  vencimento: string
  tentativas: number
  proximaTentativaEm: string | null
  taxaCentavos: number
  pagaEm: string | null
  criadaEm: string
  mudouEm: string
  versao: number
  /** The last asking of the provider. */
  pagamento: Tentativa | null
}

const TENTATIVA = sql`json_build_object('codigo', t.codigo, 'meio', t.meio, 'provedor', t.provedor, 'estado', t.estado, 'motivo', t.motivo,
  'pagamento', t.pagamento, 'pix', t.pix, 'expiraEm', t.expira_em, 'aDevolver', t.a_devolver)`

export const CAMPOS_DA_COBRANCA = sql`b.cliente, b.codigo, b.tipo, b.estado, json_build_object('codigo', p.codigo, 'nome', p.nome) as plano, b.ciclo,
  b.periodo_de as "periodoDe", b.periodo_ate as "periodoAte", b.bruto_centavos as "brutoCentavos", b.desconto_centavos as "descontoCentavos",
  b.credito_centavos as "creditoCentavos", b.valor_centavos as "valorCentavos", b.sobra_centavos as "sobraCentavos", b.cupom_uso as "cupomUso",
  (select u.texto from cupom_uso u where u.cliente = b.cliente and u.codigo = b.cupom_uso) as cupom, b.meio, b.vencimento, b.tentativas,
  b.proxima_tentativa_em as "proximaTentativaEm", b.taxa_centavos as "taxaCentavos", b.paga_em as "pagaEm", b.criada_em as "criadaEm", b.mudou_em as "mudouEm", b.versao,
  (select ${TENTATIVA} from tentativa_pagamento t where t.cliente = b.cliente and t.cobranca = b.codigo order by t.criada_em desc, t.codigo desc limit 1) as pagamento`
export const ORIGEM_DA_COBRANCA = sql`from cobranca_assinatura b join plano p on p.codigo = b.plano`

async function uma(tx: Banco, onde: RawBuilder<unknown>): Promise<Cobranca | undefined> {
  const { rows } = await sql<Cobranca>`select ${CAMPOS_DA_COBRANCA} ${ORIGEM_DA_COBRANCA} where ${onde}`.execute(tx)
  return rows[0]
}

/** `cliente` null: of whichever company, for who knows it by the provider. */
export const lerCobranca = (tx: Banco, cliente: string | null, codigo: string): Promise<Cobranca | undefined> =>
  uma(tx, sql`b.codigo = ${codigo}${cliente === null ? sql`` : sql` and b.cliente = ${cliente}`}`)

export const cobrancaAberta = (tx: Banco, cliente: string): Promise<Cobranca | undefined> =>
  uma(tx, sql`b.cliente = ${cliente} and b.estado = 'ABERTA'`)

/** Whether a charge pays the period that runs: a change of plan that was paid before it began has the same days. */
export async function pagaOPeriodo(
  tx: Banco,
  assinatura: Pick<Assinatura, 'periodoDe' | 'periodoAte'> | null,
  { cliente, codigo, periodoDe, periodoAte }: Cobranca,
): Promise<boolean> {
  if (assinatura?.periodoDe !== periodoDe || assinatura.periodoAte !== periodoAte) return false
  const { rows } = await sql`select from cobranca_assinatura b join cobranca_assinatura m on m.cliente = b.cliente
    where b.cliente = ${cliente} and b.codigo = ${codigo} and m.tipo = 'MUDANCA' and m.periodo_de = b.periodo_de and m.paga_em > b.paga_em
    limit 1`.execute(tx)
  return rows.length === 0
}

export interface NovaCobranca {
  cliente: string
  codigo: string
  tipo: TipoDeCobranca
  plano: string
  ciclo: Ciclo
  periodo: { de: string; ate: string }
  brutoCentavos: number
  descontoCentavos: number
  creditoCentavos: number
  valorCentavos: number
  sobraCentavos: number
  cupomUso: string | null
  meio: MeioDaCobranca
  vencimento: string
}

/** False when another process wrote this period first. */
export async function inserirCobranca(tx: Banco, c: NovaCobranca, agora: string): Promise<boolean> {
  const { rows } = await sql`
    insert into cobranca_assinatura (cliente, codigo, tipo, estado, plano, ciclo, periodo_de, periodo_ate, bruto_centavos, desconto_centavos,
      credito_centavos, valor_centavos, sobra_centavos, cupom_uso, meio, vencimento, criada_em, mudou_em)
    values (${c.cliente}, ${c.codigo}, ${c.tipo}, 'ABERTA', ${c.plano}, ${c.ciclo}, ${c.periodo.de}, ${c.periodo.ate}, ${c.brutoCentavos},
      ${c.descontoCentavos}, ${c.creditoCentavos}, ${c.valorCentavos}, ${c.sobraCentavos}, ${c.cupomUso}, ${c.meio}, ${c.vencimento}, ${agora}, ${agora})
    on conflict do nothing returning codigo`.execute(tx)
  return rows.length > 0
}

interface MudancaDaCobranca {
  meio?: MeioDaCobranca
  proxima_tentativa_em?: string | null
  periodo_ate?: string
  sobra_centavos?: number
}

/** Each change raises the version, by which screens tell what is newer. */
export async function mudarCobranca(
  tx: Banco,
  { cliente, codigo }: Pick<Cobranca, 'cliente' | 'codigo'>,
  mudanca: MudancaDaCobranca,
  agora: string,
): Promise<void> {
  await tx
    .updateTable('cobranca_assinatura')
    .set((eb) => ({ ...mudanca, mudou_em: agora, versao: eb('versao', '+', 1) }))
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .execute()
}

export interface NovaTentativa {
  cliente: string
  codigo: string
  cobranca: string
  meio: MeioDePagamento
  provedor: string
  valorCentavos: number
  conferirEm: string
}

/** False when this attempt was written before. It comes after those of its charge, whatever the clocks of two processes say: the last one counts. */
export async function inserirTentativa(tx: Banco, t: NovaTentativa, agora: string): Promise<boolean> {
  const { rows } = await sql`
    insert into tentativa_pagamento (cliente, codigo, cobranca, meio, provedor, estado, valor_centavos, conferir_em, criada_em, mudou_em)
    values (${t.cliente}, ${t.codigo}, ${t.cobranca}, ${t.meio}, ${t.provedor}, 'CRIADA', ${t.valorCentavos}, ${t.conferirEm},
      greatest(${agora}::timestamptz, (select max(criada_em) + interval '1 microsecond' from tentativa_pagamento
        where cliente = ${t.cliente} and cobranca = ${t.cobranca})), ${agora})
    on conflict do nothing returning codigo`.execute(tx)
  await sql`update cobranca_assinatura set tentativas = tentativas + ${rows.length}::int where cliente = ${t.cliente} and codigo = ${t.cobranca}`.execute(
    tx,
  )
  return rows.length > 0
}

export interface TentativaDaCobranca extends Tentativa {
  cliente: string
  cobranca: string
  /** Told when it was asked for; kept for when it is approved. */
  cartao: CartaoGuardado | null
}

export async function lerTentativa(tx: Banco, codigo: string): Promise<TentativaDaCobranca | undefined> {
  const { rows } = await sql<{ linha: TentativaDaCobranca }>`
    select ${TENTATIVA}::jsonb || jsonb_build_object('cliente', t.cliente, 'cobranca', t.cobranca, 'cartao', t.cartao) as linha
    from tentativa_pagamento t where t.codigo = ${codigo}`.execute(tx)
  return rows[0]?.linha
}

interface MudancaDaTentativa {
  a_devolver?: boolean
  conferir_em?: string
  cartao?: null
}

export async function mudarTentativa(
  tx: Banco,
  { cliente, codigo }: Pick<TentativaDaCobranca, 'cliente' | 'codigo'>,
  mudanca: MudancaDaTentativa,
  agora: string,
): Promise<void> {
  await tx
    .updateTable('tentativa_pagamento')
    .set({ ...mudanca, mudou_em: agora })
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .execute()
}

/** Attempts of a charge that the provider may still be paid for. */
export async function tentativasVivas(tx: Banco, cliente: string, cobranca: string): Promise<Tentativa[]> {
  const { rows } = await sql<{ linha: Tentativa }>`select ${TENTATIVA} as linha from tentativa_pagamento t
    where t.cliente = ${cliente} and t.cobranca = ${cobranca} and t.estado in ('CRIADA', 'PENDENTE') order by t.criada_em`.execute(
    tx,
  )
  return rows.map(({ linha }) => linha)
}

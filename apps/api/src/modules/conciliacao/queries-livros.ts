import { DIAS_DO_PAGAMENTO, type PagamentoSemExtrato, type Par } from '@vetlume/dominio/conciliacao'
import { sql } from 'kysely'
import { listar, type Banco } from '../../infra/banco/index.ts'
import { avancarTransferencias } from '../financeiro/index.ts'

// What the books say that moved in an account, and which line of the bank proves it: payments, and each side of a transfer.

/** What moved in the account with a payment `p` of the title `t`: positive in, negative out. */
const liquido = sql`(case t.natureza when 'RECEBER' then p.valor_centavos else -p.valor_centavos end - p.taxa_centavos)`
export const aConta = sql`json_build_object('livro', case t.natureza when 'RECEBER' then 'contas-receber' else 'contas-pagar' end, 'codigo', t.codigo, 'numero', t.numero)`

/** Both sides `l` of a transfer `x`: its key there, the account, the other one, and what moved. */
const LADOS = sql`cross join lateral (values (x.codigo, x.de, x.para, -x.valor_centavos),
  (x.entrada, x.para, x.de, x.valor_centavos - x.taxa_centavos)) as l (chave, conta_financeira, outra, centavos)`
const semExtrato = sql`not exists (select from conciliacao_transferencia k where k.cliente = x.cliente and k.transferencia = x.codigo
  and k.conta_financeira = l.conta_financeira)`
const oQueFoi = sql`case when x.estorna is null then 'Transferência ' else 'Estorno de transferência ' end
  || case when l.conta_financeira = x.de then 'para ' else 'de ' end || o.nome || coalesce(': ' || x.descricao, '')`
/** Neither was reversed nor is a reversal. */
const vale = sql`(x.estorna is null and not exists (select from transferencia e where e.cliente = x.cliente and e.estorna = x.codigo))`

/** What a line `m` was reconciled with. */
export const pares = sql`coalesce((select json_agg(json_build_object('conta', r.conta, 'transferencia', r.transferencia, 'descricao', r.descricao,
    'contraparte', r.contraparte, 'dia', r.dia, 'centavos', r.centavos) order by r.numero)
  from (
    select ${aConta} as conta, null::uuid as transferencia, t.descricao, t.contraparte, coalesce(p.liquida_em, p.pago_em) as dia, ${liquido} as centavos, t.numero
    from conciliacao k join pagamento p on p.cliente = k.cliente and p.codigo = k.pagamento
    join titulo t on t.cliente = p.cliente and t.codigo = p.titulo
    where k.cliente = m.cliente and k.movimento = m.codigo
    union all
    select null, coalesce(x.estorna, x.codigo), ${oQueFoi}, o.nome, x.dia, l.centavos, null
    from conciliacao_transferencia k join transferencia x on x.cliente = k.cliente and x.codigo = k.transferencia ${LADOS}
    join conta_financeira o on o.cliente = x.cliente and o.codigo = l.outra
    where k.cliente = m.cliente and k.movimento = m.codigo and l.conta_financeira = k.conta_financeira) r), '[]'::json)`

const doTituloSemExtrato = (cliente: string, contaFinanceira: string | undefined) => sql`
  from pagamento_sem_extrato s join pagamento p on p.cliente = s.cliente and p.codigo = s.pagamento
  join titulo t on t.cliente = p.cliente and t.codigo = p.titulo
  where s.cliente = ${cliente}${contaFinanceira === undefined ? sql`` : sql` and s.conta_financeira = ${contaFinanceira}`}`

const daTransferenciaSemExtrato = (cliente: string, contaFinanceira: string | undefined) => sql`
  from transferencia x ${LADOS} join conta_financeira o on o.cliente = x.cliente and o.codigo = l.outra
  where x.cliente = ${cliente} and ${semExtrato}${
    contaFinanceira === undefined
      ? sql``
      : sql` and ${contaFinanceira} in (x.de, x.para) and l.conta_financeira = ${contaFinanceira}`
  }`

/** All that moved without a line of the bank, as `c`: `outra` and `vale` are of transfers. */
export const semExtratoDe = (cliente: string, contaFinanceira: string | undefined) => sql`(
  select p.codigo, ${aConta} as conta, null::uuid as transferencia, t.descricao, t.contraparte, s.dia, ${liquido} as centavos,
    t.busca, t.numero, null::uuid as outra, true as vale
  ${doTituloSemExtrato(cliente, contaFinanceira)}
  union all
  select l.chave, null, coalesce(x.estorna, x.codigo), ${oQueFoi}, o.nome, x.dia, l.centavos,
    normalizar(o.nome || ' ' || coalesce(x.descricao, '')), null, l.outra, ${vale}
  ${daTransferenciaSemExtrato(cliente, contaFinanceira)}) c`

export interface FiltroDePagamentos {
  contaFinanceira?: string | undefined
  de?: string | undefined
  ate?: string | undefined
}

/** What moved and no line of the bank proves, as the list has it. */
export const recorteDePagamentos = (cliente: string, { contaFinanceira, de, ate }: FiltroDePagamentos) => ({
  origem: sql`from ${semExtratoDe(cliente, contaFinanceira)}`,
  filtros: [de === undefined ? null : sql`c.dia >= ${de}::date`, ate === undefined ? null : sql`c.dia <= ${ate}::date`],
})

export const MEDIDAS_DOS_PAGAMENTOS = { centavos: sql`c.centavos` }

export function listarPagamentosSemExtrato(
  tx: Banco,
  cliente: string,
  filtro: FiltroDePagamentos & { ordem: string; cursor?: string | undefined; limite: number },
) {
  return listar<Par & { codigo: string }>(tx, filtro, {
    ...recorteDePagamentos(cliente, filtro),
    campos: sql`c.codigo, c.conta, c.transferencia, c.descricao, c.contraparte, c.dia, c.centavos`,
    chave: sql`c.codigo`,
    colunas: {
      dia: { expressao: sql`c.dia`, tipo: 'date' },
      valor: { expressao: sql`c.centavos`, tipo: 'int8' },
    },
  })
}

export type PagamentoLido = PagamentoSemExtrato & { par: Par }

/** What moved in the account and a line may prove. */
export async function pagamentosProvaveis(
  tx: Banco,
  cliente: string,
  contaFinanceira: string,
  { valores, de, ate }: { valores: number[]; de: string; ate: string },
): Promise<PagamentoLido[]> {
  const { rows } = await sql<PagamentoLido>`
    select c.codigo, c.dia, c.centavos, c.contraparte, json_build_object('conta', c.conta, 'transferencia', c.transferencia,
      'descricao', c.descricao, 'contraparte', c.contraparte, 'dia', c.dia, 'centavos', c.centavos) as par
    from ${semExtratoDe(cliente, contaFinanceira)}
    where c.dia between ${de}::date - ${DIAS_DO_PAGAMENTO}::int and ${ate}::date + ${DIAS_DO_PAGAMENTO}::int and abs(c.centavos) = any(${valores}) and c.vale`.execute(
    tx,
  )
  return rows
}

/** The day of a transfer that the books have of this line, between these accounts, and that no line proves. */
export async function transferenciaConhecida(
  tx: Banco,
  cliente: string,
  { contaFinanceira, centavos, dia }: { contaFinanceira: string; centavos: number; dia: string },
  outra: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ dia: string }>`
    select c.dia from ${semExtratoDe(cliente, contaFinanceira)}
    where c.outra = ${outra} and c.centavos = ${centavos}::bigint and c.vale and c.dia between ${dia}::date - ${DIAS_DO_PAGAMENTO}::int
      and ${dia}::date + ${DIAS_DO_PAGAMENTO}::int limit 1`.execute(tx)
  return rows[0]?.dia
}

/** That this line `m` has no transfer of its own in the books, which it would prove. */
export const semTransferenciaConhecida = sql`not exists (select from transferencia x ${LADOS} where x.cliente = m.cliente
  and m.conta_financeira in (x.de, x.para) and l.conta_financeira = m.conta_financeira and l.centavos = m.centavos
  and x.dia between m.dia - ${DIAS_DO_PAGAMENTO}::int and m.dia + ${DIAS_DO_PAGAMENTO}::int and ${semExtrato} and ${vale})`

export interface SemExtratoTravado {
  codigo: string
  centavos: number
  /** The transfer of which it is a side; null of a payment. */
  transferencia: string | null
}

/** What moved in an account and no line proves yet. Titles and transfers are locked, so that none is reversed meanwhile. */
export async function travarPagamentos(
  tx: Banco,
  cliente: string,
  contaFinanceira: string,
  codigos: readonly string[],
): Promise<SemExtratoTravado[]> {
  const { rows: pagamentos } = await sql<SemExtratoTravado>`
    select p.codigo, ${liquido} as centavos, null as transferencia ${doTituloSemExtrato(cliente, contaFinanceira)}
      and p.codigo = any(${codigos}::uuid[]) order by t.codigo for update of t`.execute(tx)
  if (pagamentos.length === codigos.length) return pagamentos
  const { rows: transferencias } = await sql<SemExtratoTravado>`
    select l.chave as codigo, l.centavos, x.codigo as transferencia ${daTransferenciaSemExtrato(cliente, contaFinanceira)}
      and l.chave = any(${codigos}::uuid[]) order by x.codigo for update of x`.execute(tx)
  return [...pagamentos, ...transferencias]
}

/** What a line proves. */
export interface Provado {
  pagamentos: readonly string[]
  /** Transfers, on the side of the account of the line. */
  transferencias: readonly string[]
}

export async function unir(
  tx: Banco,
  { cliente, autor, criado_em }: { cliente: string; autor: string; criado_em: string },
  { codigo: movimento, contaFinanceira }: { codigo: string; contaFinanceira: string },
  { pagamentos, transferencias }: Provado,
): Promise<void> {
  const comum = { cliente, movimento, autor, criado_em }
  if (pagamentos.length > 0)
    await tx
      .insertInto('conciliacao')
      .values(pagamentos.map((pagamento) => ({ ...comum, pagamento })))
      .execute()
  if (transferencias.length === 0) return
  await tx
    .insertInto('conciliacao_transferencia')
    .values(transferencias.map((transferencia) => ({ ...comum, transferencia, conta_financeira: contaFinanceira })))
    .execute()
  await avancarTransferencias(tx, cliente, transferencias)
}

export async function separar(tx: Banco, cliente: string, movimento: string): Promise<void> {
  await tx.deleteFrom('conciliacao').where('cliente', '=', cliente).where('movimento', '=', movimento).execute()
  const soltas = await tx
    .deleteFrom('conciliacao_transferencia')
    .where('cliente', '=', cliente)
    .where('movimento', '=', movimento)
    .returning('transferencia')
    .execute()
  if (soltas.length > 0)
    await avancarTransferencias(
      tx,
      cliente,
      soltas.map(({ transferencia }) => transferencia),
    )
}

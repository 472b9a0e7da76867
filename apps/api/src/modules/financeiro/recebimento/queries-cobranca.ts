import type { EstadoDaTentativa } from '@vetlume/dominio/assinatura'
import {
  MAXIMO_DE_PENDENCIAS,
  type CobrancaPix,
  type PendenciaDePix,
  type ProvedorDoRecebimento,
} from '@vetlume/dominio/financeiro'
import { sql, type Updateable } from 'kysely'
import type { Banco } from '../../../infra/banco/index.ts'
import type { CobrancaPix as Linha } from '../../../infra/banco/tipos.ts'

export interface Cobranca {
  codigo: string
  provedor: ProvedorDoRecebimento
  estado: EstadoDaTentativa
  parceiro: string | null
  contaFinanceira: string
  valorCentavos: number
  pagamento: string | null
  pix: string | null
  expiraEm: string
  sobraCentavos: number
  /** It waits for a person. */
  pendente: boolean
  criadaEm: string
}

const CAMPOS = sql`c.codigo, c.provedor, c.estado, c.parceiro, c.conta_financeira as "contaFinanceira", c.valor_centavos as "valorCentavos",
  c.pagamento, c.pix, c.expira_em as "expiraEm", c.sobra_centavos as "sobraCentavos",
  c.pendencia is not null and c.resolvida_em is null as pendente, c.criada_em as "criadaEm"`

export async function lerCobranca(tx: Banco, cliente: string, codigo: string): Promise<Cobranca | undefined> {
  const { rows } = await sql<Cobranca>`
    select ${CAMPOS} from cobranca_pix c where c.cliente = ${cliente} and c.codigo = ${codigo}`.execute(tx)
  return rows[0]
}

/** Locked until commit: who comes second sees what the first left. */
export async function travarCobranca(tx: Banco, cliente: string, codigo: string): Promise<Cobranca | undefined> {
  const { rows } = await sql<Cobranca>`
    select ${CAMPOS} from cobranca_pix c where c.cliente = ${cliente} and c.codigo = ${codigo} for update`.execute(tx)
  return rows[0]
}

/** The one that waits for these titles, locked; whoever asks for the same at once waits, whether there is one or not. */
export async function travarViva(tx: Banco, cliente: string, resumo: string): Promise<Cobranca | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pix:${cliente}:${resumo}`}, 0))`.execute(tx)
  const { rows } = await sql<Cobranca>`
    select ${CAMPOS} from cobranca_pix c
    where c.cliente = ${cliente} and c.resumo = ${resumo} and c.estado in ('CRIADA', 'PENDENTE') for update`.execute(tx)
  return rows[0]
}

/** As the provider knows those that wait to be paid. */
export async function cobrancasVivas(tx: Banco, cliente: string): Promise<string[]> {
  const { rows } = await sql<{ pagamento: string }>`
    select pagamento from cobranca_pix where cliente = ${cliente} and estado = 'PENDENTE' and pagamento is not null`.execute(
    tx,
  )
  return rows.map(({ pagamento }) => pagamento)
}

export interface Parte {
  titulo: string
  valorCentavos: number
  acrescimoCentavos: number
}

export interface CobrancaNova {
  codigo: string
  provedor: ProvedorDoRecebimento
  resumo: string
  parceiro: string | null
  conta_financeira: string
  valor_centavos: number
  expira_em: string
  conferir_em: string
  partes: readonly Parte[]
}

export async function inserirCobranca(tx: Banco, cliente: string, nova: CobrancaNova, agora: string): Promise<void> {
  const { partes, ...linha } = nova
  await tx
    .insertInto('cobranca_pix')
    .values({ ...linha, cliente, estado: 'CRIADA', criada_em: agora, mudou_em: agora })
    .execute()
  await tx
    .insertInto('cobranca_pix_titulo')
    .values(
      partes.map(({ titulo, valorCentavos, acrescimoCentavos }) => ({
        cliente,
        cobranca: nova.codigo,
        titulo,
        valor_centavos: valorCentavos,
        acrescimo_centavos: acrescimoCentavos,
      })),
    )
    .execute()
}

type Mudanca = Omit<Updateable<Linha>, 'estado'>

export async function mudarCobranca(
  tx: Banco,
  cliente: string,
  codigo: string,
  mudanca: Mudanca,
  agora: string,
): Promise<void> {
  await tx
    .updateTable('cobranca_pix')
    .set({ ...mudanca, mudou_em: agora })
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .execute()
}

export interface ParteCobrada extends Parte {
  pagamento: string | null
  estornado: boolean
  /** Of the title now. */
  saldoCentavos: number
  emAberto: boolean
}

/** What each title was charged, in the order in which titles are locked. */
export async function partesDaCobranca(tx: Banco, cliente: string, cobranca: string): Promise<ParteCobrada[]> {
  const { rows } = await sql<ParteCobrada>`
    select i.titulo, i.valor_centavos as "valorCentavos", i.acrescimo_centavos as "acrescimoCentavos", i.pagamento,
      exists (select from pagamento e where e.cliente = i.cliente and e.estorna = i.pagamento) as estornado,
      t.valor_centavos - t.desconto_centavos + t.acrescimo_centavos - t.pago_centavos as "saldoCentavos",
      t.estado in ('ABERTO', 'PARCIAL') as "emAberto"
    from cobranca_pix_titulo i join titulo t on t.cliente = i.cliente and t.codigo = i.titulo
    where i.cliente = ${cliente} and i.cobranca = ${cobranca} order by i.titulo`.execute(tx)
  return rows
}

export async function anotarPagamentos(
  tx: Banco,
  cliente: string,
  cobranca: string,
  pagos: readonly { titulo: string; pagamento: string }[],
): Promise<void> {
  for (const { titulo, pagamento } of pagos)
    await tx
      .updateTable('cobranca_pix_titulo')
      .set({ pagamento })
      .where('cliente', '=', cliente)
      .where('cobranca', '=', cobranca)
      .where('titulo', '=', titulo)
      .execute()
}

/** As a screen follows it. A clinic sees its own. */
export async function verCobranca(
  tx: Banco,
  cliente: string,
  codigo: string,
  parceiro: string | null,
): Promise<CobrancaPix | undefined> {
  const { rows } = await sql<CobrancaPix>`
    select c.codigo, c.estado, c.valor_centavos as "valorCentavos", c.expira_em as "expiraEm", c.provedor = 'SANDBOX' as teste
    from cobranca_pix c where c.cliente = ${cliente} and c.codigo = ${codigo}
      and (${parceiro}::uuid is null or c.parceiro = ${parceiro}::uuid)`.execute(tx)
  return rows[0]
}

export async function contarPendencias(tx: Banco, cliente: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from cobranca_pix
    where cliente = ${cliente} and pendencia is not null and resolvida_em is null`.execute(tx)
  return rows[0]?.n ?? 0
}

export async function listarPendencias(tx: Banco, cliente: string): Promise<PendenciaDePix[]> {
  const { rows } = await sql<PendenciaDePix>`
    select c.codigo, case when c.sobra_centavos > 0 then c.sobra_centavos else c.valor_centavos end as "valorCentavos", c.pendencia,
      c.pendente_desde as desde, c.provedor = 'SANDBOX' as teste,
      c.estado = 'APROVADA' and c.sobra_centavos = c.valor_centavos as "podeDevolver",
      (select json_agg(json_build_object('codigo', t.codigo, 'numero', t.numero, 'descricao', t.descricao) order by t.numero)
        from cobranca_pix_titulo i join titulo t on t.cliente = i.cliente and t.codigo = i.titulo
        where i.cliente = c.cliente and i.cobranca = c.codigo) as contas
    from cobranca_pix c where c.cliente = ${cliente} and c.pendencia is not null and c.resolvida_em is null
    order by c.pendente_desde, c.codigo limit ${MAXIMO_DE_PENDENCIAS}`.execute(tx)
  return rows
}

export interface Atraso {
  codigo: string
  vencimento: string
  multaBp: number | null
  jurosMesBp: number | null
  /** The last day on which a surcharge was paid. */
  ultimoEncargo: string | null
  valorCentavos: number
  acrescimoCentavos: number
}

/** What says how much being late costs each title. */
export async function atrasosDe(tx: Banco, cliente: string, titulos: readonly string[]): Promise<Atraso[]> {
  const { rows } = await sql<Atraso>`
    select t.codigo, t.vencimento, p.multa_bp as "multaBp", p.juros_mes_bp as "jurosMesBp", t.valor_centavos as "valorCentavos",
      t.acrescimo_centavos as "acrescimoCentavos",
      (select max(g.pago_em) from pagamento g where g.cliente = t.cliente and g.titulo = t.codigo and g.acrescimo_centavos > 0
        and not exists (select from pagamento e where e.cliente = g.cliente and e.estorna = g.codigo)) as "ultimoEncargo"
    from titulo t left join parceiro p on p.cliente = t.cliente and p.codigo = t.parceiro
    where t.cliente = ${cliente} and t.codigo = any(${titulos}::uuid[])`.execute(tx)
  return rows
}

export interface Devedor {
  nome: string
  email: string | null
  documento: string | null
  parceiro: string | null
}

/** Who owes a title, as a provider asks; what is not registered of them is the company's. */
export async function devedorDe(tx: Banco, cliente: string, titulo: string): Promise<Devedor | undefined> {
  const { rows } = await sql<Devedor>`
    select coalesce(p.nome, u.nome, t.contraparte) as nome, coalesce((emails_de_cobranca(p))[1], p.email, u.email, e.email) as email,
      coalesce(p.documento, u.cpf) as documento, t.parceiro
    from titulo t join cliente e on e.codigo = t.cliente
    left join parceiro p on p.cliente = t.cliente and p.codigo = t.parceiro
    left join tutor u on u.cliente = t.cliente and u.codigo = t.tutor
    where t.cliente = ${cliente} and t.codigo = ${titulo}`.execute(tx)
  return rows[0]
}

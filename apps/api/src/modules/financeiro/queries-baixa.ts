import {
  PASSOS_DO_PAGAMENTO,
  type EstadoDoQueSeDeve,
  type EstadoDoTitulo,
  type MetodoDaBaixa,
  type MetodoDePagamento,
  type ValoresDaBaixa,
  type ValoresDoTitulo,
} from '@vetlume/dominio/financeiro'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import { darPassoNosTitulos } from './dar-passo.ts'
import { doLivro, semCaixa } from './queries-livro.ts'

export type Natureza = 'RECEBER' | 'PAGAR'

export interface TituloTravado extends ValoresDoTitulo {
  codigo: string
  numero: number
  estado: EstadoDoTitulo
  descricao: string
  contraparte: string
  parceiro: string | null
  tutor: string | null
  tipoDespesa: string | null
  competencia: string
  emissao: string
  vencimento: string
  numeroDocumento: string | null
  forma: MetodoDaBaixa | null
  atendimento: string | null
  serie: string | null
  renegociacao: string | null
  motivo: string | null
  versao: number
  semCaixa: boolean
  deRepasses: boolean
  deFechamento: boolean
  /** The subscriber whose subscription it is for. */
  assinante: string | null
  aCancelar: string | null
}

/** Titles of a book, locked until commit: who comes second waits, and sees what the first left. */
export async function travarTitulos(
  tx: Banco,
  { cliente, natureza }: { cliente: string; natureza: Natureza },
  codigos: readonly string[],
): Promise<TituloTravado[]> {
  const { rows } = await sql<TituloTravado>`
    select t.codigo, t.numero, t.estado, t.descricao, t.contraparte, t.parceiro, t.tutor, t.tipo_despesa as "tipoDespesa", t.competencia,
      t.emissao, t.vencimento, t.numero_documento as "numeroDocumento", t.forma, t.atendimento, t.serie, t.renegociacao, t.motivo, t.versao, t.valor_centavos as "valorCentavos", t.desconto_centavos as "descontoCentavos",
      t.acrescimo_centavos as "acrescimoCentavos", t.pago_centavos as "pagoCentavos", t.natureza = 'PAGAR' and ${semCaixa()} as "semCaixa",
      exists (select from repasse r where r.cliente = t.cliente and r.titulo = t.codigo) as "deRepasses",
      t.fechamento is not null as "deFechamento", t.assinante, t.a_cancelar as "aCancelar"
    from titulo t where t.cliente = ${cliente} and t.natureza = ${natureza} and ${doLivro} and t.codigo = any(${codigos}::uuid[])
    order by t.codigo for update of t`.execute(tx)
  return rows
}

/** Whether money may go to this account; undefined when the company has none of that key. */
export async function contaAtiva(tx: Banco, cliente: string, codigo: string): Promise<boolean | undefined> {
  const conta = await tx
    .selectFrom('conta_financeira')
    .select('ativo')
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .executeTakeFirst()
  return conta?.ativo
}

export interface Pagamento extends ValoresDaBaixa {
  titulo: string
  metodo: MetodoDePagamento
  pagoEm: string
  /** When the money arrives, where that is a later day. */
  liquidaEm?: string | null
  /** Of a credit card: which instalment, of how many. */
  parcela?: { parcela: number; parcelas: number } | null
  contaFinanceira: string
  /** The payment that it takes back, and why. */
  estorno?: { estorna: string; motivo: string }
}

export async function inserirPagamentos(
  tx: Banco,
  { cliente, autor, criado_em }: { cliente: string; autor: string; criado_em: string },
  pagamentos: readonly Pagamento[],
): Promise<{ codigo: string; titulo: string }[]> {
  return tx
    .insertInto('pagamento')
    .values(
      pagamentos.map((um) => ({
        cliente,
        titulo: um.titulo,
        valor_centavos: um.valorCentavos,
        desconto_centavos: um.descontoCentavos,
        acrescimo_centavos: um.acrescimoCentavos,
        taxa_centavos: um.taxaCentavos,
        metodo: um.metodo,
        pago_em: um.pagoEm,
        liquida_em: um.liquidaEm ?? null,
        parcela: um.parcela?.parcela ?? null,
        parcelas: um.parcela?.parcelas ?? null,
        conta_financeira: um.contaFinanceira,
        estorna: um.estorno?.estorna ?? null,
        motivo: um.estorno?.motivo ?? null,
        autor,
        criado_em,
      })),
    )
    .returning(['codigo', 'titulo'])
    .execute()
}

/** What a payment, or its reversal, makes of a title. */
export const gravarValores = (
  tx: Banco,
  cliente: string,
  codigo: string,
  { descontoCentavos, acrescimoCentavos, pagoCentavos, estado }: ValoresDoTitulo & { estado: EstadoDoQueSeDeve },
): Promise<void> =>
  darPassoNosTitulos(tx, cliente, [codigo], PASSOS_DO_PAGAMENTO[estado], {
    desconto_centavos: descontoCentavos,
    acrescimo_centavos: acrescimoCentavos,
    pago_centavos: pagoCentavos,
  })

/** Titles that are settled whole. */
export const quitarTitulos = (tx: Banco, cliente: string, codigos: readonly string[]): Promise<void> =>
  darPassoNosTitulos(tx, cliente, codigos, 'quitar', {
    pago_centavos: sql`valor_centavos - desconto_centavos + acrescimo_centavos`,
  })

export interface PagamentoFeito extends ValoresDaBaixa {
  metodo: MetodoDePagamento
  contaFinanceira: string
  liquidaEm: string | null
  parcela: { parcela: number; parcelas: number } | null
  estornado: boolean
  /** A line of the bank proves it. */
  conciliado: boolean
}

/** A payment of a title, which must be locked; a reversal is none. */
export async function lerPagamento(
  tx: Banco,
  cliente: string,
  { titulo, pagamento }: { titulo: string; pagamento: string },
): Promise<PagamentoFeito | undefined> {
  const { rows } = await sql<PagamentoFeito>`
    select p.valor_centavos as "valorCentavos", p.desconto_centavos as "descontoCentavos", p.acrescimo_centavos as "acrescimoCentavos",
      p.taxa_centavos as "taxaCentavos", p.metodo, p.conta_financeira as "contaFinanceira", p.liquida_em as "liquidaEm",
      case when p.parcela is not null then json_build_object('parcela', p.parcela, 'parcelas', p.parcelas) end as parcela,
      exists (select from pagamento e where e.cliente = p.cliente and e.estorna = p.codigo) as estornado,
      exists (select from conciliacao c where c.cliente = p.cliente and c.pagamento = p.codigo) as conciliado
    from pagamento p where p.cliente = ${cliente} and p.titulo = ${titulo} and p.codigo = ${pagamento} and p.estorna is null`.execute(
    tx,
  )
  return rows[0]
}

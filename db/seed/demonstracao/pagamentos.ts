import { ehCartao, parcelasDoCartao, type CondicoesDoCartao, type MetodoDePagamento } from '@vetlume/dominio/financeiro'
import { sql } from 'kysely'
import type { Banco } from '../../../apps/api/src/infra/banco/index.ts'
import { levarTaxas } from '../../../apps/api/src/modules/financeiro/levar-taxas.ts'
import { lerCondicoesDoCartao } from '../../../apps/api/src/modules/financeiro/queries-cartao.ts'
import type { Sorteio } from './sorteio.ts'

interface TituloAberto {
  codigo: string
  valor_centavos: number
  emissao: string
  vencimento: string
}

/** Whose books are kept, and when: `hoje` is the day there. */
export interface Livro {
  cliente: string
  sorteio: Sorteio
  agora: Temporal.Instant
  hoje: Temporal.PlainDate
}

export interface Pagamento {
  titulo: string
  valor_centavos: number
  taxa_centavos: number
  metodo: MetodoDePagamento
  pago_em: string
  /** When a card brings it; left out, on the day of the payment. */
  liquida_em?: string
  parcela?: number
  parcelas?: number
}

const entre = (minimo: string, dia: string, maximo: string) => (dia < minimo ? minimo : dia > maximo ? maximo : dia)

/** The moment given, or now when it has not come yet: nothing is written in the future. */
export const ateAgora = (momento: string, agora: Temporal.Instant): string =>
  Temporal.Instant.compare(momento, agora) > 0 ? agora.toString() : momento

/** What was in each account on the first day that is told of: all later money is a payment. */
export async function abrirContas(
  tx: Banco,
  cliente: string,
  { dia, banco, caixa }: { dia: Temporal.PlainDate; banco: number; caixa: number },
): Promise<void> {
  for (const [tipo, saldo_inicial_centavos] of [
    ['BANCO', banco],
    ['CAIXA', caixa],
  ] as const)
    await tx
      .updateTable('conta_financeira')
      .set({ saldo_inicial_centavos, saldo_em: dia.toString() })
      .where('cliente', '=', cliente)
      .where('tipo', '=', tipo)
      .execute()
}

/** Writes payments and what they make of their titles, in two statements. */
export async function registrarPagamentos(
  tx: Banco,
  { cliente, agora }: { cliente: string; agora: Temporal.Instant },
  pagamentos: readonly Pagamento[],
): Promise<void> {
  if (pagamentos.length === 0) return
  const contas = await tx
    .selectFrom('conta_financeira')
    .select(['codigo', 'tipo'])
    .where('cliente', '=', cliente)
    .execute()
  const contaDe = (metodo: MetodoDePagamento) =>
    contas.find(({ tipo }) => tipo === (metodo === 'DINHEIRO' ? 'CAIXA' : 'BANCO'))?.codigo ?? ''
  await tx
    .insertInto('pagamento')
    .values(
      pagamentos.map((pagamento) => ({
        ...pagamento,
        cliente,
        conta_financeira: contaDe(pagamento.metodo),
        criado_em: ateAgora(`${pagamento.pago_em}T15:00:00Z`, agora),
      })),
    )
    .execute()
  await sql`
    update titulo t set pago_centavos = p.pago, versao = t.versao + 1,
      estado = case when p.pago = t.valor_centavos - t.desconto_centavos + t.acrescimo_centavos then 'PAGO' else 'PARCIAL' end
    from (select titulo, sum(valor_centavos)::integer as pago from pagamento where cliente = ${cliente} group by titulo) p
    where t.cliente = ${cliente} and t.codigo = p.titulo and t.pago_centavos <> p.pago`.execute(tx)
}

const METODOS = [
  ['PIX', 6],
  ['BOLETO', 3],
  ['CARTAO_CREDITO', 1],
] as const
const METODOS_NA_HORA = [
  ['PIX', 5],
  ['CARTAO_CREDITO', 3],
  ['CARTAO_DEBITO', 2],
  ['DINHEIRO', 1],
] as const

/** From this on, in centavos, who pays by credit card pays in three. */
const EM_TRES = 30_000

/** What a payment is in the books: one row or, by card, one for each instalment, on the day when it arrives. */
function comoChega(pagamento: Pagamento, condicoes: CondicoesDoCartao): Pagamento[] {
  const { metodo, pago_em, valor_centavos: valorCentavos } = pagamento
  if (!ehCartao(metodo)) return [pagamento]
  const parcelas = metodo === 'CARTAO_CREDITO' && valorCentavos >= EM_TRES ? 3 : 1
  const partes = parcelasDoCartao({ valorCentavos, metodo, parcelas, pagoEm: pago_em }, condicoes)
  return partes.map((parte, i) => ({
    ...pagamento,
    valor_centavos: parte.valorCentavos,
    taxa_centavos: parte.taxaCentavos,
    liquida_em: parte.liquidaEm,
    ...(parcelas > 1 && { parcela: i + 1, parcelas }),
  }))
}

function pagar(
  sorteio: Sorteio,
  { codigo, valor_centavos, emissao, vencimento }: TituloAberto,
  hoje: string,
  condicoes: CondicoesDoCartao,
): Pagamento[] {
  const vencido = vencimento < hoje
  if (!sorteio.chance(vencido ? 93 : 6)) return []
  const dia = Temporal.PlainDate.from(vencido ? vencimento : emissao).add({ days: sorteio.inteiro(-3, 2) })
  const metodo = sorteio.comPeso<MetodoDePagamento>(emissao === vencimento ? METODOS_NA_HORA : METODOS)
  const parcial = sorteio.chance(4)
  const pagamento = {
    titulo: codigo,
    valor_centavos: parcial ? Math.floor(valor_centavos / 2) : valor_centavos,
    taxa_centavos: 0,
    metodo,
    pago_em: entre(emissao, dia.toString(), hoje),
  }
  return comoChega(pagamento, condicoes)
}

/** Clinics pay near the due day: most in full, a few in part, some late. */
export async function receberDosParceiros(tx: Banco, { cliente, sorteio, agora, hoje }: Livro): Promise<void> {
  const condicoes = await lerCondicoesDoCartao(tx, cliente)
  const titulos = await tx
    .selectFrom('titulo')
    .select(['codigo', 'valor_centavos', 'emissao', 'vencimento'])
    .where('cliente', '=', cliente)
    .where('natureza', '=', 'RECEBER')
    .where('estado', '=', 'ABERTO')
    .orderBy('numero')
    .execute()
  const pagamentos = titulos.flatMap((titulo) => pagar(sorteio, titulo, hoje.toString(), condicoes))
  await registrarPagamentos(tx, { cliente, agora }, pagamentos)
  const comTaxa = pagamentos.filter(({ taxa_centavos }) => taxa_centavos > 0)
  await levarTaxas(tx, cliente, [...new Set(comTaxa.map(({ titulo }) => titulo))])
}

/** The company pays its specialists on the day that they were promised. */
export async function pagarEspecialistas(tx: Banco, { cliente, agora, hoje }: Livro): Promise<void> {
  const titulos = await tx
    .selectFrom('titulo')
    .select(['codigo', 'valor_centavos', 'vencimento'])
    .where('cliente', '=', cliente)
    .where('natureza', '=', 'PAGAR')
    .where('especialista', 'is not', null)
    .where('estado', '=', 'ABERTO')
    .where('vencimento', '<', hoje.toString())
    .orderBy('numero')
    .execute()
  await registrarPagamentos(
    tx,
    { cliente, agora },
    titulos.map(({ codigo, valor_centavos, vencimento }) => ({
      titulo: codigo,
      valor_centavos,
      taxa_centavos: 0,
      metodo: 'PIX',
      pago_em: vencimento,
    })),
  )
}

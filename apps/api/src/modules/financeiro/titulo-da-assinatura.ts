import { darBaixa, estadoDoPagamento, estornar, type MetodoDePagamento } from '@vetlume/dominio/financeiro'
import { sql } from 'kysely'
import type { CtxPlataforma } from '../../context.ts'
import { diferencas } from '../../infra/auditoria.ts'
import { exigir, proximoNumero, type Banco } from '../../infra/banco/index.ts'
import { notaViva } from '../nota-fiscal/index.ts'
import { darPassoNosTitulos } from './dar-passo.ts'
import { NUMEROS_DO_TITULO } from './lancar-conta.ts'
import { gravarValores, inserirPagamentos, travarTitulos, type TituloTravado } from './queries-baixa.ts'
import { inserirTitulos, mudarTitulo } from './queries-lancar.ts'

/** What a subscriber owes the operator, as things stand. Days are those of the operator. */
export interface VendaDaAssinatura {
  /** Of the charge, and of its title. */
  codigo: string
  assinante: string
  contraparte: string
  descricao: string
  competencia: string
  emissao: string
  vencimento: string
  valorCentavos: number
  hoje: string
  /** Null while nobody paid. */
  pagamento: { pagoEm: string; metodo: MetodoDePagamento; taxaCentavos: number; conta: string } | null
  /** Why it is owed no more, and since when: the payment went back, or nobody will pay. */
  desfeita: { motivo: string; dia: string } | null
}

interface Lugar extends Pick<CtxPlataforma<null>, 'agora' | 'auditar'> {
  tx: Banco
  /** The operator. */
  cliente: string
}

const AUTOR = 'Assinaturas'
const SEM_ACERTO = { descontoCentavos: 0, acrescimoCentavos: 0 }

/** Where a provider's money waits; made the first time, open since the operator is here. */
async function contaDe({ tx, cliente, auditar }: Lugar, nome: string): Promise<string> {
  const { rows } = await sql<{ codigo: string }>`
    select codigo from conta_financeira where cliente = ${cliente} and normalizar(nome) = normalizar(${nome})`.execute(
    tx,
  )
  if (rows[0] !== undefined) return rows[0].codigo
  const { rows: novas } = await sql<{ codigo: string }>`
    insert into conta_financeira (cliente, nome, tipo, saldo_em)
    select e.codigo, ${nome}, 'BANCO', (e.criado_em at time zone e.fuso)::date from cliente e where e.codigo = ${cliente}
    returning codigo`.execute(tx)
  const { codigo } = exigir(novas[0])
  auditar({ acao: 'CRIAR', entidade: 'conta_financeira', registro: codigo, mudancas: diferencas(null, { nome }) })
  return codigo
}

const travar = async ({ tx, cliente }: Lugar, codigo: string): Promise<TituloTravado | undefined> =>
  (await travarTitulos(tx, { cliente, natureza: 'RECEBER' }, [codigo]))[0]

async function escrever(lugar: Lugar, venda: VendaDaAssinatura): Promise<void> {
  const { tx, cliente, agora } = lugar
  const { codigo, assinante, contraparte, descricao, competencia, emissao, vencimento, valorCentavos } = venda
  await inserirTitulos(tx, [
    {
      cliente,
      natureza: 'RECEBER',
      codigo,
      numero: await proximoNumero(tx, cliente, NUMEROS_DO_TITULO.RECEBER),
      serie: null,
      assinante,
      contraparte,
      parceiro: null,
      tutor: null,
      tipo_despesa: null,
      descricao,
      competencia,
      emissao,
      vencimento,
      valor_centavos: valorCentavos,
      numero_documento: null,
      forma: null,
      txid: null,
      criado_em: agora.toString(),
    },
  ])
  const mudancas = diferencas(null, { descricao, contraparte, competencia, emissao, vencimento, valorCentavos })
  lugar.auditar({ acao: 'CRIAR', entidade: 'titulo', registro: codigo, mudancas })
}

const autoria = ({ cliente, agora }: Lugar) => ({ cliente, autor: AUTOR, criado_em: agora.toString() })

async function receber(
  lugar: Lugar,
  titulo: TituloTravado,
  { pagoEm, metodo, taxaCentavos, conta }: NonNullable<VendaDaAssinatura['pagamento']>,
): Promise<void> {
  const { tx, cliente } = lugar
  const baixa = { ...SEM_ACERTO, valorCentavos: titulo.valorCentavos, taxaCentavos }
  const contaFinanceira = await contaDe(lugar, conta)
  await inserirPagamentos(tx, autoria(lugar), [{ ...baixa, titulo: titulo.codigo, metodo, pagoEm, contaFinanceira }])
  const valores = darBaixa(titulo, baixa)
  const estado = estadoDoPagamento(valores)
  await gravarValores(tx, cliente, titulo.codigo, { ...valores, estado })
  const mudancas = { estado: [titulo.estado, estado], ...diferencas(null, { pagoEm, metodo, taxaCentavos }) } as const
  lugar.auditar({ acao: 'RECEBER', entidade: 'titulo', registro: titulo.codigo, mudancas })
}

interface Feito {
  codigo: string
  valorCentavos: number
  taxaCentavos: number
  metodo: MetodoDePagamento
  contaFinanceira: string
  estornado: boolean
}

async function recebido({ tx, cliente }: Lugar, titulo: string): Promise<Feito | undefined> {
  const { rows } = await sql<Feito>`
    select p.codigo, p.valor_centavos as "valorCentavos", p.taxa_centavos as "taxaCentavos", p.metodo, p.conta_financeira as "contaFinanceira",
      exists (select from pagamento e where e.cliente = p.cliente and e.estorna = p.codigo) as estornado
    from pagamento p where p.cliente = ${cliente} and p.titulo = ${titulo} and p.estorna is null
    order by estornado, p.criado_em desc limit 1`.execute(tx)
  return rows[0]
}

async function devolver(
  lugar: Lugar,
  titulo: TituloTravado,
  { codigo: estorna, valorCentavos, taxaCentavos, metodo, contaFinanceira }: Feito,
  { motivo, dia }: NonNullable<VendaDaAssinatura['desfeita']>,
): Promise<void> {
  const { tx, cliente } = lugar
  const volta = {
    descontoCentavos: 0,
    acrescimoCentavos: 0,
    valorCentavos: -valorCentavos,
    taxaCentavos: -taxaCentavos,
  }
  await inserirPagamentos(tx, autoria(lugar), [
    { ...volta, titulo: titulo.codigo, metodo, contaFinanceira, pagoEm: dia, estorno: { estorna, motivo } },
  ])
  const valores = exigir(estornar(titulo, { ...SEM_ACERTO, valorCentavos }) ?? undefined)
  await gravarValores(tx, cliente, titulo.codigo, { ...valores, estado: estadoDoPagamento(valores) })
  const mudancas = diferencas(null, { valorCentavos: -valorCentavos, metodo, motivo })
  lugar.auditar({ acao: 'ESTORNAR', entidade: 'titulo', registro: titulo.codigo, mudancas })
}

/** Nobody owes it any more. With a note that stands it waits: who has the certificate cancels the note, and then it goes. */
async function desfazer(lugar: Lugar, titulo: TituloTravado, motivo: string): Promise<void> {
  const { tx, cliente, auditar } = lugar
  const { codigo, aCancelar } = titulo
  const comNota = (await notaViva(tx, cliente, codigo)) !== undefined
  if (comNota && aCancelar !== null) return
  const mudancas = comNota ? { aCancelar: motivo } : { estado: 'CANCELADO', motivo }
  if (comNota) await mudarTitulo(tx, cliente, codigo, { a_cancelar: motivo })
  else await darPassoNosTitulos(tx, cliente, [codigo], 'cancelar', { motivo, a_cancelar: null })
  auditar({
    acao: comNota ? 'AGUARDAR_NOTA' : 'CANCELAR',
    entidade: 'titulo',
    registro: codigo,
    mudancas: diferencas(null, mudancas),
  })
}

/** What had gone back came again: a dispute was won. A note that was still to be cancelled stands. */
async function voltarAReceber(
  lugar: Lugar,
  { codigo, estado, aCancelar }: TituloTravado,
  pagamento: NonNullable<VendaDaAssinatura['pagamento']>,
): Promise<void> {
  const { tx, cliente } = lugar
  const semMotivo = { motivo: null, a_cancelar: null }
  if (estado === 'CANCELADO') await darPassoNosTitulos(tx, cliente, [codigo], 'reaver', semMotivo)
  else await mudarTitulo(tx, cliente, codigo, semMotivo)
  lugar.auditar({
    acao: 'REABRIR',
    entidade: 'titulo',
    registro: codigo,
    mudancas: estado === 'CANCELADO' ? { estado: [estado, 'ABERTO'] } : { aCancelar: [aCancelar, null] },
  })
  await receber(lugar, exigir(await travar(lugar, codigo)), pagamento)
}

/**
 * Brings the operator's books to what a charge is now: the title, its payment with the fee, the way back. Done again, or late, it changes
 * nothing. The charge is locked, so that of two at once the second sees what the first wrote. Answers the number of a title that began
 * to wait for its note to be cancelled.
 */
export async function acertarTituloDaAssinatura(lugar: Lugar, venda: VendaDaAssinatura): Promise<number | null> {
  const { codigo, pagamento, desfeita } = venda
  if ((await travar(lugar, codigo)) === undefined) {
    if (pagamento === null && desfeita !== null) return null
    await escrever(lugar, venda)
  }
  const titulo = exigir(await travar(lugar, codigo))
  const feito = await recebido(lugar, codigo)
  if (pagamento !== null && feito === undefined) await receber(lugar, titulo, pagamento)
  if (pagamento !== null && desfeita === null && feito?.estornado === true)
    await voltarAReceber(lugar, titulo, { ...pagamento, pagoEm: venda.hoje })
  if (desfeita === null || titulo.estado === 'CANCELADO') return null
  const aDevolver = await recebido(lugar, codigo)
  if (aDevolver !== undefined && !aDevolver.estornado)
    await devolver(lugar, exigir(await travar(lugar, codigo)), aDevolver, desfeita)
  await desfazer(lugar, titulo, desfeita.motivo)
  const { aCancelar, numero } = exigir(await travar(lugar, codigo))
  return titulo.aCancelar === null && aCancelar !== null ? numero : null
}

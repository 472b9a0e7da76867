import { somarCentavos } from '@vetlume/dominio/dinheiro'
import type { CobrancaPix, PixDaConta } from '@vetlume/dominio/financeiro'
import { inicioDoDia } from '@vetlume/dominio/tempo'
import { randomUUIDv7 } from 'node:crypto'
import type { CtxCliente, CtxLivre } from '../../../context.ts'
import { exigir } from '../../../infra/banco/index.ts'
import { CredenciaisRecusadas, PagamentoIndisponivel, type Provedor } from '../../../infra/pagamento/index.ts'
import { desenharQr } from '../../../infra/qr.ts'
import type { Ator } from '../../../infra/token.ts'
import { hojeEm } from '../contas.ts'
import type { ContaCobrada } from '../encargos-de-hoje.ts'
import { aplicarCobranca } from './aplicar-cobranca.ts'
import { comoProvedor } from './contexto.ts'
import { darPassoNoPix } from './dar-passo.ts'
import { lerConexao, type Conexao } from './queries-conexao.ts'
import {
  devedorDe,
  inserirCobranca,
  lerCobranca,
  partesDaCobranca,
  travarViva,
  type Cobranca,
  type Devedor,
  type Parte,
} from './queries-cobranca.ts'
import { recusarCredenciais } from './recusar-credenciais.ts'

/** A Pix with less than this left is not shown: another is made. */
const MENOR_RESTO = Temporal.Duration.from({ minutes: 5 })
/** One that is made when the day ends lasts a little beyond it: else each who opens it would take the place of the other's. */
const MENOR_VIDA = Temporal.Duration.from({ minutes: 31 })
/** Longer than an asking takes with its repetitions: until then whoever asked is still there. */
const ESPERA = Temporal.Duration.from({ minutes: 1 })

export interface CobrancaPreparada {
  cliente: string
  conexao: Conexao
  cobranca: Cobranca
  /** What it takes the place of: nobody should pay it any more. */
  anterior: Cobranca | null
  devedor: Devedor
  descricao: string
  recebedor: string
  contas: readonly ContaCobrada[]
}

interface Pedido {
  contas: readonly ContaCobrada[]
  /** Of the titles, whatever their order. */
  resumo: string
  descricao: string
  recebedor: string
}

const partesDe = (contas: readonly ContaCobrada[]): Parte[] =>
  contas.map(({ codigo, saldoCentavos, encargosCentavos }) => ({
    titulo: codigo,
    valorCentavos: saldoCentavos + encargosCentavos,
    acrescimoCentavos: encargosCentavos,
  }))

/** The same titles for the same amounts, and long enough to be paid. */
async function aindaServe(ctx: CtxCliente, { provedor }: Conexao, viva: Cobranca, partes: Parte[]): Promise<boolean> {
  const limite = ctx.agora.add(MENOR_RESTO)
  if (viva.provedor !== provedor || Temporal.Instant.compare(viva.expiraEm, limite) < 0) return false
  const antes = new Map(
    (await partesDaCobranca(ctx.tx, ctx.cliente, viva.codigo)).map((parte) => [parte.titulo, parte]),
  )
  return partes.every(({ titulo, valorCentavos, acrescimoCentavos }) => {
    const parte = antes.get(titulo)
    return parte?.valorCentavos === valorCentavos && parte.acrescimoCentavos === acrescimoCentavos
  })
}

async function inserir(
  ctx: CtxCliente,
  conexao: Conexao,
  {
    resumo,
    parceiro,
    partes,
    hoje,
    fuso,
  }: { resumo: string; parceiro: string | null; partes: Parte[]; hoje: string; fuso: string },
): Promise<Cobranca> {
  const codigo = randomUUIDv7()
  const amanha = Temporal.PlainDate.from(hoje).add({ days: 1 }).toString()
  // What is owed changes with the day.
  const fimDoDia = inicioDoDia(amanha, fuso)
  const minimo = ctx.agora.add(MENOR_VIDA)
  const nova = {
    codigo,
    provedor: conexao.provedor,
    resumo,
    parceiro,
    conta_financeira: conexao.contaFinanceira,
    valor_centavos: somarCentavos(partes.map(({ valorCentavos }) => valorCentavos)),
    expira_em: Temporal.Instant.compare(fimDoDia, minimo) < 0 ? minimo.toString() : fimDoDia,
    conferir_em: ctx.agora.add(ESPERA).toString(),
    partes,
  }
  await inserirCobranca(ctx.tx, ctx.cliente, nova, ctx.agora.toString())
  return exigir(await lerCobranca(ctx.tx, ctx.cliente, codigo))
}

/**
 * The Pix of these titles at the provider: the one that waits, when it is still of what they owe, or another in its place. Null: the company
 * has no provider, or one that does not answer to it any more.
 */
export async function prepararCobranca(
  ctx: CtxCliente,
  { contas, resumo, descricao, recebedor }: Pedido,
): Promise<CobrancaPreparada | null> {
  const { tx, cliente, agora } = ctx
  const conexao = await lerConexao(tx, cliente)
  if (conexao?.estado !== 'ATIVA') return null
  const livros = await comoProvedor(ctx, conexao.provedor)
  const hoje = hojeEm(livros)
  const partes = partesDe(contas)
  const devedor = exigir(await devedorDe(tx, cliente, contas[0]?.codigo ?? ''))
  const comum = { cliente, conexao, devedor, descricao, recebedor, contas }
  const viva = await travarViva(tx, cliente, resumo)
  if (viva !== undefined && (await aindaServe(ctx, conexao, viva, partes)))
    return { ...comum, cobranca: viva, anterior: null }
  if (viva !== undefined) await darPassoNoPix(tx, { cliente, codigo: viva.codigo }, 'CANCELADA', agora.toString())
  const { parceiro } = devedor
  const cobranca = await inserir(ctx, conexao, { resumo, parceiro, partes, hoje, fuso: livros.ator.fuso })
  return { ...comum, cobranca, anterior: viva ?? null }
}

const PORQUE = {
  SEM_RESPOSTA: 'O Mercado Pago não respondeu agora.',
  RECUSADO: 'O Mercado Pago não gerou o Pix.',
} as const
const DE_OUTRO_JEITO = 'Este Pix é o da chave da empresa, e a baixa é feita depois de conferido o pagamento.'

type Cobrado =
  | { aviso: string }
  | { pix: PixDaConta; cobranca: CobrancaPix; totalCentavos: number; contas: ContaCobrada[] }

/** Nobody should pay it any more; one that was paid meanwhile is heard of. */
async function cancelarAnterior(provedor: Provedor, { anterior }: CobrancaPreparada, agora: Temporal.Instant) {
  if (anterior === null || anterior.pagamento === null) return
  await provedor.cancelar({ pagamento: anterior.pagamento, agora })
}

async function gerar(ctx: CtxLivre<Ator>, preparada: CobrancaPreparada): Promise<Cobranca> {
  const { conexao, cobranca, devedor, descricao, cliente } = preparada
  const { agora } = ctx
  const provedor = ctx.servicos.recebimentos.abrir(conexao)
  await cancelarAnterior(provedor, preparada, agora)
  const { codigo: referencia, valorCentavos, expiraEm } = cobranca
  const { nome, documento } = devedor
  const lido = await provedor.gerarPix({
    referencia,
    valorCentavos,
    descricao,
    pagador: { nome, documento, email: devedor.email ?? `cobranca@${new URL(ctx.servicos.origem).hostname}` },
    expiraEm: Temporal.Instant.from(expiraEm),
    agora,
  })
  return ctx.emCliente(cliente, async (interno) => {
    await aplicarCobranca(interno, lido)
    return exigir(await lerCobranca(interno.tx, interno.cliente, referencia))
  })
}

const comoCobrado = (
  { codigo, estado, valorCentavos, expiraEm, provedor }: Cobranca,
  copiaECola: string,
  { recebedor, contas }: CobrancaPreparada,
): Cobrado => ({
  pix: { copiaECola, recebedor, valorCentavos, qr: desenharQr(copiaECola) },
  cobranca: { codigo, estado, valorCentavos, expiraEm, teste: provedor === 'SANDBOX' },
  totalCentavos: valorCentavos,
  contas: [...contas],
})

/** Asks the provider, outside any transaction. When it does not answer, the Pix of the key stands, and it is said why. */
export async function cobrarNoProvedor(ctx: CtxLivre<Ator>, preparada: CobrancaPreparada): Promise<Cobrado> {
  const { cobranca, conexao } = preparada
  if (cobranca.estado === 'PENDENTE' && cobranca.pix !== null) return comoCobrado(cobranca, cobranca.pix, preparada)
  try {
    const gerada = await gerar(ctx, preparada)
    if (gerada.pix === null) return { aviso: `${PORQUE.RECUSADO} ${DE_OUTRO_JEITO}` }
    return comoCobrado(gerada, gerada.pix, preparada)
  } catch (erro) {
    if (!(erro instanceof PagamentoIndisponivel)) throw erro
    if (erro instanceof CredenciaisRecusadas)
      await ctx.emCliente(preparada.cliente, (interno) => recusarCredenciais(interno, conexao))
    else ctx.logger.warn({ err: erro, cobranca: cobranca.codigo }, 'o provedor da empresa não respondeu')
    return { aviso: `${PORQUE.SEM_RESPOSTA} ${DE_OUTRO_JEITO}` }
  }
}

import type { CobrancaDaAssinatura, MeioDePagamento } from '@vetlume/dominio/assinatura'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { PRODUTO } from '@vetlume/dominio/produto'
import { randomUUIDv7 } from 'node:crypto'
import type { CtxLivre, CtxPlataforma } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'
import { cotarPara, hojeDe, type Escolha } from './cotar.ts'
import { darPassoNaTentativa } from './dar-passo-na-tentativa.ts'
import { fecharCobranca, quitarCobranca } from './pagar.ts'
import { podePagar } from './policy.ts'
import { travarEmpresa, type Empresa } from './queries.ts'
import {
  cobrancaAberta,
  inserirCobranca,
  inserirTentativa,
  lerCobranca,
  mudarCobranca,
  tentativasVivas,
  type Cobranca,
} from './queries-cobranca.ts'
import { publicarDesfazer } from './eventos.ts'
import { reservarCupom } from './queries-cupom.ts'
import { comoCobranca } from './situacao.ts'
import { pedirAoProvedor, SEGUNDOS_ATE_CONFERIR, type Cartao, type TentativaAberta } from './pedir-ao-provedor.ts'

type Ctx = CtxPlataforma<Ator | null>
type Livre = CtxLivre

export interface Quem {
  cliente: string
  usuario: string
}

interface Aberta {
  cobranca: Cobranca
  /** Null when there is nothing to ask the provider for. */
  tentativa: TentativaAberta | null
}

export const descricaoDa = ({
  plano,
  ciclo,
  valorCentavos,
}: Pick<Cobranca, 'plano' | 'ciclo' | 'valorCentavos'>): string =>
  `${PRODUTO.nome} ${plano.nome} (${ciclo === 'ANUAL' ? 'anual' : 'mensal'}), ${formatarReais(valorCentavos)}`

async function abrirTentativa(
  ctx: Ctx,
  cobranca: Cobranca,
  { codigo, meio, quem }: { codigo: string; meio: MeioDePagamento; quem: Quem },
): Promise<TentativaAberta | null> {
  const { tx, agora, servicos } = ctx
  const { cliente, valorCentavos } = cobranca
  const conferirEm = agora.add({ seconds: SEGUNDOS_ATE_CONFERIR }).toString()
  const nova = {
    cliente,
    codigo,
    cobranca: cobranca.codigo,
    meio,
    provedor: servicos.pagamento.nome,
    valorCentavos,
    conferirEm,
  }
  const inserida = await inserirTentativa(tx, nova, agora.toString())
  return inserida
    ? { codigo, cliente, usuario: quem.usuario, meio, valorCentavos, descricao: descricaoDa(cobranca) }
    : null
}

/** The one who pays something else leaves what was open: its Pix is called off. */
async function fecharAberta(ctx: Ctx, cliente: string): Promise<void> {
  const aberta = await cobrancaAberta(ctx.tx, cliente)
  if (aberta === undefined) return
  if (!podePagar(aberta))
    throw new ErroDeDominio('TRANSICAO_INVALIDA', {
      mensagem: 'Há um pagamento com cartão em análise. Espere a resposta antes de fazer outro.',
    })
  await fecharCobranca(ctx, aberta, 'cancelar')
}

async function exigirEscolhaBoa(empresa: Empresa, feita: Awaited<ReturnType<typeof cotarPara>>): Promise<void> {
  if (feita.recusaDoCupom !== null) throw new ErroDeDominio('VALIDACAO', { campos: { cupom: feita.recusaDoCupom } })
  if (empresa.estado === 'CARENCIA')
    throw new ErroDeDominio('TRANSICAO_INVALIDA', {
      mensagem: 'Há uma renovação em aberto: pague-a antes de mudar de plano.',
    })
  if (feita.modo === 'NENHUMA')
    throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: 'Este já é o plano da assinatura.' })
  if (feita.modo === 'NO_FIM')
    throw new ErroDeDominio('TRANSICAO_INVALIDA', {
      mensagem: 'Um plano menor começa quando o período pago terminar: marque a mudança, sem pagar nada agora.',
    })
}

interface Pedido extends Escolha {
  codigo: string
  meio: MeioDePagamento
}

async function abrirCobranca(ctx: Ctx, quem: Quem, pedido: Pedido): Promise<Aberta> {
  const { tx, agora, servicos } = ctx
  const { cliente } = quem
  const empresa = await travarEmpresa(tx, cliente)
  const repetida = await lerCobranca(tx, null, pedido.codigo)
  if (repetida !== undefined)
    return { cobranca: exigir(repetida.cliente === cliente ? repetida : null), tentativa: null }
  const feita = await cotarPara(ctx, empresa, pedido, { travar: true })
  await exigirEscolhaBoa(empresa, feita)
  await fecharAberta(ctx, cliente)
  const { cotacao, plano, cupomNovo, cupomDeAntes, modo } = feita
  const { periodo, proporcionalCentavos: _p, depoisCentavos: _d, ...conta } = cotacao
  const cupomUso =
    cupomNovo === null ? (cupomDeAntes?.codigo ?? null) : await reservarCupom(tx, cliente, cupomNovo, agora.toString())
  const nova = {
    cliente,
    codigo: pedido.codigo,
    tipo: modo === 'AGORA' ? 'MUDANCA' : 'ASSINATURA',
    plano: plano.codigo,
    ciclo: pedido.ciclo,
    periodo,
    ...conta,
    cupomUso,
    meio: conta.valorCentavos === 0 ? 'NENHUM' : pedido.meio,
    vencimento: hojeDe(empresa, agora),
  } as const
  await inserirCobranca(tx, nova, agora.toString())
  const cobranca = exigir(await lerCobranca(tx, cliente, pedido.codigo))
  if (conta.valorCentavos === 0) {
    await quitarCobranca(ctx, empresa, cobranca, { taxaCentavos: 0, cartao: null, teste: servicos.pagamento.teste })
    return { cobranca, tentativa: null }
  }
  return {
    cobranca,
    tentativa: await abrirTentativa(ctx, cobranca, { codigo: randomUUIDv7(), meio: pedido.meio, quem }),
  }
}

async function concluir(ctx: Livre, { cobranca, tentativa }: Aberta, cartao: Cartao): Promise<CobrancaDaAssinatura> {
  if (tentativa !== null) await pedirAoProvedor(ctx, tentativa, cartao)
  return ctx.emPlataforma(async ({ tx }) =>
    comoCobranca(exigir(await lerCobranca(tx, cobranca.cliente, cobranca.codigo))),
  )
}

/** Begins a subscription, takes it up again or moves it to a larger plan. Asked again with the same key, it answers what became of it. */
export async function iniciarPagamento(
  ctx: Livre,
  quem: Quem,
  { token, metodo, emissor, ...pedido }: Pedido & Cartao,
): Promise<CobrancaDaAssinatura> {
  const aberta = await ctx.emPlataforma((interno) => abrirCobranca(interno, quem, pedido))
  return concluir(ctx, aberta, { token, metodo, emissor })
}

interface PedidoDaAberta extends Cartao {
  codigo: string
  tentativa: string
  meio: MeioDePagamento
}

async function tentarAberta(ctx: Ctx, quem: Quem, { codigo, tentativa, meio }: PedidoDaAberta): Promise<Aberta> {
  const { tx, agora } = ctx
  const { cliente } = quem
  await travarEmpresa(tx, cliente)
  const cobranca = exigir(await lerCobranca(tx, cliente, codigo))
  if (cobranca.pagamento?.codigo === tentativa) return { cobranca, tentativa: null }
  if (cobranca.estado === 'PAGA') throw new ErroDeDominio('JA_PAGO', { mensagem: 'Esta cobrança já está paga.' })
  if (!podePagar(cobranca))
    throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: 'Esta cobrança não pode ser paga agora.' })
  const vivas = await tentativasVivas(tx, cliente, codigo)
  for (const viva of vivas)
    await darPassoNaTentativa(tx, { cliente, codigo: viva.codigo }, 'CANCELADA', agora.toString())
  await publicarDesfazer(
    ctx,
    cliente,
    vivas.map((viva) => viva.codigo),
  )
  await mudarCobranca(tx, cobranca, { meio }, agora.toString())
  return { cobranca, tentativa: await abrirTentativa(ctx, cobranca, { codigo: tentativa, meio, quem }) }
}

/** Pays what is open: a renewal that the card did not. */
export async function pagarAberta(ctx: Livre, quem: Quem, pedido: PedidoDaAberta): Promise<CobrancaDaAssinatura> {
  const { token, metodo, emissor } = pedido
  const aberta = await ctx.emPlataforma((interno) => tentarAberta(interno, quem, pedido))
  return concluir(ctx, aberta, { token, metodo, emissor })
}

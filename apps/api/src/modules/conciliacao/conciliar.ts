import { distribuir, type ItemDaConciliacao } from '@vetlume/dominio/conciliacao'
import { formatarReais, somarCentavos } from '@vetlume/dominio/dinheiro'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { MetodoDaBaixa } from '@vetlume/dominio/financeiro'
import { formatarData } from '@vetlume/dominio/tempo'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { baixarTitulos, lancarConta } from '../financeiro/index.ts'
import {
  lerTitulosAbertos,
  mudarMovimento,
  separar,
  travarMovimentos,
  travarPagamentos,
  unir,
  type MovimentoTravado,
} from './queries-movimento.ts'

interface Movimento {
  codigo: string
  versao: number
}

const recusar = ({ dia, centavos }: MovimentoTravado, porque: string): ErroDeDominio =>
  new ErroDeDominio('TRANSICAO_INVALIDA', {
    mensagem: `${formatarData(dia)}, ${formatarReais(centavos)}: ${porque}`,
  })

const JA = {
  PENDENTE: '',
  CONCILIADO: 'este movimento já foi conciliado.',
  IGNORADO: 'este movimento foi ignorado: desfaça antes.',
} as const

function exigirPendente(movimento: MovimentoTravado, versao: number): void {
  if (movimento.estado !== 'PENDENTE') throw recusar(movimento, JA[movimento.estado])
  if (movimento.versao !== versao)
    throw new ErroDeDominio('CONFLITO_DE_VERSAO', {
      mensagem: 'Este movimento mudou depois que você o abriu. Confira antes de continuar.',
    })
}

/** Titles that a line settles become payments of its day and account. */
async function pagarTitulos(
  ctx: CtxCliente,
  movimento: MovimentoTravado,
  { titulos, diferenca, metodo }: Pick<ItemDaConciliacao, 'titulos' | 'diferenca' | 'metodo'>,
): Promise<string[]> {
  const { centavos, dia: pagoEm, contaFinanceira } = movimento
  const natureza = centavos > 0 ? 'RECEBER' : 'PAGAR'
  const lidos = await lerTitulosAbertos(
    ctx.tx,
    { cliente: ctx.cliente, natureza },
    titulos.map(({ codigo }) => codigo),
  )
  const emOrdem = titulos.map(({ codigo }) => exigir(lidos.find((lido) => lido.codigo === codigo)))
  const parte = distribuir(emOrdem, centavos, diferenca)
  if ('recusa' in parte) throw recusar(movimento, parte.recusa)
  return baixarTitulos(
    ctx,
    natureza,
    titulos.map((titulo, i) => ({ ...titulo, ...exigir(parte.baixas[i]) })),
    { pagoEm, metodo, contaFinanceira },
  )
}

/** Payments that the books already have must be all of the line. */
async function provarPagamentos(
  { tx, cliente }: CtxCliente,
  movimento: MovimentoTravado,
  codigos: readonly string[],
): Promise<string[]> {
  const livres = await travarPagamentos(tx, cliente, movimento.contaFinanceira, codigos)
  if (livres.length < codigos.length)
    throw recusar(movimento, 'um dos pagamentos já foi conciliado, ou é de outra conta.')
  const soma = somarCentavos(livres.map(({ centavos }) => centavos))
  if (soma !== movimento.centavos) throw recusar(movimento, `os pagamentos escolhidos somam ${formatarReais(soma)}.`)
  return [...codigos]
}

async function assentar(ctx: CtxCliente, movimento: MovimentoTravado, pagamentos: readonly string[]): Promise<void> {
  const { tx, cliente, ator, agora } = ctx
  await unir(tx, { cliente, autor: ator.nome, criado_em: agora.toString() }, movimento.codigo, pagamentos)
  await mudarMovimento(tx, cliente, movimento.codigo, { estado: 'CONCILIADO' })
  ctx.auditar({
    acao: 'CONCILIAR',
    entidade: 'movimento-bancario',
    registro: movimento.codigo,
    mudancas: {
      estado: ['PENDENTE', 'CONCILIADO'],
      valorCentavos: [null, movimento.centavos],
      pagamentos: [null, pagamentos.length],
    },
  })
}

/** Reconciles lines of the bank, each with payments of the books or with titles, which it pays: all or nothing. */
export async function conciliar({
  ctx,
  input: { itens },
}: {
  ctx: CtxCliente
  input: { itens: ItemDaConciliacao[] }
}): Promise<{ quantidade: number }> {
  const travados = await travarMovimentos(
    ctx.tx,
    ctx.cliente,
    itens.map(({ codigo }) => codigo),
  )
  for (const { codigo, versao, pagamentos, titulos, diferenca, metodo } of itens) {
    const movimento = exigir(travados.find((um) => um.codigo === codigo))
    exigirPendente(movimento, versao)
    if ((pagamentos.length === 0) === (titulos.length === 0))
      throw recusar(movimento, 'escolha pagamentos dos livros ou contas em aberto, e não dos dois.')
    const feitos =
      titulos.length > 0
        ? await pagarTitulos(ctx, movimento, { titulos, diferenca, metodo })
        : await provarPagamentos(ctx, movimento, pagamentos)
    await assentar(ctx, movimento, feitos)
  }
  return { quantidade: itens.length }
}

async function travarUm({ tx, cliente }: CtxCliente, codigo: string): Promise<MovimentoTravado> {
  return exigir((await travarMovimentos(tx, cliente, [codigo]))[0])
}

/** Writes the account that the books lack, already paid by this line. */
export async function lancarDoMovimento({
  ctx,
  input: { codigo, versao, descricao, contraparte, tipoDespesa, metodo },
}: {
  ctx: CtxCliente
  input: Movimento & { descricao: string; contraparte: string; tipoDespesa: string | null; metodo: MetodoDaBaixa }
}): Promise<{ quantidade: number }> {
  const movimento = await travarUm(ctx, codigo)
  exigirPendente(movimento, versao)
  const { dia, centavos } = movimento
  const comum = {
    descricao,
    contraparte,
    competencia: dia,
    emissao: dia,
    vencimento: dia,
    valorCentavos: Math.abs(centavos),
    repeticao: 'PARCELADA' as const,
    vezes: 1,
    diaDeBanco: false,
  }
  const novo =
    centavos > 0
      ? await lancarConta(ctx, 'RECEBER', { ...comum, parceiro: null, tutor: null })
      : await lancarConta(ctx, 'PAGAR', { ...comum, tipoDespesa })
  const pagos = await pagarTitulos(ctx, movimento, {
    titulos: [{ codigo: novo.codigo, versao: 1 }],
    diferenca: null,
    metodo,
  })
  await assentar(ctx, movimento, pagos)
  return { quantidade: 1 }
}

/** Leaves a line out of the books, with why. */
export async function ignorarMovimento({
  ctx,
  input: { codigo, versao, motivo },
}: {
  ctx: CtxCliente
  input: Movimento & { motivo: string }
}): Promise<{ quantidade: number }> {
  const movimento = await travarUm(ctx, codigo)
  exigirPendente(movimento, versao)
  await mudarMovimento(ctx.tx, ctx.cliente, codigo, { estado: 'IGNORADO', motivo })
  ctx.auditar({
    acao: 'IGNORAR',
    entidade: 'movimento-bancario',
    registro: codigo,
    mudancas: { estado: ['PENDENTE', 'IGNORADO'], motivo: [null, motivo] },
  })
  return { quantidade: 1 }
}

/** A line waits again. What it paid stays in the books, and is reversed there when it has to be. */
export async function desfazerConciliacao({
  ctx,
  input: { codigo, versao },
}: {
  ctx: CtxCliente
  input: Movimento
}): Promise<{ quantidade: number }> {
  const movimento = await travarUm(ctx, codigo)
  if (movimento.estado === 'PENDENTE') throw recusar(movimento, 'este movimento ainda espera.')
  if (movimento.versao !== versao) throw new ErroDeDominio('CONFLITO_DE_VERSAO')
  await separar(ctx.tx, ctx.cliente, codigo)
  await mudarMovimento(ctx.tx, ctx.cliente, codigo, { estado: 'PENDENTE' })
  ctx.auditar({
    acao: 'DESFAZER',
    entidade: 'movimento-bancario',
    registro: codigo,
    mudancas: { estado: [movimento.estado, 'PENDENTE'] },
  })
  return { quantidade: 1 }
}

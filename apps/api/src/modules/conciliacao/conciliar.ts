import { distribuir, type ItemDaConciliacao } from '@vetlume/dominio/conciliacao'
import { formatarReais, somarCentavos } from '@vetlume/dominio/dinheiro'
import type { MetodoDaBaixa } from '@vetlume/dominio/financeiro'
import type { CtxCliente } from '../../context.ts'
import { exigir, exigirVersao } from '../../infra/banco/index.ts'
import { baixarTitulos, lancarConta } from '../financeiro/index.ts'
import { assentar, exigirPendente, recusar, travarUm, type Movimento } from './assentar.ts'
import { separar, travarPagamentos, type Provado } from './queries-livros.ts'
import { darPassoNoMovimento } from './dar-passo.ts'
import { lerTitulosAbertos, travarMovimentos, type MovimentoTravado } from './queries-movimento.ts'
import { parear } from './transferir-movimento.ts'

/** Titles that a line settles become payments of its day and account. */
async function pagarTitulos(
  ctx: CtxCliente,
  movimento: MovimentoTravado,
  { titulos, diferenca, metodo }: Pick<ItemDaConciliacao, 'titulos' | 'diferenca' | 'metodo'>,
): Promise<Provado> {
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
  const pagamentos = await baixarTitulos(
    ctx,
    natureza,
    titulos.map((titulo, i) => ({ ...titulo, ...exigir(parte.baixas[i]) })),
    { pagoEm, metodo, contaFinanceira },
  )
  return { pagamentos, transferencias: [] }
}

/** What the books already have must be all of the line. */
async function provarPagamentos(
  { tx, cliente }: CtxCliente,
  movimento: MovimentoTravado,
  codigos: readonly string[],
): Promise<Provado> {
  const livres = await travarPagamentos(tx, cliente, movimento.contaFinanceira, codigos)
  if (livres.length < codigos.length)
    throw recusar(movimento, 'um dos pagamentos já foi conciliado, ou é de outra conta.')
  const soma = somarCentavos(livres.map(({ centavos }) => centavos))
  if (soma !== movimento.centavos) throw recusar(movimento, `os pagamentos escolhidos somam ${formatarReais(soma)}.`)
  return {
    pagamentos: livres.filter(({ transferencia }) => transferencia === null).map(({ codigo }) => codigo),
    transferencias: livres.map(({ transferencia }) => transferencia).filter((transferencia) => transferencia !== null),
  }
}

/** What a line pays, or proves. */
async function provar(
  ctx: CtxCliente,
  movimento: MovimentoTravado,
  { pagamentos, titulos, diferenca, metodo }: ItemDaConciliacao,
): Promise<Provado> {
  return titulos.length > 0
    ? pagarTitulos(ctx, movimento, { titulos, diferenca, metodo })
    : provarPagamentos(ctx, movimento, pagamentos)
}

/** Reconciles lines of the bank, each with what the books have, with titles, which it pays, or with the line of another account. */
export async function conciliar({
  ctx,
  input: { itens },
}: {
  ctx: CtxCliente
  input: { itens: ItemDaConciliacao[] }
}): Promise<{ quantidade: number }> {
  const codigos = itens.flatMap(({ codigo, outro }) => (outro === null ? [codigo] : [codigo, outro.codigo]))
  const travados = await travarMovimentos(ctx.tx, ctx.cliente, codigos)
  const achar = (codigo: string) => exigir(travados.find((um) => um.codigo === codigo))
  for (const item of itens) {
    const { codigo, versao, pagamentos, titulos, outro } = item
    const movimento = achar(codigo)
    exigirPendente(movimento, versao)
    if ([pagamentos.length > 0, titulos.length > 0, outro !== null].filter(Boolean).length !== 1)
      throw recusar(
        movimento,
        'escolha pagamentos dos livros, contas em aberto ou o movimento de outra conta: só um deles.',
      )
    if (outro === null) await assentar(ctx, movimento, await provar(ctx, movimento, item))
    else {
      exigirPendente(achar(outro.codigo), outro.versao)
      await parear(ctx, movimento, achar(outro.codigo))
    }
  }
  return { quantidade: itens.length }
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
    numeroDocumento: null,
    forma: null,
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
  await darPassoNoMovimento(ctx.tx, ctx.cliente, codigo, 'ignorar', motivo)
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
  exigirVersao(movimento, versao)
  await separar(ctx.tx, ctx.cliente, codigo)
  await darPassoNoMovimento(ctx.tx, ctx.cliente, codigo, 'desfazer')
  ctx.auditar({
    acao: 'DESFAZER',
    entidade: 'movimento-bancario',
    registro: codigo,
    mudancas: { estado: [movimento.estado, 'PENDENTE'] },
  })
  return { quantidade: 1 }
}

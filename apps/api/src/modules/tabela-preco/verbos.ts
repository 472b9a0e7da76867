import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { EntradaLida } from '@vetlume/dominio/contrato'
import { PRECO_MAXIMO } from '@vetlume/dominio/servico'
import {
  reajustarPreco,
  type contratoTabelaPreco,
  type DadosDaTabelaPreco,
  type TabelaPreco,
} from '@vetlume/dominio/tabela-preco'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { regravarPartes, verbosDoCadastro } from '../cadastros/index.ts'
import { lerTabelaPreco } from './queries.ts'

export const verbosDaTabelaPreco = verbosDoCadastro<DadosDaTabelaPreco, TabelaPreco, CtxCliente>({
  entidade: 'tabela-preco',
  escrever: 'tabela-preco:escrever',
  ler: ({ tx, cliente }, codigo) => lerTabelaPreco(tx, cliente, codigo),
  colunas: ({ nome }) => ({ nome }),
  gravarPartes: ({ ctx, dados, codigo }) =>
    regravarPartes(ctx.tx, ctx.cliente, 'tabela_preco_item', ['tabela', codigo], dados.itens),
  foraDaTrilha: ['parceiros'],
})

async function precosDe(ctx: CtxCliente, codigo: string) {
  const { nome, itens } = exigir(await lerTabelaPreco(ctx.tx, ctx.cliente, codigo))
  return { nome, itens: itens.map(({ servico, centavos }) => ({ servico: servico.codigo, centavos })) }
}

type Copia = EntradaLida<(typeof contratoTabelaPreco)['POST /tabela-preco/:codigo/copia']>

/** A new table with the prices of another; no clinic uses it yet. */
export async function copiarTabelaPreco({ ctx, input }: { ctx: CtxCliente; input: Copia }): Promise<TabelaPreco> {
  const { itens } = await precosDe(ctx, input.codigo)
  return verbosDaTabelaPreco.criar({ ctx, input: { nome: input.nome, itens } })
}

type Reajuste = EntradaLida<(typeof contratoTabelaPreco)['PUT /tabela-preco/:codigo/reajuste']>

/** Every price of the table by one percentage, as the screen showed before: the version says it is the same table. */
export async function reajustarTabelaPreco({ ctx, input }: { ctx: CtxCliente; input: Reajuste }): Promise<TabelaPreco> {
  const { codigo, versao } = input
  const { nome, itens } = await precosDe(ctx, codigo)
  const novos = itens.map(({ servico, centavos }) => ({ servico, centavos: reajustarPreco(centavos, input) }))
  if (novos.some(({ centavos }) => centavos > PRECO_MAXIMO))
    throw new ErroDeDominio('VALIDACAO', {
      campos: { percentualBp: 'Um dos preços passaria do que pode ser cobrado.' },
    })
  return verbosDaTabelaPreco.alterar({ ctx, input: { codigo, versao, nome, itens: novos } })
}

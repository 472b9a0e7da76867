import type { contratoTabelaPreco, TabelaPreco } from '@vetlume/dominio/tabela-preco'
import { sql } from 'kysely'
import { listaDeCadastro, soAtivos, type SemPermissoes } from '../cadastros/index.ts'
import type { Banco } from '../../infra/banco/index.ts'

const nome = sql`normalizar(t.nome)`

/** The prices of a table, by name of the service; `outros` are more pairs of each. */
const itens = (
  outros = sql``,
) => sql`coalesce((select json_agg(json_build_object('servico', json_build_object('codigo', s.codigo, 'nome', s.nome),
    'centavos', i.centavos${outros}) order by normalizar(s.nome), s.codigo)
  from tabela_preco_item i join servico s on s.cliente = i.cliente and s.codigo = i.servico
  where i.cliente = t.cliente and i.tabela = t.codigo), '[]')`

const doFormulario = sql`, json_build_object('itens', ${itens()}) as "doFormulario"`

export const listarTabelasDePreco = listaDeCadastro<(typeof contratoTabelaPreco)['GET /tabela-preco']>(
  ({ ctx, input }) => ({
    campos: sql`t.codigo, t.nome, t.ativo, t.versao,
      (select count(*)::int from tabela_preco_item i where i.cliente = t.cliente and i.tabela = t.codigo) as servicos,
      (select count(*)::int from parceiro p where p.cliente = t.cliente and p.tabela_preco = t.codigo) as parceiros
      ${input.inteiros === true ? doFormulario : sql``}`,
    origem: sql`from tabela_preco t`,
    chave: sql`t.codigo`,
    nome,
    colunas: { nome: { expressao: nome, tipo: 'text' } },
    filtros: [sql`t.cliente = ${ctx.cliente}`, soAtivos('t', input.ativo)],
  }),
)

export async function lerTabelaPreco(
  tx: Banco,
  cliente: string,
  codigo: string,
): Promise<SemPermissoes<TabelaPreco> | undefined> {
  const { rows } = await sql<SemPermissoes<TabelaPreco>>`select t.codigo, t.nome, t.ativo, t.versao,
    ${itens(sql`, 'doServicoCentavos', s.preco_centavos`)} as itens,
    coalesce((select json_agg(json_build_object('codigo', p.codigo, 'nome', p.nome) order by normalizar(p.nome), p.codigo)
      from parceiro p where p.cliente = t.cliente and p.tabela_preco = t.codigo), '[]') as parceiros
    from tabela_preco t where t.cliente = ${cliente} and t.codigo = ${codigo}`.execute(tx)
  return rows[0]
}

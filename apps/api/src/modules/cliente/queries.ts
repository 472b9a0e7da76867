import type { contratoCliente } from '@vetlume/dominio/cliente'
import type { EntradaLida } from '@vetlume/dominio/contrato'
import { sql } from 'kysely'
import { contem, nomeDaCidade, referencia, soAtivos, type ConsultaDeCadastro } from '../cadastros/index.ts'

const nome = sql`normalizar(c.nome_fantasia)`

/** Subscribers; `proprio` limits to one company, whose people the tenant's role cannot see. */
export function consultaDeClientes(
  input: EntradaLida<(typeof contratoCliente)['GET /cliente']>,
  proprio: string | null,
): ConsultaDeCadastro {
  const usuarios = sql`(select count(distinct v.usuario)::int from vinculo v where v.cliente = c.codigo)`
  return {
    campos: sql`c.codigo, c.nome_fantasia as nome, c.razao_social as "razaoSocial", c.documento, ${nomeDaCidade('m')} as cidade,
      c.telefone, c.email, ${referencia('p')} as plano, c.estado, c.teste_ate as "testeAte",
      ${proprio === null ? usuarios : sql`null::integer`} as usuarios, c.criado_em as "criadoEm", c.ativo, c.versao`,
    origem: sql`from cliente c left join cidade m on m.ibge = c.cidade left join plano p on p.codigo = c.plano`,
    chave: sql`c.codigo`,
    nome,
    busca: (termo) => contem(sql`c.busca`, termo),
    colunas: {
      nome: { expressao: nome, tipo: 'text' },
      criadoEm: { expressao: sql`c.criado_em`, tipo: 'timestamptz' },
      testeAte: { expressao: sql`c.teste_ate`, tipo: 'date', nulo: 'infinity' },
    },
    filtros: [
      proprio === null ? sql`not c.operadora` : sql`c.codigo = ${proprio}`,
      soAtivos('c', input.ativo),
      input.estado !== undefined && sql`c.estado = ${input.estado}`,
      input.plano !== undefined && sql`c.plano = ${input.plano}`,
    ],
  }
}

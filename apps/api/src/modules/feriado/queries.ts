import { feriadosDoPeriodo, type FeriadoCadastrado, type FeriadoNoDia } from '@vetlume/dominio/feriado'
import type { contratoFeriado, DadosDoFeriado, FeriadoDoCadastro } from '@vetlume/dominio/feriado'
import type { Dia } from '@vetlume/dominio/tempo'
import { sql } from 'kysely'
import type { CtxPlataforma } from '../../context.ts'
import type { Banco } from '../../infra/banco/index.ts'
import { fichaPelaLista, listaDeCadastro, soAtivos, verbosDoCadastro } from '../cadastros/index.ts'

const nome = sql`f.busca`

export const listarFeriados = listaDeCadastro<(typeof contratoFeriado)['GET /feriado']>(({ input }) => ({
  campos: sql`f.codigo, f.nome, f.abrangencia, f.uf, f.data, f.mes, f.dia, f.facultativo, f.ativo, f.versao,
    case when m.ibge is not null then json_build_object('codigo', m.ibge::text, 'nome', m.nome, 'uf', m.uf) end as cidade`,
  origem: sql`from feriado f left join cidade m on m.ibge = f.cidade`,
  chave: sql`f.codigo`,
  nome,
  colunas: {
    nome: { expressao: nome, tipo: 'text' },
    abrangencia: {
      expressao: sql`(case f.abrangencia when 'NACIONAL' then '1' when 'ESTADUAL' then '2' else '3' end)
        || coalesce(f.uf, '') || coalesce(m.uf || m.busca, '') || f.busca`,
      tipo: 'text',
    },
    // By the day of the year; a date of its own comes after what repeats on that day.
    data: {
      expressao: sql`coalesce(to_char(f.data, 'MM-DD YYYY'), lpad(f.mes::text, 2, '0') || '-' || lpad(f.dia::text, 2, '0'))`,
      tipo: 'text',
    },
  },
  filtros: [
    soAtivos('f', input.ativo),
    input.abrangencia !== undefined && sql`f.abrangencia = ${input.abrangencia}`,
    input.uf !== undefined && sql`coalesce(f.uf, m.uf) = ${input.uf}`,
    input.cidade !== undefined && sql`f.cidade = ${input.cidade}::int`,
  ],
}))

export const verbosDoFeriado = verbosDoCadastro<DadosDoFeriado, FeriadoDoCadastro, CtxPlataforma>({
  entidade: 'feriado',
  escrever: 'base:escrever',
  ler: fichaPelaLista(listarFeriados),
  colunas: ({ cidade, ...dados }) => ({
    nome: dados.nome,
    abrangencia: dados.abrangencia,
    uf: dados.uf,
    cidade: cidade === null ? null : Number(cidade),
    data: dados.data,
    mes: dados.mes,
    dia: dados.dia,
    facultativo: dados.facultativo,
  }),
})

interface Periodo {
  de: Dia
  ate: Dia
  /** IBGE code; without it only what holds in the whole country. */
  cidade: string | null
}

/**
 * Holidays of a place from `de` to `ate`, both included, by day: national, of the city's state and of the city, optional
 * ones marked. Works under the platform's role and under a tenant's.
 */
export async function feriadosEm(tx: Banco, { de, ate, cidade }: Periodo): Promise<FeriadoNoDia[]> {
  const { rows } = await sql<FeriadoCadastrado>`
    select f.nome, f.abrangencia, f.data, f.mes, f.dia, f.facultativo from feriado f
    where f.ativo and (f.data is null or f.data between ${de} and ${ate})
      and (f.abrangencia = 'NACIONAL' or f.cidade = ${cidade}::int
        or f.uf = (select m.uf from cidade m where m.ibge = ${cidade}::int))`.execute(tx)
  return feriadosDoPeriodo({ de, ate }, rows)
}

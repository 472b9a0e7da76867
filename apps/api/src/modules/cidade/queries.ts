import type { Cidade, contratoCidade, DadosDaCidade } from '@vetlume/dominio/cidade'
import { sql } from 'kysely'
import type { CtxPlataforma } from '../../context.ts'
import type { Banco } from '../../infra/banco/index.ts'
import { fichaPelaLista, listaDeCadastro, soAtivos, verbosDoCadastro } from '../cadastros/index.ts'

type CidadeDoCep = Pick<Cidade, 'codigo' | 'nome' | 'uf' | 'fuso'>

const nome = sql`m.busca`

export const listarCidades = listaDeCadastro<(typeof contratoCidade)['GET /cidade']>(({ input }) => ({
  campos: sql`m.ibge::text as codigo, m.nome, m.uf, m.fuso, m.deslocamento_centavos as "deslocamentoCentavos",
    m.ativo, m.versao`,
  origem: sql`from cidade m`,
  chave: sql`m.ibge`,
  tipoDaChave: 'int8',
  nome,
  colunas: {
    nome: { expressao: nome, tipo: 'text' },
    uf: { expressao: sql`m.uf || m.busca`, tipo: 'text' },
    deslocamento: { expressao: sql`m.deslocamento_centavos`, tipo: 'int8' },
  },
  filtros: [soAtivos('m', input.ativo), input.uf !== undefined && sql`m.uf = ${input.uf}`],
}))

export const verbosDaCidade = verbosDoCadastro<DadosDaCidade, Cidade, CtxPlataforma, 'codigo'>({
  entidade: 'cidade',
  chave: 'ibge',
  tipoDaChave: 'int4',
  escrever: 'base:escrever',
  ler: fichaPelaLista(listarCidades),
  colunas: ({ codigo, nome: escrito, uf, fuso, deslocamentoCentavos }) => ({
    ibge: Number(codigo),
    nome: escrito,
    uf,
    fuso,
    deslocamento_centavos: deslocamentoCentavos,
  }),
})

/** The municipality whose range has the CEP. Ranges of two municipalities never overlap. */
export async function cidadeDoCep(tx: Banco, cep: string): Promise<CidadeDoCep | null> {
  const { rows } = await sql<CidadeDoCep>`
    select m.ibge::text as codigo, m.nome, m.uf, m.fuso
    from (select cidade, fim from cep_faixa where inicio <= ${cep}::int order by inicio desc limit 1) f
      join cidade m on m.ibge = f.cidade where f.fim >= ${cep}::int`.execute(tx)
  return rows[0] ?? null
}

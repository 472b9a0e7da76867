import type { contratoCidade } from '@vetlume/dominio/cidade'
import { sql } from 'kysely'
import { listaDeCadastro } from '../lista-de-cadastro.ts'

const nome = sql`m.busca`

export const listarCidades = listaDeCadastro<(typeof contratoCidade)['GET /cidade']>(({ input }) => ({
  campos: sql`m.ibge::text as codigo, m.nome, m.uf, m.fuso, m.deslocamento_centavos as "deslocamentoCentavos", m.versao`,
  origem: sql`from cidade m`,
  chave: sql`m.ibge`,
  tipoDaChave: 'int8',
  nome,
  colunas: {
    nome: { expressao: nome, tipo: 'text' },
    uf: { expressao: sql`m.uf || m.busca`, tipo: 'text' },
    deslocamento: { expressao: sql`m.deslocamento_centavos`, tipo: 'int8' },
  },
  filtros: [input.uf !== undefined && sql`m.uf = ${input.uf}`],
}))

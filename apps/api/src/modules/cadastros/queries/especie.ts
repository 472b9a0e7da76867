import type { contratoEspecie } from '@vetlume/dominio/especie'
import { sql } from 'kysely'
import { listaDeCadastro, soAtivos } from '../lista-de-cadastro.ts'

const nome = sql`normalizar(e.nome)`

export const listarEspecies = listaDeCadastro<(typeof contratoEspecie)['GET /especie']>(({ input }) => ({
  campos: sql`e.codigo, e.nome, e.ativo, e.versao, (select count(*)::int from raca r where r.especie = e.codigo) as racas`,
  origem: sql`from especie e`,
  chave: sql`e.codigo`,
  nome,
  colunas: { nome: { expressao: nome, tipo: 'text' } },
  filtros: [soAtivos('e', input.ativo)],
}))

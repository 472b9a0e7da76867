import { contratoGrupoDespesa, type DadosDoGrupoDeDespesa, type GrupoDeDespesa } from '@vetlume/dominio/grupo-despesa'
import { sql } from 'kysely'
import type { CtxPlataforma } from '../../context.ts'
import type { Registrar } from '../../infra/http/registrar.ts'
import { fichaPelaLista, handlersDoCadastro, listaDeCadastro, soAtivos, verbosDoCadastro } from '../cadastros/index.ts'

const nome = sql`normalizar(g.nome)`

const listarGruposDeDespesa = listaDeCadastro<(typeof contratoGrupoDespesa)['GET /grupo-despesa']>(({ input }) => ({
  campos: sql`g.codigo, g.nome, g.linha_dre as "linhaDre", g.ordem, g.ativo, g.versao,
    (select count(*)::int from tipo_despesa t where t.grupo = g.codigo) as tipos`,
  origem: sql`from grupo_despesa g`,
  chave: sql`g.codigo`,
  nome,
  colunas: {
    nome: { expressao: nome, tipo: 'text' },
    ordem: { expressao: sql`g.ordem`, tipo: 'int8' },
  },
  filtros: [soAtivos('g', input.ativo), input.linhaDre !== undefined && sql`g.linha_dre = ${input.linhaDre}`],
}))

const verbosDoGrupoDeDespesa = verbosDoCadastro<DadosDoGrupoDeDespesa, GrupoDeDespesa, CtxPlataforma>({
  entidade: 'grupo-despesa',
  escrever: 'base:escrever',
  ler: fichaPelaLista(listarGruposDeDespesa),
  colunas: (dados) => ({ nome: dados.nome, linha_dre: dados.linhaDre, ordem: dados.ordem }),
  foraDaTrilha: ['tipos'],
})

export function rotasGrupoDespesa(registrar: Registrar): void {
  registrar(contratoGrupoDespesa, handlersDoCadastro('grupo-despesa', listarGruposDeDespesa, verbosDoGrupoDeDespesa))
}

import { contratoTipoDespesa, type DadosDoTipoDeDespesa, type TipoDeDespesa } from '@vetlume/dominio/tipo-despesa'
import { sql } from 'kysely'
import type { CtxPlataforma } from '../../context.ts'
import type { Registrar } from '../../infra/http/registrar.ts'
import {
  contem,
  fichaPelaLista,
  handlersDoCadastro,
  listaDeCadastro,
  referencia,
  soAtivos,
  verbosDoCadastro,
} from '../cadastros/index.ts'

const nome = sql`normalizar(t.nome)`

const listarTiposDeDespesa = listaDeCadastro<(typeof contratoTipoDespesa)['GET /tipo-despesa']>(({ input }) => ({
  campos: sql`t.codigo, t.nome, ${referencia('g')} as grupo, g.linha_dre as "linhaDre", t.comportamento, t.ativo, t.versao`,
  origem: sql`from tipo_despesa t join grupo_despesa g on g.codigo = t.grupo`,
  chave: sql`t.codigo`,
  nome,
  busca: (termo) => contem(sql`normalizar(t.nome || ' ' || g.nome)`, termo),
  colunas: {
    nome: { expressao: nome, tipo: 'text' },
    grupo: { expressao: sql`lpad(g.ordem::text, 6, '0') || normalizar(g.nome || ' ' || t.nome)`, tipo: 'text' },
  },
  filtros: [
    soAtivos('t', input.ativo),
    input.grupo !== undefined && sql`t.grupo = ${input.grupo}`,
    input.comportamento !== undefined && sql`t.comportamento = ${input.comportamento}`,
  ],
}))

const verbosDoTipoDeDespesa = verbosDoCadastro<DadosDoTipoDeDespesa, TipoDeDespesa, CtxPlataforma>({
  entidade: 'tipo-despesa',
  escrever: 'base:escrever',
  ler: fichaPelaLista(listarTiposDeDespesa),
  colunas: (dados) => ({ nome: dados.nome, grupo: dados.grupo, comportamento: dados.comportamento }),
  // It follows the group, whose trail tells when it changes.
  foraDaTrilha: ['linhaDre'],
})

export function rotasTipoDespesa(registrar: Registrar): void {
  registrar(contratoTipoDespesa, handlersDoCadastro('tipo-despesa', listarTiposDeDespesa, verbosDoTipoDeDespesa))
}

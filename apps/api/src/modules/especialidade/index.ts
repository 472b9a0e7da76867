import { contratoEspecialidade, type DadosDaEspecialidade, type Especialidade } from '@vetlume/dominio/especialidade'
import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import type { Registrar } from '../../infra/http/registrar.ts'
import {
  fichaPelaLista,
  handlersDoCadastro,
  listaDeCadastro,
  soAtivos,
  verbosDoCadastro,
  visaoDosCadastros,
} from '../cadastros/index.ts'

const nome = sql`normalizar(e.nome)`
const usos = (tabela: 'especialista' | 'servico') =>
  sql`(select count(*)::int from ${sql.table(tabela)} u where u.cliente = e.cliente and u.especialidade = e.codigo and u.ativo)`

const listarEspecialidades = listaDeCadastro<(typeof contratoEspecialidade)['GET /especialidade']>(
  ({ ctx, input }) => ({
    campos: sql`e.codigo, e.nome, e.descricao, e.ativo, e.versao,
      ${usos('especialista')} as especialistas, ${usos('servico')} as servicos`,
    origem: sql`from especialidade e`,
    chave: sql`e.codigo`,
    nome,
    colunas: { nome: { expressao: nome, tipo: 'text' } },
    filtros: [
      sql`e.cliente = ${ctx.cliente}`,
      visaoDosCadastros(ctx.ator).tipo === 'PARCEIRO' && sql`e.ativo`,
      soAtivos('e', input.ativo),
    ],
  }),
)

const verbosDaEspecialidade = verbosDoCadastro<DadosDaEspecialidade, Especialidade, CtxCliente>({
  entidade: 'especialidade',
  escrever: 'especialidade:escrever',
  ler: fichaPelaLista(listarEspecialidades),
  colunas: ({ nome: escrito, descricao }) => ({ nome: escrito, descricao }),
  foraDaTrilha: ['especialistas', 'servicos'],
})

export function rotasEspecialidade(registrar: Registrar): void {
  registrar(contratoEspecialidade, handlersDoCadastro('especialidade', listarEspecialidades, verbosDaEspecialidade))
}

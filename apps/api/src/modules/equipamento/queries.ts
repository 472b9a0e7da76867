import type { contratoEquipamento, DadosDoEquipamento, Equipamento } from '@vetlume/dominio/equipamento'
import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import { fichaPelaLista, listaDeCadastro, soAtivos, verbosDoCadastro } from '../cadastros/index.ts'

const nome = sql`normalizar(e.nome)`

export const listarEquipamentos = listaDeCadastro<(typeof contratoEquipamento)['GET /equipamento']>(
  ({ ctx, input }) => ({
    campos: sql`e.codigo, e.nome, e.ativo, e.versao, (select count(*)::int from servico_equipamento u
      join servico s on s.cliente = u.cliente and s.codigo = u.servico
      where u.cliente = e.cliente and u.equipamento = e.codigo and s.ativo) as servicos`,
    origem: sql`from equipamento e`,
    chave: sql`e.codigo`,
    nome,
    colunas: { nome: { expressao: nome, tipo: 'text' } },
    filtros: [sql`e.cliente = ${ctx.cliente}`, soAtivos('e', input.ativo)],
  }),
)

export const verbosDoEquipamento = verbosDoCadastro<DadosDoEquipamento, Equipamento, CtxCliente>({
  entidade: 'equipamento',
  escrever: 'equipamento:escrever',
  ler: fichaPelaLista(listarEquipamentos),
  colunas: ({ nome: escrito }) => ({ nome: escrito }),
  foraDaTrilha: ['servicos'],
})

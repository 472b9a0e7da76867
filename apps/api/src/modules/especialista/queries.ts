import type { contratoEspecialista } from '@vetlume/dominio/especialista'
import { sql, type RawBuilder } from 'kysely'
import { alcanceDo, contem, listaDeCadastro, referencia, soAtivos, type Alcance } from '../cadastros/index.ts'

const nome = sql`normalizar(s.nome)`

/** Who may read the personal data of a row: the company, and the specialist about itself. */
function dadosPessoais(alcance: Alcance): RawBuilder<unknown> {
  if (alcance.de === 'EMPRESA') return sql`true`
  return alcance.de === 'ESPECIALISTA' ? sql`s.codigo = ${alcance.especialista}` : sql`false`
}

export const listarEspecialistas = listaDeCadastro<(typeof contratoEspecialista)['GET /especialista']>(
  ({ ctx, input }) => {
    const alcance = alcanceDo(ctx.ator)
    const pessoal = dadosPessoais(alcance)
    return {
      campos: sql`s.codigo, s.nome, 'CRMV-' || s.crmv_uf || ' ' || s.crmv_numero as crmv, ${referencia('e')} as especialidade,
      case when ${pessoal} then s.cpf end as cpf, case when ${pessoal} then s.telefone end as telefone,
      case when ${pessoal} then s.email end as email, s.ativo, s.versao`,
      origem: sql`from especialista s left join especialidade e on e.cliente = s.cliente and e.codigo = s.especialidade`,
      chave: sql`s.codigo`,
      nome,
      busca: (termo) => contem(sql`s.busca`, termo),
      colunas: {
        nome: { expressao: nome, tipo: 'text' },
        especialidade: { expressao: sql`normalizar(coalesce(e.nome, '') || ' ' || s.nome)`, tipo: 'text' },
      },
      filtros: [
        sql`s.cliente = ${ctx.cliente}`,
        alcance.de === 'PARCEIRO' && sql`s.ativo`,
        soAtivos('s', input.ativo),
        input.especialidade !== undefined && sql`s.especialidade = ${input.especialidade}`,
      ],
    }
  },
)

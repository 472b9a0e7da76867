import { sql } from 'kysely'
import type { Identificacao } from '@vetlume/dominio/tutor'
import type { Banco } from '../../infra/banco/index.ts'

/** Whoever owes, as a letter names it; of what was written by hand, the name alone. */
export interface Devedor {
  nome: string
  razaoSocial: string | null
  documento: string | null
  /** Who answers for the animal, where that is who owes. */
  tutor: Identificacao | null
}

export async function lerDevedor(tx: Banco, cliente: string, titulo: string): Promise<Devedor | undefined> {
  const { rows } = await sql<Devedor>`
    select coalesce(p.nome, u.nome, t.contraparte) as nome, p.razao_social as "razaoSocial", p.documento,
      case when p.codigo is null and u.codigo is not null then json_build_object('cpf', u.cpf, 'estrangeiro', u.estrangeiro, 'documento', u.documento) end as tutor
    from titulo t
    left join parceiro p on p.cliente = t.cliente and p.codigo = t.parceiro
    left join tutor u on u.cliente = t.cliente and u.codigo = t.tutor
    where t.cliente = ${cliente} and t.codigo = ${titulo}`.execute(tx)
  return rows[0]
}

export interface ExameCobrado {
  dia: string
  paciente: string
  servico: string
  atendimento: number
  explicacao: string | null
  centavos: number
}

/** The exams that a title charges, in the order of the atendimento; of what is no exam, none. */
export async function examesDoTitulo(tx: Banco, cliente: string, titulo: string): Promise<ExameCobrado[]> {
  const { rows } = await sql<ExameCobrado>`
    select t.competencia as dia, an.nome as paciente, s.nome as servico, a.numero as atendimento, i.explicacao ->> 'texto' as explicacao,
      i.preco_centavos as centavos
    from titulo t
    join atendimento a on a.cliente = t.cliente and a.codigo = t.atendimento
    join animal an on an.cliente = a.cliente and an.codigo = a.animal
    join atendimento_item i on i.cliente = a.cliente and i.atendimento = a.codigo and not i.cancelado
    join servico s on s.cliente = i.cliente and s.codigo = i.servico
    where t.cliente = ${cliente} and t.codigo = ${titulo} order by i.ordem, i.codigo`.execute(tx)
  return rows
}

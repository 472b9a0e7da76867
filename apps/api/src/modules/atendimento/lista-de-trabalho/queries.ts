import { ESTADOS_EDITAVEIS } from '@vetlume/dominio/atendimento'
import { sql } from 'kysely'
import type { Banco } from '../../../infra/banco/index.ts'

export interface ExameDaLista {
  item: string
  atendimento: number
  exame: number
  servico: string
  modalidade: string
  prioridade: string
  quando: string
  /** The clinic where it is. */
  local: string | null
  codigoDoAnimal: string
  animal: string
  tutor: string
  especie: string
  raca: string | null
  sexo: string
  castrado: boolean | null
  /** Of a birth that is known. */
  nascimento: string | null
  pesoGramas: number | null
}

/** More than a machine does in three days. */
const MAXIMO = 300

/**
 * Exams to be done or reported between two instants that this machine may do: those of a service that asks for it, or for none. What
 * was signed is over, and so is what was called off.
 */
export async function examesDaLista(
  tx: Banco,
  cliente: string,
  {
    equipamento,
    modalidades,
    de,
    ate,
  }: { equipamento: string; modalidades: readonly string[]; de: string; ate: string },
): Promise<ExameDaLista[]> {
  const { rows } = await sql<ExameDaLista>`
    select i.codigo as item, a.numero as atendimento, i.exame, s.nome as servico, s.modalidade, a.prioridade,
      coalesce(g.inicio, a.realizado_em, a.criado_em) as quando, p.nome as local,
      n.codigo as "codigoDoAnimal", n.nome as animal, t.nome as tutor, e.nome as especie, r.nome as raca, n.sexo, n.castrado,
      case when n.nascimento_presumido then null else n.nascimento end as nascimento,
      coalesce(a.peso_gramas, n.peso_gramas) as "pesoGramas"
    from atendimento a
    join atendimento_item i on i.cliente = a.cliente and i.atendimento = a.codigo and not i.cancelado
    join servico s on s.cliente = i.cliente and s.codigo = i.servico and s.exige_laudo and s.modalidade = any(${[...modalidades]}::text[])
    join animal n on n.cliente = a.cliente and n.codigo = a.animal
    join tutor t on t.cliente = a.cliente and t.codigo = a.tutor
    join especie e on e.codigo = n.especie
    left join raca r on r.codigo = n.raca
    left join parceiro p on p.cliente = a.cliente and p.codigo = a.parceiro
    left join agendamento g on g.cliente = a.cliente and g.codigo = a.agendamento and g.estado not in ('CANCELADO', 'FALTOU')
    where a.cliente = ${cliente} and a.estado = any(${[...ESTADOS_EDITAVEIS]}::text[])
      and coalesce(g.inicio, a.realizado_em, a.criado_em) >= ${de} and coalesce(g.inicio, a.realizado_em, a.criado_em) < ${ate}
      and (not exists (select from servico_equipamento u where u.cliente = s.cliente and u.servico = s.codigo)
        or exists (select from servico_equipamento u
          where u.cliente = s.cliente and u.servico = s.codigo and u.equipamento = ${equipamento}))
      and not exists (select from laudo l where l.cliente = i.cliente and l.item = i.codigo
        and l.estado in ('ASSINADO', 'ENTREGUE', 'VISUALIZADO', 'RETIFICADO'))
    order by quando, i.codigo limit ${MAXIMO}`.execute(tx)
  return rows
}

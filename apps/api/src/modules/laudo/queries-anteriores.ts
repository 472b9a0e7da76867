import type { LaudoAnterior } from '@vetlume/dominio/laudo'
import { sql } from 'kysely'
import { planoGenerico, type Banco } from '../../infra/banco/index.ts'
import type { Visao } from '../cadastros/index.ts'
import { limiteDaVisao } from './queries.ts'

const QUANTOS = 30

/** Of the same patient as a laudo, within a view: those of its model first, then of its service and modality, the newest first. Editions that were replaced, and those of itself, are left out. */
export async function laudosAnteriores(
  tx: Banco,
  cliente: string,
  visao: Visao,
  codigo: string,
): Promise<LaudoAnterior[]> {
  const consulta = sql<LaudoAnterior>`
    select l.codigo, l.numero, l.edicao, l.titulo, e.nome as especialista, coalesce(a.realizado_em, a.criado_em) as "realizadoEm",
      case when v.modelo = ev.modelo then 'MODELO' when i.servico = ei.servico then 'SERVICO'
        when l.modalidade = este.modalidade then 'MODALIDADE' end as mesmo
    from laudo este
    join atendimento ea on ea.cliente = este.cliente and ea.codigo = este.atendimento
    join atendimento_item ei on ei.cliente = este.cliente and ei.atendimento = este.atendimento and ei.codigo = este.item
    join atendimento a on a.cliente = ea.cliente and a.animal = ea.animal
    join laudo l on l.cliente = a.cliente and l.atendimento = a.codigo and l.numero <> este.numero
    join atendimento_item i on i.cliente = l.cliente and i.atendimento = l.atendimento and i.codigo = l.item
    join especialista e on e.cliente = l.cliente and e.codigo = l.especialista
    left join modelo_documento_versao ev on ev.cliente = este.cliente and ev.codigo = este.modelo_versao
    left join modelo_documento_versao v on v.cliente = l.cliente and v.codigo = l.modelo_versao
    where este.cliente = ${cliente} and este.codigo = ${codigo} and l.estado in ('ASSINADO', 'ENTREGUE', 'VISUALIZADO') and ${limiteDaVisao(visao)}
    order by case when v.modelo = ev.modelo then 0 when i.servico = ei.servico then 1 when l.modalidade = este.modalidade then 2 else 3 end,
      coalesce(a.realizado_em, a.criado_em) desc, l.codigo
    limit ${sql.lit(QUANTOS)}`
  const { rows } = await planoGenerico('one patient, by the key of one laudo', consulta).execute(tx)
  return rows
}

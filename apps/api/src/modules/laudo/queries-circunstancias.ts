import type { CircunstanciasDoExame } from '@vetlume/dominio/laudo'
import type { SinaisVitais } from '@vetlume/dominio/atendimento'
import { sql } from 'kysely'
import { planoGenerico } from '../../infra/banco/index.ts'

const ANTERIORES = 30

export type CircunstanciasAnotadas = Omit<CircunstanciasDoExame, 'sinaisCriticos'> & { sinais: SinaisVitais }

/** What is on record around the exam of a laudo, with the vital signs as they were taken. */
export const consultaDasCircunstancias = (cliente: string, codigo: string) =>
  planoGenerico(
    'one row by its key, and what is of one patient',
    sql<{ anotadas: CircunstanciasAnotadas }>`
    select json_build_object(
      'realizadoEm', (x.quando at time zone c.fuso)::date, 'nascimento', n.nascimento, 'obito', n.obito, 'microchip', n.microchip,
      'pesoAnteriorGramas', (select p.gramas from animal_peso p where p.cliente = n.cliente and p.animal = n.codigo
        and p.medido_em < x.quando - interval '12 hours' and p.medido_em >= x.quando - interval '1 year'
        order by p.medido_em desc limit 1),
      'sinais', json_build_object('frequenciaCardiaca', a.frequencia_cardiaca, 'frequenciaRespiratoria', a.frequencia_respiratoria,
        'temperaturaDecimos', a.temperatura_decimos, 'pressaoSistolica', a.pressao_sistolica),
      'anteriores', coalesce((select json_agg(json_build_object('em', o.em, 'modalidade', o.modalidade)) from (
        select (coalesce(oa.realizado_em, oa.criado_em) at time zone c.fuso)::date as em, ol.modalidade
        from atendimento oa join laudo ol on ol.cliente = oa.cliente and ol.atendimento = oa.codigo
        where oa.cliente = a.cliente and oa.animal = a.animal and ol.numero <> l.numero
          and ol.estado in ('ASSINADO', 'ENTREGUE', 'VISUALIZADO') and coalesce(oa.realizado_em, oa.criado_em) <= x.quando
        order by coalesce(oa.realizado_em, oa.criado_em) desc limit ${sql.lit(ANTERIORES)}) o), '[]'::json)) as anotadas
    from laudo l
    join atendimento a on a.cliente = l.cliente and a.codigo = l.atendimento
    cross join lateral (select coalesce(a.realizado_em, a.criado_em) as quando) x
    join animal n on n.cliente = a.cliente and n.codigo = a.animal
    join cliente c on c.codigo = l.cliente
    where l.cliente = ${cliente} and l.codigo = ${codigo}`,
  )

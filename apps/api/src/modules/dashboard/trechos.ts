import { ESTADOS_EDITAVEIS } from '@vetlume/dominio/atendimento'
import { ESTADOS_A_LIQUIDAR } from '@vetlume/dominio/financeiro'
import { sql, type RawBuilder } from 'kysely'
import { literais } from '../../infra/banco/index.ts'

/** Rows of a query as one JSON array, `[]` when there are none. */
export const comoLista = (consulta: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(linha), '[]'::json) from (${consulta}) as linha)`

/** The one row of a query as a JSON object. */
export const comoObjeto = (consulta: RawBuilder<unknown>) =>
  sql`(select row_to_json(linha) from (${consulta}) as linha)`

/** States of a request that is still to be concluded. */
export const EDITAVEIS = literais(ESTADOS_EDITAVEIS)

/** Appointments with everything a person needs to go there. `onde` filters `g`. */
export const visitas = (cliente: string, onde: RawBuilder<unknown>, maximo: number) => sql`
  select g.codigo, g.inicio, g.fim, g.estado, g.prioridade, e.nome as especialista, p.nome as parceiro, p.telefone,
    nullif(concat_ws(', ', p.logradouro, p.numero, p.bairro, m.nome), '') as endereco,
    an.nome as animal, t.nome as tutor,
    (select string_agg(s.nome, ', ' order by i.ordem) from agendamento_servico i
      join servico s on s.cliente = i.cliente and s.codigo = i.servico
      where i.cliente = g.cliente and i.agendamento = g.codigo) as servico
  from agendamento g
  join especialista e on e.cliente = g.cliente and e.codigo = g.especialista
  left join parceiro p on p.cliente = g.cliente and p.codigo = g.parceiro
  left join cidade m on m.ibge = p.cidade
  left join animal an on an.cliente = g.cliente and an.codigo = g.animal
  left join tutor t on t.cliente = an.cliente and t.codigo = an.tutor
  where g.cliente = ${cliente} and ${onde}
  order by g.inicio, g.codigo limit ${maximo}`

/** Exams under way, or given to a specialist without an appointment, whose laudo nobody has signed; `onde` filters `a`. */
export const laudosDevidos = (cliente: string, onde: RawBuilder<unknown>, maximo: number) => sql`
  select a.codigo as atendimento, a.numero, i.codigo as item, l.codigo as laudo, s.nome as exame, an.nome as animal,
    p.nome as parceiro, e.nome as especialista, a.prioridade, a.prazo_em as "prazoEm"
  ${origemDosDevidos(cliente, onde)}
  order by a.prazo_em nulls last, a.numero, i.ordem limit ${maximo}`

export const origemDosDevidos = (cliente: string, onde: RawBuilder<unknown>) => sql`
  from atendimento a
  join atendimento_item i on i.cliente = a.cliente and i.atendimento = a.codigo and not i.cancelado
  join servico s on s.cliente = i.cliente and s.codigo = i.servico and s.exige_laudo
  join animal an on an.cliente = a.cliente and an.codigo = a.animal
  left join parceiro p on p.cliente = a.cliente and p.codigo = a.parceiro
  left join especialista e on e.cliente = a.cliente and e.codigo = a.especialista
  left join laudo l on l.cliente = i.cliente and l.item = i.codigo and l.estado not in ('RETIFICADO', 'CANCELADO') and l.retifica is null
  where a.cliente = ${cliente} and l.assinado_em is null and ${onde} and (a.estado in ('EM_ANDAMENTO', 'AGUARDANDO_LAUDO')
    or (a.estado = 'ABERTO' and a.especialista is not null and a.agendamento is null))`

/** Delivered laudos, newest first; `onde` filters `l` and `a`. */
export const laudosEntregues = (cliente: string, onde: RawBuilder<unknown>, maximo: number) => sql`
  select l.codigo, l.numero, l.titulo, l.critico, an.nome as animal, p.nome as parceiro, l.entregue_em as "entregueEm"
  ${origemDosEntregues(cliente, onde)}
  order by l.entregue_em desc, l.codigo limit ${maximo}`

export const origemDosEntregues = (cliente: string, onde: RawBuilder<unknown>) => sql`
  from laudo l
  join atendimento a on a.cliente = l.cliente and a.codigo = l.atendimento
  join animal an on an.cliente = a.cliente and an.codigo = a.animal
  left join parceiro p on p.cliente = a.cliente and p.codigo = a.parceiro
  where l.cliente = ${cliente} and ${onde}`

/** Delivered and critical, and the clinic has not said that it read it. */
export const CRITICO_SEM_CONFIRMACAO = sql`l.critico and l.critico_confirmado_em is null and l.estado in ('ENTREGUE', 'VISUALIZADO') and a.parceiro is not null`

/** Latest exam requests; `onde` filters `a`. */
export const pedidosRecentes = (cliente: string, onde: RawBuilder<unknown>, maximo: number) => sql`
  select a.codigo, a.numero, a.estado, a.prioridade, an.nome as animal, p.nome as parceiro, a.criado_em as "criadoEm",
    array(select s.nome from atendimento_item i join servico s on s.cliente = i.cliente and s.codigo = i.servico
      where i.cliente = a.cliente and i.atendimento = a.codigo and not i.cancelado order by i.ordem) as exames
  from atendimento a
  join animal an on an.cliente = a.cliente and an.codigo = a.animal
  left join parceiro p on p.cliente = a.cliente and p.codigo = a.parceiro
  where a.cliente = ${cliente} and ${onde}
  order by a.criado_em desc, a.codigo desc limit ${maximo}`

/** Open titles of `t` in a span of due days: how many and what is still owed, in centavos. */
export const somaDeTitulos = (cliente: string, onde: RawBuilder<unknown>) => sql`
  select count(*)::int as quantidade, coalesce(sum(t.valor_centavos - t.desconto_centavos + t.acrescimo_centavos - t.pago_centavos), 0)::bigint as centavos
  ${origemDosTitulos(cliente, onde)}`

export const origemDosTitulos = (cliente: string, onde: RawBuilder<unknown>) => sql`
  from titulo t
  where t.cliente = ${cliente} and t.natureza = 'RECEBER' and t.estado in (${literais(ESTADOS_A_LIQUIDAR)}) and ${onde}`

import { sql, type RawBuilder } from 'kysely'

/** Rows of a query as one JSON array, `[]` when there are none. */
export const comoLista = (consulta: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(linha), '[]'::json) from (${consulta}) as linha)`

/** The one row of a query as a JSON object. */
export const comoObjeto = (consulta: RawBuilder<unknown>) =>
  sql`(select row_to_json(linha) from (${consulta}) as linha)`

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

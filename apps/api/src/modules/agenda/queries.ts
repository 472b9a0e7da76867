import { ESTADOS_SEM_HORARIO, type ItemDaAgenda } from '@vetlume/dominio/agenda'
import { TOTAL_MAXIMO } from '@vetlume/dominio/contrato'
import { sql, type RawBuilder } from 'kysely'
import { listar, literais, type Banco } from '../../infra/banco/index.ts'
import { nomeDaCidade, referencia, type Visao } from '../cadastros/index.ts'

/** The limit of a view as SQL, for a table with `especialista` and `parceiro`; null when there is none. */
export function filtroDaVisao(visao: Visao, tabela: string): RawBuilder<unknown> | null {
  switch (visao.tipo) {
    case 'EMPRESA':
      return null
    case 'ESPECIALISTA':
      return sql`${sql.ref(`${tabela}.especialista`)} = ${visao.especialista}`
    case 'PARCEIRO':
      return sql`${sql.ref(`${tabela}.parceiro`)} = ${visao.parceiro}`
  }
}

/**
 * Appointments that touch `[de, ate)`: a day shows also what began before it. None lasts more than a day (a constraint
 * says so), so that the index on `inicio` has both ends of what to read.
 */
export const tocando = (tabela: string, de: string | null, ate: string | null): RawBuilder<unknown>[] => {
  const [inicio, fim] = [sql.ref(`${tabela}.inicio`), sql.ref(`${tabela}.fim`)]
  return [
    de === null ? null : sql`${inicio} > ${de}::timestamptz - interval '24 hours' and ${fim} > ${de}::timestamptz`,
    ate === null ? null : sql`${inicio} < ${ate}::timestamptz`,
  ].filter((filtro) => filtro !== null)
}

/** Takes its time, in a table with `estado`: a request does not yet, and what was called off or missed does not any more. */
export const ocupa = (tabela: string) => sql`${sql.ref(`${tabela}.estado`)} not in (${literais(ESTADOS_SEM_HORARIO)})`

const endereco = (alias: string, cidade: string) => {
  const coluna = (nome: string) => sql.ref(`${alias}.${nome}`)
  return sql`nullif(concat_ws(', ', ${coluna('logradouro')}, ${coluna('numero')}, ${coluna('complemento')}, ${coluna('bairro')}, ${nomeDaCidade(cidade)}), '')`
}

/** Where it happens, in one line and on the map: the clinic's place or, without one of its own, its municipality's. */
export const local = sql`case g.tipo_local
    when 'PARCEIRO' then json_build_object('tipo', g.tipo_local, 'endereco', ${endereco('p', 'pm')},
      'latitude', coalesce(p.latitude, pm.latitude), 'longitude', coalesce(p.longitude, pm.longitude))
    when 'PROPRIO' then (select json_build_object('tipo', 'PROPRIO', 'endereco', ${endereco('c', 'm')}, 'latitude', m.latitude, 'longitude', m.longitude)
      from cliente c left join cidade m on m.ibge = c.cidade where c.codigo = g.cliente)
    else json_build_object('tipo', g.tipo_local, 'endereco', g.endereco, 'latitude', g.latitude, 'longitude', g.longitude) end`

/** When the clinic that asked for it would like it to be. */
export const janelas = sql`(select coalesce(json_agg(json_build_object('dia', j.dia, 'inicio', left(j.inicio::text, 5), 'fim', left(j.fim::text, 5))
    order by j.dia, j.inicio), '[]')
  from agendamento_janela j where j.cliente = g.cliente and j.agendamento = g.codigo)`

/** What the company writes for itself; a clinic reads it in what it asked for, because the words are its own. */
export const daEmpresa = (visao: Visao, coluna: string) =>
  visao.tipo === 'PARCEIRO' ? sql`case when g.origem = 'PARCEIRO' then ${sql.ref(coluna)} end` : sql.ref(coluna)

/** A no to the reminder of this very time. */
export const recusa = sql`(select l.resposta from agendamento_lembrete l where l.cliente = g.cliente and l.agendamento = g.codigo
  and l.inicio = g.inicio and l.resposta <> 'CONFIRMADO' and g.estado = 'AGENDADO')`

/** Columns of an appointment `g` of a list, over `ORIGEM_DA_AGENDA`. The atendimento stands above in the ladder: its table is read here for one fact, what the appointment became. */
export const camposDaAgenda = (visao: Visao) => sql`
  g.codigo, g.versao, g.inicio, g.fim, g.estado, g.prioridade, g.origem, g.plantao, g.proposto_em as "propostoEm", g.motivo,
  ${recusa} as recusa,
  ${daEmpresa(visao, 'g.observacoes')} as observacoes, ${daEmpresa(visao, 'g.contato')} as contato, ${local} as local,
  t.nome as tutor, ${referencia('e')} as especialista, ${referencia('p')} as parceiro, ${referencia('a')} as animal,
  ${referencia('h', sql`h.operadora || ' ' || h.nome`)} as "planoSaude",
  (select coalesce(json_agg(${referencia('s')} order by i.ordem), '[]') from agendamento_servico i
    join servico s on s.cliente = i.cliente and s.codigo = i.servico
    where i.cliente = g.cliente and i.agendamento = g.codigo) as servicos,
  (select json_build_object('codigo', x.codigo, 'numero', x.numero) from atendimento x
    where x.cliente = g.cliente and x.agendamento = g.codigo and x.estado <> 'CANCELADO') as atendimento`

const JUNCOES = sql`
  left join especialista e on e.cliente = g.cliente and e.codigo = g.especialista
  left join parceiro p on p.cliente = g.cliente and p.codigo = g.parceiro
  left join cidade pm on pm.ibge = p.cidade
  left join animal a on a.cliente = g.cliente and a.codigo = g.animal
  left join tutor t on t.cliente = a.cliente and t.codigo = a.tutor
  left join plano_saude h on h.codigo = g.plano_saude`

export const ORIGEM_DA_AGENDA = sql`from agendamento g ${JUNCOES}`

export interface FiltroDaAgenda {
  busca?: string | undefined
  ordem: string
  cursor?: string | undefined
  limite: number
  /** Instants: `[de, ate)`. */
  de: string | null
  ate: string | null
  especialista?: string | undefined
  parceiro?: string | undefined
  animal?: string | undefined
  servico?: string | undefined
  planoSaude?: string | undefined
  codigo?: string | undefined
  estado?: string | undefined
  prioridade?: string | undefined
  origem?: string | undefined
  tipoLocal?: string | undefined
  plantao?: 'sim' | 'nao' | undefined
  proposto?: 'sim' | undefined
  ocupa?: 'sim' | undefined
}

const igual = (coluna: string, valor: string | undefined) =>
  valor !== undefined && sql`${sql.ref(`g.${coluna}`)} = ${valor}`

/** Which appointments the list has. */
export function recorteDaAgenda(cliente: string, visao: Visao, filtro: Omit<FiltroDaAgenda, 'ordem' | 'limite'>) {
  const { busca, de, ate, servico, plantao, proposto } = filtro
  return {
    origem: sql`from agendamento g`,
    filtros: [
      sql`g.cliente = ${cliente}`,
      filtroDaVisao(visao, 'g'),
      ...tocando('g', de, ate),
      igual('especialista', filtro.especialista),
      igual('parceiro', filtro.parceiro),
      igual('animal', filtro.animal),
      igual('plano_saude', filtro.planoSaude),
      igual('codigo', filtro.codigo),
      igual('estado', filtro.estado),
      igual('prioridade', filtro.prioridade),
      igual('origem', filtro.origem),
      igual('tipo_local', filtro.tipoLocal),
      plantao !== undefined && sql`g.plantao = ${plantao === 'sim'}`,
      proposto !== undefined && sql`g.proposto_em is not null`,
      filtro.ocupa !== undefined && ocupa('g'),
      servico !== undefined &&
        sql`exists (select from agendamento_servico i where i.cliente = g.cliente and i.agendamento = g.codigo and i.servico = ${servico})`,
      busca !== undefined &&
        busca !== '' &&
        sql`g.animal in (select busca.animal(${cliente}, ${busca}, ${TOTAL_MAXIMO}))`,
    ],
  }
}

/** What may be added up over the rows of the list. */
export const MEDIDAS_DA_AGENDA = { minutos: sql`extract(epoch from g.fim - g.inicio) / 60` }

export function listarAgenda(tx: Banco, cliente: string, visao: Visao, filtro: FiltroDaAgenda) {
  return listar<ItemDaAgenda>(tx, filtro, {
    ...recorteDaAgenda(cliente, visao, filtro),
    campos: camposDaAgenda(visao),
    alias: 'g',
    juncoes: JUNCOES,
    // A service may be in few appointments: planned for any, years are walked to find them.
    plano: 'POR_VALORES',
    chave: sql`g.codigo`,
    colunas: {
      inicio: { expressao: sql`g.inicio`, tipo: 'timestamptz' },
      criadoEm: { expressao: sql`g.criado_em`, tipo: 'timestamptz' },
    },
  })
}

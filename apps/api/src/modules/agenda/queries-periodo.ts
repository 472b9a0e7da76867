import { MAXIMO_DO_PERIODO, type EstadoDoAgendamento, type ItemDoPeriodo } from '@vetlume/dominio/agenda'
import type { Lugar } from '@vetlume/dominio/deslocamento'
import { sql } from 'kysely'
import { planoGenerico } from '../../infra/banco/index.ts'
import { lugar } from './deslocamento/queries.ts'
import type { Visao } from '../cadastros/index.ts'
import { daEmpresa, filtroDaVisao, janelas, recusa, tocando } from './queries.ts'

interface FiltroDoPeriodo {
  /** Instants: `[de, ate)`. */
  de: string
  ate: string
  especialistas?: readonly string[] | undefined
  parceiro?: string | undefined
  estados?: readonly EstadoDoAgendamento[] | undefined
}

type DoItem = 'codigo' | 'versao' | 'inicio' | 'fim' | 'estado' | 'prioridade' | 'plantao' | 'contato' | 'recusa'

/** An appointment as the calendar needs it: names, and where it is on the map. What only its record shows is not read. */
export interface LinhaDoPeriodo extends Pick<ItemDoPeriodo, DoItem | 'janelas'> {
  especialista: string | null
  parceiro: string | null
  tipoLocal: ItemDoPeriodo['local']['tipo']
  endereco: string | null
  animal: string | null
  servicos: string[]
  /** Null for a clinic, which is told no way. */
  lugar: Lugar | null
}

// With a limit each row looks up its own names: a plan made for any company must not read a whole registry for a day of it.
const NOMES = sql`
  left join lateral (select c.codigo, c.nome, c.cidade, c.latitude, c.longitude from parceiro c
    where c.cliente = g.cliente and c.codigo = g.parceiro limit 1) p on true
  left join lateral (select m.latitude, m.longitude from cidade m where m.ibge = p.cidade limit 1) pm on true
  left join lateral (select n.nome, n.tutor from animal n where n.cliente = g.cliente and n.codigo = g.animal limit 1) a on true`

/** Everything of a period in one statement, in order of time; one row more than the maximum when there is more. */
export function agendamentosDoPeriodo(
  cliente: string,
  visao: Visao,
  { de, ate, especialistas, parceiro, estados }: FiltroDoPeriodo,
) {
  const filtros = [
    sql`g.cliente = ${cliente}`,
    filtroDaVisao(visao, 'g'),
    ...tocando('g', de, ate),
    parceiro !== undefined && sql`g.parceiro = ${parceiro}`,
    estados === undefined ? sql`g.estado <> 'CANCELADO'` : sql`g.estado = any(${estados}::text[])`,
  ].filter((filtro) => filtro !== null && filtro !== false)
  const marcados = sql`select * from agendamento g where ${sql.join(filtros, sql` and `)}`
  // One by one, or a plan for any number of them reads the days of everybody.
  const destes = sql`unnest(${[...new Set(especialistas)]}::uuid[]) quem (codigo)
    cross join lateral (${marcados} and g.especialista = quem.codigo offset 0) g`
  return planoGenerico(
    'planning weighs more than reading, and every row is looked up by its key',
    sql<LinhaDoPeriodo>`select g.codigo, g.versao, g.inicio, g.fim, g.estado, g.prioridade, g.plantao, g.especialista,
      p.nome as parceiro, g.tipo_local as "tipoLocal", g.endereco, a.nome as animal, ${daEmpresa(visao, 'g.contato')} as contato,
      ${recusa} as recusa,
      array(select s.nome from agendamento_servico i join servico s on s.cliente = i.cliente and s.codigo = i.servico
        where i.cliente = g.cliente and i.agendamento = g.codigo order by i.ordem) as servicos,
      case g.estado when 'SOLICITADO' then ${janelas} else '[]' end as janelas,
      ${visao.tipo === 'PARCEIRO' ? sql`null` : lugar} as lugar
    from ${especialistas === undefined ? sql`(${marcados}) g` : destes} ${NOMES}
    order by g.inicio, g.codigo limit ${MAXIMO_DO_PERIODO + 1}`,
  )
}

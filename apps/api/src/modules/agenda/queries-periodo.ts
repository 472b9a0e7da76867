import { MAXIMO_DO_PERIODO, type EstadoDoAgendamento, type ItemDoPeriodo } from '@vetlume/dominio/agenda'
import type { Lugar } from '@vetlume/dominio/deslocamento'
import { sql } from 'kysely'
import { lugar } from './deslocamento/queries.ts'
import type { Visao } from './policy.ts'
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

/**
 * Everything of a period in one statement, in order of time; one row more than the maximum when there is more. Each row looks
 * up its own names, whatever the size of the registries.
 */
export function agendamentosDoPeriodo(
  cliente: string,
  visao: Visao,
  { de, ate, especialistas, parceiro, estados }: FiltroDoPeriodo,
) {
  const filtros = [
    sql`g.cliente = ${cliente}`,
    filtroDaVisao(visao, 'g'),
    ...tocando('g', de, ate),
    especialistas !== undefined && sql`g.especialista = any(${especialistas}::uuid[])`,
    parceiro !== undefined && sql`g.parceiro = ${parceiro}`,
    estados === undefined ? sql`g.estado <> 'CANCELADO'` : sql`g.estado = any(${estados}::text[])`,
  ].filter((filtro) => filtro !== null && filtro !== false)
  return sql<LinhaDoPeriodo>`select g.codigo, g.versao, g.inicio, g.fim, g.estado, g.prioridade, g.plantao, g.especialista,
      p.nome as parceiro, g.tipo_local as "tipoLocal", g.endereco, a.nome as animal, ${daEmpresa(visao, 'g.contato')} as contato,
      ${recusa} as recusa,
      array(select s.nome from agendamento_servico i join servico s on s.cliente = i.cliente and s.codigo = i.servico
        where i.cliente = g.cliente and i.agendamento = g.codigo order by i.ordem) as servicos,
      case g.estado when 'SOLICITADO' then ${janelas} else '[]' end as janelas,
      ${visao.tipo === 'PARCEIRO' ? sql`null` : lugar} as lugar
    from agendamento g
    left join parceiro p on p.cliente = g.cliente and p.codigo = g.parceiro
    left join cidade pm on pm.ibge = p.cidade
    left join animal a on a.cliente = g.cliente and a.codigo = g.animal
    where ${sql.join(filtros, sql` and `)} order by g.inicio, g.codigo limit ${MAXIMO_DO_PERIODO + 1}`
}

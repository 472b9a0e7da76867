import type { ItemDaAgenda } from '@vetlume/dominio/agenda'
import { sql, type RawBuilder } from 'kysely'
import { listar, type Banco } from '../../infra/banco/index.ts'
import { referencia } from '../cadastros/index.ts'
import type { Visao } from './policy.ts'

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
  codigo?: string | undefined
  estado?: string | undefined
}

const MAXIMO_DA_BUSCA = 500

// The atendimento stands above in the ladder: its table is read here for one fact, what the appointment became.
const campos = sql`
  g.codigo, g.inicio, g.fim, g.estado, g.prioridade, g.observacoes, g.motivo, t.nome as tutor,
  ${referencia('e')} as especialista, ${referencia('p')} as parceiro, ${referencia('a')} as animal, ${referencia('s')} as servico,
  (select json_build_object('codigo', x.codigo, 'numero', x.numero) from atendimento x
    where x.cliente = g.cliente and x.agendamento = g.codigo and x.estado <> 'CANCELADO') as atendimento`

const origem = sql`
  from agendamento g
  join especialista e on e.cliente = g.cliente and e.codigo = g.especialista
  left join parceiro p on p.cliente = g.cliente and p.codigo = g.parceiro
  left join animal a on a.cliente = g.cliente and a.codigo = g.animal
  left join tutor t on t.cliente = a.cliente and t.codigo = a.tutor
  left join servico s on s.cliente = g.cliente and s.codigo = g.servico`

export function listarAgenda(tx: Banco, cliente: string, visao: Visao, filtro: FiltroDaAgenda) {
  const { busca, de, ate, especialista, parceiro, animal, codigo, estado } = filtro
  return listar<ItemDaAgenda>(tx, filtro, {
    campos,
    origem,
    chave: sql`g.codigo`,
    colunas: { inicio: { expressao: sql`g.inicio`, tipo: 'timestamptz' } },
    filtros: [
      sql`g.cliente = ${cliente}`,
      filtroDaVisao(visao, 'g'),
      // A day shows what touches it, not only what begins in it.
      de !== null && sql`g.fim > ${de}::timestamptz`,
      ate !== null && sql`g.inicio < ${ate}::timestamptz`,
      especialista && sql`g.especialista = ${especialista}`,
      parceiro && sql`g.parceiro = ${parceiro}`,
      animal && sql`g.animal = ${animal}`,
      codigo && sql`g.codigo = ${codigo}`,
      estado && sql`g.estado = ${estado}`,
      busca && sql`g.animal in (select busca.animal(${cliente}, ${busca}, ${MAXIMO_DA_BUSCA}))`,
    ].map((condicao) => condicao || null),
  })
}

import type { ItemDeLaudo } from '@vetlume/dominio/laudo'
import { sql } from 'kysely'
import { listar, type Banco } from '../../infra/banco/index.ts'
import type { Visao } from '../agenda/index.ts'
import { limiteDaVisao } from './queries.ts'

export interface FiltroDeLaudos {
  busca?: string | undefined
  ordem: string
  cursor?: string | undefined
  limite: number
  estado?: string | undefined
  modalidade?: string | undefined
  parceiro?: string | undefined
  especialista?: string | undefined
  animal?: string | undefined
  atendimento?: string | undefined
  numero?: number | undefined
  atrasado?: 'sim' | undefined
}

const MAXIMO_DA_BUSCA = 500

const campos = sql`
  l.codigo, l.numero, l.edicao, l.titulo, l.modalidade, l.estado, l.critico, t.nome as tutor, l.criado_em as "criadoEm", l.prazo_em as "prazoEm",
  l.assinado_em as "assinadoEm", l.entregue_em as "entregueEm",
  json_build_object('codigo', n.codigo, 'nome', n.nome) as animal,
  json_build_object('codigo', e.codigo, 'nome', e.nome) as especialista,
  case when p.codigo is not null then json_build_object('codigo', p.codigo, 'nome', p.nome) end as parceiro`

// A left join, although the row is there: where neither a filter nor the view looks at it, it is not read.
const doAtendimento = sql`left join atendimento a on a.cliente = l.cliente and a.codigo = l.atendimento`

const juncoes = sql`${doAtendimento}
  left join animal n on n.cliente = a.cliente and n.codigo = a.animal
  left join tutor t on t.cliente = a.cliente and t.codigo = a.tutor
  left join especialista e on e.cliente = l.cliente and e.codigo = l.especialista
  left join parceiro p on p.cliente = a.cliente and p.codigo = a.parceiro`

const SEM_DATA = 'infinity'

/** Keys of what a search finds, at most some 500 of the newest for each kind of match. */
async function procurar(tx: Banco, cliente: string, visao: Visao, termo: string): Promise<string[]> {
  const clinica = visao.tipo === 'PARCEIRO' ? visao.parceiro : null
  const numero = /^\d{1,9}$/.test(termo) ? Number(termo) : null
  const { rows } = await sql<{ codigo: string }>`
    select codigo from busca.laudo(${cliente}, ${termo}, ${MAXIMO_DA_BUSCA}, ${clinica}) as achado (codigo)
    union select codigo from laudo where cliente = ${cliente} and numero = ${numero}`.execute(tx)
  return rows.map(({ codigo }) => codigo)
}

/** Laudos within a view, newest first unless asked otherwise. `agora` decides what is late. */
export async function listarPorVisao(tx: Banco, cliente: string, visao: Visao, filtro: FiltroDeLaudos, agora: string) {
  const { busca, estado, modalidade, parceiro, especialista, animal, atendimento, numero, atrasado } = filtro
  const achados = busca === undefined || busca === '' ? null : await procurar(tx, cliente, visao, busca)
  const lista = await listar<ItemDeLaudo>(tx, filtro, {
    campos,
    origem: sql`from laudo l ${doAtendimento}`,
    alias: 'l',
    juncoes,
    chave: sql`l.codigo`,
    colunas: {
      criadoEm: { expressao: sql`l.criado_em`, tipo: 'timestamptz' },
      numero: { expressao: sql`l.numero`, tipo: 'int8' },
      prazoEm: { expressao: sql`l.prazo_em`, tipo: 'timestamptz', nulo: SEM_DATA },
      assinadoEm: { expressao: sql`l.assinado_em`, tipo: 'timestamptz', nulo: SEM_DATA },
    },
    filtros: [
      sql`l.cliente = ${cliente}`,
      limiteDaVisao(visao),
      estado === undefined ? null : sql`l.estado = ${estado}`,
      modalidade === undefined ? null : sql`l.modalidade = ${modalidade}`,
      parceiro === undefined ? null : sql`a.parceiro = ${parceiro}`,
      especialista === undefined ? null : sql`l.especialista = ${especialista}`,
      animal === undefined ? null : sql`a.animal = ${animal}`,
      atendimento === undefined ? null : sql`l.atendimento = ${atendimento}`,
      numero === undefined ? null : sql`l.numero = ${numero}`,
      atrasado === undefined
        ? null
        : sql`(l.assinado_em is null and l.estado <> 'CANCELADO' and l.prazo_em < ${agora}::timestamptz)`,
      achados === null ? null : sql`l.codigo = any(${achados}::uuid[])`,
    ],
  })
  return { ...lista, totalExato: lista.totalExato && (achados?.length ?? 0) < MAXIMO_DA_BUSCA }
}

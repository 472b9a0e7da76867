import { ESTADOS_COM_LAUDO_A_ESCREVER, type SituacaoDoPrazo } from '@vetlume/dominio/atendimento'
import { TOTAL_MAXIMO } from '@vetlume/dominio/contrato'
import { ESTADOS_SEM_ASSINATURA, type ItemDeLaudo } from '@vetlume/dominio/laudo'
import { sql, type RawBuilder } from 'kysely'
import { listar, literais, maximoDaBusca, type Banco } from '../../infra/banco/index.ts'
import type { Visao } from '../cadastros/index.ts'
import { noPrazo } from '../atendimento/index.ts'
import { limiteDaVisao } from './queries.ts'

export interface FiltroDeLaudos {
  busca?: string | undefined
  ordem: string
  cursor?: string | undefined
  limite: number
  contar?: 'so' | undefined
  estado?: string | undefined
  modalidade?: string | undefined
  parceiro?: string | undefined
  especialista?: string | undefined
  revisor?: string | undefined
  animal?: string | undefined
  atendimento?: string | undefined
  numero?: number | undefined
  aEscrever?: 'sim' | 'emRevisao' | undefined
  prazo?: SituacaoDoPrazo | undefined
  critico?: 'sim' | 'aConfirmar' | undefined
}

const laudos = (cliente: string) => sql`
  select x.cliente, x.codigo, x.numero, x.edicao, x.titulo, x.modalidade, x.estado, x.critico, x.criado_em, x.prazo_em, x.assinado_em,
    x.entregue_em, x.critico_confirmado_em, x.atendimento, x.especialista, x.revisor
  from laudo x where x.cliente = ${cliente}`

/** Those of a specialist: two halves, so that each comes in the order of its own index; nobody reviews what they wrote. */
const laudosDe = (cliente: string, especialista: string) => sql`
  ${laudos(cliente)} and x.especialista = ${especialista} union all ${laudos(cliente)} and x.revisor = ${especialista}`

/** Exams that were done and whose laudo nobody began. */
const semLaudo = (cliente: string) => sql`
  from atendimento o
  join atendimento_item i on i.cliente = o.cliente and i.atendimento = o.codigo and not i.cancelado
  join servico s on s.cliente = i.cliente and s.codigo = i.servico and s.exige_laudo
  where o.cliente = ${cliente} and o.estado in (${literais(ESTADOS_COM_LAUDO_A_ESCREVER)}) and not exists (
    select from laudo x where x.cliente = i.cliente and x.item = i.codigo and x.estado <> 'CANCELADO' and x.retifica is null)`

/** In the columns of a laudo. 0 where a laudo has its number: none has it, and the order by number stays that of the index. */
const aIniciar = (cliente: string) => sql`
  select o.cliente, i.codigo, 0::bigint as numero, 1 as edicao, s.nome as titulo, s.modalidade, 'A_INICIAR' as estado, false as critico,
    o.realizado_em as criado_em,
    o.realizado_em + make_interval(hours => case o.prioridade when 'URGENTE' then s.prazo_urgente_horas else s.prazo_rotina_horas end) as prazo_em,
    null::timestamptz as assinado_em, null::timestamptz as entregue_em, null::timestamptz as critico_confirmado_em,
    o.codigo as atendimento, o.especialista, null::uuid as revisor ${semLaudo(cliente)}`

type Recorte = Omit<FiltroDeLaudos, 'ordem' | 'limite'>

/**
 * What somebody may read, as `l`: a clinic has what was delivered to it, the others also what is still to begin. A half that
 * the filter leaves empty is not asked for: emptied by the planner, it takes the order of the other with it, and a page of
 * two million laudos read them all.
 */
function fonte(cliente: string, visao: Visao, filtro: Recorte): RawBuilder<unknown> {
  const { estado, numero, critico, revisor } = filtro
  const soEscritos =
    visao.tipo === 'PARCEIRO' ||
    (estado !== undefined && estado !== 'A_INICIAR') ||
    numero !== undefined ||
    critico !== undefined ||
    revisor !== undefined
  const dele = visao.tipo === 'ESPECIALISTA' ? visao.especialista : null
  const escritos = dele === null ? laudos(cliente) : laudosDe(cliente, dele)
  const aEscrever = dele === null ? aIniciar(cliente) : sql`${aIniciar(cliente)} and o.especialista = ${dele}`
  if (soEscritos) return sql`(${escritos})`
  return estado === 'A_INICIAR' ? sql`(${aEscrever})` : sql`(${escritos} union all ${aEscrever})`
}

/** Nothing is to be written for what was called off. */
const semAssinatura = sql`(l.assinado_em is null and l.estado in (${literais(['A_INICIAR', ...ESTADOS_SEM_ASSINATURA])}) and a.estado <> 'CANCELADO')`

/** What a specialist sent is with the reviewer: they have nothing to write in it. */
const porEscrever = (visao: Visao) =>
  visao.tipo === 'ESPECIALISTA'
    ? sql`${semAssinatura} and not (l.estado = 'EM_REVISAO' and l.especialista = ${visao.especialista})`
    : semAssinatura

/** With a reviewer; of a specialist, those that they sent. */
const enviadosParaRevisao = (visao: Visao) =>
  visao.tipo === 'ESPECIALISTA'
    ? sql`l.estado = 'EM_REVISAO' and l.especialista = ${visao.especialista}`
    : sql`l.estado = 'EM_REVISAO'`

/** Critical, delivered, and the clinic has not said that it read it. */
const criticoAConfirmar = sql`l.critico and l.critico_confirmado_em is null and l.estado in ('ENTREGUE', 'VISUALIZADO') and a.parceiro is not null`

// A left join, although the row is there: where neither a filter nor the view looks at it, it is not read.
const doAtendimento = sql`left join atendimento a on a.cliente = l.cliente and a.codigo = l.atendimento`

const juncoes = sql`${doAtendimento}
  left join animal n on n.cliente = a.cliente and n.codigo = a.animal
  left join tutor t on t.cliente = a.cliente and t.codigo = a.tutor
  left join especialista e on e.cliente = l.cliente and e.codigo = l.especialista
  left join especialista rv on rv.cliente = l.cliente and rv.codigo = l.revisor
  left join parceiro p on p.cliente = a.cliente and p.codigo = a.parceiro`

const campos = sql`
  l.codigo, nullif(l.numero, 0) as numero, l.edicao, l.titulo, l.modalidade, l.estado, l.critico, t.nome as tutor, l.criado_em as "criadoEm", l.prazo_em as "prazoEm", ${semAssinatura} as "prazoCorre",
  l.assinado_em as "assinadoEm", l.entregue_em as "entregueEm", a.prioridade,
  json_build_object('codigo', a.codigo, 'numero', a.numero) as atendimento,
  json_build_object('codigo', n.codigo, 'nome', n.nome) as animal,
  json_build_object('codigo', e.codigo, 'nome', e.nome) as especialista,
  case when rv.codigo is not null then json_build_object('codigo', rv.codigo, 'nome', rv.nome) end as revisor,
  case when p.codigo is not null then json_build_object('codigo', p.codigo, 'nome', p.nome) end as parceiro`

const SEM_DATA = 'infinity'

/** Keys of what a search finds, at most `maximo` of the newest for each kind of match. */
async function procurar(tx: Banco, cliente: string, visao: Visao, termo: string, maximo: number): Promise<string[]> {
  const clinica = visao.tipo === 'PARCEIRO' ? visao.parceiro : null
  const numero = /^\d{1,9}$/.test(termo) ? Number(termo) : null
  const { rows } = await sql<{ codigo: string }>`
    select codigo from busca.laudo(${cliente}, ${termo}, ${maximo}, ${clinica}) as achado (codigo)
    union select codigo from laudo where cliente = ${cliente} and numero = ${numero}
    union select i.codigo ${semLaudo(cliente)} and (o.numero = ${numero} or o.animal in (select busca.animal(${cliente}, ${termo}, ${maximo})))`.execute(
    tx,
  )
  return rows.map(({ codigo }) => codigo)
}

/** Which laudos, and exams that wait for one, the list has; the text that was typed is looked for apart. `agora` decides what is late. */
export function recorteDeLaudos(cliente: string, visao: Visao, filtro: Recorte, agora: string) {
  const {
    estado,
    modalidade,
    parceiro,
    especialista,
    revisor,
    animal,
    atendimento,
    numero,
    aEscrever,
    prazo,
    critico,
  } = filtro
  return {
    origem: sql`from ${fonte(cliente, visao, filtro)} l ${doAtendimento}`,
    filtros: [
      sql`l.cliente = ${cliente}`,
      // A specialist's is in the source.
      visao.tipo === 'ESPECIALISTA' ? null : limiteDaVisao(visao),
      estado === undefined ? null : sql`l.estado = ${estado}`,
      modalidade === undefined ? null : sql`l.modalidade = ${modalidade}`,
      parceiro === undefined ? null : sql`a.parceiro = ${parceiro}`,
      especialista === undefined ? null : sql`l.especialista = ${especialista}`,
      revisor === undefined ? null : sql`l.revisor = ${revisor}`,
      animal === undefined ? null : sql`a.animal = ${animal}`,
      atendimento === undefined ? null : sql`l.atendimento = ${atendimento}`,
      numero === undefined ? null : sql`l.numero = ${numero}`,
      aEscrever === undefined ? null : aEscrever === 'sim' ? porEscrever(visao) : enviadosParaRevisao(visao),
      prazo === undefined ? null : sql`${semAssinatura} and ${noPrazo(sql`l.prazo_em`, prazo, agora)}`,
      critico === undefined ? null : critico === 'sim' ? sql`l.critico` : criticoAConfirmar,
    ],
  }
}

/** Laudos within a view, newest first unless asked otherwise. */
export async function listarPorVisao(tx: Banco, cliente: string, visao: Visao, filtro: FiltroDeLaudos, agora: string) {
  const { busca } = filtro
  // What a search finds is the company's: a specialist's own may be far behind the newest.
  const maximo = visao.tipo === 'ESPECIALISTA' ? TOTAL_MAXIMO : maximoDaBusca(filtro, '-criadoEm')
  const achados = busca === undefined || busca === '' ? null : await procurar(tx, cliente, visao, busca, maximo)
  const { origem, filtros } = recorteDeLaudos(cliente, visao, filtro, agora)
  return listar<ItemDeLaudo>(tx, filtro, {
    campos,
    origem,
    alias: 'l',
    juncoes,
    chave: sql`l.codigo`,
    colunas: {
      criadoEm: { expressao: sql`l.criado_em`, tipo: 'timestamptz' },
      numero: { expressao: sql`l.numero`, tipo: 'int8' },
      prazoEm: { expressao: sql`l.prazo_em`, tipo: 'timestamptz', nulo: SEM_DATA },
      assinadoEm: { expressao: sql`l.assinado_em`, tipo: 'timestamptz', nulo: SEM_DATA },
    },
    filtros,
    // Not in sight of the planner, which would weigh the keys one by one.
    busca: achados && sql`l.codigo = any(array(select unnest(${achados}::uuid[])))`,
    haMais: achados !== null && achados.length >= maximo,
  })
}

import type { ExamePossivel, ImagemDoEstudo, ItemDeEstudo } from '@vetlume/dominio/estudo'
import { DIAS_DO_DESCARTE } from '@vetlume/dominio/privacidade'
import { sql, type RawBuilder } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import type { Visao } from '../cadastros/index.ts'
import { esperaAte } from './queries-espera.ts'

/** The laudo of the exam that counts: the one that is being written or, without it, the newest. */
const LAUDO = sql`left join lateral (select l.codigo, l.estado, l.especialista, l.revisor from laudo l
  where l.cliente = e.cliente and l.item = e.item and l.estado <> 'CANCELADO'
  order by l.estado in ('RASCUNHO', 'EM_REVISAO') desc, l.edicao desc limit 1) l on true`

export const ORIGEM = sql`from estudo_recebido e
  join cliente c on c.codigo = e.cliente
  join equipamento q on q.cliente = e.cliente and q.codigo = e.equipamento
  left join atendimento_item i on i.cliente = e.cliente and i.codigo = e.item
  left join servico s on s.cliente = i.cliente and s.codigo = i.servico
  left join atendimento a on a.cliente = i.cliente and a.codigo = i.atendimento
  left join animal n on n.cliente = a.cliente and n.codigo = a.animal
  left join tutor t on t.cliente = a.cliente and t.codigo = a.tutor ${LAUDO}`

const SITUACAO = sql`case when e.estado = 'ESPERA' then 'A_IDENTIFICAR' when e.estado = 'DESCARTADO' then 'DESCARTADO'
  when l.codigo is null then 'ESPERANDO_LAUDO' when l.estado in ('RASCUNHO', 'EM_REVISAO') then 'NO_LAUDO' else 'LAUDO_ASSINADO' end`

/** When the machine says that it was done, on the company's clock (`c`); else, when it came. */
const MOMENTO_DO_ESTUDO = sql`coalesce((e.realizado_em + coalesce(e.realizado_as, '12:00'::time)) at time zone c.fuso, e.recebido_em)`

export const camposDoEstudo = (
  agora: string,
) => sql`e.codigo, e.versao, ${SITUACAO} as situacao, e.paciente, e.responsavel, e.especie, e.modalidade,
  e.aparelho, e.descricao, e.numero_de_acesso as "numeroDeAcesso", q.nome as equipamento, e.imagens,
  e.realizado_em as "realizadoEm", e.realizado_as as "realizadoAs", e.ultima_em as "ultimaEm", e.ligado_por as "ligadoPor", e.motivo,
  e.descartado_em + make_interval(days => ${DIAS_DO_DESCARTE}) as "saiEm",
  ${esperaAte(agora)} as "esperaAte",
  case when i.codigo is null then null else json_build_object('item', i.codigo, 'atendimento', a.codigo, 'numero', a.numero,
    'servico', s.nome, 'animal', n.nome, 'tutor', t.nome, 'laudo', l.codigo) end as exame`

/** A specialist sees what is of nobody yet and what is of their own exams. */
export function daVisao(visao: Visao): RawBuilder<unknown> {
  if (visao.tipo === 'EMPRESA') return sql`true`
  if (visao.tipo === 'PARCEIRO') return sql`false`
  const eu = visao.especialista
  return sql`(e.item is null or a.especialista is null or a.especialista = ${eu} or l.especialista = ${eu} or l.revisor = ${eu})`
}

export const naSituacao = (situacao: string | undefined) => situacao !== undefined && sql`${SITUACAO} = ${situacao}`

export async function estudoVisivel(
  tx: Banco,
  cliente: string,
  visao: Visao,
  { codigo, agora }: { codigo: string; agora: Temporal.Instant },
): Promise<(ItemDeEstudo & { momento: string; equipamentoCodigo: string }) | undefined> {
  const { rows } = await sql<ItemDeEstudo & { momento: string; equipamentoCodigo: string }>`
    select ${camposDoEstudo(agora.toString())}, q.codigo as "equipamentoCodigo",
      ${MOMENTO_DO_ESTUDO} as momento
    ${ORIGEM}
    where e.cliente = ${cliente} and e.codigo = ${codigo} and ${daVisao(visao)}`.execute(tx)
  return rows[0]
}

export async function imagensDoEstudo(
  tx: Banco,
  cliente: string,
  estudo: string,
  laudo: string | null,
): Promise<ImagemDoEstudo[]> {
  const { rows } = await sql<ImagemDoEstudo>`
    select i.codigo, i.serie, i.numero, (i.dicom ->> 'quadros')::int as quadros, i.figura is not null as "temFigura", i.aviso,
      f.largura, f.altura,
      exists (select from laudo_imagem g where g.cliente = i.cliente and g.laudo = ${laudo}::uuid and g.original = i.arquivo) as "noLaudo"
    from imagem_recebida i left join arquivo f on f.cliente = i.cliente and f.codigo = i.figura
    where i.cliente = ${cliente} and i.estudo = ${estudo}
    order by i.numero_da_serie nulls last, i.serie, i.numero nulls last, i.uid`.execute(tx)
  return rows
}

/** Of those asked for, the ones that there are, each by its key. */
export async function figurasRecebidas(
  tx: Banco,
  cliente: string,
  { codigo, imagens }: { codigo: string; imagens: readonly string[] },
): Promise<{ chave: string; sha256: string; tipo: string }[]> {
  const { rows } = await sql<{ chave: string; sha256: string; tipo: string }>`
    select i.codigo as chave, f.sha256, f.tipo
    from imagem_recebida i join arquivo f on f.cliente = i.cliente and f.codigo = i.figura
    where i.cliente = ${cliente} and i.estudo = ${codigo} and i.codigo = any(${[...imagens]}::uuid[])`.execute(tx)
  return rows
}

const MAXIMO_DE_CANDIDATOS = 300

/** Exams near a moment, of who looks, that a study may be of; of one item alone when it is given. */
export async function examesPossiveis(
  tx: Banco,
  cliente: string,
  visao: Visao,
  { momento, equipamento, item = null }: { momento: string; equipamento: string; item?: string | null },
): Promise<ExamePossivel[]> {
  const meus =
    visao.tipo === 'ESPECIALISTA' ? sql`(a.especialista = ${visao.especialista} or a.especialista is null)` : sql`true`
  const quais =
    item === null
      ? sql`coalesce(a.realizado_em, g.inicio, a.criado_em) between ${momento}::timestamptz - interval '2 days'
          and ${momento}::timestamptz + interval '2 days'`
      : sql`i.codigo = ${item}`
  const { rows } = await sql<ExamePossivel>`
    select i.codigo as item, a.numero::int as numero, i.exame, s.nome as servico, n.nome as animal, t.nome as tutor, es.nome as especie, s.modalidade,
      coalesce(a.realizado_em, g.inicio, a.criado_em) as momento,
      exists (select from servico_equipamento u where u.cliente = i.cliente and u.servico = i.servico
        and u.equipamento = ${equipamento}) as "doEquipamento"
    from atendimento a
    join atendimento_item i on i.cliente = a.cliente and i.atendimento = a.codigo and not i.cancelado
    join servico s on s.cliente = i.cliente and s.codigo = i.servico and s.exige_laudo
    join animal n on n.cliente = a.cliente and n.codigo = a.animal
    join especie es on es.codigo = n.especie
    join tutor t on t.cliente = a.cliente and t.codigo = a.tutor
    left join agendamento g on g.cliente = a.cliente and g.codigo = a.agendamento
    where a.cliente = ${cliente} and a.estado <> 'CANCELADO' and ${meus} and ${quais}
    order by a.criado_em desc, i.codigo limit ${MAXIMO_DE_CANDIDATOS}`.execute(tx)
  return rows
}

/** The exam as whoever looks may link it: not called off, and theirs. */
export async function exameLigavel(
  tx: Banco,
  cliente: string,
  visao: Visao,
  item: string,
): Promise<object | undefined> {
  const meus =
    visao.tipo === 'ESPECIALISTA' ? sql`(a.especialista = ${visao.especialista} or a.especialista is null)` : sql`true`
  const { rows } = await sql<{ codigo: string }>`
    select i.codigo from atendimento_item i join atendimento a on a.cliente = i.cliente and a.codigo = i.atendimento
    join servico s on s.cliente = i.cliente and s.codigo = i.servico and s.exige_laudo
    where i.cliente = ${cliente} and i.codigo = ${item} and not i.cancelado and a.estado <> 'CANCELADO' and ${meus}`.execute(
    tx,
  )
  return rows[0]
}

export interface EstudoSolto {
  codigo: string
  versao: number
  imagens: number
  paciente: string | null
  responsavel: string | null
  especie: string | null
  modalidade: string | null
  numeroDeAcesso: string | null
  equipamento: string
  momento: string
}

const MAXIMO_DE_SOLTOS = 100

/** Studies of nobody yet, done near the moment of an exam: what waited in a gateway comes days later. */
export async function estudosSoltos(tx: Banco, cliente: string, momento: string): Promise<EstudoSolto[]> {
  const { rows } = await sql<EstudoSolto>`
    select e.codigo, e.versao, e.imagens, e.paciente, e.responsavel, e.especie, e.modalidade,
      e.numero_de_acesso as "numeroDeAcesso", e.equipamento,
      ${MOMENTO_DO_ESTUDO} as momento
    from estudo_recebido e join cliente c on c.codigo = e.cliente
    where e.cliente = ${cliente} and e.estado = 'ESPERA' and e.imagens > 0
      and e.ultima_em >= ${momento}::timestamptz - interval '2 days'
      and ${MOMENTO_DO_ESTUDO} between ${momento}::timestamptz - interval '2 days' and ${momento}::timestamptz + interval '3 days'
    order by e.ultima_em desc, e.codigo desc limit ${MAXIMO_DE_SOLTOS}`.execute(tx)
  return rows
}

export async function itemDoLaudoVisivel(
  tx: Banco,
  cliente: string,
  visao: Visao,
  laudo: string,
): Promise<{ item: string } | undefined> {
  const meu =
    visao.tipo === 'ESPECIALISTA'
      ? sql`(l.especialista = ${visao.especialista} or l.revisor = ${visao.especialista})`
      : sql`true`
  const { rows } = await sql<{ item: string }>`
    select l.item from laudo l where l.cliente = ${cliente} and l.codigo = ${laudo} and ${meu}`.execute(tx)
  return rows[0]
}

import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { Ocupacao, Ocupado } from '@vetlume/dominio/agenda'
import { diaNaZona, formatarData, formatarTrecho } from '@vetlume/dominio/tempo'
import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import type { Alcance, Ida } from './deslocamento/alcance.ts'
import type { PedidoComPlano } from './plano-de-saude.ts'
import type { Visao } from '../cadastros/index.ts'
import { planoGenerico } from '../../infra/banco/index.ts'
import { ocupa } from './queries.ts'
import type { Ocupantes } from './queries-escrita.ts'

const MAXIMO_DE_OCUPACOES = 5

export interface Encontrado {
  por: Ocupado
  nome: string
  inicio: string
  fim: string
  agendamento: string
  dono: string | null
  especialista: string | null
  paciente: string | null
}

export interface Pretensao extends Ocupantes {
  inicio: string
  fim: string
  /** The appointment itself, when it already has a place. */
  proprio: string | null
  /** The way to there and on to the next, when it is to be looked at. */
  ida?: Ida | null
  /** What was read with specialist and animal held from the beginning: then nobody else decides, and nothing is asked again. */
  jaPresos?: Alcance | null
  /** What the health plan is asked again with the patient held: two bookings at once do not see each other before. */
  plano?: PedidoComPlano | null
}

/** Plain comparisons, not ranges: under row-level security only they may use an index. */
export function ocupacoesDe(cliente: string, pretensao: Pretensao) {
  const { especialista, animal, equipamentos, inicio, fim, proprio } = pretensao
  const cruza = (alias: string) => sql`${sql.ref(`${alias}.inicio`)} > ${inicio}::timestamptz - interval '24 hours'
    and ${sql.ref(`${alias}.inicio`)} < ${fim}::timestamptz and ${sql.ref(`${alias}.fim`)} > ${inicio}::timestamptz`
  const outro = sql`g.codigo is distinct from ${proprio}::uuid and ${ocupa('g')}`
  const doAnimal = sql`union all select 'ANIMAL', null::uuid, g.codigo from agendamento g
    where g.cliente = ${cliente} and g.animal = ${animal} and ${cruza('g')} and ${outro}`
  const dosEquipamentos = sql`union all select 'EQUIPAMENTO', u.equipamento, u.agendamento from agendamento_equipamento u
    where u.cliente = ${cliente} and u.equipamento = any(${equipamentos.map(({ codigo }) => codigo)}::uuid[])
      and u.ocupa and ${cruza('u')} and u.agendamento is distinct from ${proprio}::uuid`
  return planoGenerico(
    'what touches one time of one specialist, animal or equipment, by indexes',
    sql<Encontrado>`
    select o.por, case o.por when 'ESPECIALISTA' then e.nome when 'ANIMAL' then a.nome else q.nome end as nome,
      g.inicio, g.fim, g.codigo as agendamento, g.especialista as dono, e.nome as especialista, a.nome as paciente
    from (
      select 'ESPECIALISTA' as por, null::uuid as equipamento, g.codigo from agendamento g
        where g.cliente = ${cliente} and g.especialista = ${especialista} and ${cruza('g')} and ${outro}
      ${animal === null ? sql`` : doAnimal} ${equipamentos.length === 0 ? sql`` : dosEquipamentos}
    ) o
    join agendamento g on g.cliente = ${cliente} and g.codigo = o.codigo
    left join especialista e on e.cliente = g.cliente and e.codigo = g.especialista
    left join animal a on a.cliente = g.cliente and a.codigo = g.animal
    left join equipamento q on q.cliente = ${cliente} and q.codigo = o.equipamento
    order by g.inicio, o.por limit ${MAXIMO_DE_OCUPACOES}`,
  )
}

/** What the person may know of what is in the way: a specialist, everything of its own appointments and only the time of others. */
function paraVer(visao: Visao, { dono, ...achado }: Encontrado): Ocupacao {
  const sua = visao.tipo === 'EMPRESA' || (visao.tipo === 'ESPECIALISTA' && dono === visao.especialista)
  return sua ? achado : { ...achado, agendamento: null, paciente: null, especialista: null }
}

const SUJEITOS: Readonly<Record<Ocupado, (nome: string) => string>> = {
  ESPECIALISTA: (nome) => `${nome} já tem agendamento`,
  ANIMAL: (nome) => `${nome} já tem agendamento`,
  EQUIPAMENTO: (nome) => `${nome} já está em uso`,
}

/** Refuses a time that the specialist, the animal or an equipment does not have free, and says what occupies it. */
export function recusarOcupado(ctx: CtxCliente, visao: Visao, encontrados: readonly Encontrado[]): void {
  const [primeiro] = encontrados
  if (primeiro === undefined) return
  const { fuso } = ctx.ator
  const { por, nome, inicio, fim } = primeiro
  const dia = diaNaZona(inicio, fuso)
  const quando = `em ${formatarData(dia)}, ${formatarTrecho({ inicio, fim }, fuso, dia)}`
  throw new ErroDeDominio('HORARIO_OCUPADO', {
    mensagem: `${SUJEITOS[por](nome)} ${quando}. Escolha outro horário.`,
    detalhes: { ocupacoes: encontrados.map((achado) => paraVer(visao, achado)) },
  })
}

/** The same, looked at now. */
export async function exigirLivre(ctx: CtxCliente, visao: Visao, pretensao: Pretensao): Promise<void> {
  const { rows } = await ocupacoesDe(ctx.cliente, pretensao).execute(ctx.tx)
  recusarOcupado(ctx, visao, rows)
}

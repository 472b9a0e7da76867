import { ESTADOS_MARCADOS } from '@vetlume/dominio/agenda'
import { ESTADOS_COM_LAUDO_A_ESCREVER } from '@vetlume/dominio/atendimento'
import { ESTADOS_SEM_ASSINATURA } from '@vetlume/dominio/laudo'
import { MAXIMO_DE_TRABALHOS, type ItemDeTrabalho, type TipoDeTrabalho } from '@vetlume/dominio/trabalho'
import { sql } from 'kysely'
import { juntas, literais, type Banco } from '../../infra/banco/index.ts'
import { travarLinhas } from '../agenda/index.ts'

export interface Pessoa {
  codigo: string
  nome: string
  ativo: boolean
}
/** The state as its table has it. */
export type LinhaDeTrabalho = Omit<ItemDeTrabalho, 'situacao'> & { estado: string }

const marcados = literais(ESTADOS_MARCADOS)
const animal = (alias: string) => sql`(select n.nome from animal n where n.cliente = ${sql.ref(`${alias}.cliente`)}
  and n.codigo = ${sql.ref(`${alias}.animal`)})`
const clinica = (alias: string) => sql`(select p.nome from parceiro p where p.cliente = ${sql.ref(`${alias}.cliente`)}
  and p.codigo = ${sql.ref(`${alias}.parceiro`)})`
const servicos = (tabela: string, coluna: string, alias: string) =>
  sql`(select coalesce(string_agg(s.nome, ', ' order by s.nome), '') from ${sql.table(tabela)} i
    join servico s on s.cliente = i.cliente and s.codigo = i.servico
    where i.cliente = ${sql.ref(`${alias}.cliente`)} and ${sql.ref(`i.${coluna}`)} = ${sql.ref(`${alias}.codigo`)}
      ${tabela === 'atendimento_item' ? sql`and not i.cancelado` : sql``})`

const horarios = (cliente: string, quem: string) => sql`
  select 'AGENDAMENTO' as tipo, g.codigo, g.versao, g.inicio as quando, ${servicos('agendamento_servico', 'agendamento', 'g')} as titulo,
    coalesce(${animal('g')}, g.contato) as paciente, ${clinica('g')} as clinica, g.estado
  from agendamento g where g.cliente = ${cliente} and g.especialista = ${quem} and g.estado in (${marcados})`

/** With a time ahead it goes with its time. */
const semHorario = (cliente: string, quem: string) => sql`
  select 'ATENDIMENTO', a.codigo, a.versao, a.realizado_em, ${servicos('atendimento_item', 'atendimento', 'a')},
    ${animal('a')}, ${clinica('a')}, a.estado
  from atendimento a where a.cliente = ${cliente} and a.especialista = ${quem} and a.estado = 'ABERTO'
    and not exists (select from agendamento g where g.cliente = a.cliente and g.codigo = a.agendamento and g.estado in (${marcados}))`

const rascunhos = (cliente: string, quem: string) => sql`
  select 'LAUDO', l.codigo, l.versao, l.prazo_em, l.titulo, ${animal('a')}, ${clinica('a')}, l.estado
  from laudo l join atendimento a on a.cliente = l.cliente and a.codigo = l.atendimento
  where l.cliente = ${cliente} and l.especialista = ${quem} and l.estado in (${literais(ESTADOS_SEM_ASSINATURA)})
    and a.estado <> 'CANCELADO'`

const emRevisao = (cliente: string, quem: string) => sql`
  select 'REVISAO', l.codigo, l.versao, l.prazo_em, l.titulo, ${animal('a')}, ${clinica('a')}, l.estado
  from laudo l join atendimento a on a.cliente = l.cliente and a.codigo = l.atendimento
  where l.cliente = ${cliente} and l.revisor = ${quem} and l.estado = 'EM_REVISAO' and a.estado <> 'CANCELADO'`

const aIniciar = (cliente: string, quem: string) => sql`
  select 'LAUDO', i.codigo, a.versao, a.realizado_em + make_interval(hours =>
      case a.prioridade when 'URGENTE' then s.prazo_urgente_horas else s.prazo_rotina_horas end),
    s.nome, ${animal('a')}, ${clinica('a')}, 'A_INICIAR'
  from atendimento a
  join atendimento_item i on i.cliente = a.cliente and i.atendimento = a.codigo and not i.cancelado
  join servico s on s.cliente = i.cliente and s.codigo = i.servico and s.exige_laudo
  where a.cliente = ${cliente} and a.especialista = ${quem} and a.estado in (${literais(ESTADOS_COM_LAUDO_A_ESCREVER)})
    and not exists (select from laudo l where l.cliente = i.cliente and l.item = i.codigo and l.estado <> 'CANCELADO')`

const esperas = (cliente: string, quem: string) => sql`
  select 'ESPERA', w.codigo, w.versao, null::timestamptz, ${servicos('lista_espera_servico', 'espera', 'w')},
    coalesce(${animal('w')}, w.contato), ${clinica('w')}, w.estado
  from lista_espera w where w.cliente = ${cliente} and w.especialista = ${quem} and w.estado = 'ESPERANDO'`

const tudo = (cliente: string, quem: string) =>
  sql`(${sql.join(
    [horarios, semHorario, rascunhos, emRevisao, aIniciar, esperas].map((parte) => parte(cliente, quem)),
    sql` union all `,
  )})`

/** What is still to be done, the soonest first, how much of each kind, and who may take it. */
export async function lerTrabalho(tx: Banco, cliente: string, quem: string) {
  const [itens, contagens, colegas] = await juntas(tx, [
    sql<LinhaDeTrabalho>`select * from ${tudo(cliente, quem)} t
      order by quando nulls last, codigo limit ${sql.lit(MAXIMO_DE_TRABALHOS)}`,
    sql<{
      tipo: TipoDeTrabalho
      n: number
    }>`select tipo, count(*)::int as n from ${tudo(cliente, quem)} t group by tipo`,
    sql<{ codigo: string; nome: string }>`select codigo, nome from especialista
      where cliente = ${cliente} and ativo and codigo <> ${quem} order by normalizar(nome), codigo`,
  ])
  return { itens, contagens, colegas }
}

export async function lerPessoas(tx: Banco, cliente: string, codigos: readonly string[]): Promise<Map<string, Pessoa>> {
  const { rows } = await sql<Pessoa>`select codigo, nome, ativo from especialista
    where cliente = ${cliente} and codigo = any(${codigos}::uuid[])`.execute(tx)
  return new Map(rows.map((pessoa) => [pessoa.codigo, pessoa]))
}

/** The exam of which no laudo was begun: what a person chose may be one since. */
export async function ehExame(tx: Banco, cliente: string, codigo: string): Promise<boolean> {
  const { rows } = await sql`select from atendimento_item where cliente = ${cliente} and codigo = ${codigo}`.execute(tx)
  return rows.length > 0
}

interface Alvos {
  agendamentos: readonly string[]
  atendimentos: readonly string[]
  laudos: readonly string[]
  esperas: readonly string[]
  especialistas: readonly string[]
}

/**
 * Holds all that is passed on until commit, in the order in which every writer of these takes its locks: who moves one of them,
 * signs it or passes it on too waits, and finds it as it became.
 */
export async function segurarTudo(tx: Banco, cliente: string, alvos: Alvos): Promise<void> {
  const { agendamentos, atendimentos, laudos } = alvos
  await sql`select from atendimento a where a.cliente = ${cliente} and (a.codigo = any(${atendimentos}::uuid[])
      or a.agendamento = any(${agendamentos}::uuid[])
      or a.codigo in (select l.atendimento from laudo l where l.cliente = ${cliente} and l.codigo = any(${laudos}::uuid[])
        union all select i.atendimento from atendimento_item i where i.cliente = ${cliente} and i.codigo = any(${laudos}::uuid[])))
    order by a.codigo for update`.execute(tx)
  await travarLinhas(tx, cliente, 'lista_espera', alvos.esperas)
  await travarLinhas(tx, cliente, 'especialista', alvos.especialistas)
  await travarLinhas(tx, cliente, 'agendamento', agendamentos)
  await sql`select from animal n where n.cliente = ${cliente} and n.codigo in (select g.animal from agendamento g
    where g.cliente = ${cliente} and g.codigo = any(${agendamentos}::uuid[])) order by n.codigo for no key update`.execute(
    tx,
  )
  await sql`select from equipamento q where q.cliente = ${cliente} and q.codigo in (select u.equipamento from agendamento_equipamento u
    where u.cliente = ${cliente} and u.agendamento = any(${agendamentos}::uuid[])) order by q.codigo for no key update`.execute(
    tx,
  )
}

import type { EstadoDoAgendamento } from '@vetlume/dominio/agenda'
import {
  HORAS_DE_RISCO,
  type LaudoEntregue,
  type PedidoRecente,
  type PrimeirosPassos,
  type Visita,
} from '@vetlume/dominio/dashboard'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import { ocupa } from '../agenda/index.ts'
import type { Calendario } from './calendario.ts'
import type { LinhaDevida } from './devidos.ts'
import {
  comoLista,
  comoObjeto,
  CRITICO_SEM_CONFIRMACAO,
  EDITAVEIS,
  laudosDevidos,
  laudosEntregues,
  origemDosEntregues,
  pedidosRecentes,
  somaDeTitulos,
  visitas,
} from './trechos.ts'

type Soma = { quantidade: number; centavos: number }

export interface Operacao {
  passos: PrimeirosPassos
  porEstado: { estado: EstadoDoAgendamento; quantidade: number }[]
  proximas: Visita[]
  aConfirmar: number
  prazos: { atrasados: number; emRisco: number }
  devidos: LinhaDevida[]
  criticos: number
  itensCriticos: LaudoEntregue[]
  vencido: Soma
  hoje: Soma
  seteDias: Soma
  pedidos: PedidoRecente[]
}

const ATIVO = sql`g.estado not in ('CANCELADO', 'FALTOU')`

/** What asks for action now. One statement; each part reads an index range of the tenant. */
export async function operacaoDaEmpresa(
  tx: Banco,
  cliente: string,
  { agora, hoje, amanha }: Calendario,
): Promise<Operacao> {
  const instante = sql`${agora}::timestamptz`
  const risco = Temporal.Instant.from(agora).add({ hours: HORAS_DE_RISCO }).toString()
  const seteDias = Temporal.PlainDate.from(hoje.de).add({ days: 7 }).toString()
  const existe = (tabela: string) => sql`exists (select from ${sql.table(tabela)} where cliente = ${cliente})`
  const { rows } = await sql<Operacao>`select
    ${comoObjeto(sql`select ${existe('servico')} as servico, ${existe('especialista')} as especialista,
      ${existe('parceiro')} as parceiro, ${existe('atendimento')} as atendimento`)} as passos,
    ${comoLista(sql`select g.estado, count(*)::int as quantidade from agendamento g
      where g.cliente = ${cliente} and g.inicio >= ${hoje.inicio} and g.inicio < ${hoje.fim} group by g.estado`)} as "porEstado",
    ${comoLista(visitas(cliente, sql`g.fim > ${instante} and g.inicio >= ${hoje.inicio} and g.inicio < ${hoje.fim} and ${ATIVO} and g.estado <> 'REALIZADO'`, 5))} as proximas,
    (select count(*)::int from agendamento g
      where g.cliente = ${cliente} and g.inicio >= ${amanha.inicio} and g.inicio < ${amanha.fim} and g.estado = 'AGENDADO') as "aConfirmar",
    ${comoObjeto(sql`select count(*) filter (where a.prazo_em < ${instante})::int as atrasados,
      count(*) filter (where a.prazo_em >= ${instante} and a.prazo_em < ${risco}::timestamptz)::int as "emRisco"
      from atendimento a where a.cliente = ${cliente} and a.estado in (${EDITAVEIS})`)} as prazos,
    ${comoLista(laudosDevidos(cliente, sql`true`, 6))} as devidos,
    (select count(*)::int ${origemDosEntregues(cliente, CRITICO_SEM_CONFIRMACAO)}) as criticos,
    ${comoLista(laudosEntregues(cliente, CRITICO_SEM_CONFIRMACAO, 4))} as "itensCriticos",
    ${comoObjeto(somaDeTitulos(cliente, sql`t.vencimento < ${hoje.de}`))} as vencido,
    ${comoObjeto(somaDeTitulos(cliente, sql`t.vencimento = ${hoje.de}`))} as hoje,
    ${comoObjeto(somaDeTitulos(cliente, sql`t.vencimento > ${hoje.de} and t.vencimento <= ${seteDias}`))} as "seteDias",
    ${comoLista(pedidosRecentes(cliente, sql`true`, 6))} as pedidos`.execute(tx)
  return rows[0] as Operacao
}

export interface Resultado {
  parceiros: { codigo: string; nome: string; exames: number; receitaCentavos: number }[]
  ocupacao: { codigo: string; nome: string; fuso: string; minutos: number }[]
}

/** How the month and the week are going. */
export async function resultadoDaEmpresa(tx: Banco, cliente: string, { mes, semana }: Calendario): Promise<Resultado> {
  const { rows } = await sql<Resultado>`select
    ${comoLista(sql`select p.codigo, p.nome, count(*)::int as exames, sum(i.preco_centavos)::bigint as "receitaCentavos"
      from atendimento a join atendimento_item i on i.cliente = a.cliente and i.atendimento = a.codigo and not i.cancelado
      join parceiro p on p.cliente = a.cliente and p.codigo = a.parceiro
      where a.cliente = ${cliente} and a.realizado_em >= ${mes.inicio} and a.realizado_em < ${mes.fim} and a.estado <> 'CANCELADO'
      group by p.codigo, p.nome order by sum(i.preco_centavos) desc, p.nome limit 5`)} as parceiros,
    ${comoLista(sql`select e.codigo, e.nome, e.fuso, coalesce(o.minutos, 0) as minutos
      from especialista e left join (
        select g.especialista, sum(extract(epoch from g.fim - g.inicio) / 60)::int as minutos from agendamento g
        where g.cliente = ${cliente} and g.inicio >= ${semana.inicio} and g.inicio < ${semana.fim} and ${ocupa('g')}
        group by g.especialista) o on o.especialista = e.codigo
      where e.cliente = ${cliente} and e.ativo order by 4 desc, e.nome limit 8`)} as ocupacao`.execute(tx)
  return rows[0] as Resultado
}

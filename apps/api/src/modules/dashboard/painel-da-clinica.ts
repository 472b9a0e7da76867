import { ESTADOS_DO_ATENDIMENTO, type EstadoDoAtendimento } from '@vetlume/dominio/atendimento'
import type { LaudoEntregue, PainelDaClinica, PedidoRecente } from '@vetlume/dominio/dashboard'
import { fechamentoDe } from '@vetlume/dominio/financeiro'
import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { aPagar, nosAtendimentos, nosLaudos } from './alvos.ts'
import type { Calendario } from './calendario.ts'
import {
  comoLista,
  comoObjeto,
  CRITICO_SEM_CONFIRMACAO,
  laudosEntregues,
  origemDosEntregues,
  origemDosTitulos,
  pedidosRecentes,
  somaDeTitulos,
} from './trechos.ts'

type Soma = { quantidade: number; centavos: number }

interface Lido {
  porEstado: { estado: EstadoDoAtendimento; quantidade: number }[]
  recentes: PedidoRecente[]
  novos: number
  itensNovos: LaudoEntregue[]
  criticos: LaudoEntregue[]
  vencidas: Soma
  abertas: Soma
  proximo: string | null
  fechamento: number | null
}

async function ler({ tx, cliente }: CtxCliente, parceiro: string, { hoje }: Calendario): Promise<Lido> {
  const meus = sql`a.parceiro = ${parceiro}`
  const naoVistos = sql`${meus} and l.estado = 'ENTREGUE'`
  const semConfirmar = sql`${meus} and ${CRITICO_SEM_CONFIRMACAO}`
  // What the company only forecasts is no bill yet.
  const contas = sql`t.parceiro = ${parceiro} and t.estado <> 'PREVISTO'`
  const { rows } = await sql<Lido>`select
    ${comoLista(sql`select a.estado, count(*)::int as quantidade from atendimento a
      where a.cliente = ${cliente} and ${meus} and a.estado in ('ABERTO', 'EM_ANDAMENTO', 'AGUARDANDO_LAUDO') group by a.estado`)} as "porEstado",
    ${comoLista(pedidosRecentes(cliente, meus, 6))} as recentes,
    (select count(*)::int ${origemDosEntregues(cliente, naoVistos)}) as novos,
    ${comoLista(laudosEntregues(cliente, naoVistos, 6))} as "itensNovos",
    ${comoLista(laudosEntregues(cliente, semConfirmar, 5))} as criticos,
    ${comoObjeto(somaDeTitulos(cliente, sql`${contas} and t.vencimento < ${hoje.de}`))} as vencidas,
    ${comoObjeto(somaDeTitulos(cliente, sql`${contas} and t.vencimento >= ${hoje.de}`))} as abertas,
    (select min(t.vencimento) ${origemDosTitulos(cliente, sql`${contas} and t.vencimento >= ${hoje.de}`)}) as proximo,
    (select p.dia_fechamento from parceiro p where p.cliente = ${cliente} and p.codigo = ${parceiro}) as fechamento`.execute(
    tx,
  )
  return rows[0] as Lido
}

/** Panel of a partner clinic: its requests, its laudos, its bills, and nobody else's. */
export async function painelDaClinica(
  ctx: CtxCliente,
  parceiro: string,
  calendario: Calendario,
): Promise<PainelDaClinica> {
  const lido = await ler(ctx, parceiro, calendario)
  const { porEstado, recentes, novos, itensNovos, criticos, vencidas, abertas, proximo, fechamento } = lido
  const hoje = calendario.hoje.de
  return {
    perfil: 'PARCEIRO',
    hoje,
    pedidos: {
      porEstado: porEstado
        .toSorted((a, b) => ESTADOS_DO_ATENDIMENTO.indexOf(a.estado) - ESTADOS_DO_ATENDIMENTO.indexOf(b.estado))
        .map((linha) => ({ ...linha, alvo: nosAtendimentos({ estado: linha.estado }) })),
      recentes,
    },
    laudosNovos: { quantidade: novos, itens: itensNovos, alvo: nosLaudos({ estado: 'ENTREGUE' }) },
    criticos,
    contas: {
      vencidas: { ...vencidas, alvo: aPagar({ vencido: 'sim' }) },
      abertas: { ...abertas, alvo: aPagar({ de: hoje, aberto: 'sim' }) },
      proximoVencimento: proximo,
      proximoFechamento: fechamentoDe(hoje, { diaFechamento: exigir(fechamento) }),
    },
  }
}

import { ESTADOS_EDITAVEIS } from '@vetlume/dominio/atendimento'
import type { PainelDaClinica, PedidoRecente } from '@vetlume/dominio/dashboard'
import { fechamentoDe } from '@vetlume/dominio/financeiro'
import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { comoContagem, comoQuantia, lerFiguras, type Figura } from '../../infra/figura.ts'
import { figuraDeAtendimentos } from '../atendimento/index.ts'
import { figuraAPagar, listarAPagar } from '../financeiro/index.ts'
import { figuraDeLaudos } from '../laudo/index.ts'
import type { Calendario } from './calendario.ts'
import { A_CONFIRMAR, laudosEntregues, NOVOS } from './laudos.ts'
import { comoLista, pedidosRecentes } from './trechos.ts'

const RECENTES = 6
const CRITICOS = 5

interface Lido {
  recentes: PedidoRecente[]
  fechamento: number | null
}

async function ler({ tx, cliente }: CtxCliente, parceiro: string): Promise<Lido> {
  const { rows } = await sql<Lido>`select
    ${comoLista(pedidosRecentes(cliente, sql`a.parceiro = ${parceiro}`, RECENTES))} as recentes,
    (select p.dia_fechamento from parceiro p where p.cliente = ${cliente} and p.codigo = ${parceiro}) as fechamento`.execute(
    tx,
  )
  return rows[0] as Lido
}

async function figuras(ctx: CtxCliente, hoje: string) {
  const contas = (filtros: Record<string, string>) =>
    figuraAPagar(ctx, { ...filtros, ordem: 'vencimento' }, 'saldoCentavos')
  const emEstado = ESTADOS_EDITAVEIS.map((estado) => [estado, figuraDeAtendimentos(ctx, { estado })] as const)
  return lerFiguras(ctx.tx, {
    ...(Object.fromEntries(emEstado) as Record<(typeof ESTADOS_EDITAVEIS)[number], Figura>),
    pedidos: figuraDeAtendimentos(ctx, { aberto: 'sim' }),
    novos: figuraDeLaudos(ctx, NOVOS),
    criticos: figuraDeLaudos(ctx, A_CONFIRMAR),
    total: contas({ aberto: 'sim' }),
    vencidas: contas({ vencido: 'sim' }),
    abertas: contas({ aberto: 'sim', de: hoje }),
  })
}

/** Panel of a partner clinic: its requests, its laudos, its bills, and nobody else's. */
export async function painelDaClinica(
  ctx: CtxCliente,
  parceiro: string,
  { hoje: { de: hoje } }: Calendario,
): Promise<PainelDaClinica> {
  const { recentes, fechamento } = await ler(ctx, parceiro)
  const lidas = await figuras(ctx, hoje)
  const proximas = await listarAPagar(ctx, { aberto: 'sim', de: hoje, ordem: 'vencimento', limite: 1 })
  return {
    perfil: 'PARCEIRO',
    hoje,
    pedidos: {
      abertos: comoContagem(lidas.pedidos),
      porEstado: ESTADOS_EDITAVEIS.map((estado) => ({ estado, ...comoContagem(lidas[estado]) })).filter(
        ({ quantidade }) => quantidade > 0,
      ),
      recentes,
    },
    laudosNovos: { ...comoContagem(lidas.novos), itens: await laudosEntregues(ctx, NOVOS, RECENTES) },
    criticos: { ...comoContagem(lidas.criticos), itens: await laudosEntregues(ctx, A_CONFIRMAR, CRITICOS) },
    contas: {
      total: comoQuantia(lidas.total),
      vencidas: comoQuantia(lidas.vencidas),
      abertas: comoQuantia(lidas.abertas),
      proximoVencimento: proximas.itens[0]?.vencimento ?? null,
      proximoFechamento: fechamentoDe(hoje, { diaFechamento: exigir(fechamento) }),
    },
  }
}

import type { MesDaEmpresa } from '@vetlume/dominio/dashboard'
import type { CtxCliente } from '../../context.ts'
import { comoContagem, comoQuantia, lerFiguras, type FiguraLida } from '../../infra/figura.ts'
import { figuraDeAtendimentos } from '../atendimento/index.ts'
import { figuraDeLancamentos } from '../financeiro/index.ts'
import type { Calendario, Intervalo } from './calendario.ts'

/** The gross revenue of the income statement: the same lines, in the same list. */
export const receitaBruta = (ctx: CtxCliente, { de, ate }: Intervalo, filtros: Record<string, string> = {}) =>
  figuraDeLancamentos(ctx, { regime: 'COMPETENCIA', linha: 'RECEITA_BRUTA', de, ate, ...filtros }, 'centavos')

/** Revenue by the day of the service, atendimentos by the day of the exam. */
async function lerMeses(ctx: CtxCliente, meses: readonly Intervalo[]): Promise<MesDaEmpresa[]> {
  const lidas = await lerFiguras<string>(
    ctx.tx,
    Object.fromEntries(
      meses.flatMap((mes) => [
        [`${mes.de} receita`, receitaBruta(ctx, mes)],
        [`${mes.de} realizados`, figuraDeAtendimentos(ctx, { realizadoDe: mes.de, realizadoAte: mes.ate })],
      ]),
    ),
  )
  return meses.map(({ de }) => ({
    mes: de,
    receita: comoQuantia(lidas[`${de} receita`] as FiguraLida),
    realizados: comoContagem(lidas[`${de} realizados`] as FiguraLida),
  }))
}

// Adding up a year may take a very large company long, and closed months hardly ever change. Whoever is answered at once
// reads what is there: what is remembered is a minute behind its list.
const DEMORA_MS = 300
const VALIDADE_MS = 60_000
const MAXIMO = 1_000
const fechados = new Map<string, { ate: number; meses: MesDaEmpresa[] }>()

/** The twelve months: the current one as it is now. */
export async function mesesDaEmpresa(ctx: CtxCliente, { meses }: Calendario): Promise<MesDaEmpresa[]> {
  const chave = `${ctx.cliente}:${meses[0]?.inicio ?? ''}`
  const guardado = fechados.get(chave)
  const inicio = performance.now()
  if (guardado !== undefined && guardado.ate > inicio)
    return [...guardado.meses, ...(await lerMeses(ctx, meses.slice(-1)))]
  const todos = await lerMeses(ctx, meses)
  const fim = performance.now()
  if (fechados.size >= MAXIMO) fechados.clear()
  if (fim - inicio > DEMORA_MS) fechados.set(chave, { ate: fim + VALIDADE_MS, meses: todos.slice(0, -1) })
  return todos
}

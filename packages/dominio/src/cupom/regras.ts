import * as z from 'zod/mini'
import type { DuracaoDeCupom, TipoDeCupom } from './rotulos.ts'

interface ValorDoCupom {
  tipo: TipoDeCupom
  percentualBp: number | null
  valorCentavos: number | null
  duracao: DuracaoDeCupom
  meses: number | null
}

interface LimitesDoCupom {
  validoDe: string
  validoAte: string | null
  limiteTotal: number | null
  limitePorCliente: number
}

type Coerente = ValorDoCupom & LimitesDoCupom

const regra = (path: string, error: string, vale: (cupom: Coerente) => boolean) =>
  z.refine<Coerente>(vale, { path: [path], error })

/** A coupon takes off either a percentage or an amount, for as long as it says. */
export const REGRAS_DO_CUPOM = [
  regra('percentualBp', 'Informe o percentual do desconto.', (c) => c.tipo === 'VALOR' || c.percentualBp !== null),
  regra(
    'percentualBp',
    'Um cupom em reais não tem percentual.',
    (c) => c.tipo === 'PERCENTUAL' || c.percentualBp === null,
  ),
  regra('valorCentavos', 'Informe o valor do desconto.', (c) => c.tipo === 'PERCENTUAL' || c.valorCentavos !== null),
  regra(
    'valorCentavos',
    'Um cupom em percentual não tem valor em reais.',
    (c) => c.tipo === 'VALOR' || c.valorCentavos === null,
  ),
  regra('meses', 'Informe por quantos meses o desconto vale.', (c) => c.duracao !== 'MESES' || c.meses !== null),
  regra('meses', 'Só o desconto por meses tem essa quantidade.', (c) => c.duracao === 'MESES' || c.meses === null),
  regra(
    'validoAte',
    'O fim da validade não pode vir antes do começo.',
    (c) => c.validoAte === null || c.validoAte >= c.validoDe,
  ),
  regra(
    'limitePorCliente',
    'O limite por cliente não pode passar do limite total.',
    (c) => c.limiteTotal === null || c.limiteTotal < 1 || c.limitePorCliente <= c.limiteTotal,
  ),
] as const

const CONDICOES = ['tipo', 'percentualBp', 'valorCentavos', 'duracao', 'meses'] as const

/** Why the plans of a used coupon cannot be these; null when it goes on serving wherever it did. None is every plan. */
function recusaDosPlanos(antes: readonly { codigo: string }[], depois: readonly string[]): string | null {
  if (depois.length === 0) return null
  if (antes.length === 0) return 'O cupom já foi usado e vale em todos os planos: isso não muda. Crie outro cupom.'
  return antes.every(({ codigo }) => depois.includes(codigo))
    ? null
    : 'O cupom já foi usado: nenhum plano em que ele vale pode sair. Crie outro cupom.'
}

/**
 * What may no longer change, field → why, in a coupon that was already used: whoever used it keeps the discount that was
 * promised, on every plan that it was for, and the total cannot go below what is spent.
 */
export function mudancasRecusadas(
  antes: ValorDoCupom & { usos: number; planos: readonly { codigo: string }[] },
  depois: ValorDoCupom & Pick<LimitesDoCupom, 'limiteTotal'> & { planos: readonly string[] },
): Record<string, string> {
  if (antes.usos === 0) return {}
  const mudadas = CONDICOES.filter((campo) => antes[campo] !== depois[campo])
  const campos: Record<string, string> = Object.fromEntries(
    mudadas.map((campo) => [campo, 'O cupom já foi usado: o desconto prometido não muda. Crie outro cupom.']),
  )
  if (depois.limiteTotal !== null && depois.limiteTotal < antes.usos)
    campos['limiteTotal'] =
      `O cupom já foi usado ${antes.usos} ${antes.usos === 1 ? 'vez' : 'vezes'}: informe ao menos isso.`
  const planos = recusaDosPlanos(antes.planos, depois.planos)
  if (planos !== null) campos['planos'] = planos
  return campos
}

import type { Ciclo } from '../conta/index.ts'
import type { DuracaoDeCupom } from '../cupom/index.ts'
import { aplicarBasisPoints, proporcao, type Centavos } from '../dinheiro/index.ts'
import type { Dia } from '../tempo/index.ts'
import { creditoDoPeriodo, MESES_DO_CICLO, periodoDesde, somarDias, type Periodo } from './periodo.ts'

export interface Precos {
  mensalCentavos: Centavos
  anualCentavos: Centavos
}

export const precoDoCiclo = ({ mensalCentavos, anualCentavos }: Precos, ciclo: Ciclo): Centavos =>
  ciclo === 'ANUAL' ? anualCentavos : mensalCentavos

/** What a coupon promises, as it was when it was taken. */
export interface CondicaoDoCupom {
  percentualBp: number | null
  valorCentavos: Centavos | null
  duracao: DuracaoDeCupom
  /** Still to be discounted, where it lasts some months. */
  mesesRestantes: number | null
}

/** Months of a charge that the coupon reaches. */
export function mesesComDesconto(ciclo: Ciclo, { duracao, mesesRestantes }: CondicaoDoCupom): number {
  const meses = MESES_DO_CICLO[ciclo]
  return duracao === 'MESES' ? Math.min(mesesRestantes ?? 0, meses) : meses
}

/**
 * What a coupon takes off a charge. A percentage is of the months that it reaches; an amount is by month, but for one that serves once,
 * which is taken off once. Never more than the price.
 */
export function descontoDoCupom(bruto: Centavos, ciclo: Ciclo, cupom: CondicaoDoCupom | null): Centavos {
  if (cupom === null) return 0
  const alcance = mesesComDesconto(ciclo, cupom)
  if (cupom.percentualBp !== null)
    return aplicarBasisPoints(proporcao(bruto, alcance, MESES_DO_CICLO[ciclo]), cupom.percentualBp)
  const vezes = cupom.duracao === 'UMA_VEZ' ? 1 : alcance
  return Math.min(bruto, (cupom.valorCentavos ?? 0) * vezes)
}

/** What is left of the coupon after a charge was paid; null when it promised no more. */
export function depoisDaCobranca(ciclo: Ciclo, cupom: CondicaoDoCupom): CondicaoDoCupom | null {
  if (cupom.duracao === 'SEMPRE') return cupom
  const restam = cupom.duracao === 'MESES' ? (cupom.mesesRestantes ?? 0) - mesesComDesconto(ciclo, cupom) : 0
  return restam > 0 ? { ...cupom, mesesRestantes: restam } : null
}

/** Whether a coupon, as the last charge left it, discounts the next one. */
export const aindaDesconta = ({ duracao, mesesRestantes }: CondicaoDoCupom): boolean =>
  duracao === 'SEMPRE' || (duracao === 'MESES' && (mesesRestantes ?? 0) > 0)

export interface Conta {
  brutoCentavos: Centavos
  descontoCentavos: Centavos
  creditoCentavos: Centavos
  valorCentavos: Centavos
  /** Credit that this charge did not need. */
  sobraCentavos: Centavos
}

/** Price less coupon less credit, never below nothing. */
export function fazerConta(bruto: Centavos, desconto: Centavos, credito: Centavos): Conta {
  const liquido = bruto - desconto
  const usado = Math.min(liquido, credito)
  return {
    brutoCentavos: bruto,
    descontoCentavos: desconto,
    creditoCentavos: usado,
    valorCentavos: liquido - usado,
    sobraCentavos: credito - usado,
  }
}

/** What is running, and was paid. */
export interface PeriodoPago extends Periodo {
  pagoCentavos: Centavos
}

export interface PedidoDeCotacao {
  hoje: Dia
  precos: Precos
  ciclo: Ciclo
  cupom: CondicaoDoCupom | null
  /** Of the subscription that it changes; null of a new one. */
  atual: PeriodoPago | null
  /** Left from before. */
  creditoCentavos: Centavos
  /** Last day of a trial that is running: what is paid now begins the day after. */
  testeAte: Dia | null
}

export interface Cotacao extends Conta {
  periodo: Periodo
  /** Of what was paid for the running period, not counting older credit. */
  proporcionalCentavos: Centavos
  /** What the period after this one costs, as prices are today. */
  depoisCentavos: Centavos
}

/** When what is paid now begins: after the trial, or where what was already paid would have. */
function inicioDoQueSePaga({ hoje, atual, testeAte }: Pick<PedidoDeCotacao, 'hoje' | 'atual' | 'testeAte'>): Dia {
  if (atual !== null && atual.de > hoje) return atual.de
  return testeAte === null || testeAte < hoje ? hoje : somarDias(testeAte, 1)
}

/** What it costs to begin, today, with a plan: from a trial, from nothing, or in the place of what is running. */
export function cotar({ hoje, precos, ciclo, cupom, atual, creditoCentavos, testeAte }: PedidoDeCotacao): Cotacao {
  const bruto = precoDoCiclo(precos, ciclo)
  const proporcionalCentavos = atual === null ? 0 : creditoDoPeriodo(atual.pagoCentavos, atual, hoje)
  const conta = fazerConta(bruto, descontoDoCupom(bruto, ciclo, cupom), proporcionalCentavos + creditoCentavos)
  const resto = cupom === null ? null : depoisDaCobranca(ciclo, cupom)
  return {
    ...conta,
    periodo: periodoDesde(inicioDoQueSePaga({ hoje, atual, testeAte }), ciclo),
    proporcionalCentavos,
    depoisCentavos: fazerConta(bruto, descontoDoCupom(bruto, ciclo, resto), conta.sobraCentavos).valorCentavos,
  }
}

/** What asking for a plan means, given the one that is running. */
export const MODOS_DA_MUDANCA = ['ASSINAR', 'AGORA', 'NO_FIM', 'NENHUMA'] as const
export type ModoDaMudanca = (typeof MODOS_DA_MUDANCA)[number]

interface PlanoEscolhido extends Precos {
  plano: string
  ciclo: Ciclo
}

const porMes = ({ mensalCentavos, anualCentavos, ciclo }: PlanoEscolhido): number =>
  ciclo === 'ANUAL' ? anualCentavos / 12 : mensalCentavos

/**
 * Of a dearer plan, or of a year in the place of months: now, with what was paid counted. Of a cheaper plan, or of months in the place of
 * a year: when the period that was paid ends.
 */
export function modoDaMudanca(atual: PlanoEscolhido | null, novo: PlanoEscolhido): ModoDaMudanca {
  if (atual === null) return 'ASSINAR'
  if (atual.plano === novo.plano) {
    if (atual.ciclo === novo.ciclo) return 'NENHUMA'
    return novo.ciclo === 'ANUAL' ? 'AGORA' : 'NO_FIM'
  }
  // Side by side in the same cycle: a yearly discount alone does not make a larger plan a cheaper one.
  const lado = (escolhido: PlanoEscolhido) => porMes({ ...escolhido, ciclo: 'MENSAL' })
  return lado(novo) >= lado(atual) && !(atual.ciclo === 'ANUAL' && novo.ciclo === 'MENSAL') ? 'AGORA' : 'NO_FIM'
}

import { somarCentavos, type Centavos } from '../dinheiro/index.ts'
import type { Dia } from '../tempo/index.ts'

export const AGRUPAMENTOS = ['DIA', 'SEMANA', 'MES'] as const
export type Agrupamento = (typeof AGRUPAMENTOS)[number]

/** Which way money goes. */
export const SENTIDOS = ['ENTRADA', 'SAIDA'] as const
export type Sentido = (typeof SENTIDOS)[number]

/** A statement is for reading: more periods than this are asked for in larger ones. */
export const MAXIMO_DE_PERIODOS = 400

export type Periodo = { readonly inicio: Dia; readonly fim: Dia }

/** Money of one plain date, both amounts positive, in centavos. */
export type MovimentoDoDia = { readonly dia: Dia; readonly entradas: Centavos; readonly saidas: Centavos }

export type PeriodoDoFluxo = Periodo & {
  readonly abertura: Centavos
  readonly entradas: Centavos
  readonly saidas: Centavos
  readonly fechamento: Centavos
  readonly entradasPrevistas: Centavos
  readonly saidasPrevistas: Centavos
  /** Closing if everything open is paid when it falls due. */
  readonly fechamentoPrevisto: Centavos
}

function fimDoPeriodo(inicio: Temporal.PlainDate, agrupar: Agrupamento): Temporal.PlainDate {
  if (agrupar === 'DIA') return inicio
  if (agrupar === 'SEMANA') return inicio.add({ days: 7 - inicio.dayOfWeek })
  return inicio.with({ day: inicio.daysInMonth })
}

/**
 * Cuts `[de, ate]` into days, weeks (ending on Sunday) or months; the first and the last are cut at the limits.
 * Throws RangeError when there would be more than MAXIMO_DE_PERIODOS or `ate` comes before `de`.
 */
export function dividirPeriodo(de: Dia, ate: Dia, agrupar: Agrupamento): Periodo[] {
  if (ate < de) throw new RangeError(`Período invertido: ${de} a ${ate}`)
  const periodos: Periodo[] = []
  for (let inicio = Temporal.PlainDate.from(de); inicio.toString() <= ate;) {
    if (periodos.length === MAXIMO_DE_PERIODOS) throw new RangeError('Período longo demais')
    const fim = fimDoPeriodo(inicio, agrupar)
    periodos.push({ inicio: inicio.toString(), fim: fim.toString() < ate ? fim.toString() : ate })
    inicio = fim.add({ days: 1 })
  }
  return periodos
}

type Fluxo = {
  readonly periodos: readonly Periodo[]
  /** Realised balance before the first period. */
  readonly saldoInicial: Centavos
  readonly realizados: readonly MovimentoDoDia[]
  /** What is open, by due day. */
  readonly previstos: readonly MovimentoDoDia[]
  readonly hoje: Dia
}

const soma = (dias: readonly MovimentoDoDia[]) => ({
  entradas: somarCentavos(dias.map((d) => d.entradas)),
  saidas: somarCentavos(dias.map((d) => d.saidas)),
})

/**
 * Cash flow period by period: each one opens where the one before closed. What is overdue is expected today; what
 * falls due between today and the first period is already in its forecast.
 */
export function montarFluxo({ periodos, saldoInicial, realizados, previstos, hoje }: Fluxo): PeriodoDoFluxo[] {
  const esperados = previstos.map((p) => (p.dia < hoje ? { ...p, dia: hoje } : p))
  const primeiro = periodos[0]?.inicio ?? hoje
  const antes = soma(esperados.filter(({ dia }) => dia < primeiro))
  let abertura = saldoInicial
  let aReceber = antes.entradas - antes.saidas
  return periodos.map(({ inicio, fim }) => {
    const noPeriodo = ({ dia }: MovimentoDoDia) => inicio <= dia && dia <= fim
    const { entradas, saidas } = soma(realizados.filter(noPeriodo))
    const previsto = soma(esperados.filter(noPeriodo))
    const fechamento = abertura + entradas - saidas
    aReceber += previsto.entradas - previsto.saidas
    const linha: PeriodoDoFluxo = {
      inicio,
      fim,
      abertura,
      entradas,
      saidas,
      fechamento,
      entradasPrevistas: previsto.entradas,
      saidasPrevistas: previsto.saidas,
      fechamentoPrevisto: fechamento + aReceber,
    }
    abertura = fechamento
    return linha
  })
}

export interface MenorSaldo {
  readonly dia: Dia
  readonly centavos: Centavos
}

/**
 * The lowest balance ahead, if everything open is paid when it falls due: of the days from today, or from `de` when it comes later, to
 * `ate`, the first that closes with the least. Null when all of them are past.
 */
export function menorSaldoPrevisto({
  de,
  ate,
  saldoInicial,
  realizados,
  previstos,
  hoje,
}: Omit<Fluxo, 'periodos'> & { readonly de: Dia; readonly ate: Dia }): MenorSaldo | null {
  const inicio = de > hoje ? de : hoje
  if (ate < inicio) return null
  const liquido = ({ entradas, saidas }: MovimentoDoDia) => entradas - saidas
  const feito = somarCentavos(realizados.filter(({ dia }) => dia <= ate).map(liquido))
  const porDia = Map.groupBy(previstos, ({ dia }) => (dia < inicio ? inicio : dia))
  const dias = [...new Set([inicio, ...porDia.keys()])].filter((dia) => dia <= ate).toSorted()
  let saldo = saldoInicial + feito
  return dias.reduce<MenorSaldo | null>((menor, dia) => {
    saldo += somarCentavos((porDia.get(dia) ?? []).map(liquido))
    return menor === null || saldo < menor.centavos ? { dia, centavos: saldo } : menor
  }, null)
}

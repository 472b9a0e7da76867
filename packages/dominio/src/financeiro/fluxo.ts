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

/** The day on which the expected balance is lowest, and what it is then. */
export type MenorSaldo = { readonly dia: Dia; readonly centavos: Centavos }

type Horizonte = Omit<Fluxo, 'periodos'> & { readonly de: Dia; readonly ate: Dia }

/**
 * The lowest balance that `[de, ate]` has from today on, if everything open is paid when it falls due; the first such day. It is looked
 * for day by day, whatever the statement is grouped by: a week may end well and not begin so. Null when all of it is past.
 */
export function menorSaldoPrevisto({
  de,
  ate,
  saldoInicial,
  realizados,
  previstos,
  hoje,
}: Horizonte): MenorSaldo | null {
  const primeiro = de < hoje ? hoje : de
  if (ate < primeiro) return null
  const mudancas = new Map<Dia, Centavos>([[primeiro, saldoInicial]])
  const mudar = (dia: Dia, { entradas, saidas }: MovimentoDoDia) =>
    mudancas.set(dia, somarCentavos([mudancas.get(dia) ?? 0, entradas, -saidas]))
  for (const movimento of realizados) {
    if (movimento.dia < de || movimento.dia > ate) continue
    mudar(movimento.dia < primeiro ? primeiro : movimento.dia, movimento)
  }
  for (const movimento of previstos)
    if (movimento.dia <= ate) mudar(movimento.dia < primeiro ? primeiro : movimento.dia, movimento)
  let centavos = 0
  let menor: MenorSaldo | null = null
  for (const [dia, mudanca] of [...mudancas].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    centavos += mudanca
    if (menor === null || centavos < menor.centavos) menor = { dia, centavos }
  }
  return menor
}

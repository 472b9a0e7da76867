import { cpuInteira, mediana, primeiroQuarto, type Linha } from './medir.ts'
import type { Impressao } from './processos/mensagens.ts'

/** CPU of Node beside the raw server's. */
const ORCAMENTO_DE_NODE = 1.25
/** MiB. */
const ORCAMENTO_DE_MEMORIA = { carregada: 250, parada: 200 } as const
/** Of a laudo: pages of what is measured, milliseconds, MiB. */
const DO_PDF = { paginas: 4, ms: 60, memoria: 250 } as const

export const n = (valor: number, casas = 0) =>
  valor.toLocaleString('pt-BR', { minimumFractionDigits: casas, maximumFractionDigits: casas })

export interface Juizo {
  texto: string
  /** Within its budget; null where there is none. */
  cumpre: boolean | null
}

export const comOrcamento = (valor: number, orcamento: number | undefined, casas: number): Juizo => {
  if (orcamento === undefined) return { texto: n(valor, casas), cumpre: null }
  const cumpre = valor <= orcamento
  return { texto: `${n(valor, casas)} ≤ ${n(orcamento, casas)} ${cumpre ? 'ok' : '**broken**'}`, cumpre }
}

export const razaoDeNode = ({ api, cru }: Linha): Juizo => comOrcamento(api.node / cru.node, ORCAMENTO_DE_NODE, 2)

/** From the smaller company to the larger, the CPU of one request: it does not depend on who else uses the machine. */
export const crescimento = (pequena: Linha, grande: Linha): Juizo =>
  comOrcamento(cpuInteira(grande.api) / cpuInteira(pequena.api), pequena.cenario.crescimento, 2)

/** What takes time is met or not on this machine, today. */
export function metas({ cenario: { meta = {} }, api, sozinho }: Linha): string {
  const partes: [string, number | undefined, number, boolean][] = [
    ['req/s ≥', meta.porSegundo, api.porSegundo, true],
    ['p99 ≤', meta.p99, api.p99, false],
    ['alone ≤', meta.sozinho, sozinho, false],
  ]
  return partes
    .flatMap(([nome, alvo, valor, maior]) => {
      if (alvo === undefined) return []
      const cumpre = maior ? valor >= alvo : valor <= alvo
      return [`${nome} ${n(alvo)} ${cumpre ? 'met' : 'not met'}`]
    })
    .join(', ')
}

export const falhasDe = ({ api, cru }: Linha): Juizo => {
  const falhas = api.falhas + cru.falhas
  return { texto: n(falhas), cumpre: falhas === 0 }
}

export const memoriaCarregada = (mib: number): Juizo => comOrcamento(mib, ORCAMENTO_DE_MEMORIA.carregada, 0)
export const memoriaParada = (mib: number): Juizo => comOrcamento(mib, ORCAMENTO_DE_MEMORIA.parada, 0)

/** Met or not on this machine, today. */
export const meta = (valor: number, alvo: number) => `${n(valor)} (≤ ${n(alvo)}${valor <= alvo ? '' : ', not met'})`

/**
 * What is judged is the processor that it takes, since how long depends on who else uses the machine; and the most memory (MiB) that the
 * process had, null where it cannot be told.
 */
export function juizosDoPdf(impressoes: readonly Impressao[], pico: number | null) {
  const outras = impressoes.find(({ paginas }) => paginas !== DO_PDF.paginas)?.paginas
  return {
    paginas: { texto: n(outras ?? DO_PDF.paginas), cumpre: outras === undefined },
    cpu: comOrcamento(primeiroQuarto(impressoes.map(({ cpu }) => cpu)), DO_PDF.ms, 0),
    espera: meta(mediana(impressoes.map(({ ms }) => ms)), DO_PDF.ms),
    memoria: pico === null ? { texto: '–', cumpre: null } : comOrcamento(pico, DO_PDF.memoria, 0),
  }
}

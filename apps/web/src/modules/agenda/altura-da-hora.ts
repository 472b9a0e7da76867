import { criarLoja } from '../../lib/loja.ts'

/** How high an hour is drawn: what fits in a screen, what shows half an hour in two lines, what shows ten minutes. */
export const ALTURAS = { normal: 4, alta: 6, 'muito alta': 10 } as const
export type Altura = keyof typeof ALTURAS
const NOMES = Object.keys(ALTURAS) as Altura[]

const CHAVE = 'agenda:altura-da-hora'
/** Smaller than this, nothing can be touched with certainty (WCAG 2.5.8). */
const ALVO_MINIMO_PX = 24

const ehAltura = (texto: string | null): texto is Altura => texto !== null && Object.hasOwn(ALTURAS, texto)

function lerGuardada(): Altura {
  const guardada = localStorage.getItem(CHAVE)
  return ehAltura(guardada) ? guardada : 'normal'
}

/** The person's choice, kept in this browser. */
export const alturaDaHora = criarLoja<Altura>(lerGuardada())

/** The next one up or down; it stops at the ends, unless it goes `emVolta`. */
export function mudarAltura(passo: 1 | -1, emVolta = false): void {
  alturaDaHora.mudar((atual) => {
    const alvo = NOMES.indexOf(atual) + passo
    const nova = NOMES[emVolta ? alvo % NOMES.length : Math.min(NOMES.length - 1, Math.max(0, alvo))] ?? atual
    localStorage.setItem(CHAVE, nova)
    return nova
  })
}

/** Minutes that a box has to be drawn with to be as high as a finger needs; `escala` is the px of a rem. */
export const minutosDoAlvo = (altura: Altura, escala: number): number =>
  (ALVO_MINIMO_PX * 60) / (ALTURAS[altura] * escala)

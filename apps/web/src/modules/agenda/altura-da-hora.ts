import { criarLoja } from '../../lib/loja.ts'
import type { Escala } from './calculo/montar.ts'

/** How high an hour is drawn, in rem: a day at a glance; twenty minutes as high as a finger; ten minutes. */
export const ALTURAS = { baixa: 4, normal: 5.2, alta: 10.4 } as const
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
    const nova = NOMES[emVolta ? alvo % NOMES.length : alvo] ?? atual
    localStorage.setItem(CHAVE, nova)
    return nova
  })
}

/** How the hours are drawn; `pxDoRem` is the person's scale. */
export function escalaDa(altura: Altura, pxDoRem: number): Escala {
  const rem = ALTURAS[altura]
  return { rem, minimo: (ALVO_MINIMO_PX * 60) / (rem * pxDoRem) }
}

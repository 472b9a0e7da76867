/** Of a figure, in its pixels: from its top left corner, to the right and down. */
export interface Ponto {
  x: number
  y: number
}

/** Millimetres of a pixel of the figure, which may not be square. */
export interface Escala {
  x: number
  y: number
}

/** Pixels as they are: enough for angles and for what is counted in vertebrae. */
export const SEM_ESCALA: Escala = { x: 1, y: 1 }

const vetor = (de: Ponto, ate: Ponto, escala: Escala): Ponto => ({
  x: (ate.x - de.x) * escala.x,
  y: (ate.y - de.y) * escala.y,
})

export function distancia(de: Ponto, ate: Ponto, escala: Escala): number {
  const { x, y } = vetor(de, ate, escala)
  return Math.hypot(x, y)
}

/** Between two arms, from 0 to 180 degrees. */
function entre(a: Ponto, b: Ponto): number {
  return (Math.atan2(Math.abs(a.x * b.y - a.y * b.x), a.x * b.x + a.y * b.y) * 180) / Math.PI
}

export const angulo = (vertice: Ponto, um: Ponto, outro: Ponto, escala: Escala): number =>
  entre(vetor(vertice, um, escala), vetor(vertice, outro, escala))

/** Of a polygon whose sides do not cross (Gauss). */
export function area(pontos: readonly Ponto[], escala: Escala): number {
  const dobro = pontos.reduce((soma, ponto, i) => {
    const proximo = pontos[(i + 1) % pontos.length] ?? ponto
    return soma + ponto.x * proximo.y - proximo.x * ponto.y
  }, 0)
  return (Math.abs(dobro) / 2) * escala.x * escala.y
}

/**
 * A length counted in vertebrae: `bordas` begins at the cranial border of T4 and has the caudal border of each vertebra from it on.
 * Null when it goes beyond the last that was marked.
 */
export function emVertebras(comprimento: number, bordas: readonly Ponto[], escala: Escala): number | null {
  let resto = comprimento
  for (let i = 0; i + 1 < bordas.length; i++) {
    const [de, ate] = [bordas[i], bordas[i + 1]]
    if (de === undefined || ate === undefined) break
    const vertebra = distancia(de, ate, escala)
    if (vertebra === 0) return null
    if (resto <= vertebra) return i + resto / vertebra
    resto -= vertebra
  }
  return null
}

/** Slope of the tibial plateau: how far from square to the axis of the tibia it lies, positive when it falls backwards. */
export function inclinacaoDoPlato(
  plato: readonly [cranial: Ponto, caudal: Ponto],
  eixo: readonly [proximal: Ponto, distal: Ponto],
  escala: Escala,
): number {
  return 90 - entre(vetor(plato[0], plato[1], escala), vetor(eixo[0], eixo[1], escala))
}

import { MARCAS, TIPOS_DE_MARCA, type TipoDeMarca } from '@vetlume/dominio/imagem'

/** What is being drawn: a mark, or the size of something that is known. */
export type Ferramenta = TipoDeMarca | 'CALIBRAR'

export const FERRAMENTAS: readonly Ferramenta[] = [...TIPOS_DE_MARCA, 'CALIBRAR']

export const TECLAS: Partial<Record<string, Ferramenta>> = {
  d: 'DISTANCIA',
  a: 'ANGULO',
  e: 'AREA',
  s: 'SETA',
  c: 'CALIBRAR',
}

export const PONTOS = { ...MARCAS, CALIBRAR: { rotulo: 'Calibrar', minimo: 2, maximo: 2 } } as const

/** What each point is; the last is said of all that follow. */
const PASSOS: Readonly<Record<Ferramenta, readonly string[]>> = {
  DISTANCIA: ['um extremo', 'o outro extremo'],
  ANGULO: ['um braço do ângulo', 'o vértice', 'o outro braço'],
  AREA: ['o contorno, ponto a ponto'],
  VHS: [
    'o eixo longo: a carina',
    'o eixo longo: o ápice do coração',
    'o eixo curto: um lado, na maior largura',
    'o eixo curto: o outro lado',
    'a borda cranial de T4',
    'a borda caudal de cada vértebra, a partir de T4',
  ],
  VLAS: [
    'a borda ventral da carina',
    'o átrio esquerdo, na borda dorsal da veia cava caudal',
    'a borda cranial de T4',
    'a borda caudal de cada vértebra, a partir de T4',
  ],
  NORBERG: [
    'o centro de uma cabeça femoral',
    'o centro da outra cabeça femoral',
    'a borda acetabular craniolateral da primeira',
    'a borda acetabular craniolateral da segunda',
  ],
  PLATO_TIBIAL: [
    'a borda cranial do platô tibial',
    'a borda caudal do platô tibial',
    'a eminência intercondilar',
    'o centro do tálus',
  ],
  SETA: ['o que a seta aponta', 'onde a seta começa'],
  CALIBRAR: ['um extremo do que tem tamanho conhecido', 'o outro extremo'],
}

export const passoDe = (ferramenta: Ferramenta, feitos: number): string =>
  PASSOS[ferramenta][feitos] ?? PASSOS[ferramenta].at(-1) ?? ''

import { describe, expect, it } from 'vitest'
import { escalaDe } from './escala.ts'
import { angulo, area, emVertebras, inclinacaoDoPlato, SEM_ESCALA, type Ponto } from './geometria.ts'
import { marca, type Marca } from './marca.ts'
import { desenharMarca, medirMarca } from './medir.ts'

const p = (x: number, y: number): Ponto => ({ x, y })
/** At `graus` from the right, counterclockwise as it is seen, `raio` away. */
const em = (centro: Ponto, graus: number, raio = 100) =>
  p(centro.x + raio * Math.cos((graus * Math.PI) / 180), centro.y - raio * Math.sin((graus * Math.PI) / 180))
const feita = (tipo: Marca['tipo'], pontos: Ponto[], texto?: string): Marca => ({
  id: 'a',
  tipo,
  pontos,
  ...(texto === undefined ? {} : { texto }),
})
const MEIO_MM = { x: 0.5, y: 0.5 }
/** Vertebrae of 10 pixels, from T4 on, along the top of the figure. */
const coluna = (vertebras: number) => Array.from({ length: vertebras + 1 }, (_, i) => p(i * 10, 0))

describe('distância e área', () => {
  it('em milímetros, com pixels que não são quadrados', () => {
    expect(medirMarca(feita('DISTANCIA', [p(10, 10), p(40, 50)]), { x: 0.2, y: 0.1 })).toMatchObject([
      { valor: 7.2, unidade: 'mm' },
    ])
    expect(medirMarca(feita('DISTANCIA', [p(0, 0), p(30, 40)]), MEIO_MM)).toMatchObject([{ valor: 25 }])
  })

  it('a área é a do polígono, em cm², por qualquer lado que se comece', () => {
    const triangulo = [p(0, 0), p(60, 0), p(0, 40)]
    expect(medirMarca(feita('AREA', triangulo), MEIO_MM)).toMatchObject([{ valor: 3, unidade: 'cm²' }])
    expect(area(triangulo.toReversed(), SEM_ESCALA)).toBe(1_200)
  })

  it('sem escala não há milímetros, e há graus', () => {
    expect(medirMarca(feita('DISTANCIA', [p(0, 0), p(30, 40)]), null)).toEqual([])
    expect(medirMarca(feita('ANGULO', [p(10, 0), p(0, 0), p(0, 10)]), null)).toMatchObject([{ valor: 90 }])
  })
})

it.each([
  [p(10, 0), p(10, 10), 45],
  [p(10, 0), p(-10, 0), 180],
  [p(10, 0), p(-10, -10), 135],
  [p(10, 0), p(0, 10), 90],
])('ângulo de %j a %j é %d°', (um, outro, esperado) => {
  expect(angulo(p(0, 0), um, outro, SEM_ESCALA)).toBeCloseTo(esperado, 9)
})

describe('VHS e VLAS', () => {
  it('5,6 + 4,9 = 10,5', () => {
    const vhs = feita('VHS', [p(5, 20), p(5, 76), p(0, 100), p(49, 100), ...coluna(8)])
    expect(medirMarca(vhs, null)).toMatchObject([{ valor: 10.5, unidade: 'v', medida: 'VHS' }])
    expect(desenharMarca(vhs, null).rotulos).toEqual([{ x: 5, y: 76, texto: 'VHS 10,5 v' }])
  })

  it('VLAS conta um eixo só', () => {
    const vlas = feita('VLAS', [p(0, 50), p(23, 50), ...coluna(3)])
    expect(medirMarca(vlas, null)).toMatchObject([{ valor: 2.3, medida: 'VLAS' }])
  })

  it('vértebras desiguais contam cada uma por si', () => {
    const bordas = [p(0, 0), p(10, 0), p(22, 0), p(36, 0)]
    expect(emVertebras(16, bordas, SEM_ESCALA)).toBeCloseTo(1.5, 9)
    expect(emVertebras(36, bordas, SEM_ESCALA)).toBe(3)
  })

  it('um eixo maior que as vértebras marcadas não é medido', () => {
    expect(emVertebras(37, coluna(3), SEM_ESCALA)).toBeNull()
    expect(medirMarca(feita('VLAS', [p(0, 50), p(37, 50), ...coluna(3)]), null)).toEqual([])
  })
})

it('o platô tibial é uma medida do laudo', () => {
  const cranial = p(60, 100)
  const plato = feita('PLATO_TIBIAL', [cranial, em(cranial, -24, 80), p(100, 100), p(100, 400)])
  expect(medirMarca(plato, null)).toMatchObject([{ valor: 24, unidade: '°', medida: 'PLATO_TIBIAL' }])
})

it('Norberg: 105° de um lado e 98° do outro, cada um no seu', () => {
  const [direita, esquerda] = [p(100, 200), p(300, 200)]
  const norberg = feita('NORBERG', [direita, esquerda, em(direita, 105), em(esquerda, 180 - 98)])
  expect(medirMarca(norberg, null)).toMatchObject([
    { valor: 105, medida: 'NORBERG' },
    { valor: 98, medida: 'NORBERG' },
  ])
})

describe('platô tibial', () => {
  const [proximal, distal] = [p(100, 100), p(100, 400)]
  it.each([24, 0, -3])('de %d°, com a tíbia em pé', (inclinacao) => {
    const plato = [p(60, 100), em(p(60, 100), -inclinacao, 80)] as const
    expect(inclinacaoDoPlato(plato, [proximal, distal], SEM_ESCALA)).toBeCloseTo(inclinacao, 9)
  })

  it('é o mesmo com a tíbia deitada e virada para o outro lado', () => {
    const cranial = p(0, 0)
    const plato = [cranial, em(cranial, 180 + 30 + 24)] as const
    const eixo = [p(0, 0), em(p(0, 0), 270 + 30)] as const
    expect(inclinacaoDoPlato(plato, eixo, SEM_ESCALA)).toBeCloseTo(24, 9)
  })
})

describe('a escala', () => {
  const regiao = { x: 0.1, y: 0.1, parte: { x0: 100, y0: 0, x1: 200, y1: 100 } }
  it('é a da parte da imagem em que a medida está inteira', () => {
    expect(escalaDe([p(110, 10), p(190, 90)], { doArquivo: [regiao] })).toEqual({ x: 0.1, y: 0.1 })
    expect(escalaDe([p(50, 10), p(190, 90)], { doArquivo: [regiao] })).toBeNull()
  })

  it('a da pessoa vale sobre a do arquivo', () => {
    const calibracao = { de: p(0, 0), ate: p(30, 40), mm: 100 }
    expect(escalaDe([p(110, 10)], { calibracao, doArquivo: [regiao] })).toEqual({ x: 2, y: 2 })
    expect(escalaDe([], { calibracao: { ...calibracao, ate: p(0, 0) }, doArquivo: [regiao] })).toBeNull()
  })
})

describe('a marca', () => {
  it('tem os pontos do seu tipo', () => {
    expect(marca.safeParse(feita('ANGULO', [p(0, 0), p(1, 1)])).success).toBe(false)
    expect(marca.safeParse(feita('AREA', [p(0, 0), p(1, 1), p(2, 0)])).success).toBe(true)
    expect(marca.safeParse(feita('SETA', [p(0, -1), p(1, 1)])).success).toBe(false)
  })

  it('desenha o que já tem, e escreve o texto no fim da seta, que aponta o começo', () => {
    expect(desenharMarca(feita('AREA', [p(0, 0), p(1, 1)]), null)).toEqual({
      tracos: [{ tipo: 'AREA', pontos: [p(0, 0), p(1, 1)] }],
      rotulos: [],
    })
    expect(desenharMarca(feita('SETA', [p(5, 5), p(1, 1)], 'Cálculo'), null).rotulos).toEqual([
      { x: 1, y: 1, texto: 'Cálculo' },
    ])
  })
})

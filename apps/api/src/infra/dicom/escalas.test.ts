import { expect, it } from 'vitest'
import { fazerDicom, item, sequencia, type Elemento } from '../../../teste/dicom.ts'
import { lerConjunto } from './abrir.ts'
import { escalasDaFigura, escalasDe } from './escalas.ts'

const de = (...elementos: Elemento[]) => escalasDe(lerConjunto(fazerDicom({ elementos, pixels: new Uint8Array(16) })))

const numero = (valor: number, bytes: 4 | 8) => {
  const saida = Buffer.alloc(bytes)
  if (bytes === 4) saida.writeUInt32LE(valor)
  else saida.writeDoubleLE(valor)
  return new Uint8Array(saida)
}

/** A region of ultrasound: where it is, its units and how much each pixel is. */
const regiao = (unidadeX: number, unidadeY: number, x: number, y: number) =>
  item([
    [0x0018_6018, 'UL', numero(10, 4)],
    [0x0018_601a, 'UL', numero(20, 4)],
    [0x0018_601c, 'UL', numero(300, 4)],
    [0x0018_601e, 'UL', numero(200, 4)],
    [0x0018_6024, 'US', unidadeX],
    [0x0018_6026, 'US', unidadeY],
    [0x0018_602c, 'FD', numero(x, 8)],
    [0x0018_602e, 'FD', numero(y, 8)],
  ])
const regioes = (...itens: Uint8Array[]): Elemento => [0x0018_6011, 'SQ', sequencia(itens)]

it('o espaço entre as linhas vem antes do espaço entre as colunas', () => {
  expect(de([0x0028_0030, 'DS', '0.2\\0.4'])).toEqual([{ x: 0.4, y: 0.2, parte: null }])
})

it('sem o do paciente, o do detector; o que não faz sentido não é nenhum', () => {
  expect(de([0x0018_1164, 'DS', '0.1\\0.1'])).toEqual([{ x: 0.1, y: 0.1, parte: null }])
  expect(de([0x0028_0030, 'DS', '0\\0'])).toEqual([])
  expect(de([0x0028_0030, 'DS', ''])).toEqual([])
})

it('do ultrassom, as partes em que os dois eixos são comprimentos', () => {
  expect(de(regioes(regiao(4, 7, 0.01, 0.5), regiao(3, 3, 0.02, -0.02)))).toEqual([
    { x: 0.2, y: 0.2, parte: { x0: 10, y0: 20, x1: 300, y1: 200 } },
  ])
})

it('a figura menor que o arquivo tem pixels maiores', () => {
  const parte = { x0: 10, y0: 20, x1: 300, y1: 200 }
  expect(escalasDaFigura([{ x: 0.1, y: 0.2, parte }], 2)).toEqual([
    { x: 0.2, y: 0.4, parte: { x0: 5, y0: 10, x1: 150, y1: 100 } },
  ])
})

import { describe, expect, it } from 'vitest'
import { lerGatilho } from './gatilho.ts'

describe('lerGatilho', () => {
  it.each([
    ['/', 'frase', ''],
    ['Rim direito: /nef', 'frase', 'nef'],
    ['(/cálculo renal', 'frase', 'cálculo renal'],
    ['Fígado normal./bas', 'frase', 'bas'],
    ['Baço:/', 'frase', ''],
    ['normal. /rim', 'frase', 'rim'],
    ['peso {{', 'variavel', ''],
    ['peso {{animal.p', 'variavel', 'animal.p'],
    ['raça {{raç', 'variavel', 'raç'],
  ] as const)('%j abre %s com %j', (antes, tipo, consulta) => {
    expect(lerGatilho(antes)).toMatchObject({ tipo, consulta })
  })

  it.each([
    'direito/esquerdo',
    '1/2',
    '3./4',
    '2,/',
    'e/ou',
    '/ ',
    'km/h',
    '//',
    '',
    'texto',
    '{animal',
    `/${'a'.repeat(60)}`,
  ])('%j não abre nada', (antes) => {
    expect(lerGatilho(antes)).toBeNull()
  })
})

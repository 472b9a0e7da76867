import { describe, expect, it } from 'vitest'
import { pontuar } from './pontuar.ts'

describe('o que se dita', () => {
  it.each([
    ['fígado homogêneo', '', 'Fígado homogêneo'],
    ['vírgula sem nódulos', 'Fígado homogêneo', ', sem nódulos'],
    ['contornos regulares ponto final', 'Fígado de', ' contornos regulares.'],
    ['baço aumentado ponto', '', 'Baço aumentado.'],
    ['ponto hiperecoico em parênquima', '', 'Ponto hiperecoico em parênquima'],
    ['rins ponto final bexiga repleta', '', 'Rins. Bexiga repleta'],
    ['medidas dois pontos dois centímetros', 'Com', ' medidas: dois centímetros'],
    ['abre parênteses imagem um fecha parênteses', 'Nódulo', ' (imagem um)'],
    ['novo parágrafo baço', 'Fígado.', '\nBaço'],
    ['alças', 'Fígado. ', 'Alças'],
    ['  ', 'Fígado', ''],
    ['avírgula', '', 'Avírgula'],
  ])('%j depois de %j', (dito, antes, esperado) => {
    expect(pontuar(dito, antes)).toBe(esperado)
  })
})

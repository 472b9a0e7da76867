import { describe, expect, it } from 'vitest'
import { comoSegunda, emOrdem, outraJanela, primeiraJanela, type JanelaEditada } from './semana-em-edicao.ts'

const janela = (diaSemana: number, inicio = '09:00', fim = '17:00'): JanelaEditada => ({
  diaSemana,
  inicio,
  fim,
  almocoInicio: null,
  almocoFim: null,
})

describe('semana em edição', () => {
  it('vai de segunda a domingo', () => {
    const dias = [janela(0), janela(3), janela(1, '14:00'), janela(1)]
    expect(emOrdem(dias).map(({ diaSemana, inicio }) => [diaSemana, inicio])).toEqual([
      [1, '09:00'],
      [1, '14:00'],
      [3, '09:00'],
      [0, '09:00'],
    ])
  })

  it('um dia que passa a atender começa como o anterior, ou como o de costume', () => {
    expect(primeiraJanela(4, [janela(1), janela(3, '07:00')])).toEqual(janela(4, '07:00'))
    expect(primeiraJanela(1, [janela(3)])).toMatchObject({ inicio: '08:00', fim: '18:00', almocoInicio: '12:30' })
  })

  it('outra faixa vem depois da última, se couber', () => {
    expect(outraJanela(2, janela(2))).toMatchObject({ inicio: '18:00', fim: '20:00' })
    expect(outraJanela(2, janela(2, '14:00', '22:00'))).toMatchObject({ inicio: '', fim: '' })
  })

  it('copia segunda até sexta e deixa o fim de semana', () => {
    const copiada = comoSegunda([janela(1, '07:00'), janela(3), janela(6), janela(0)])
    expect(copiada.map(({ diaSemana, inicio }) => [diaSemana, inicio])).toEqual([
      [1, '07:00'],
      [2, '07:00'],
      [3, '07:00'],
      [4, '07:00'],
      [5, '07:00'],
      [6, '09:00'],
      [0, '09:00'],
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { afirmado, frases, oracoes } from './leitor.ts'

const NODULO = /\bnodul\w*/

describe('frases e orações', () => {
  it('o ponto de um número não acaba a frase', () => {
    expect(frases('Mede 5.2 cm. Parede de 1,3 mm\nFim')).toEqual(['mede 5.2 cm', 'parede de 1,3 mm', 'fim'])
  })

  it('o que contraria começa outra oração', () => {
    expect(oracoes('Sem dilatação, mas com cálculo: 3 mm.')).toEqual(['sem dilatacao,', 'com calculo', '3 mm'])
  })
})

describe('afirmado', () => {
  it.each([
    'Nódulo hipoecogênico.',
    'Sem dilatação, com nódulo cortical.',
    'Ausência de cistos e presença de nódulo.',
    'Ausência de cistos. Nódulo em polo cranial.',
    'Sem cistos, mas nódulo único.',
    'Nódulo sem vascularização.',
  ])('%s', (texto) => {
    expect(afirmado(texto, NODULO)?.toLowerCase()).toBe('nódulo')
  })

  it.each([
    'Sem nódulos.',
    'Ausência de cistos, massas ou nódulos.',
    'Não há cistos nem nódulos.',
    'Livre de nódulos.',
    'Foram descartados nódulos.',
    'Nódulos ausentes.',
    'Nódulos hepáticos não foram visibilizados.',
    'Parênquima homogêneo.',
  ])('não em: %s', (texto) => {
    expect(afirmado(texto, NODULO)).toBeNull()
  })
})

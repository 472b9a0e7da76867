import { describe, expect, it } from 'vitest'
import { registroDoCritico, type FatosDoCritico } from './achado-critico.ts'

const fatos = (campos: Partial<FatosDoCritico> = {}): FatosDoCritico => ({
  edicao: 1,
  clinica: 'Clínica Sol',
  marcadoEm: '2026-11-20T12:00:00Z',
  entregueEm: null,
  escaladoEm: null,
  confirmadoEm: null,
  confirmadoPor: null,
  ...campos,
})
const textos = (campos: Partial<FatosDoCritico>) => registroDoCritico(fatos(campos)).map(({ texto }) => texto)

describe('registro do achado crítico', () => {
  it('diz o que aconteceu, na ordem em que aconteceu', () => {
    const tudo = {
      entregueEm: '2026-11-20T13:00:00Z',
      confirmadoEm: '2026-11-20T15:00:00Z',
      escaladoEm: '2026-11-20T14:00:00Z',
      confirmadoPor: 'Bia',
    }
    expect(textos(tudo)).toEqual([
      'Marcado como achado crítico.',
      '1ª edição entregue a Clínica Sol.',
      'Sem confirmação no prazo: a empresa e a clínica foram avisadas de novo.',
      'Leitura confirmada por Bia, de Clínica Sol.',
    ])
  })

  it('o que não aconteceu, ou não se sabe quando, não é dito', () => {
    expect(textos({})).toEqual(['Marcado como achado crítico.'])
    expect(textos({ marcadoEm: null })).toEqual([])
  })

  it('de quando o nome não era guardado, quem confirmou é a clínica', () => {
    expect(textos({ marcadoEm: null, confirmadoEm: '2026-11-20T15:00:00Z' })).toEqual([
      'Leitura confirmada por Clínica Sol.',
    ])
  })

  it('sem clínica não há a quem entregar nem quem avisar além da empresa', () => {
    expect(
      textos({ clinica: null, entregueEm: '2026-11-20T13:00:00Z', escaladoEm: '2026-11-20T14:00:00Z', edicao: 2 }),
    ).toEqual([
      'Marcado como achado crítico.',
      '2ª edição entregue.',
      'Sem confirmação no prazo: a empresa foi avisada de novo.',
    ])
  })
})

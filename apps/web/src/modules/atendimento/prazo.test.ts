import { describe, expect, it } from 'vitest'
import { prazoPorExtenso } from './prazo.ts'

const AGORA = Date.parse('2026-11-20T12:00:00.000Z')
const daquiA = (horas: number) => new Date(AGORA + horas * 3_600_000).toISOString()

describe('prazo por extenso', () => {
  it.each([
    [-200, 'erro', 'Atrasado'],
    [-5, 'erro', 'Venceu há 5 horas'],
    [-0.001, 'erro', 'Venceu agora'],
    [0.5, 'aviso', 'Vence em 30 minutos'],
    [3.999, 'aviso', 'Vence em 4 horas'],
    [4, 'neutro', 'Vence em 4 horas'],
    [48, 'neutro', 'Vence depois de amanhã'],
  ])('faltando %d h: %s, %s', (horas, tom, rotulo) => {
    expect(prazoPorExtenso({ prazoEm: daquiA(horas), prazoCorre: true }, AGORA)).toEqual({ tom, rotulo })
  })

  it('antes do exame e depois da assinatura não corre', () => {
    expect(prazoPorExtenso({ prazoEm: daquiA(-5), prazoCorre: false }, AGORA)).toBeNull()
  })

  it('sem prazo, ou longe demais para um relógio, não diz nada', () => {
    expect(prazoPorExtenso({ prazoEm: null, prazoCorre: true }, AGORA)).toBeNull()
    expect(prazoPorExtenso({ prazoEm: daquiA(200), prazoCorre: true }, AGORA)).toBeNull()
  })
})

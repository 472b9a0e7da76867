import { describe, expect, it } from 'vitest'
import { situacaoDoPrazo } from './prazo.ts'

const AGORA = Date.parse('2026-11-20T12:00:00.000Z')
const daquiA = (horas: number) => new Date(AGORA + horas * 3_600_000).toISOString()

describe('situacaoDoPrazo', () => {
  it.each([
    [-200, 'erro', 'Atrasado'],
    [-5, 'erro', 'Venceu há 5 horas'],
    [-0.001, 'erro', 'Venceu agora'],
    [0.5, 'aviso', 'Vence em 30 minutos'],
    [4, 'aviso', 'Vence em 4 horas'],
    [4.01, 'neutro', 'Vence em 4 horas'],
    [48, 'neutro', 'Vence depois de amanhã'],
  ])('faltando %d h: %s, %s', (horas, tom, rotulo) => {
    expect(situacaoDoPrazo({ prazoEm: daquiA(horas), estado: 'EM_ANDAMENTO' }, AGORA)).toEqual({ tom, rotulo })
  })

  it.each(['CONCLUIDO', 'FATURADO', 'CANCELADO'] as const)('%s não corre mais', (estado) => {
    expect(situacaoDoPrazo({ prazoEm: daquiA(-5), estado }, AGORA)).toBeNull()
  })

  it('sem prazo, ou longe demais para um relógio, não diz nada', () => {
    expect(situacaoDoPrazo({ prazoEm: null, estado: 'ABERTO' }, AGORA)).toBeNull()
    expect(situacaoDoPrazo({ prazoEm: daquiA(200), estado: 'ABERTO' }, AGORA)).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { diaNaZona } from '@vetlume/dominio/tempo'
import { diaDaLinha, limitesDoDia } from './limites-do-dia.ts'

describe('o dia de muitas linhas', () => {
  it.each(['America/Sao_Paulo', 'America/Rio_Branco', 'America/Noronha', 'America/New_York'])(
    'em %s é o mesmo que perguntar um a um, em qualquer ordem',
    (fuso) => {
      const deHoraEmHora = Array.from({ length: 24 * 8 }, (_, i) =>
        new Date(Date.UTC(2026, 2, 5, i, i % 60)).toISOString(),
      )
      const noFim = ['2018-11-04T02:59:59.999Z', '2018-11-04T03:00:00.000Z', '2019-02-17T01:30:00.000Z']
      for (const instante of [...deHoraEmHora, ...noFim, ...deHoraEmHora.toReversed()])
        expect(diaDaLinha(instante, fuso)).toBe(diaNaZona(instante, fuso))
    },
  )

  it('o último instante ainda é do dia, e o primeiro do seguinte não', () => {
    const { inicio, fim } = limitesDoDia('2026-11-24', 'America/Sao_Paulo')
    expect([inicio, fim]).toEqual(['2026-11-24T03:00:00.000Z', '2026-11-25T03:00:00.000Z'])
    expect(limitesDoDia('2026-11-24', 'America/Sao_Paulo')).toBe(limitesDoDia('2026-11-24', 'America/Sao_Paulo'))
    expect(diaDaLinha('2026-11-25T02:59:59.999Z', 'America/Sao_Paulo')).toBe('2026-11-24')
    expect(diaDaLinha(fim, 'America/Sao_Paulo')).toBe('2026-11-25')
  })
})

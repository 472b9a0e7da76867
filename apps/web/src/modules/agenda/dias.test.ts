import { describe, expect, it } from 'vitest'
import { mesmoPeriodo, periodosUsuais } from './dias.ts'

describe('períodos usuais da agenda', () => {
  it.each([
    ['2026-11-20', '2026-11-16', '2026-11-22'],
    ['2026-11-16', '2026-11-16', '2026-11-22'],
    ['2026-11-22', '2026-11-16', '2026-11-22'],
    ['2027-01-01', '2026-12-28', '2027-01-03'],
  ])('a semana de %s vai de %s a %s', (hoje, de, ate) => {
    const semana = periodosUsuais(Temporal.PlainDate.from(hoje)).find(({ rotulo }) => rotulo === 'Esta semana')
    expect(semana?.periodo).toEqual({ de, ate })
  })

  it('hoje, amanhã e os próximos 14 dias contam os dois extremos', () => {
    const [, hoje, amanha, , quinzena] = periodosUsuais(Temporal.PlainDate.from('2026-11-30'))
    expect(hoje?.periodo).toEqual({ de: '2026-11-30', ate: '2026-11-30' })
    expect(amanha?.periodo).toEqual({ de: '2026-12-01', ate: '2026-12-01' })
    expect(quinzena?.periodo).toEqual({ de: '2026-11-30', ate: '2026-12-13' })
    expect(
      mesmoPeriodo(
        { de: '2026-11-30', ate: '2026-12-13' },
        { de: '2026-11-30', ate: '2026-12-13', estado: 'AGENDADO' },
      ),
    ).toBe(true)
    expect(mesmoPeriodo({ de: '2026-11-30', ate: '2026-12-13' }, { de: '2026-11-30' })).toBe(false)
    // Without a period, the list looks ahead of today.
    expect(
      periodosUsuais(Temporal.PlainDate.from('2026-11-30')).find(({ periodo }) => mesmoPeriodo(periodo, {})),
    ).toMatchObject({
      rotulo: 'A partir de hoje',
    })
  })
})

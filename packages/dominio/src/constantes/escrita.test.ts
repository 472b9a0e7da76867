import { afterEach, describe, expect, it, vi } from 'vitest'
import { escritorDeDatas, escritorDeDistancias, escritorDeListas, escritorDeNumeros } from './index.ts'

afterEach(() => vi.restoreAllMocks())

describe('como o Brasil escreve', () => {
  it('números, com as casas que se pedem e sem perder algarismos', () => {
    expect(escritorDeNumeros()(1_234.5)).toBe('1.234,5')
    expect(escritorDeNumeros({ maximumFractionDigits: 0, signDisplay: 'exceptZero' })(2.4)).toBe('+2')
    expect(escritorDeNumeros({ minimumFractionDigits: 2 })('90071992547409.91')).toBe('90.071.992.547.409,91')
  })

  it('datas, listas e distâncias', () => {
    const dia = escritorDeDatas({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    expect(dia(Date.UTC(2026, 10, 20))).toBe('sexta-feira, 20 de novembro')
    expect(dia(Date.UTC(2026, 11, 1))).toBe('terça-feira, 1º de dezembro')
    expect([11, 21, 31].map((n) => dia(Date.UTC(2026, 11, n)))).toEqual([
      'sexta-feira, 11 de dezembro',
      'segunda-feira, 21 de dezembro',
      'quinta-feira, 31 de dezembro',
    ])
    expect(escritorDeDatas({ dateStyle: 'short', timeZone: 'UTC' })(Date.UTC(2026, 11, 1))).toBe('01/12/2026')
    expect(escritorDeListas()(['rins', 'baço', 'fígado'])).toBe('rins, baço e fígado')
    expect(escritorDeListas({ type: 'disjunction' })(['Básico', 'Completo'])).toBe('Básico ou Completo')
    expect(escritorDeDistancias({ numeric: 'auto' })(-3, 'hour')).toBe('há 3 horas')
  })

  it('um formatador é feito quando escreve pela primeira vez, e uma vez só', () => {
    const feito = vi.spyOn(Intl, 'NumberFormat')
    const escrever = escritorDeNumeros({ maximumFractionDigits: 1 })
    expect(feito).not.toHaveBeenCalled()
    expect([escrever(1.25), escrever(3)]).toEqual(['1,3', '3'])
    expect(feito).toHaveBeenCalledOnce()
  })
})

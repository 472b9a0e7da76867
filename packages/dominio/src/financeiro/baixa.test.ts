import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  conferirBaixa,
  darBaixa,
  descontoMaximo,
  estadoDoPagamento,
  estornar,
  ESTADOS_DO_TITULO,
  faltaDoTitulo,
  recusaDaBaixa,
  recusaDaMudanca,
  recusaDoDia,
  sugerirEncargos,
  totalAPagar,
  type ValoresDaBaixa,
  type ValoresDoTitulo,
} from './index.ts'

const novo = (valorCentavos: number): ValoresDoTitulo => ({
  valorCentavos,
  descontoCentavos: 0,
  acrescimoCentavos: 0,
  pagoCentavos: 0,
})
const valor = fc.integer({ min: 1, max: 1_000_000_000 })
const tentativa = fc.record({
  valorCentavos: fc.integer({ min: 1, max: 2_000_000_000 }),
  descontoCentavos: fc.oneof(fc.constant(0), fc.nat(1_000_000_000)),
  acrescimoCentavos: fc.oneof(fc.constant(0), fc.nat(1_000_000_000)),
  taxaCentavos: fc.oneof(fc.constant(0), fc.nat(1_000_000)),
})
/** Amounts that somebody may well type: what fits, cut where it would not. */
const possivel = (titulo: ValoresDoTitulo, bruta: ValoresDaBaixa): ValoresDaBaixa | null => {
  const descontoCentavos = Math.min(bruta.descontoCentavos, descontoMaximo(titulo))
  const acrescimoCentavos = Math.min(bruta.acrescimoCentavos, titulo.valorCentavos - titulo.acrescimoCentavos)
  const total = totalAPagar(titulo, { descontoCentavos, acrescimoCentavos })
  if (total < 1) return null
  const valorCentavos = Math.min(bruta.valorCentavos, total)
  return {
    valorCentavos,
    descontoCentavos,
    acrescimoCentavos,
    taxaCentavos: Math.min(bruta.taxaCentavos, valorCentavos),
  }
}

/** What the database demands of a title (`titulo_valores`, `titulo_pagamento`). */
function valeNoBanco(titulo: ValoresDoTitulo): void {
  const devido = titulo.valorCentavos - titulo.descontoCentavos + titulo.acrescimoCentavos
  expect(titulo.descontoCentavos).toBeGreaterThanOrEqual(0)
  expect(titulo.descontoCentavos).toBeLessThanOrEqual(titulo.valorCentavos)
  expect(titulo.acrescimoCentavos).toBeGreaterThanOrEqual(0)
  expect(titulo.pagoCentavos).toBeGreaterThanOrEqual(0)
  expect(titulo.pagoCentavos).toBeLessThanOrEqual(devido)
  expect(devido).toBeLessThanOrEqual(2_147_483_647)
  const estado = estadoDoPagamento(titulo)
  if (estado === 'PAGO') expect(titulo.pagoCentavos).toBe(devido)
  if (estado === 'PARCIAL') expect(titulo.pagoCentavos).toBeGreaterThan(0)
}

describe('propriedades da baixa', () => {
  it('o que não é recusado nunca passa do que falta, e o que falta é valor - desconto + acréscimo - pago', () => {
    fc.assert(
      fc.property(valor, fc.array(tentativa, { maxLength: 12 }), (inicial, tentativas) => {
        let titulo = novo(inicial)
        for (const baixa of tentativas) {
          if (Object.keys(conferirBaixa(titulo, baixa)).length > 0) continue
          const antes = faltaDoTitulo(titulo)
          titulo = darBaixa(titulo, baixa)
          expect(faltaDoTitulo(titulo)).toBe(
            antes - baixa.descontoCentavos + baixa.acrescimoCentavos - baixa.valorCentavos,
          )
          valeNoBanco(titulo)
        }
      }),
    )
  })

  it('o que cabe não é recusado, e um centavo a mais é', () => {
    fc.assert(
      fc.property(valor, tentativa, (inicial, bruta) => {
        const titulo = novo(inicial)
        const baixa = possivel(titulo, bruta)
        if (baixa === null) return
        expect(conferirBaixa(titulo, baixa)).toEqual({})
        const total = totalAPagar(titulo, baixa)
        expect(conferirBaixa(titulo, { ...baixa, valorCentavos: total })).toEqual({})
        expect(conferirBaixa(titulo, { ...baixa, valorCentavos: total + 1 })).toHaveProperty('valorCentavos')
        const demais = { ...baixa, descontoCentavos: descontoMaximo(titulo) + 1 }
        expect(conferirBaixa(titulo, demais)).toHaveProperty('descontoCentavos')
        expect(conferirBaixa(titulo, { ...baixa, taxaCentavos: baixa.valorCentavos + 1 })).toHaveProperty(
          'taxaCentavos',
        )
      }),
    )
  })

  it('paga inteira fica PAGO, em parte PARCIAL; estornada tudo volta, em qualquer ordem que não seja recusada', () => {
    fc.assert(
      fc.property(
        valor,
        fc.array(tentativa, { minLength: 1, maxLength: 6 }),
        fc.infiniteStream(fc.nat(1_000)),
        (inicial, brutas, sorte) => {
          let titulo = novo(inicial)
          const feitas: ValoresDaBaixa[] = []
          for (const bruta of brutas) {
            const baixa = possivel(titulo, bruta)
            if (baixa === null || faltaDoTitulo(titulo) === 0) continue
            titulo = darBaixa(titulo, baixa)
            feitas.push(baixa)
            expect(estadoDoPagamento(titulo)).toBe(faltaDoTitulo(titulo) === 0 ? 'PAGO' : 'PARCIAL')
          }
          for (let tentativas = 0; feitas.length > 0 && tentativas < 200; tentativas++) {
            const qual = Number(sorte.next().value) % feitas.length
            const depois = estornar(titulo, feitas[qual]!)
            // The last one is never refused: nobody paid after it what it brought.
            if (qual === feitas.length - 1) expect(depois).not.toBeNull()
            if (depois === null) continue
            titulo = depois
            feitas.splice(qual, 1)
            valeNoBanco(titulo)
          }
          while (feitas.length > 0) titulo = estornar(titulo, feitas.pop()!)!
          expect(titulo).toEqual(novo(inicial))
          expect(estadoDoPagamento(titulo)).toBe('ABERTO')
        },
      ),
    )
  })

  it('o pagamento que trouxe a multa que outro pagou não volta antes do outro', () => {
    const comMulta = { valorCentavos: 10, descontoCentavos: 0, acrescimoCentavos: 50, taxaCentavos: 0 }
    const resto = { valorCentavos: 140, descontoCentavos: 0, acrescimoCentavos: 0, taxaCentavos: 0 }
    const pago = darBaixa(darBaixa(novo(100), comMulta), resto)
    expect(estadoDoPagamento(pago)).toBe('PAGO')
    expect(estornar(pago, comMulta)).toBeNull()
    expect(estornar(estornar(pago, resto)!, comMulta)).toEqual(novo(100))
  })
})

it('a quem falta um centavo ainda deve', () => {
  expect(estadoDoPagamento({ ...novo(10_000), pagoCentavos: 9_999 })).toBe('PARCIAL')
  expect(estadoDoPagamento({ ...novo(10_000), pagoCentavos: 10_000 })).toBe('PAGO')
})

describe('recusas', () => {
  it('só o que está aberto ou pago em parte recebe dinheiro, e o que não se paga nunca', () => {
    const aceitam = ESTADOS_DO_TITULO.filter(
      (estado) => recusaDaBaixa({ estado, semCaixa: false, assinante: null }) === null,
    )
    expect(aceitam).toEqual(['ABERTO', 'PARCIAL'])
    for (const estado of ESTADOS_DO_TITULO)
      expect(recusaDaBaixa({ estado, semCaixa: true, assinante: null })).toContain('não se paga')
    for (const estado of aceitam)
      expect(recusaDaBaixa({ estado, semCaixa: false, assinante: 'x' })).toContain('assinatura')
  })

  it('o dia não está no futuro, nem um ano antes da emissão', () => {
    const dias = { emissao: '2026-11-10', hoje: '2026-11-20' }
    expect(recusaDoDia('2026-11-20', dias)).toBeNull()
    expect(recusaDoDia('2025-11-10', dias)).toBeNull()
    expect(recusaDoDia('2026-11-21', dias)).toContain('futuro')
    expect(recusaDoDia('2025-11-09', dias)).toContain('10/11/2025')
  })

  it('muda à mão só o que foi lançado à mão e ainda não foi pago', () => {
    const aMao = {
      estado: 'ABERTO',
      pagoCentavos: 0,
      atendimento: null,
      deRepasses: false,
      deFechamento: false,
      renegociacao: null,
      assinante: null,
    } as const
    expect(recusaDaMudanca({ ...aMao, assinante: 'x' })).toContain('assinatura')
    expect(recusaDaMudanca(aMao)).toBeNull()
    expect(recusaDaMudanca({ ...aMao, estado: 'PREVISTO' })).toBeNull()
    expect(recusaDaMudanca({ ...aMao, atendimento: 'x' })).toContain('atendimento')
    expect(recusaDaMudanca({ ...aMao, deRepasses: true })).toContain('repasses')
    expect(recusaDaMudanca({ ...aMao, deFechamento: true })).toContain('fechamento')
    expect(recusaDaMudanca({ ...aMao, renegociacao: 'x' })).toContain('renegociação')
    expect(recusaDaMudanca({ ...aMao, estado: 'RENEGOCIADO' })).toContain('renegociada')
    expect(recusaDaMudanca({ ...aMao, pagoCentavos: 1 })).toContain('estorne')
    expect(recusaDaMudanca({ ...aMao, estado: 'CANCELADO' })).toContain('cancelada')
  })
})

describe('multa e juros', () => {
  const atraso = { faltaCentavos: 100_000, vencimento: '2026-11-01' }

  it('2 % uma vez e 1 % ao mês por dia, ditos por extenso', () => {
    expect(sugerirEncargos({ ...atraso, pagoEm: '2026-12-01' })).toEqual({
      dias: 30,
      multaCentavos: 2_000,
      jurosCentavos: 1_000,
      texto:
        '30 dias de atraso sobre R$\u00a01.000,00: multa de 2% (R$\u00a020,00) e juros de 1% ao mês, por dia (R$\u00a010,00).',
    })
    expect(sugerirEncargos({ ...atraso, pagoEm: '2026-11-02' })).toMatchObject({ dias: 1, jurosCentavos: 33 })
  })

  it('no dia não há atraso; o que já foi cobrado não se cobra de novo', () => {
    expect(sugerirEncargos({ ...atraso, pagoEm: '2026-11-01' })).toBeNull()
    expect(sugerirEncargos({ ...atraso, pagoEm: '2026-11-16', ultimoEncargo: '2026-11-16' })).toBeNull()
    expect(sugerirEncargos({ ...atraso, pagoEm: '2026-11-19', ultimoEncargo: '2026-11-16' })).toMatchObject({
      dias: 3,
      multaCentavos: 0,
      jurosCentavos: 100,
    })
  })

  it('os do contrato: só multa, só juros, nenhum', () => {
    const pagoEm = '2026-12-01'
    expect(sugerirEncargos({ ...atraso, pagoEm }, { multaBp: 1_000, jurosMesBp: 0 })).toMatchObject({
      multaCentavos: 10_000,
      jurosCentavos: 0,
      texto: '30 dias de atraso sobre R$\u00a01.000,00: multa de 10% (R$\u00a0100,00).',
    })
    expect(sugerirEncargos({ ...atraso, pagoEm }, { multaBp: 0, jurosMesBp: 150 })).toMatchObject({
      multaCentavos: 0,
      jurosCentavos: 1_500,
      texto: '30 dias de atraso sobre R$\u00a01.000,00: juros de 1,5% ao mês, por dia (R$\u00a015,00).',
    })
    expect(sugerirEncargos({ ...atraso, pagoEm }, { multaBp: 0, jurosMesBp: 0 })).toBeNull()
  })

  it('nunca passam do que falta em dez anos de atraso nem são negativos', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.integer({ min: 1, max: 2_900 }),
        (faltaCentavos, dias) => {
          const pagoEm = Temporal.PlainDate.from('2020-01-01').add({ days: dias }).toString()
          const encargos = sugerirEncargos({ faltaCentavos, vencimento: '2020-01-01', pagoEm })
          expect(encargos?.dias).toBe(dias)
          const total = (encargos?.multaCentavos ?? 0) + (encargos?.jurosCentavos ?? 0)
          expect(total).toBeGreaterThanOrEqual(0)
          expect(total).toBeLessThanOrEqual(faltaCentavos)
        },
      ),
    )
  })
})

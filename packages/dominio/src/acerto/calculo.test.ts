import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contarAcerto, recusaDaAprovacao, recusaDeDesfazer, recusaDoAcerto } from './index.ts'

it('o total é a soma dos repasses e do ajuste, ao centavo', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 3_000_000 }), { maxLength: 60 }),
      fc.integer({ min: -10_000_000, max: 10_000_000 }),
      (repasses, ajuste) => {
        const conta = contarAcerto(repasses, ajuste)
        const soma = repasses.reduce((total, um) => total + um, 0)
        expect(conta).toEqual({ repassesCentavos: soma, ajusteCentavos: ajuste, totalCentavos: soma + ajuste })
        expect(recusaDoAcerto(conta) === null).toBe(soma > 0 && soma + ajuste > 0)
      },
    ),
  )
})

it('aprova-se uma vez, e desfaz-se o que não foi pago', () => {
  expect(recusaDaAprovacao({ estado: 'A_APROVAR' })).toBeNull()
  expect(recusaDaAprovacao({ estado: 'ABERTO' })).toContain('já foi aprovado')
  expect(recusaDaAprovacao({ estado: 'DESFEITO' })).toContain('desfeito')
  for (const estado of ['A_APROVAR', 'ABERTO'] as const) expect(recusaDeDesfazer({ estado })).toBeNull()
  for (const estado of ['PARCIAL', 'PAGO'] as const) expect(recusaDeDesfazer({ estado })).toContain('estorne')
})

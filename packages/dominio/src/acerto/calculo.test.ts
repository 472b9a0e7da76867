import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contarAcerto, recusaDaAprovacao, recusaDeDesfazer, recusaDoAcerto } from './index.ts'

const somar = (valores: readonly number[]) => valores.reduce((total, um) => total + um, 0)

it('o total é a soma dos repasses, do deslocamento e do ajuste, ao centavo', () => {
  const valores = (min: number) => fc.array(fc.integer({ min, max: 3_000_000 }), { maxLength: 60 })
  fc.assert(
    fc.property(
      valores(1),
      valores(0),
      fc.integer({ min: -10_000_000, max: 10_000_000 }),
      (repasses, deslocamentos, ajusteCentavos) => {
        const conta = contarAcerto(repasses, deslocamentos, ajusteCentavos)
        const [repassesCentavos, deslocamentoCentavos] = [somar(repasses), somar(deslocamentos)]
        const totalCentavos = repassesCentavos + deslocamentoCentavos + ajusteCentavos
        expect(conta).toEqual({ repassesCentavos, deslocamentoCentavos, ajusteCentavos, totalCentavos })
        expect(recusaDoAcerto(conta) === null).toBe(repassesCentavos > 0 && totalCentavos > 0)
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

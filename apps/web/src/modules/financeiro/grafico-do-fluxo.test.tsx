import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { desenhar } from '../../../teste/tela.tsx'
import { GraficoDoFluxo } from './grafico-do-fluxo.tsx'

const SEMANAS = [
  ['2026-11-09', '2026-11-15', 100_000],
  ['2026-11-16', '2026-11-22', 200_000],
  ['2026-11-23', '2026-11-29', 300_000],
] as const
const { periodos } = exemplo('GET /fluxo-caixa', {
  periodos: SEMANAS.map(([inicio, fim, fechamento]) => ({
    inicio,
    fim,
    fechamento,
    fechamentoPrevisto: fechamento + 100_000,
  })),
})

/** The full line and the broken one, as points of a square of 100. */
async function tracos(hoje: string): Promise<string[]> {
  await desenhar(<GraficoDoFluxo periodos={periodos} hoje={hoje} menor={null} preve />)
  const desenho = page.getByRole('img', { name: /^Saldo hoje/ }).element()
  return [...desenho.querySelectorAll('path')].map((traco) => traco.getAttribute('d') ?? '')
}

// The scale goes from nothing to R$ 4.000,00: R$ 1.000,00 are at 75.
it.each([
  [
    'no meio, o que houve vai até hoje, e dali sai o que se espera',
    '2026-11-20',
    ['M0 75L50 50', 'M50 50L50 25L100 0'],
  ],
  ['no primeiro período, só se espera', '2026-11-10', ['M0 75', 'M0 75L0 50L50 25L100 0']],
  ['antes de todos, nada houve ainda', '2026-11-01', ['', 'M0 50L50 25L100 0']],
])('%s', async (_, hoje, esperados) => {
  expect(await tracos(hoje)).toEqual(esperados)
})

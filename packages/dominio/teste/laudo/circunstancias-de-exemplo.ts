import type { CircunstanciasDoExame } from '../../src/laudo/circunstancias.ts'

/** Nothing out of the ordinary around an exam of 26 November. */
export const circunstancias = (campos: Partial<CircunstanciasDoExame> = {}): CircunstanciasDoExame => ({
  realizadoEm: '2026-11-26',
  nascimento: '2022-03-01',
  obito: null,
  microchip: '963000000000001',
  pesoAnteriorGramas: null,
  sinaisCriticos: [],
  anteriores: [],
  ...campos,
})

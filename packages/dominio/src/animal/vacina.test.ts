import { expect, it } from 'vitest'
import { comAtraso, problemasDaVacina } from './vacina.ts'

const HOJE = '2026-11-20'
const VIVO = { nascimento: '2025-01-10', obito: null }
const dose = (vacina: string, dia: string, proxima: string | null) => ({ vacina, dia, proxima })
const atrasos = (doses: readonly ReturnType<typeof dose>[], obito: string | null = null) =>
  comAtraso(doses, { obito }, HOJE).map(({ atrasada }) => atrasada)

it('está atrasada a dose cujo dia passou; a de hoje, a de depois e a sem próxima não', () => {
  expect(atrasos([dose('V10', '2025-11-19', '2026-11-19'), dose('Antirrábica', '2025-11-20', HOJE)])).toEqual([
    true,
    false,
  ])
  expect(atrasos([dose('V10', '2026-01-01', '2027-01-01'), dose('Giárdia', '2026-01-01', null)])).toEqual([
    false,
    false,
  ])
})

it('a que foi dada de novo não espera mais, e o nome é o mesmo com outro acento ou caixa', () => {
  const doses = [dose('antirrabica', '2026-11-01', '2027-11-01'), dose('Antirrábica', '2025-10-01', '2026-10-01')]
  expect(atrasos(doses)).toEqual([false, false])
  expect(atrasos([dose('V8', '2026-11-01', null), dose('V10', '2025-10-01', '2026-10-01')])).toEqual([false, true])
})

it('quem morreu não tem dose atrasada', () => {
  expect(atrasos([dose('V10', '2025-01-01', '2026-01-01')], '2026-10-01')).toEqual([false])
})

it('recusa o dia que não pode ser, e a próxima dose que não vem depois', () => {
  const problemas = (dia: string, proxima: string | null = null, obito: string | null = null) =>
    problemasDaVacina({ dia, proxima }, { ...VIVO, obito }, HOJE)
  expect(problemas(HOJE, '2026-11-21')).toEqual({})
  expect(problemas('2026-11-21')).toEqual({ dia: 'A aplicação não pode estar no futuro.' })
  expect(problemas('2025-01-09')).toEqual({ dia: 'A aplicação não pode ser antes do nascimento.' })
  expect(problemas('2026-10-02', null, '2026-10-01')).toEqual({ dia: 'A aplicação não pode ser depois do óbito.' })
  expect(problemas(HOJE, HOJE)).toEqual({ proxima: 'A próxima dose é depois da aplicação.' })
  expect(problemasDaVacina({ dia: '1899-12-31', proxima: null }, { nascimento: null, obito: null }, HOJE)).toEqual({
    dia: 'Confira o ano da aplicação.',
  })
})

import { expect, it } from 'vitest'
import { resumoDoCupom, type CupomEmPalavras } from './resumo.ts'

const HOJE = '2026-11-20'
const cupom: CupomEmPalavras = {
  tipo: 'PERCENTUAL',
  percentualBp: 2_000,
  valorCentavos: null,
  duracao: 'MESES',
  meses: 3,
  validoDe: '2026-11-01',
  validoAte: '2026-12-31',
  limiteTotal: 100,
  limitePorCliente: 1,
  planos: [],
  usos: 14,
}

it('o cupom se lê em uma frase', () => {
  expect(resumoDoCupom(cupom, HOJE)).toBe('20% por 3 meses, até 31/12/2026, 14 de 100 usos, uma vez por cliente.')
})

it('diz o que o restringe, e não o que não restringe', () => {
  const aberto: CupomEmPalavras = {
    ...cupom,
    tipo: 'VALOR',
    valorCentavos: 123_450,
    duracao: 'UMA_VEZ',
    meses: null,
    validoDe: '2027-01-01',
    validoAte: null,
    limiteTotal: null,
    limitePorCliente: 2,
    planos: ['Solo', 'Clínica'],
    usos: 1,
  }
  expect(resumoDoCupom(aberto, HOJE).replaceAll('\u00a0', ' ')).toBe(
    'R$ 1.234,50 na primeira cobrança, de 01/01/2027, 1 uso, sem limite, até 2 vezes por cliente, só em Solo ou Clínica.',
  )
})

it('enquanto se digita, um dia incompleto não aparece', () => {
  expect(resumoDoCupom({ ...cupom, validoAte: 'inválida', percentualBp: '' }, HOJE)).toMatch(/^0% por 3 meses, 14 de/)
})

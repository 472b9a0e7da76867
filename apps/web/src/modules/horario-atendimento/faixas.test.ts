import type { ItemDeHorario } from '@vetlume/dominio/horario-atendimento'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { minutosDe, pedacosDoDia } from './faixas.ts'

const horario = (inicio: string, fim: string, resto: Partial<ItemDeHorario> = {}): ItemDeHorario => ({
  codigo: `${inicio}-${fim}`,
  ativo: true,
  versao: 1,
  diaSemana: 1,
  tipo: 'NORMAL',
  acrescimoBp: 0,
  inicio,
  fim,
  ...resto,
})

it('os vãos aparecem entre as faixas, e o dia vai até as 24:00', () => {
  const pedacos = pedacosDoDia([horario('18:00', '24:00', { tipo: 'PLANTAO' }), horario('08:00', '12:00')], 1)
  expect(pedacos.map(({ inicio, fim, horario: faixa }) => [inicio, fim, faixa?.tipo ?? null])).toEqual([
    ['00:00', '08:00', null],
    ['08:00', '12:00', 'NORMAL'],
    ['12:00', '18:00', null],
    ['18:00', '24:00', 'PLANTAO'],
  ])
})

it('outro dia e o que foi desativado não contam', () => {
  expect(
    pedacosDoDia([horario('08:00', '12:00', { ativo: false }), horario('08:00', '12:00', { diaSemana: 2 })], 1),
  ).toHaveLength(1)
})

it('faixas que não se sobrepõem cobrem o dia inteiro junto com os vãos', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 96 }), { minLength: 0, maxLength: 12 }), (quartos) => {
      const cortes = quartos
        .toSorted((a, b) => a - b)
        .map(
          (quarto) =>
            `${String(Math.floor(quarto / 4)).padStart(2, '0')}:${String((quarto % 4) * 15).padStart(2, '0')}`,
        )
      const faixas = cortes.flatMap((inicio, indice) => {
        const fim = cortes[indice + 1]
        return indice % 2 === 0 && fim !== undefined ? [horario(inicio, fim)] : []
      })
      const pedacos = pedacosDoDia(faixas, 1)
      expect(pedacos[0]?.inicio).toBe('00:00')
      expect(pedacos.at(-1)?.fim).toBe('24:00')
      pedacos.slice(1).forEach((atual, indice) => expect(atual.inicio).toBe(pedacos[indice]?.fim))
      expect(pedacos.filter((atual) => atual.horario !== null)).toHaveLength(faixas.length)
      for (const { inicio, fim } of pedacos) expect(minutosDe(fim)).toBeGreaterThan(minutosDe(inicio))
    }),
  )
})

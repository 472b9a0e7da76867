import { expect, it } from 'vitest'
import { deParaEmPalavras, type Horario } from './de-para.ts'

const fuso = 'America/Sao_Paulo'
const [helena, caio] = [
  { codigo: 'h', nome: 'Helena' },
  { codigo: 'c', nome: 'Caio' },
]
const horario = (inicio: string, fim: string, especialista = helena, dia = '2026-11-20'): Horario => ({
  inicio: `${dia}T${inicio}:00.000-03:00`,
  fim: `${dia}T${fim}:00.000-03:00`,
  especialista,
})
const texto = (para: Horario) => deParaEmPalavras(horario('09:00', '09:40'), para, fuso)

it('diz só o que mudou: a hora, o fim, as mãos, o dia', () => {
  expect(texto(horario('10:15', '10:55'))).toBe('de 09:00 para 10:15')
  expect(texto(horario('09:00', '10:00'))).toBe('até 10:00 em vez de 09:40')
  expect(texto(horario('09:00', '09:40', caio))).toBe('com Caio em vez de Helena')
  expect(texto(horario('10:15', '10:55', caio))).toBe('de 09:00 para 10:15, com Caio em vez de Helena')
  expect(texto(horario('09:00', '09:40', helena, '2026-11-23'))).toBe('de 20/11 09:00 para 23/11 09:00')
})

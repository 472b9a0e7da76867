import { ESTADOS_DO_AGENDAMENTO } from '@vetlume/dominio/agenda'
import { describe, expect, it } from 'vitest'
import { quandoEmPalavras } from '../../../ui/formato-de-data.ts'
import { situacaoDoHorario } from './em-palavras.ts'

const fuso = 'America/Sao_Paulo'
const inicio = '2031-11-26T17:00:00.000Z'
const dito = (
  estado: (typeof ESTADOS_DO_AGENDAMENTO)[number],
  papel: 'EMPRESA' | 'PARCEIRO',
  propostoEm: string | null = null,
) => situacaoDoHorario({ estado: 'ABERTO', agendamento: { estado, inicio, propostoEm } }, papel, fuso)?.texto

describe('a situação do pedido em palavras', () => {
  it('cada lado lê de quem é a vez', () => {
    expect(dito('SOLICITADO', 'PARCEIRO')).toBe('Aguardando a empresa')
    expect(dito('SOLICITADO', 'EMPRESA')).toBe('À espera de horário')
    expect(dito('RESERVADO', 'PARCEIRO', inicio)).toBe('Proposta: quarta-feira, 26/11/2031 às 14:00')
    expect(dito('RESERVADO', 'EMPRESA', inicio)).toMatch(/^Aguardando a clínica: quarta/)
    expect(dito('RESERVADO', 'EMPRESA')).toMatch(/^Reservado: quarta/)
  })

  it('a hora é a da zona em uso', () => {
    expect(quandoEmPalavras('2031-11-27T02:30:00.000Z', fuso)).toBe('quarta-feira, 26/11/2031 às 23:30')
    expect(quandoEmPalavras('2031-11-27T02:30:00.000Z', 'America/Noronha')).toBe('quinta-feira, 27/11/2031 às 00:30')
  })

  it('o que já começou ou acabou não tem horário a combinar', () => {
    const mudos = ESTADOS_DO_AGENDAMENTO.filter((estado) => dito(estado, 'PARCEIRO') === undefined)
    expect(mudos).toEqual(['EM_ATENDIMENTO', 'REALIZADO'])
    expect(
      situacaoDoHorario(
        { estado: 'CONCLUIDO', agendamento: { estado: 'AGENDADO', inicio, propostoEm: null } },
        'EMPRESA',
        fuso,
      ),
    ).toBeNull()
    expect(situacaoDoHorario({ estado: 'ABERTO', agendamento: null }, 'EMPRESA', fuso)).toBeNull()
  })
})

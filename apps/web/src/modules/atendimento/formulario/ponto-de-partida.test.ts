import { novoAtendimento } from '@vetlume/dominio/atendimento'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { pontoDePartida } from './ponto-de-partida.ts'

const ref = (n: number, nome: string) => ({ codigo: `019aa000-0000-7000-8000-00000000000${n}`, nome })
const ficha = {
  ...ref(1, 'Mel'),
  especie: ref(2, 'Canina'),
  raca: null,
  tutor: ref(3, 'Joana'),
  parceiro: ref(4, 'Clínica de origem'),
} as never
const agendamento = {
  ...ref(5, ''),
  inicio: '2026-11-23T13:00:00.000Z',
  prioridade: 'URGENTE',
  parceiro: ref(6, 'Clínica do horário'),
  especialista: ref(7, 'Dra. Helena'),
  servico: ref(8, 'Ultrassom'),
  observacoes: 'Animal bravo',
} as never

describe('ponto de partida de um atendimento novo', () => {
  it('em branco, só espera o paciente e os exames', () => {
    const { valores, paciente, clinica } = pontoDePartida(null, null)
    expect([paciente, clinica]).toEqual([null, null])
    const faltas = z.safeParse(novoAtendimento, valores).error?.issues.map(({ path }) => path.join('.'))
    expect(faltas).toEqual(['animal', 'itens'])
  })

  it('do paciente vem a clínica de origem', () => {
    expect(pontoDePartida(ficha, null)).toMatchObject({
      clinica: { nome: 'Clínica de origem' },
      valores: { agendamento: null, itens: [] },
    })
  })

  it('do agendamento vêm clínica, especialista, exame, hora e prioridade, e o pedido já está completo', () => {
    const { valores, nomes, clinica } = pontoDePartida(ficha, agendamento)
    expect(clinica?.nome).toBe('Clínica do horário')
    expect(Object.values(nomes)).toEqual(['Ultrassom'])
    expect(z.parse(novoAtendimento, valores)).toMatchObject({
      prioridade: 'URGENTE',
      realizadoEm: '2026-11-23T13:00:00.000Z',
      historico: 'Animal bravo',
      itens: [{ servico: ref(8, '').codigo }],
      especialista: ref(7, '').codigo,
      agendamento: ref(5, '').codigo,
    })
  })
})

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
  servicos: [
    { ...ref(8, 'Ultrassom'), composicao: [] },
    { ...ref(9, 'Pacote'), composicao: [ref(1, 'Eco'), ref(2, 'ECG')] },
  ],
  observacoes: 'Animal bravo',
  planoSaude: ref(3, 'Petlove Ouro'),
  autorizacao: 'A-77',
  local: { tipo: 'PROPRIO' },
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
    const { valores, nomes, clinica, plano } = pontoDePartida(ficha, agendamento)
    expect([clinica?.nome, plano?.nome]).toEqual(['Clínica do horário', 'Petlove Ouro'])
    expect(new Set(Object.values(nomes))).toEqual(new Set(['Ultrassom', 'Pacote', 'Eco', 'ECG']))
    expect(z.parse(novoAtendimento, valores)).toMatchObject({
      prioridade: 'URGENTE',
      realizadoEm: '2026-11-23T13:00:00.000Z',
      historico: 'Animal bravo',
      planoSaude: ref(3, '').codigo,
      autorizacao: 'A-77',
      cobrarDeslocamento: false,
      itens: [
        { servico: ref(8, '').codigo, pacote: null },
        { servico: ref(1, '').codigo, pacote: ref(9, '').codigo },
        { servico: ref(2, '').codigo, pacote: ref(9, '').codigo },
      ],
      especialista: ref(7, '').codigo,
      agendamento: ref(5, '').codigo,
    })
  })
})

import type { AgendamentoCompleto } from '@vetlume/dominio/agenda'
import { expect, it } from 'vitest'
import { montarRotas, vaiParaARota } from './rota.ts'

const visita = (codigo: string, inicio: string, especialista: string | null) =>
  ({
    codigo,
    inicio: `2026-11-24T${inicio}:00.000Z`,
    especialista: especialista === null ? null : { codigo: especialista, nome: especialista, telefone: null },
  }) as AgendamentoCompleto

it('uma folha para cada especialista, por nome, com as visitas por hora', () => {
  const rotas = montarRotas([
    visita('c', '15:00', 'Helena'),
    visita('a', '11:00', 'Helena'),
    visita('x', '09:00', null),
    visita('b', '12:00', 'Ágata'),
  ])
  expect(rotas.map(({ especialista, visitas }) => [especialista.nome, visitas.map(({ codigo }) => codigo)])).toEqual([
    ['Ágata', ['b']],
    ['Helena', ['a', 'c']],
  ])
})

it('o pedido e o que caiu não são caminho a fazer', () => {
  const vai = (estado: AgendamentoCompleto['estado']) =>
    vaiParaARota({ estado, especialista: { codigo: 'h', nome: 'Helena' } })
  expect((['SOLICITADO', 'CANCELADO', 'FALTOU'] as const).map(vai)).toEqual([false, false, false])
  expect((['RESERVADO', 'CONFIRMADO', 'REALIZADO'] as const).map(vai)).toEqual([true, true, true])
  expect(vaiParaARota({ estado: 'AGENDADO', especialista: null })).toBe(false)
})

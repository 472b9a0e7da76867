import type { VisitaDoDia } from '@vetlume/dominio/agenda'
import { expect, it } from 'vitest'
import type { ItemDaGrade } from '../tipos.ts'
import { montarRotas, vaiParaARota } from './rota.ts'

const visita = (codigo: string, inicio: string, especialista: string) =>
  ({
    codigo,
    inicio: `2026-11-24T${inicio}:00.000Z`,
    especialista: { codigo: especialista, nome: especialista, telefone: null },
  }) as VisitaDoDia
const caminho = { minutos: 12, km: 5, alcancavel: true, folgaMinutos: 3, aproximado: false }
const naTela = (codigo: string) => ({ codigo, deslocamento: caminho }) as ItemDaGrade

it('uma folha para cada especialista, por nome, com as visitas por hora e o caminho até cada uma', () => {
  const visitas = [visita('c', '15:00', 'Helena'), visita('a', '11:00', 'Helena'), visita('b', '12:00', 'Ágata')]
  const rotas = montarRotas([...visitas, visita('fora', '09:00', 'Helena')], ['a', 'b', 'c'].map(naTela))
  expect(rotas.map(({ especialista, visitas: dele }) => [especialista.nome, dele.map(({ codigo }) => codigo)])).toEqual(
    [
      ['Ágata', ['b']],
      ['Helena', ['a', 'c']],
    ],
  )
  expect(rotas[0]?.visitas[0]?.deslocamento).toEqual(caminho)
})

it('o pedido e o que caiu não são caminho a fazer', () => {
  const vai = (estado: VisitaDoDia['estado']) => vaiParaARota({ estado, especialista: { codigo: 'h', nome: 'Helena' } })
  expect((['SOLICITADO', 'CANCELADO', 'FALTOU'] as const).map(vai)).toEqual([false, false, false])
  expect((['RESERVADO', 'CONFIRMADO', 'REALIZADO'] as const).map(vai)).toEqual([true, true, true])
  expect(vaiParaARota({ estado: 'AGENDADO', especialista: null })).toBe(false)
})

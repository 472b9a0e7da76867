import { expect, it } from 'vitest'
import { permite } from '../estado/index.ts'
import { ESTADOS_DO_REPASSE, TRANSICOES_DO_REPASSE, type EstadoDoRepasse, type PassoDoRepasse } from './index.ts'

const passos = Object.keys(TRANSICOES_DO_REPASSE) as PassoDoRepasse[]

it.each<[EstadoDoRepasse, PassoDoRepasse[]]>([
  ['PENDENTE', ['consolidar', 'cancelar']],
  ['CONSOLIDADO', ['devolver']],
  ['CANCELADO', []],
])('de %s: %j', (estado, esperados) => {
  expect(passos.filter((passo) => permite<EstadoDoRepasse>(TRANSICOES_DO_REPASSE[passo], estado))).toEqual(esperados)
})

it('todo estado é alcançado', () => {
  const alcancados = new Set(passos.map((passo) => TRANSICOES_DO_REPASSE[passo].para))
  expect(ESTADOS_DO_REPASSE.filter((estado) => !alcancados.has(estado))).toEqual([])
})

import { expect, it } from 'vitest'
import { permite } from '../estado/index.ts'
import { TRANSICOES_DO_FECHAMENTO, type EstadoGravadoDoFechamento, type PassoDoFechamento } from './index.ts'

const passos = Object.keys(TRANSICOES_DO_FECHAMENTO) as PassoDoFechamento[]

it.each<[EstadoGravadoDoFechamento, PassoDoFechamento[]]>([
  ['ENVIADO', ['reabrir']],
  ['REABERTO', []],
])('de %s: %j', (estado, esperados) => {
  const saem = passos.filter((passo) => permite<EstadoGravadoDoFechamento>(TRANSICOES_DO_FECHAMENTO[passo], estado))
  expect(saem).toEqual(esperados)
})

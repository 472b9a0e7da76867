import { expect, it } from 'vitest'
import { permite } from '../estado/index.ts'
import { TRANSICOES_DO_ACERTO, type EstadoGravadoDoAcerto, type PassoDoAcerto } from './index.ts'

const passos = Object.keys(TRANSICOES_DO_ACERTO) as PassoDoAcerto[]

it.each<[EstadoGravadoDoAcerto, PassoDoAcerto[]]>([
  ['A_APROVAR', ['aprovar', 'desfazer']],
  ['APROVADO', ['desfazer']],
  ['DESFEITO', []],
])('de %s: %j', (estado, esperados) => {
  const saem = passos.filter((passo) => permite<EstadoGravadoDoAcerto>(TRANSICOES_DO_ACERTO[passo], estado))
  expect(saem).toEqual(esperados)
})

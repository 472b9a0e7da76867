import { expect, it } from 'vitest'
import { ACOES_DA_ESPERA, podeNaEspera, type EstadoDaEspera, type PassoDaEspera } from './index.ts'

it.each<[EstadoDaEspera, PassoDaEspera[]]>([
  ['ESPERANDO', ['desistir', 'atender']],
  ['DESISTIU', ['reabrir']],
  ['ATENDIDA', []],
])('de %s: %j', (estado, esperados) => {
  const passos: PassoDaEspera[] = [...ACOES_DA_ESPERA, 'atender']
  expect(passos.filter((passo) => podeNaEspera(passo, estado))).toEqual(
    esperados.toSorted((a, b) => passos.indexOf(a) - passos.indexOf(b)),
  )
})

it('ninguém atende pela transição: só marcando', () => {
  expect(ACOES_DA_ESPERA).toEqual(['desistir', 'reabrir'])
})

import { expect, it } from 'vitest'
import { escolherCampo } from './mapa-de-colunas.ts'

it('um campo tem uma coluna, e uma coluna um campo', () => {
  const mapa = { 'servico.nome': 0, 'servico.preparo': 1 }
  expect(escolherCampo(mapa, 1, 'servico.nome')).toEqual({ 'servico.nome': 1 })
  expect(escolherCampo(mapa, 1, null)).toEqual({ 'servico.nome': 0 })
})

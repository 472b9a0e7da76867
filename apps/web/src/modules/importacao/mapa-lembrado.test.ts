import { expect, it } from 'vitest'
import { armazenamentoEmMemoria } from '../../../teste/fabricas.ts'
import { lembrarMapa, mapaInicial } from './mapa-lembrado.ts'

const planilha = (...titulos: string[]) => ({
  tipo: 'SERVICOS' as const,
  colunas: titulos.map((titulo) => ({ titulo, amostras: [] })),
  mapa: { 'servico.nome': 0 },
})

it('a escolha volta para a mesma planilha, e só para ela', () => {
  const { armazenamento } = armazenamentoEmMemoria()
  lembrarMapa(armazenamento, planilha('Item', 'Valor'), { 'servico.nome': 1 })
  expect(mapaInicial(armazenamento, planilha('ITEM', 'valor'))).toEqual({ 'servico.nome': 1 })
  expect(mapaInicial(armazenamento, planilha('Valor', 'Item'))).toEqual({ 'servico.nome': 0 })
})

it('esquece as mais antigas e o que não entende', () => {
  const { armazenamento } = armazenamentoEmMemoria()
  for (let n = 0; n < 25; n++) lembrarMapa(armazenamento, planilha(`Coluna ${n}`), { 'servico.nome': 7 })
  expect(mapaInicial(armazenamento, planilha('Coluna 0'))).toEqual({ 'servico.nome': 0 })
  expect(mapaInicial(armazenamento, planilha('Coluna 24'))).toEqual({ 'servico.nome': 7 })
  const ruim = armazenamentoEmMemoria({ 'importacao:colunas': '{"SERVICOS|a":{"servico.nome":"x"}}' }).armazenamento
  expect(mapaInicial(ruim, planilha('a'))).toEqual({ 'servico.nome': 0 })
})

import { expect, it } from 'vitest'
import type { Caixa, ColunaDaGrade } from '../tipos.ts'
import { avancar } from './use-colunas-aos-poucos.ts'

const coluna = (dia: string, quantas: number): ColunaDaGrade => ({
  chave: dia,
  especialista: null,
  eixo: { dia, inicioMs: 0, fimMs: 0, trechos: [] },
  fundos: null,
  feriado: null,
  caixas: Array.from({ length: quantas }, () => ({ item: {} }) as Caixa),
})
const quantas = (colunas: readonly ColunaDaGrade[]) => colunas.map(({ caixas }) => caixas.length)

it('o que é pouco se desenha de uma vez', () => {
  const desejadas = [coluna('a', 20), coluna('b', 20), coluna('c', 20)]
  expect(avancar([], desejadas)).toBe(desejadas)
  expect(avancar(desejadas, desejadas)).toBe(desejadas)
})

it('o que é muito vem por colunas inteiras, até chegar', () => {
  const desejadas = [coluna('a', 50), coluna('b', 80), coluna('c', 5), coluna('d', 50)]
  const passos: number[][] = []
  let atual: readonly ColunaDaGrade[] = []
  for (let n = 0; n < 10 && atual !== desejadas; n++) {
    atual = avancar(atual, desejadas)
    passos.push(quantas(atual))
  }
  expect(passos).toEqual([
    [50, 0, 5, 0],
    [50, 80, 5, 0],
    [50, 80, 5, 50],
  ])
})

it('o que mudou em colunas cheias não espera, e o de outro dia não fica', () => {
  const antes = [coluna('a', 100), coluna('b', 100)]
  const movidas = antes.map((uma) => ({ ...uma, caixas: [...uma.caixas.slice(1), { item: {} } as Caixa] }))
  expect(avancar(antes, movidas)).toBe(movidas)
  expect(quantas(avancar(antes, [coluna('c', 100), coluna('d', 100)]))).toEqual([100, 0])
})

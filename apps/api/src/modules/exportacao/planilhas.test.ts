import { expect, it } from 'vitest'
import { PLANILHAS } from './planilhas.ts'

it.each(PLANILHAS.map((planilha) => [planilha.nome, planilha] as const))(
  '%s: toda coluna tem um nome, e nenhuma o de outra',
  (_, { colunas }) => {
    const titulos = colunas.map(({ titulo }) => titulo)
    expect(titulos.filter((titulo) => titulo.trim() === '')).toEqual([])
    expect(new Set(titulos).size).toBe(titulos.length)
  },
)

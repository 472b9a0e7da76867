import { expect, test } from 'vitest'
import type { Cenario } from './cenarios.ts'
import { crescimento, falhasDe, juizosDoPdf, memoriaCarregada, metas, razaoDeNode } from './julgar.ts'
import type { Linha, Medida } from './medir.ts'
import type { Impressao } from './processos/mensagens.ts'

const medida = (campos: Partial<Medida>): Medida => ({
  porSegundo: 100,
  p50: 10,
  p99: 50,
  node: 1_000,
  postgres: 1_000,
  falhas: 0,
  ...campos,
})
const linha = (api: Partial<Medida>, cenario: Partial<Cenario> = {}): Linha => ({
  cenario: { nome: 'uma', pedido: () => ({ metodo: 'GET', caminho: '/' }), ...cenario },
  alvo: '20k',
  instrucoes: 1,
  api: medida(api),
  cru: medida({}),
  sozinho: 5,
})

test('um orçamento vale até o seu valor e se quebra acima dele', () => {
  expect(razaoDeNode(linha({ node: 1_250 })).cumpre).toBe(true)
  expect(razaoDeNode(linha({ node: 1_260 }))).toEqual({ texto: '1,26 ≤ 1,25 **broken**', cumpre: false })
  expect([memoriaCarregada(250).cumpre, memoriaCarregada(251).cumpre]).toEqual([true, false])
})

test('o crescimento soma o Node e o PostgreSQL, e só se julga onde há orçamento', () => {
  const [pequena, grande] = [linha({}, { crescimento: 1.5 }), linha({ postgres: 2_100 })]
  expect(crescimento(pequena, linha({ postgres: 2_000 })).cumpre).toBe(true)
  expect(crescimento(pequena, grande).cumpre).toBe(false)
  expect(crescimento(linha({}), grande)).toEqual({ texto: '1,55', cumpre: null })
})

test('o que depende da pressa da máquina se diz e não quebra; uma falha quebra', () => {
  const meta = { porSegundo: 200, p99: 60 }
  expect(metas(linha({}, { meta }))).toBe('req/s ≥ 200 not met, p99 ≤ 60 met')
  expect(falhasDe(linha({}, { meta })).cumpre).toBe(true)
  expect(falhasDe(linha({ falhas: 1 })).cumpre).toBe(false)
})

const impressoes = (quantas: number, campos: Partial<Impressao> = {}): Impressao[] =>
  Array.from({ length: quantas }, () => ({ paginas: 4, ms: 50, cpu: 50, ...campos }))

test('um PDF quebra pelo processador e pela memória, não pela pressa da máquina', () => {
  const cumprem = (feitas: readonly Impressao[], pico: number | null = 250) => {
    const { paginas, cpu, memoria } = juizosDoPdf(feitas, pico)
    return [paginas, cpu, memoria].map(({ cumpre }) => cumpre)
  }
  expect(cumprem(impressoes(8, { ms: 900, cpu: 60 }))).toEqual([true, true, true])
  expect(juizosDoPdf(impressoes(8, { ms: 900 }), 250).espera).toBe('900 (≤ 60, not met)')
  expect(cumprem(impressoes(8, { cpu: 61 }))).toEqual([true, false, true])
  expect(cumprem(impressoes(8), 251)).toEqual([true, true, false])
  expect(cumprem(impressoes(8), null)).toEqual([true, true, null])
})

test('o que outros tomam do processador por um momento não quebra; um papel de outro tamanho quebra', () => {
  const tomadas = [...impressoes(3), ...impressoes(5, { cpu: 90 })]
  expect(juizosDoPdf(tomadas, null).cpu.cumpre).toBe(true)
  expect(juizosDoPdf([...impressoes(1), ...impressoes(7, { cpu: 90 })], null).cpu.cumpre).toBe(false)
  expect(juizosDoPdf([...impressoes(8), ...impressoes(1, { paginas: 5 })], null).paginas).toEqual({
    texto: '5',
    cumpre: false,
  })
})

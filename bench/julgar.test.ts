import { expect, test } from 'vitest'
import type { Cenario } from './cenarios.ts'
import { crescimento, falhasDe, memoriaCarregada, metas, razaoDeNode } from './julgar.ts'
import type { Linha, Medida } from './medir.ts'

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

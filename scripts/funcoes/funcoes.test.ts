import { expect, it } from 'vitest'
import { conferirLongas, contarLongas, encolherLongas } from './funcoes.ts'

const arquivos = (...nomes: string[]) => ({ diagnostics: nomes.map((filename) => ({ filename })) })

it('conta as funções longas de cada arquivo do produto; as de teste não contam', () => {
  const relatorio = arquivos('apps/a.ts', 'apps/a.ts', 'apps\\b.tsx', 'apps/a.test.ts', 'apps/api/teste/x.ts')
  expect(contarLongas(relatorio)).toEqual({ 'apps/a.ts': 2, 'apps/b.tsx': 1 })
})

it('recusa a que a lista não tem, e a linha da lista que já não é verdade', () => {
  const lista = { 'a.ts': 1, 'b.ts': 2 }
  expect(conferirLongas(lista, lista)).toEqual([])
  expect(conferirLongas(lista, { 'a.ts': 2, 'b.ts': 2, 'c.ts': 1 })).toEqual([
    expect.stringMatching(/^a\.ts: função com mais de 60 linhas/),
    expect.stringMatching(/^c\.ts: função com mais de 60 linhas/),
  ])
  expect(conferirLongas(lista, { 'a.ts': 1, 'b.ts': 1 })).toEqual([expect.stringMatching(/^b\.ts: já não tem/)])
})

it('encolhida, a lista perde o que se dividiu e não ganha nada', () => {
  expect(encolherLongas({ 'a.ts': 1, 'b.ts': 2 }, { 'b.ts': 1, 'c.ts': 1 })).toEqual({ 'b.ts': 1 })
})

import type { TextoRico } from '@vetlume/dominio/laudo'
import { afterAll, expect, it } from 'vitest'
import { criarImpressor } from './impressor.ts'
import { laudoDeExemplo, secao, texto } from '../../../teste/pdf/laudo-de-exemplo.ts'
import { lerPdf } from '../../../teste/pdf/ler-pdf.ts'

const impressor = criarImpressor()
afterAll(() => impressor.encerrar())

// Each of these took the printer down, or all of its time, when it was drawn as it asks.
it('uma tabela e uma numeração feitas para travar saem no papel', async () => {
  const celula = (attrs: object) => ({ type: 'tableCell', attrs, content: texto('célula').content })
  const linhas = [
    Array.from({ length: 30 }, () => ({ colspan: 20, rowspan: 16 })),
    ...Array.from({ length: 199 }, () => [{ colspan: 20, rowspan: 9_999 }]),
  ]
  const tabela = { type: 'table', content: linhas.map((linha) => ({ type: 'tableRow', content: linha.map(celula) })) }
  const item = { type: 'listItem', content: texto('item').content }
  const lista = { type: 'orderedList', attrs: { start: 3_000_000_000, type: 'I' }, content: [item] }
  const content = [tabela, lista] as TextoRico['content']
  const documento = laudoDeExemplo({ secoes: [secao('Bomba', { texto: { type: 'doc', content } })] })
  const { paginas } = lerPdf(await impressor.imprimirLaudo(documento, new Map(), '2026-11-20T17:32:00Z'))
  expect(paginas.flat()).toContain('3000000000.')
})

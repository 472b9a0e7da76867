import { montarContribuicao, type SomasDaContribuicao } from '@vetlume/dominio/financeiro'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { provarTela } from '../../../teste/provar-tela.tsx'
import type { Corpo } from '../../../teste/servidor/tipos.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const ROTA = '/financeiro/contribuicao?de=2026-10&ate=2026-11'
const ANA = '019aa000-1111-7222-8333-444444444444'
const nada = { RECEITA_BRUTA: 0, DEDUCOES: 0, TAXAS: 0, REPASSE: 0, COMISSAO: 0, MATERIAL: 0 }
const SOMAS: readonly SomasDaContribuicao[] = [
  { chave: null, nome: null, exames: 0, parcelas: { ...nada, MATERIAL: -10_000 } },
  {
    chave: ANA,
    nome: 'Ana Lima',
    exames: 3,
    parcelas: { ...nada, RECEITA_BRUTA: 100_000, DEDUCOES: -20_000, REPASSE: -40_000 },
  },
]
const contribuicao = (somas: readonly SomasDaContribuicao[]): Corpo<'GET /contribuicao'> => ({
  dimensao: 'ESPECIALISTA',
  de: '2026-10',
  ate: '2026-11',
  primeiroMes: '2026-09',
  mesAtual: '2026-11',
  ...montarContribuicao(somas),
})

provarTela(ROTA, {
  perfil: 'CLIENTE',
  leitura: {
    chave: 'GET /contribuicao',
    resposta: contribuicao(SOMAS),
    mostra: 'Ana Lima',
    vazia: { resposta: contribuicao([]), diz: 'Nada de out/26 a nov/26' },
  },
  acao: null,
})

describe('contribuição', () => {
  const linha = (nome: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: nome, exact: true }) })
  const celulas = (nome: string) =>
    linha(nome)
      .getByRole('cell')
      .elements()
      .map(({ textContent }) => textContent)

  async function abrirTela(rota = ROTA): Promise<void> {
    servidor.responde('GET /contribuicao', ({ dimensao, de = '2026-10', ate = '2026-11' }) => ({
      ...contribuicao(SOMAS),
      dimensao,
      de,
      ate,
    }))
    await abrir(rota, 'CLIENTE')
    await expect.element(linha('Ana Lima')).toBeVisible()
  }

  it('diz o que cada um traz, custa e deixa; o que não tem vínculo por último, e o total de todos', async () => {
    await abrirTela()
    expect(celulas('Ana Lima')).toEqual([
      '3',
      '1.000,00',
      '-200,00',
      '–',
      '-400,00',
      '–',
      '–',
      '400,00',
      '50,0%',
      '133,3%',
    ])
    expect(celulas('Sem vínculo')).toEqual(['–', '–', '–', '–', '–', '–', '-100,00', '-100,00', '–', '-33,3%'])
    expect(celulas('Total')).toEqual([
      '3',
      '1.000,00',
      '-200,00',
      '–',
      '-400,00',
      '–',
      '-100,00',
      '300,00',
      '37,5%',
      '100,0%',
    ])
    const nomes = page
      .getByRole('rowheader')
      .elements()
      .map(({ textContent }) => textContent)
    expect(nomes).toEqual(['Ana Lima', 'Sem vínculo', 'Total'])
  })

  it('cada número abre os lançamentos que soma, do seu dono, do que não tem dono e de todos', async () => {
    await abrirTela()
    const destino = (nome: string, texto: string) => {
      const elo = linha(nome).getByRole('link', { name: texto, exact: true }).first().element()
      const { pathname, searchParams } = new URL(elo.getAttribute('href') ?? '', location.origin)
      expect(pathname).toBe('/financeiro/lancamento')
      return Object.fromEntries(searchParams)
    }
    const periodo = { de: '2026-10-01', ate: '2026-11-30' }
    expect(destino('Ana Lima', '-400,00')).toEqual({ parcela: 'REPASSE', especialista: ANA, ...periodo })
    expect(destino('Ana Lima', '3')).toEqual({ parcela: 'EXAMES', especialista: ANA, ...periodo })
    expect(destino('Sem vínculo', '-100,00')).toEqual({ parcela: 'MATERIAL', semVinculo: 'ESPECIALISTA', ...periodo })
    expect(destino('Total', '300,00')).toEqual({ parcela: 'CONTRIBUICAO', ...periodo })
  })

  it('uma aba por dimensão, com os mesmos meses; os meses ficam no endereço', async () => {
    await abrirTela()
    await page.getByRole('navigation', { name: 'Contribuição por' }).getByRole('link', { name: 'Clínica' }).click()
    await expect.element(page.getByRole('table', { name: 'Contribuição por clínica' })).toBeVisible()
    await page.getByRole('combobox', { name: 'De', exact: true }).click()
    await page.getByRole('option', { name: 'set/26' }).click()
    await expect.poll(() => location.search).toContain('de=2026-09')
    expect(servidor.pedidos('GET /contribuicao')).toEqual([
      { dimensao: 'ESPECIALISTA', de: '2026-10', ate: '2026-11' },
      { dimensao: 'CLINICA', de: '2026-10', ate: '2026-11' },
      { dimensao: 'CLINICA', de: '2026-09', ate: '2026-11' },
    ])
  })

  it('sem meses no endereço pede os usuais, e baixa a planilha', async () => {
    await abrirTela('/financeiro/contribuicao?dimensao=SERVICO')
    expect(servidor.pedidos('GET /contribuicao')).toEqual([{ dimensao: 'SERVICO' }])
    await page.getByRole('button', { name: 'Baixar planilha' }).click()
    await expect.element(page.getByRole('button', { name: 'Baixar planilha' })).toBeEnabled()
  })
})

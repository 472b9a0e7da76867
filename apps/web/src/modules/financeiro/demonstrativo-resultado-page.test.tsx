import { compararDre, type LancamentoDoDre } from '@vetlume/dominio/financeiro'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { provarTela } from '../../../teste/provar-tela.tsx'
import type { Corpo } from '../../../teste/servidor/tipos.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const ROTA = '/financeiro/demonstrativo-resultado?de=2025-01&ate=2025-03'
const dre = (
  lancamentos: readonly LancamentoDoDre[],
  comparados: readonly LancamentoDoDre[] | null = null,
): Corpo<'GET /demonstrativo-resultado'> => ({
  regime: 'COMPETENCIA',
  de: '2025-01',
  ate: '2025-03',
  primeiroMes: '2024-10',
  mesAtual: '2025-03',
  comparado: comparados === null ? null : { de: '2024-10', ate: '2024-12' },
  linhas: compararDre(lancamentos, comparados, 3).map((linha) => ({ ...linha, meses: [...linha.meses] })),
})
const LANCAMENTOS: readonly LancamentoDoDre[] = [
  { linha: 'RECEITA_BRUTA', grupo: 'Atendimentos', mes: 2, centavos: 100_000 },
  { linha: 'RECEITA_BRUTA', grupo: 'Outras receitas', mes: 3, centavos: 20_000 },
  { linha: 'DESPESAS_OPERACIONAIS', grupo: 'Ocupação', mes: 2, centavos: -35_000 },
]
const cheio = dre(LANCAMENTOS)
const aoLado = dre(LANCAMENTOS, [{ linha: 'DESPESAS_OPERACIONAIS', grupo: 'Ocupação', mes: 1, centavos: -28_000 }])

provarTela(ROTA, {
  perfil: 'CLIENTE',
  leitura: {
    chave: 'GET /demonstrativo-resultado',
    resposta: cheio,
    mostra: 'Receita bruta',
    vazia: { resposta: dre([]), diz: 'Sem movimento de jan/25 a mar/25' },
  },
  acao: null,
})

describe('DRE', () => {
  const linha = (nome: string | RegExp) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: nome }) })

  async function abrirDre(rota = ROTA): Promise<void> {
    servidor.responde('GET /demonstrativo-resultado', ({ de = '2025-01', ate = '2025-03', regime, comparar }) => ({
      ...(comparar === 'NENHUMA' ? cheio : aoLado),
      de,
      ate,
      regime,
    }))
    await abrir(rota, 'CLIENTE')
    await expect.element(linha('Receita bruta')).toBeVisible()
  }

  it('um número leva aos lançamentos que soma, do mês e do período', async () => {
    await abrirDre()
    const receita = linha('Receita bruta')
    const destino = (nome: string) =>
      new URL(receita.getByRole('link', { name: nome }).element().getAttribute('href') ?? '', location.origin)
    expect(destino('1.000,00').pathname).toBe('/financeiro/lancamento')
    expect(Object.fromEntries(destino('1.000,00').searchParams)).toEqual({
      linha: 'RECEITA_BRUTA',
      regime: 'COMPETENCIA',
      de: '2025-02-01',
      ate: '2025-02-28',
    })
    expect(Object.fromEntries(destino('1.200,00').searchParams)).toMatchObject({ de: '2025-01-01', ate: '2025-03-31' })
  })

  it('diz que parte da receita líquida é cada linha, e baixa a planilha', async () => {
    await abrirDre()
    await expect.element(linha('Despesas operacionais').getByText('-29,2%')).toBeVisible()
    await page.getByRole('button', { name: 'Baixar planilha' }).click()
    await expect.element(page.getByRole('button', { name: 'Baixar planilha' })).toBeEnabled()
  })

  it('uma linha se abre nos seus grupos, e se fecha', async () => {
    await abrirDre()
    expect(page.getByRole('rowheader', { name: 'Atendimentos' }).query()).toBeNull()
    const alternar = page.getByRole('button', { name: 'Receita bruta' })
    await alternar.click()
    await expect.element(linha('Atendimentos').getByRole('link', { name: '1.000,00' }).first()).toBeVisible()
    await expect.element(alternar).toHaveAttribute('aria-expanded', 'true')
    expect(page.getByRole('rowheader', { name: 'Ocupação' }).query()).toBeNull()
    await alternar.click()
    await expect.element(page.getByRole('rowheader', { name: 'Atendimentos' })).not.toBeInTheDocument()
  })

  it('o regime e os meses ficam no endereço, e cada um diz pelo que conta', async () => {
    await abrirDre()
    await expect.element(page.getByText('Pela data do serviço, paga ou não.')).toBeVisible()
    await page.getByRole('button', { name: 'Caixa', exact: true }).click()
    await expect.element(page.getByText('Pela data do pagamento: só o que entrou e saiu.')).toBeVisible()
    await page.getByRole('combobox', { name: 'De', exact: true }).click()
    await page.getByRole('option', { name: 'nov/24' }).click()
    await expect.element(page.getByRole('table', { name: 'Resultado de nov/24 a mar/25' })).toBeVisible()
    const pedido = { de: '2025-01', ate: '2025-03', comparar: 'NENHUMA' }
    expect(servidor.pedidos('GET /demonstrativo-resultado')).toEqual([
      { ...pedido, regime: 'COMPETENCIA' },
      { ...pedido, regime: 'CAIXA' },
      { ...pedido, regime: 'CAIXA', de: '2024-11' },
    ])
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
      de: '2024-11',
      ate: '2025-03',
      regime: 'CAIXA',
    })
  })

  it('sem meses no endereço, pede os usuais; o ano de um endereço antigo vale', async () => {
    await abrirDre('/financeiro/demonstrativo-resultado')
    expect(servidor.pedidos('GET /demonstrativo-resultado')).toEqual([{ regime: 'COMPETENCIA', comparar: 'NENHUMA' }])
    await abrirDre('/financeiro/demonstrativo-resultado?ano=2024')
    expect(servidor.pedidos('GET /demonstrativo-resultado').at(-1)).toMatchObject({ de: '2024-01', ate: '2024-12' })
  })

  it('compara com o período anterior: diz quanto mudou, e se melhora ou piora, sem depender da cor', async () => {
    await abrirDre()
    await page.getByRole('combobox', { name: 'Comparar com' }).click()
    await page.getByRole('option', { name: 'Período anterior' }).click()
    await expect.element(page.getByRole('columnheader', { name: 'out/24 a dez/24' })).toBeVisible()
    expect(location.search).toContain('comparar=PERIODO_ANTERIOR')
    const celulas = (nome: string) =>
      linha(nome)
        .getByRole('cell')
        .elements()
        .slice(2, 5)
        .map(({ textContent }) => textContent)
    expect(celulas('Receita bruta')).toEqual(['–', '+1.200,00melhora', 'sem base'])
    expect(celulas('Despesas operacionais')).toEqual(['-280,00', '-70,00piora', '-25,0%'])
    expect(celulas('Depreciação')).toEqual(['–', '–', '–'])
    const antes = linha('Despesas operacionais').getByRole('link', { name: '-280,00' }).element()
    const destino = new URL(antes.getAttribute('href') ?? '', location.origin)
    expect(Object.fromEntries(destino.searchParams)).toMatchObject({ de: '2024-10-01', ate: '2024-12-31' })
    await expect.element(page.getByText(/O mês de março de 2025 ainda não terminou/)).toBeVisible()
  })

  it('sem nada no outro período, diz que não há com que comparar', async () => {
    servidor.responde('GET /demonstrativo-resultado', dre(LANCAMENTOS, []))
    await abrir(`${ROTA}&comparar=PERIODO_ANTERIOR`, 'CLIENTE')
    await expect.element(page.getByText('Não há movimento de out/24 a dez/24: não há com que comparar.')).toBeVisible()
    expect(page.getByText(/Diferença positiva melhora/).query()).toBeNull()
  })

  it('imprime em PDF os meses, o regime e a comparação que estão na tela', async () => {
    servidor.responde('GET /demonstrativo-resultado/pdf', new Blob(['%PDF-'], { type: 'application/pdf' }))
    await abrirDre(`${ROTA}&regime=CAIXA&comparar=ANO_ANTERIOR`)
    const abrirAba = vi.spyOn(window, 'open').mockReturnValue(window)
    onTestFinished(() => abrirAba.mockRestore())
    await page.getByRole('button', { name: 'DRE em PDF' }).click()
    await expect.poll(() => abrirAba.mock.calls.length).toBe(1)
    expect(servidor.pedidos('GET /demonstrativo-resultado/pdf')).toEqual([
      { de: '2025-01', ate: '2025-03', regime: 'CAIXA', comparar: 'ANO_ANTERIOR' },
    ])
  })
})

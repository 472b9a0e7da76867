import { montarDre } from '@vetlume/dominio/financeiro'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { provarTela } from '../../../teste/provar-tela.tsx'
import type { Corpo } from '../../../teste/servidor/tipos.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const ROTA = '/financeiro/demonstrativo-resultado?ano=2025'
const dre = (lancamentos: Parameters<typeof montarDre>[0]): Corpo<'GET /demonstrativo-resultado'> => ({
  ano: 2025,
  regime: 'COMPETENCIA',
  linhas: montarDre(lancamentos).map((linha) => ({ ...linha, meses: [...linha.meses] })),
})
const cheio = dre([
  { linha: 'RECEITA_BRUTA', grupo: 'Atendimentos', mes: 2, centavos: 100_000 },
  { linha: 'RECEITA_BRUTA', grupo: 'Outras receitas', mes: 3, centavos: 20_000 },
  { linha: 'DESPESAS_OPERACIONAIS', grupo: 'Ocupação', mes: 2, centavos: -35_000 },
])

provarTela(ROTA, {
  perfil: 'CLIENTE',
  leitura: {
    chave: 'GET /demonstrativo-resultado',
    resposta: cheio,
    mostra: 'Receita bruta',
    vazia: { resposta: dre([]), diz: 'Sem movimento em 2025' },
  },
  acao: null,
})

describe('DRE', () => {
  const linha = (nome: string | RegExp) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: nome }) })

  async function abrirDre(): Promise<void> {
    servidor.responde('GET /demonstrativo-resultado', ({ ano, regime }) => ({ ...cheio, ano, regime }))
    await abrir(ROTA, 'CLIENTE')
    await expect.element(linha('Receita bruta')).toBeVisible()
  }

  it('um número leva aos lançamentos que soma, do mês e do ano', async () => {
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
    expect(Object.fromEntries(destino('1.200,00').searchParams)).toMatchObject({ de: '2025-01-01', ate: '2025-12-31' })
  })

  it('começa no primeiro mês com dados', async () => {
    await abrirDre()
    expect(page.getByRole('columnheader', { name: 'jan' }).query()).toBeNull()
    await expect.element(page.getByRole('columnheader', { name: 'fev' })).toBeVisible()
  })

  it('compara com o ano anterior, linha a linha, e cada lado abre os seus lançamentos', async () => {
    const antes = dre([{ linha: 'RECEITA_BRUTA', grupo: 'Atendimentos', mes: 5, centavos: 100_000 }])
    servidor.responde('GET /demonstrativo-resultado', ({ ano, regime }) => ({
      ...(ano === 2024 ? antes : cheio),
      ano,
      regime,
    }))
    await abrir(ROTA, 'CLIENTE')
    await page.getByRole('button', { name: 'Com o ano anterior' }).click()
    const quadro = page.getByRole('table', { name: 'Resultado comparado' })
    const receita = quadro.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Receita bruta' }) })
    await expect.element(receita).toBeVisible()
    const celulas = receita
      .getByRole('cell')
      .elements()
      .map(({ textContent }) => textContent)
    expect(celulas).toEqual(['1.200,00', '1.000,00', '+200,00, melhor', '+20,0%'])
    expect(
      quadro
        .getByRole('columnheader')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Em reais', 'jan/2025 a dez/2025', 'jan/2024 a dez/2024', 'Diferença', '%'])
    const destino = receita.getByRole('link', { name: '1.000,00' }).element().getAttribute('href') ?? ''
    expect(Object.fromEntries(new URL(destino, location.origin).searchParams)).toMatchObject({
      de: '2024-01-01',
      ate: '2024-12-31',
    })
    expect(page.getByText(/não há com que comparar/).query()).toBeNull()
    await page.getByRole('button', { name: 'Mês a mês' }).click()
    await expect.element(page.getByRole('table', { name: 'Resultado de 2025' })).toBeVisible()
  })

  it('sem nada antes, diz que não há com que comparar', async () => {
    servidor.responde('GET /demonstrativo-resultado', ({ ano, regime }) => ({
      ...(ano === 2024 ? dre([]) : cheio),
      ano,
      regime,
    }))
    await abrir(`${ROTA}&comparar=ANO_ANTERIOR`, 'CLIENTE')
    await expect
      .element(page.getByText('Não há movimento de jan/2024 a dez/2024: não há com que comparar.'))
      .toBeVisible()
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

  it('o regime e o ano ficam no endereço, e cada um diz pelo que conta', async () => {
    await abrirDre()
    await expect.element(page.getByText('Pela data do serviço, paga ou não.')).toBeVisible()
    await page.getByRole('button', { name: 'Caixa', exact: true }).click()
    await expect.element(page.getByText('Pela data do pagamento: só o que entrou e saiu.')).toBeVisible()
    await page.getByRole('button', { name: 'Ano de 2024' }).click()
    await expect.element(page.getByRole('table', { name: 'Resultado de 2024' })).toBeVisible()
    expect(servidor.pedidos('GET /demonstrativo-resultado')).toEqual([
      { ano: 2025, regime: 'COMPETENCIA' },
      { ano: 2025, regime: 'CAIXA' },
      { ano: 2024, regime: 'CAIXA' },
    ])
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({ ano: '2024', regime: 'CAIXA' })
  })
})

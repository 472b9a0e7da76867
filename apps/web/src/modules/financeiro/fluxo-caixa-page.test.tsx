import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { BANCO, HOJE, responderPelasContas } from '../../../teste/conta.ts'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const ROTA = '/financeiro/fluxo-caixa'
beforeEach(responderPelasContas)
const periodo = (inicio: string, fim: string, abertura: number, fechamento: number) => ({
  inicio,
  fim,
  abertura,
  fechamento,
  entradas: 50_000,
  saidas: 20_000,
  entradasPrevistas: 0,
  saidasPrevistas: 7_000,
  fechamentoPrevisto: fechamento + 1_100,
})
const fluxo = exemplo('GET /fluxo-caixa', {
  hoje: '2026-11-20',
  periodos: [
    periodo('2026-11-09', '2026-11-15', 100_000, 130_000),
    periodo('2026-11-16', '2026-11-22', 130_000, 160_000),
    periodo('2026-11-23', '2026-11-29', 160_000, 190_000),
  ],
  menorSaldo: { dia: '2026-11-25', centavos: 4_200 },
})

provarTela(ROTA, {
  perfil: 'CLIENTE',
  leitura: { chave: 'GET /fluxo-caixa', resposta: fluxo, mostra: '09/11 a 15/11/2026', vazia: null },
  acao: null,
})

describe('fluxo de caixa', () => {
  const celulas = (nome: RegExp) =>
    page
      .getByRole('row')
      .filter({ hasText: nome })
      .getByRole('cell')
      .elements()
      .map(({ textContent }) => textContent.replaceAll(/\s/g, ' ').trim())

  it('diz o que houve até hoje e o que se espera depois, sem misturar', async () => {
    servidor.responde('GET /fluxo-caixa', fluxo)
    await abrir(ROTA, 'CLIENTE')
    await expect.element(page.getByRole('row').filter({ hasText: 'hoje' })).toHaveAttribute('aria-current', 'date')
    const movimento = ['R$ 500,00', '-R$ 200,00']
    expect(celulas(/09\/11 a/)).toEqual(['R$ 1.000,00', ...movimento, 'R$ 1.300,00', '–', '-R$ 70,00', '–'])
    expect(celulas(/16\/11 a/)).toEqual(['R$ 1.300,00', ...movimento, 'R$ 1.600,00', '–', '-R$ 70,00', 'R$ 1.611,00'])
    expect(celulas(/23\/11 a/)).toEqual(['–', ...movimento, '–', '–', '-R$ 70,00', 'R$ 1.911,00'])
    await expect
      .element(
        page.getByRole('img', {
          name: /^Saldo hoje R\$\s1,6\smil; previsto ao fim do período R\$\s1,9\smil; menor previsto R\$\s42 em 25\/11\/2026\./,
        }),
      )
      .toBeVisible()
  })

  it('o período que começa hoje é o de hoje', async () => {
    const dias = ['2026-11-19', '2026-11-20', '2026-11-21'].map((dia) => periodo(dia, dia, 100_000, 130_000))
    servidor.responde('GET /fluxo-caixa', { ...fluxo, periodos: dias })
    await abrir(`${ROTA}?agrupar=DIA`, 'CLIENTE')
    await expect.element(page.getByRole('row').filter({ hasText: '20/11' })).toHaveAttribute('aria-current', 'date')
    expect(document.querySelectorAll('tr[aria-current]')).toHaveLength(1)
  })

  it('um número leva aos lançamentos que soma', async () => {
    servidor.responde('GET /fluxo-caixa', fluxo)
    await abrir(ROTA, 'CLIENTE')
    const linha = page.getByRole('row').filter({ hasText: '09/11 a 15/11/2026' })
    const href = linha.getByRole('link', { name: /^R\$\s500,00$/ })
    await expect.element(href).toBeVisible()
    const destino = new URL(href.element().getAttribute('href') ?? '', location.origin)
    expect(destino.pathname).toBe('/financeiro/lancamento')
    expect(Object.fromEntries(destino.searchParams)).toMatchObject({
      regime: 'CAIXA',
      sentido: 'ENTRADA',
      de: '2026-11-09',
      ate: '2026-11-15',
    })
  })

  it('de uma conta, só o que houve: sem previsão, até o período de hoje, e cada número abre os lançamentos dela', async () => {
    servidor.responde('GET /fluxo-caixa', { ...fluxo, menorSaldo: null })
    await abrir(ROTA, 'CLIENTE')
    await expect.element(page.getByRole('columnheader', { name: 'Previsto' })).toBeVisible()
    await expect.element(page.getByText('previsto', { exact: true })).toBeVisible()
    const escolha = page.getByRole('combobox', { name: 'Conta' })
    await expect.element(escolha).toHaveTextContent('Todas as contas')
    await escolha.click()
    await page.getByRole('option', { name: 'Conta bancária' }).click()
    await expect.element(page.getByRole('columnheader', { name: 'Previsto' })).not.toBeInTheDocument()
    await expect.element(page.getByText('previsto', { exact: true })).not.toBeInTheDocument()
    const pedido = servidor.pedidos('GET /fluxo-caixa').at(-1)
    expect(pedido).toMatchObject({
      contaFinanceira: BANCO,
      agrupar: 'SEMANA',
      ate: HOJE.add({ days: 7 - HOJE.dayOfWeek }).toString(),
    })
    await expect.element(page.getByRole('img', { name: /^Saldo hoje R\$\s1,6\smil\. Os números/ })).toBeVisible()
    const linha = page.getByRole('row').filter({ hasText: '09/11 a 15/11/2026' })
    const elo = linha.getByRole('link', { name: /^R\$\s500,00$/ }).element()
    expect(new URL(elo.getAttribute('href') ?? '', location.origin).searchParams.get('contaFinanceira')).toBe(BANCO)
    await page.getByRole('button', { name: 'Mês' }).click()
    await expect
      .poll(() => servidor.pedidos('GET /fluxo-caixa').at(-1))
      .toMatchObject({ agrupar: 'MES', contaFinanceira: BANCO })
  })

  it('de uma conta que não há, diz que não há e não diz que são todas', async () => {
    servidor.recusa('GET /fluxo-caixa', 'NAO_ENCONTRADO', { mensagem: 'Não encontramos esta conta.' })
    await abrir(`${ROTA}?contaFinanceira=01990000-0000-7000-8000-0000000000ff`, 'CLIENTE')
    await expect.element(page.getByText('Não encontramos esta conta.')).toBeVisible()
    await expect.element(page.getByRole('combobox', { name: 'Conta' })).toHaveTextContent('Outra conta')
  })

  it('agrupa por mês inteiro, e guarda a escolha no endereço', async () => {
    servidor.responde('GET /fluxo-caixa', fluxo)
    await abrir(ROTA, 'CLIENTE')
    await page.getByRole('button', { name: 'Mês' }).click()
    await expect.element(page.getByText('novembro de 2026').first()).toBeVisible()
    expect(location.search).toBe('?agrupar=MES')
    const [semanas, meses] = servidor.pedidos('GET /fluxo-caixa')
    expect(new Date(`${semanas?.de}T00:00Z`).getUTCDay()).toBe(1)
    expect(new Date(`${semanas?.ate}T00:00Z`).getUTCDay()).toBe(0)
    expect(meses).toMatchObject({ agrupar: 'MES', de: expect.stringMatching(/-01$/) as string })
    expect(new Date(Date.parse(`${meses?.ate}T00:00Z`) + 86_400_000).getUTCDate()).toBe(1)
  })

  it('diz o menor saldo até o fim do período, com o dia, e abre o que ele soma', async () => {
    servidor.responde('GET /fluxo-caixa', fluxo)
    await abrir(ROTA, 'CLIENTE')
    await expect.element(page.getByText(/^Menor saldo previsto: R\$\s42,00 em 25\/11$/)).toBeVisible()
    await expect.element(page.getByText('menor, 25/11')).toBeVisible()
    expect(page.getByText(/O caixa fica negativo/).query()).toBeNull()
    const elo = page.getByRole('link', { name: /^R\$\s42,00$/ }).element()
    const destino = new URL(elo.getAttribute('href') ?? '', location.origin)
    expect(destino.pathname).toBe('/financeiro/lancamento')
    expect(Object.fromEntries(destino.searchParams)).toEqual({ regime: 'CAIXA', ate: '2026-11-25' })
  })

  it('negativo, avisa com palavras; sem dia pela frente, não diz nada', async () => {
    servidor.responde('GET /fluxo-caixa', { ...fluxo, menorSaldo: { dia: '2026-11-20', centavos: -4_200 } })
    await abrir(ROTA, 'CLIENTE')
    await expect.element(page.getByText(/^Menor saldo previsto: -R\$\s42,00 em 20\/11, hoje$/)).toBeVisible()
    await expect
      .element(page.getByText(/O caixa fica negativo: em 20\/11 faltam R\$\s42,00 para pagar o que vence até lá\./))
      .toBeVisible()
    servidor.responde('GET /fluxo-caixa', { ...fluxo, menorSaldo: null })
    await page.getByRole('button', { name: 'Mês' }).click()
    await expect.element(page.getByText(/Menor saldo previsto/)).not.toBeInTheDocument()
  })
})

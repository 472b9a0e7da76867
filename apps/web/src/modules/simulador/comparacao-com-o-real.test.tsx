import { CENARIO_DE_EXEMPLO } from '@vetlume/dominio/simulador'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const CODIGO = '01990000-0000-7000-8000-0000000000e1'
const SERVICO = '01990000-0000-7000-8000-0000000000a1'
const OUTRO = '01990000-0000-7000-8000-0000000000a2'
const parcelas = { RECEITA_BRUTA: 80_000, DEDUCOES: -4_000, TAXAS: -600, REPASSE: -30_000, COMISSAO: 0, MATERIAL: 0 }
const linha = { exames: 4, parcelas, contribuicaoCentavos: 45_400 }
const contribuicao = exemplo('GET /contribuicao', {
  dimensao: 'SERVICO',
  de: '2026-10',
  ate: '2026-11',
  primeiroMes: '2026-10',
  mesAtual: '2026-11',
  linhas: [
    { ...linha, chave: SERVICO, nome: 'ultrassom ABDOMINAL' },
    { ...linha, exames: 1, chave: OUTRO, nome: 'Raio X' },
    { ...linha, chave: null, nome: null },
  ],
})

async function abrirSalva(servico: string, perfil: 'CLIENTE' | 'CLIENTE_BASE' = 'CLIENTE') {
  const cenarios = [{ ...CENARIO_DE_EXEMPLO, servico, precoCentavos: 23_000, exames: 10 }]
  servidor.responde(
    'GET /simulacao/:codigo',
    exemplo('GET /simulacao/:codigo', { codigo: CODIGO, nome: 'Ultrassom', versao: 3, cenarios }),
  )
  servidor.responde('GET /contribuicao', contribuicao)
  await abrir(`/utilitario/simulador-custo-exame?codigo=${CODIGO}`, perfil)
}
const quadro = () => page.getByRole('table', { name: 'Simulado e real' })
const linhaDe = (nome: string) =>
  quadro()
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: nome, exact: true }) })
const celulas = (nome: string) =>
  linhaDe(nome)
    .getByRole('cell')
    .elements()
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))

it('o serviço do mesmo nome, a média de cada exame ao lado do simulado, que abre o que contou', async () => {
  await abrirSalva('Ultrassom abdominal')
  expect(servidor.pedidos('GET /contribuicao')).toEqual([])
  await page.getByRole('button', { name: 'Comparar com o real' }).click()
  await expect
    .element(page.getByText('Média de 4 exames de out/26 a nov/26: 2 por mês; o cenário conta com 10.'))
    .toBeVisible()
  expect(celulas('Preço')).toEqual(['R$ 230,00', 'R$ 200,00', '-30,00piora', '-13,0%'])
  expect(celulas('Descontos')).toEqual(['R$ 0,00', '-R$ 10,00', '-10,00piora', 'sem base'])
  expect(celulas('Impostos').at(-1)).toBe('não se mede por exame')
  const elo = linhaDe('Preço').getByRole('link').element()
  const destino = new URL(elo.getAttribute('href') ?? '', location.origin)
  expect(destino.pathname).toBe('/financeiro/lancamento')
  expect(Object.fromEntries(destino.searchParams)).toEqual({
    parcela: 'RECEITA_BRUTA',
    servico: SERVICO,
    de: '2026-10-01',
    ate: '2026-11-30',
  })
})

it('sem serviço do mesmo nome, espera que se escolha um', async () => {
  await abrirSalva('Tomografia')
  await page.getByRole('button', { name: 'Comparar com o real' }).click()
  await page.getByRole('combobox', { name: 'Serviço' }).click()
  expect(quadro().query()).toBeNull()
  await page.getByRole('option', { name: 'Raio X' }).click()
  await expect.element(page.getByText(/^Média de 1 exame de out\/26 a nov\/26/)).toBeVisible()
})

it('quem não lê o resultado da empresa não compara', async () => {
  await abrirSalva('Ultrassom abdominal', 'CLIENTE_BASE')
  await expect.element(page.getByText('Preço sugerido').first()).toBeVisible()
  expect(page.getByRole('button', { name: 'Comparar com o real' }).query()).toBeNull()
})

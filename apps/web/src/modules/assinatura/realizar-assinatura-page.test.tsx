import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir, entrarComo } from '../../../teste/tela.tsx'

const PLANO = '01990000-0000-7000-8000-0000000000d1'
const planos = exemplo('GET /plano/publico', [
  {
    codigo: PLANO,
    nome: 'Lume',
    paraQuem: 'Para quem atende sozinho.',
    mensalCentavos: 19_900,
    anualCentavos: 199_000,
    limiteUsuarios: 1,
    limiteLaudosMes: 300,
    limiteParceiros: null,
    limiteGb: 20,
    recursos: ['Laudos com assinatura digital'],
  },
])

provarTela('/realizar-assinatura', {
  leitura: {
    chave: 'GET /plano/publico',
    resposta: planos,
    mostra: 'Laudos com assinatura digital',
    vazia: null,
  },
  acao: null,
})

it('diz o que cada plano dá, e o preço de cada ciclo, que segue para o teste', async () => {
  servidor.responde('GET /plano/publico', planos)
  await abrir('/realizar-assinatura')
  for (const limite of [
    '1 usuário',
    '300 laudos por mês',
    'Clínicas parceiras sem limite',
    '20 GB de imagens e arquivos',
  ])
    await expect.element(page.getByText(limite, { exact: true })).toBeVisible()
  await expect.element(page.getByText(/^R\$\s199,00 por mês$/)).toBeVisible()
  await page.getByRole('radio', { name: 'Anual' }).click()
  await expect.element(page.getByText(/^R\$\s1\.990,00 por ano$/)).toBeVisible()
  await expect.element(page.getByText(/^R\$\s398,00 a menos que pagar mês a mês$/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Assinar o Lume' }))
    .toHaveAttribute('href', `/realizar-assinatura?plano=${PLANO}&ciclo=ANUAL`)
  await expect.element(page.getByText('Para quem atende sozinho.')).toBeVisible()
  await page.getByRole('link', { name: 'Testar o Lume' }).click()
  await expect.element(page.getByRole('button', { name: 'Continuar' })).toBeVisible()
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({ plano: PLANO, ciclo: 'ANUAL' })
})

it('a quem já está numa empresa oferece assinar por dentro, sem começar de novo', async () => {
  entrarComo('CLIENTE_BASE')
  servidor.responde('GET /plano/publico', planos)
  await abrir('/realizar-assinatura')
  const assinar = page.getByRole('link', { name: 'Assinar o Lume' })
  await expect.element(assinar).toHaveAttribute('href', `/empresa/assinatura?plano=${PLANO}&ciclo=MENSAL`)
  expect(page.getByRole('link', { name: 'Já tenho conta' }).query()).toBeNull()
})

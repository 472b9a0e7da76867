import { expect, type Page } from '@playwright/test'
import { conferirAcessibilidade, test, tomarSessao, vigiar } from './apoio.ts'

/** Writes an account by hand, from the keyboard once the window is open. */
async function lancar(page: Page, livro: string, campos: Record<string, string>): Promise<void> {
  await page.goto(`/financeiro/${livro}`)
  await page.getByRole('button', { name: 'Nova conta' }).click()
  const dialogo = page.getByRole('dialog')
  for (const [rotulo, valor] of Object.entries(campos)) await dialogo.getByRole('textbox', { name: rotulo }).fill(valor)
  await page.keyboard.press('Control+Enter')
  await expect(dialogo).toBeHidden()
}

test('receber parte, receber o resto com desconto e estornar com o motivo', async ({ page }) => {
  const semQueixas = vigiar(page)
  await tomarSessao(page, 'cliente@demo.vet')
  const descricao = `Aula de ultrassom ${Date.now()}`
  await lancar(page, 'contas-receber', {
    Descrição: descricao,
    'Outra pessoa ou empresa': 'Faculdade',
    Valor: '100,00',
  })
  await page.goto(`/financeiro/contas-receber?busca=${encodeURIComponent(descricao)}`)
  await page.getByRole('link', { name: descricao }).click()
  const gaveta = page.getByRole('dialog', { name: descricao })

  await gaveta.getByRole('button', { name: 'Receber' }).press('Enter')
  const dialogo = page.getByRole('dialog', { name: 'Receber', exact: true })
  await expect(dialogo.getByRole('textbox', { name: 'Valor' })).toBeFocused()
  await conferirAcessibilidade(page, 'receber')
  await page.keyboard.type('40')
  await page.keyboard.press('Enter')
  await expect(dialogo).toBeHidden()
  await expect(gaveta.getByText('Pago em parte')).toBeVisible()

  await gaveta.getByRole('button', { name: 'Receber' }).press('Enter')
  await dialogo.getByRole('textbox', { name: 'Desconto' }).fill('5,00')
  await expect(dialogo.getByRole('textbox', { name: 'Valor' })).toHaveValue('55,00')
  await page.keyboard.press('Enter')
  await expect(dialogo).toBeHidden()
  await expect(gaveta.getByText('Pago', { exact: true })).toBeVisible()
  await conferirAcessibilidade(page, 'conta paga')

  const pagamentos = gaveta.getByRole('list', { name: 'Pagamentos' })
  await pagamentos.getByRole('button', { name: 'Estornar' }).last().press('Enter')
  const pergunta = page.getByRole('dialog', { name: 'Estornar o pagamento?' })
  await pergunta.getByRole('textbox', { name: 'Motivo' }).fill('Era de outra pessoa')
  await pergunta.getByRole('button', { name: 'Estornar' }).click()
  await expect(pergunta).toBeHidden()
  await expect(pagamentos.getByText('Motivo: Era de outra pessoa')).toBeVisible()
  await expect(gaveta.getByText('Pago em parte')).toBeVisible()
  await expect(gaveta.getByRole('definition').filter({ hasText: /^R\$\s60,00$/ })).toBeVisible()
  semQueixas()
})

test('pagar duas de uma vez, e ver no saldo de onde saiu', async ({ page }) => {
  const semQueixas = vigiar(page)
  await tomarSessao(page, 'cliente@demo.vet')
  const descricao = `Monitor ${Date.now()}`
  await lancar(page, 'contas-pagar', { Descrição: descricao, 'Para quem': 'Loja', Valor: '250,01', Parcelas: '2' })
  await page.goto(`/financeiro/contas-pagar?busca=${encodeURIComponent(descricao)}`)
  await expect(page.getByRole('link', { name: `${descricao} 2/2` })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Marcar todas as linhas' }).press('Space')
  const barra = page.getByRole('region', { name: 'Linhas marcadas' })
  await expect(barra.getByText(/Total R\$\s250,01/)).toBeVisible()
  await barra.getByRole('button', { name: 'Pagar' }).press('Enter')
  const dialogo = page.getByRole('dialog', { name: 'Pagar 2 contas' })
  await expect(dialogo).toBeVisible()
  await conferirAcessibilidade(page, 'pagar em lote')
  await dialogo.getByRole('button', { name: /^Pagar R\$\s250,01$/ }).press('Enter')
  await expect(dialogo).toBeHidden()
  await expect(page.getByText('Pago', { exact: true })).toHaveCount(2)
  await page.getByRole('button', { name: 'Mais ações' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Contas financeiras' }).press('Enter')
  const contas = page.getByRole('dialog', { name: 'Contas financeiras' })
  await expect(contas.getByText('Conta bancária', { exact: false }).first()).toBeVisible()
  await conferirAcessibilidade(page, 'contas financeiras')
  await contas.getByRole('link', { name: 'Ver o que se moveu desde então em Conta bancária' }).click()
  await expect(page.getByText(`${descricao} 1/2`)).toBeVisible()
  semQueixas()
})

import { conferirAcessibilidade, expect, test, vigiar } from './apoio.ts'
import { cadastrar, confirmarEmail, emailDe, entrarCom, SENHA_NOVA } from './apoio-da-conta.ts'

// Somebody who uses the simulator for free becomes a customer without leaving the page: by Pix, told by the connection of
// payments, and later by card, which is refused first.

const lia = (email: string) => ({ nome: 'Lia Prado', empresa: 'Clínica da Lia', email })

test('do plano grátis ao pago, por Pix, sem recarregar a página', async ({ page }) => {
  const conferir = vigiar(page)
  const email = emailDe('lia')
  await page.goto('/plano-gratis')
  await cadastrar(page, lia(email), 'Criar conta grátis')
  await confirmarEmail(page, email)
  await entrarCom(page, email)
  await page.goto('/utilitario/simulador-custo-exame')
  await expect(page.getByText(/^Este é um exemplo/)).toBeVisible()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByRole('dialog', { name: 'Salvar simulação' }).getByLabel('Nome da simulação').fill('Ultrassom da Lia')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Simulação salva.')).toBeVisible()

  await page.goto('/realizar-assinatura')
  await page.getByRole('link', { name: 'Assinar o Essencial' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Assinar' })
  await expect(dialogo.getByRole('radio', { name: /^Essencial/ })).toBeChecked()
  await conferirAcessibilidade(page, 'assinar')
  await page.evaluate(() => Object.assign(globalThis, { mesmaPagina: true }))
  const aoVivo = page.waitForEvent('websocket', (ws) => ws.url().includes('/api/pagamento/ao-vivo'))
  await dialogo.getByRole('button', { name: 'Pagar com Pix' }).click()
  await expect(dialogo.getByRole('img', { name: 'QR code do Pix' })).toBeVisible()
  await conferirAcessibilidade(page, 'Pix da assinatura')
  const ligacao = await aoVivo
  const chegou = ligacao.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"PAGA"'))
  await dialogo.getByRole('button', { name: 'Simular que foi pago' }).click()
  await chegou
  await expect(dialogo.getByText('Pagamento confirmado.')).toBeVisible()
  await dialogo.getByRole('button', { name: 'Fechar' }).last().click()
  await expect(page.getByText('Ativo', { exact: true })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  for (const entrada of ['Atendimento', 'Laudo', 'Cadastro', 'Financeiro'])
    await expect(menu.getByText(entrada, { exact: true }).first()).toBeVisible()
  expect(await page.evaluate(() => 'mesmaPagina' in globalThis)).toBe(true)

  // A larger plan, at once, with what was paid counted: the card is refused, and another goes through.
  await page.getByRole('button', { name: 'Mudar de plano' }).click()
  const mudar = page.getByRole('dialog', { name: 'Mudar de plano' })
  await mudar.getByRole('radio', { name: /^Profissional/ }).check()
  await mudar.getByLabel('Cupom').fill('bemvindo20')
  await mudar.getByRole('button', { name: 'Aplicar' }).click()
  await expect(mudar.getByText('Desconto do cupom')).toBeVisible()
  await mudar.getByRole('combobox', { name: 'Cartão de teste' }).click()
  await page.getByRole('option', { name: /falta de limite/ }).click()
  await mudar.getByRole('button', { name: 'Pagar com cartão' }).click()
  await expect(mudar.getByText('O cartão não tem limite para esta compra.')).toBeVisible()
  await expect(mudar.getByText('Desconto do cupom BEMVINDO20')).toBeVisible()
  await mudar.getByRole('button', { name: 'Pagar com cartão' }).click()
  await expect(mudar.getByText('Pagamento confirmado.')).toBeVisible()
  await mudar.getByRole('button', { name: 'Fechar' }).last().click()
  await expect(page.getByText('BEMVINDO20').first()).toBeVisible()

  // What was done for free is still there.
  await menu.getByText('Simulador Custo Exame').click()
  await expect(page.getByRole('link', { name: 'Ultrassom da Lia' })).toBeVisible()
  expect(await page.evaluate(() => 'mesmaPagina' in globalThis)).toBe(true)
  conferir()
})

test('sem entrar: escolhe o plano, cadastra-se, paga antes de confirmar o e-mail e entra já assinando', async ({
  page,
}) => {
  const conferir = vigiar(page)
  const email = emailDe('rui')
  await page.goto('/realizar-assinatura')
  await page.getByRole('link', { name: 'Assinar o Profissional' }).click()
  await conferirAcessibilidade(page, 'assinar sem entrar')
  await page.getByRole('link', { name: 'Comece pelo teste grátis' }).click()
  await cadastrar(page, lia(email), 'Começar o teste')

  await page.getByRole('link', { name: 'Assine agora' }).click()
  await page.getByLabel('E-mail ou CPF').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(SENHA_NOVA)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('heading', { name: 'Assinar: Clínica da Lia' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Profissional/ })).toBeChecked()
  const aoVivo = page.waitForEvent('websocket', (ws) => ws.url().includes('/api/pagamento/ao-vivo'))
  await page.getByRole('button', { name: 'Pagar com Pix' }).click()
  await expect(page.getByRole('img', { name: 'QR code do Pix' })).toBeVisible()
  await conferirAcessibilidade(page, 'Pix sem entrar')
  const chegou = (await aoVivo).waitForEvent('framereceived', ({ payload }) => String(payload).includes('"PAGA"'))
  await page.getByRole('button', { name: 'Simular que foi pago' }).click()
  await chegou
  await expect(page.getByText('Pagamento confirmado.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Entrar para usar' })).toBeVisible()

  await confirmarEmail(page, email)
  await entrarCom(page, email)
  await page.goto('/empresa/assinatura')
  await expect(page.getByText('Ativo', { exact: true })).toBeVisible()
  conferir()
})

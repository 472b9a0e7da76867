import { generateCpf } from '@brazilian-utils/brazilian-utils'
import { conferirAcessibilidade, expect, SENHA, test, vigiar, type Page } from './apoio.ts'

// Somebody who uses the simulator for free becomes a customer without leaving the page: by Pix, told by the connection of
// payments, and later by card, which is refused first.

const SENHA_NOVA = 'cinco gatos na varanda'
const EMAIL = `lia.${Date.now()}@exemplo.com.br`

async function cadastrar(page: Page): Promise<void> {
  await page.goto('/plano-gratis')
  await page.getByLabel('Seu nome').fill('Lia Prado')
  await page.getByLabel('E-mail').fill(EMAIL)
  await page.getByLabel('Telefone').fill('11912345678')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Empresa ou clínica').fill('Clínica da Lia')
  await page.getByLabel('CPF ou CNPJ').fill(generateCpf())
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Senha', { exact: true }).fill(SENHA_NOVA)
  await page.getByRole('checkbox', { name: /Li e aceito os/ }).check()
  await page.getByRole('button', { name: 'Criar conta grátis' }).click()
  await expect(page).toHaveURL(/sucesso-cadastro/)
}

/** The address that the letter of confirmation leads to, as the ADMIN reads it where nothing leaves the machine. */
async function confirmacao(page: Page): Promise<string> {
  const { token } = await (
    await page.request.post('/api/auth/login', { data: { identificador: 'admin@demo.vet', senha: SENHA } })
  ).json()
  const headers = { authorization: `Bearer ${token}` }
  const { itens } = await (await page.request.get(`/api/email?busca=${EMAIL}`, { headers })).json()
  const carta = await (await page.request.get(`/api/email/${itens[0].codigo}`, { headers })).json()
  const url: string = carta.conteudo.botao.url
  return url.slice(new URL(url).origin.length)
}

async function entrar(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('E-mail ou CPF').fill(EMAIL)
  await page.getByLabel('Senha', { exact: true }).fill(SENHA_NOVA)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).not.toHaveURL(/login/)
}

test('do plano grátis ao pago, por Pix, sem recarregar a página', async ({ page }) => {
  const conferir = vigiar(page)
  await cadastrar(page)
  await page.goto(await confirmacao(page))
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Confirme seu e-mail' })).toBeHidden()
  await entrar(page)
  await page.goto('/utilitario/simulador-custo-exame')
  await expect(page.getByText(/^Este é um exemplo/)).toBeVisible()
  await page.keyboard.press('Control+s')
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
  await expect(
    page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Atendimento' }),
  ).toBeVisible()
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
  await mudar.getByRole('button', { name: 'Pagar com cartão' }).click()
  await expect(mudar.getByText('Pagamento confirmado.')).toBeVisible()
  conferir()
})

import { generateCpf } from '@brazilian-utils/brazilian-utils'
import { conferirAcessibilidade, expect, SENHA, test, type Page } from './apoio.ts'

// A passkey of a device (Chromium's own stand-in of one): it is made, it enters without a password, and it says who is there.

const SENHA_NOVA = 'cinco gatos na varanda'
const EMAIL = `chave.${Date.now()}@exemplo.com.br`

/** A device that verifies who holds it and keeps the keys that it makes. */
async function ligarAparelho(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** An account of its own: one with a key does not enter by the password alone any more. */
async function criarConta(page: Page): Promise<void> {
  await page.goto('/plano-gratis')
  await page.getByLabel('Seu nome').fill('Rita Chaves')
  await page.getByLabel('E-mail').fill(EMAIL)
  await page.getByLabel('Telefone').fill('11912345678')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Empresa ou clínica').fill('Clínica da Rita')
  await page.getByLabel('CPF ou CNPJ').fill(generateCpf())
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Senha', { exact: true }).fill(SENHA_NOVA)
  await page.getByRole('checkbox', { name: /Li e aceito os/ }).check()
  await page.getByRole('button', { name: 'Criar conta grátis' }).click()
  await expect(page).toHaveURL(/sucesso-cadastro/)
  const { token } = await (
    await page.request.post('/api/auth/login', { data: { identificador: 'admin@demo.vet', senha: SENHA } })
  ).json()
  const headers = { authorization: `Bearer ${token}` }
  const { itens } = await (await page.request.get(`/api/email?busca=${EMAIL}`, { headers })).json()
  const carta = await (await page.request.get(`/api/email/${itens[0].codigo}`, { headers })).json()
  const url: string = carta.conteudo.botao.url
  await page.goto(url.slice(new URL(url).origin.length))
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Confirme seu e-mail' })).toBeHidden()
}

async function entrarComSenha(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('E-mail ou CPF').fill(EMAIL)
  await page.getByLabel('Senha', { exact: true }).fill(SENHA_NOVA)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

/**
 * As the server answers when the last proof of who is there is older than ten minutes: once, and then it decides by itself. Routing
 * stays on afterwards: turned off there, it would be while the page asks for what opens the question.
 */
async function esquecerAProva(page: Page): Promise<void> {
  let esquecida = false
  await page.route('**/api/conta/chaves-de-acesso/*', (rota) => {
    if (esquecida) return rota.continue()
    esquecida = true
    return rota.fulfill({
      status: 403,
      json: { codigo: 'CONFIRME_QUEM_E', mensagem: 'Confirme que é você para continuar.', requisicao: 'e2e' },
    })
  })
}

test('a chave é criada, entra sem senha e confirma quem está ali', async ({ page }) => {
  await ligarAparelho(page)
  await criarConta(page)
  await entrarComSenha(page)
  await expect(page).not.toHaveURL(/login/)
  await page.goto('/conta')
  await page.getByRole('button', { name: 'Criar chave de acesso' }).click()
  await page.getByRole('textbox', { name: 'Nome da chave' }).fill('Notebook')
  await page.getByRole('dialog').getByRole('button', { name: 'Criar' }).click()
  const guardar = page.getByRole('dialog', { name: 'Guarde estes códigos' })
  await expect(guardar).toBeVisible()
  await conferirAcessibilidade(page, 'códigos de recuperação')
  await guardar.getByRole('button', { name: 'Já guardei' }).click()
  await expect(page.getByRole('list', { name: 'Chaves de acesso' }).getByText('Notebook')).toBeVisible()

  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/login/)
  await entrarComSenha(page)
  await expect(page.getByText(/A senha sozinha não entra/)).toBeVisible()
  await page.getByRole('button', { name: 'Usar chave de acesso' }).click()
  await expect(page).not.toHaveURL(/login/)

  await page.goto('/conta')
  await esquecerAProva(page)
  await page.getByRole('button', { name: 'Remover: Notebook' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click()
  const confirmar = page.getByRole('dialog', { name: 'Confirme que é você' })
  await conferirAcessibilidade(page, 'quem está aí')
  await confirmar.getByRole('button', { name: 'Confirmar com a chave de acesso' }).click()
  await expect(page.getByText('Chave removida.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Chaves de acesso' })).toBeHidden()
})

import { generateCpf } from '@brazilian-utils/brazilian-utils'
import { conferirAcessibilidade, expect, SENHA, test, tomarSessao, vigiar, type Page } from './apoio.ts'

// Somebody asks a company what it has about them, by the link that it publishes; proves who they are with the code of a
// letter; the company answers, and the file comes.

const EMAIL = `titular.${Date.now()}@exemplo.com.br`
const NOME = `Berenice ${Date.now()}`

/** By whoever is in the page, in the company where they work. */
async function cadastrarTutor(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() }
  const data = { nome: NOME, cpf: generateCpf(), email: EMAIL, telefone: '11987654321' }
  const resposta = await page.request.post('/api/tutor', { headers, data })
  expect(resposta.status(), await resposta.text()).toBe(201)
}

/** The code of the last letter, as the ADMIN reads it where nothing leaves the machine. */
async function codigoDaCarta(page: Page): Promise<string> {
  const { token } = await (
    await page.request.post('/api/auth/login', { data: { identificador: 'admin@demo.vet', senha: SENHA } })
  ).json()
  const headers = { authorization: `Bearer ${token}` }
  const { itens } = await (await page.request.get(`/api/email?busca=${EMAIL}`, { headers })).json()
  const carta = await (await page.request.get(`/api/email/${itens[0].codigo}`, { headers })).json()
  return /\b\d{6}\b/.exec(carta.conteudo.texto)?.[0] ?? 'sem código'
}

async function pedir(titular: Page, link: string): Promise<void> {
  await titular.goto(link)
  await titular.getByLabel('O que você quer').selectOption({ label: 'Saber o que vocês têm sobre mim' })
  await titular.getByLabel('Seu CPF, e-mail ou telefone').fill(EMAIL)
  await conferirAcessibilidade(titular, 'pedido do titular')
  await titular.getByRole('button', { name: 'Fazer o pedido' }).click()
  const codigo = titular.getByRole('textbox', { name: 'Código' })
  // The letter is written with the request.
  await expect(codigo).toBeVisible()
  await codigo.fill(await codigoDaCarta(titular))
  await titular.getByRole('button', { name: 'Confirmar' }).click()
  await expect(titular.getByText(/Confirmação e acesso, pedido nº \d+/)).toBeVisible()
}

test('o titular pede pelo link da empresa, que responde, e recebe o arquivo', async ({ page, browser }) => {
  const semQueixas = vigiar(page)
  await tomarSessao(page, 'cliente@demo.vet')
  await cadastrarTutor(page)
  await page.goto('/empresa/privacidade')
  await page.getByRole('button', { name: 'Copiar o link dos pedidos' }).click()
  await expect(page.getByText('Link copiado.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const titular = await (await browser.newContext()).newPage()
  await pedir(titular, link)

  await page.reload()
  await page
    .getByRole('row', { name: new RegExp(NOME) })
    .getByRole('link')
    .first()
    .click()
  await page.getByRole('button', { name: 'Atender' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Atender o pedido' }).click()
  await expect(page.getByText('Atendido', { exact: true })).toBeVisible()

  await titular.reload()
  const baixado = titular.waitForEvent('download')
  await titular.getByRole('button', { name: /PDF/ }).click()
  expect((await baixado).suggestedFilename()).toMatch(/^dados-pessoais-\d+\.pdf$/)
  await conferirAcessibilidade(titular, 'resposta ao titular')
  await page.reload()
  await expect(page.getByText('Vezes que foi baixado')).toBeVisible()
  semQueixas()
})

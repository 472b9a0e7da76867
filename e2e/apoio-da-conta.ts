import { generateCpf } from '@brazilian-utils/brazilian-utils'
import { expect, SENHA, type Page } from './apoio.ts'

/** Of everybody who comes to the product in a flow. */
export const SENHA_NOVA = 'cinco gatos na varanda'

export const emailDe = (quem: string): string => `${quem}.${Date.now()}@exemplo.com.br`
export const caminho = (url: string): string => url.slice(new URL(url).origin.length)

interface QuemCadastra {
  nome: string
  empresa: string
  email: string
}

/** Signs up on the page that is open. */
export async function cadastrar(page: Page, { nome, empresa, email }: QuemCadastra, rotulo: string): Promise<void> {
  await page.getByLabel('Seu nome').fill(nome)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Telefone').fill('11912345678')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Empresa ou clínica').fill(empresa)
  await page.getByLabel('CPF ou CNPJ').fill(generateCpf())
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Senha', { exact: true }).fill(SENHA_NOVA)
  await page.getByRole('checkbox', { name: /Li e aceito os/ }).check()
  await page.getByRole('button', { name: rotulo }).click()
  await expect(page).toHaveURL(/sucesso-cadastro/)
}

/** The link of the last letter to an address, of a subject if told, as the ADMIN reads it where nothing leaves the machine. */
export async function linkDaCarta(page: Page, para: string, assunto = ''): Promise<string> {
  const { token } = await (
    await page.request.post('/api/auth/login', { data: { identificador: 'admin@demo.vet', senha: SENHA } })
  ).json()
  const headers = { authorization: `Bearer ${token}` }
  const { itens } = await (await page.request.get(`/api/email?busca=${para}`, { headers })).json()
  const { codigo } = itens.find((carta: { assunto: string }) => carta.assunto.startsWith(assunto))
  const carta = await (await page.request.get(`/api/email/${codigo}`, { headers })).json()
  return carta.conteudo.botao.url
}

export async function confirmarEmail(page: Page, email: string): Promise<void> {
  await page.goto(caminho(await linkDaCarta(page, email, 'Confirme seu e-mail')))
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Confirme seu e-mail' })).toBeHidden()
}

export async function entrarCom(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('E-mail ou CPF').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(SENHA_NOVA)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/** A shared link: says who, and the invitation goes to that mailbox. */
export async function receberConvite(page: Page, link: string, { nome, email }: { nome: string; email: string }) {
  await page.goto(caminho(link))
  await page.getByLabel('Nome').fill(nome)
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Receber o convite' }).click()
  await expect(page.getByText(/Mandamos o convite/)).toBeVisible()
}

/** `naTela`: looks at the page before it is left. */
export async function aceitarConvite(page: Page, link: string, naTela: () => Promise<void> = async () => undefined) {
  await page.goto(caminho(link))
  await page.getByLabel('Senha', { exact: true }).fill(SENHA_NOVA)
  await page.getByRole('checkbox').check()
  await naTela()
  await page.getByRole('button', { name: 'Aceitar e criar a senha' }).click()
  await expect(page.getByText('Convite aceito. Entre com o seu e-mail e a sua senha.')).toBeVisible()
}

/** The token of the person of this page. */
export const tokenDe = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

/** Asks the server as the person of this page: for what the screens of each registry have flows of their own. */
export async function chamar(page: Page, metodo: 'get' | 'post' | 'put', rota: string, data: object = {}) {
  const headers = { authorization: `Bearer ${await tokenDe(page)}`, 'idempotency-key': crypto.randomUUID() }
  const resposta = await page.request[metodo](`/api${rota}`, { headers, ...(metodo === 'get' ? {} : { data }) })
  expect(resposta.ok(), `${rota}: ${await resposta.text()}`).toBe(true)
  return resposta.json()
}

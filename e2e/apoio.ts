import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

export const SENHA = 'demonstracao'

/** Fills the sign-in form and sends it. */
export async function informarCredenciais(page: Page, identificador: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('E-mail ou CPF').fill(identificador)
  await page.getByLabel('Senha', { exact: true }).fill(SENHA)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

/** Signs in through the page, as a person does, and waits for the first screen. */
export async function entrar(page: Page, identificador: string): Promise<void> {
  await informarCredenciais(page, identificador)
  await expect(page).not.toHaveURL(/\/login/)
}

/** No serious or critical finding on the screen as it is now. */
export async function conferirAcessibilidade(page: Page, nome: string): Promise<void> {
  // Half-way through a fade every text lacks contrast.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  )
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const serias = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  expect(serias, nome).toEqual([])
}

/** Fails the test when the page complains in the console, breaks, or asks anything of another origin. */
export function vigiar(page: Page, permitidos: readonly RegExp[] = []): () => void {
  const problemas: string[] = []
  page.on('console', (mensagem) => {
    if (mensagem.type() === 'error') problemas.push(mensagem.text())
  })
  page.on('pageerror', (erro) => problemas.push(String(erro)))
  page.on('request', (pedido) => {
    const { origin } = new URL(pedido.url())
    if (!/^(http:\/\/localhost:\d+|null)$/.test(origin)) problemas.push(`request to ${origin}`)
  })
  return () => expect(problemas.filter((texto) => !permitidos.some((permitido) => permitido.test(texto)))).toEqual([])
}

export { expect, test, type Page }

import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type FileChooser, type Locator, type Page } from '@playwright/test'

/** People who came in other browsers leave when the test ends: a screen left open goes on asking the server. */
export const test = base.extend<{ sair: void }>({
  sair: [
    async ({ browser }, usar) => {
      const antes = browser.contexts()
      await usar()
      const deles = browser.contexts().filter((contexto) => !antes.includes(contexto))
      await Promise.all(deles.map((contexto) => contexto.close()))
    },
    { auto: true },
  ],
})

export const SENHA = 'demonstracao'

/** Fills the sign-in form and sends it. */
export async function informarCredenciais(page: Page, identificador: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('E-mail ou CPF').fill(identificador)
  await page.getByLabel('Senha', { exact: true }).fill(SENHA)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

/** Signs in through the page, as a person does, and waits for the first screen. */
export async function entrarPelaTela(page: Page, identificador: string): Promise<void> {
  await informarCredenciais(page, identificador)
  await expect(page).not.toHaveURL(/\/login/)
}

/** Asks the server as this browser, which keeps its cookies. */
async function pedir(page: Page, metodo: 'get' | 'post', rota: string, token: string, data?: object) {
  const headers = token === '' ? {} : { authorization: `Bearer ${token}` }
  const resposta = await page.request[metodo](`/api${rota}`, { headers, ...(data === undefined ? {} : { data }) })
  expect(resposta.ok(), `${rota}: ${await resposta.text()}`).toBe(true)
  return resposta.json()
}

/** What the browser keeps of somebody who signed in and works in one place. */
async function sessaoDe(page: Page, identificador: string): Promise<Record<string, string>> {
  const { token, user } = await pedir(page, 'post', '/auth/login', '', { identificador, senha: SENHA })
  const guardado = { token, user: JSON.stringify(user) }
  if (user.perfis[0] === 'ADMIN') return guardado
  const clinica = user.perfis[0] === 'PARCEIRO'
  const lugares = await pedir(
    page,
    'get',
    `/${clinica ? 'parceiro' : 'cliente'}/multiplos?codigoUsuario=${user.codigo}`,
    token,
  )
  expect(lugares, `places where ${identificador} works`).toHaveLength(1)
  const onde = { [clinica ? 'codigoParceiro' : 'codigoCliente']: lugares[0].codigo }
  const contexto = await pedir(page, 'post', '/auth/contexto', token, onde)
  const chave = clinica ? 'clinicaSessao' : 'clienteSessao'
  return { ...guardado, token: contexto.token, [chave]: JSON.stringify(contexto.sessao) }
}

/**
 * Makes this browser that of somebody who has signed in, on a page with nothing on it, which lets no script of its own ask anything. The
 * door has flows of its own (`entrarPelaTela`): going through it, and the first screen, before each of the others was a sixth of all.
 */
export async function tomarSessao(page: Page, identificador: string): Promise<void> {
  const guardado = await sessaoDe(page, identificador)
  await page.goto('/api/saude')
  await page.evaluate((itens) => {
    localStorage.clear()
    for (const [chave, valor] of Object.entries(itens)) localStorage.setItem(chave, valor)
  }, guardado)
}

/** Opens a screen as somebody who has signed in. */
export async function entrar(page: Page, identificador: string, tela = '/dashboard'): Promise<void> {
  await tomarSessao(page, identificador)
  await page.goto(tela)
}

/** What is seen of a box of the agenda depends on its length and on what is scrolled under the header; the list has the same rows (WCAG 2.5.8). */
const TAMANHO_ESSENCIAL = /^<[^>]* class="[^"]*\bag-caixa\b/

/** The rows of a long list are drawn alike: to read fifty took four times longer than all the rest. */
const LINHAS_REPETIDAS = 'tbody tr:nth-child(n + 9)'

/** Half-way through a fade every text lacks contrast; what is only decoration has none, and may go on for seconds. */
async function esperarQuieto(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const decora = (efeito: AnimationEffect | null) =>
      efeito instanceof KeyframeEffect && efeito.target?.closest('svg[aria-hidden="true"]') != null
    return document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getTiming().iterations === Infinity || decora(effect),
      )
  })
}

async function achadosSerios(page: Page): Promise<string[]> {
  await esperarQuieto(page)
  const { violations } = await new AxeBuilder({ page })
    // No frame of ours comes from elsewhere: what reads those opens a page for each look.
    .setLegacyMode(true)
    // What passes is only counted: to describe each of hundreds of elements took a third of the time of a look.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .exclude(LINHAS_REPETIDAS)
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, html }) => ({ id, html, alvo: target.join(' ') })))
    .filter(({ id, html }) => id !== 'target-size' || !TAMANHO_ESSENCIAL.test(html))
    .map(({ id, alvo }) => `${id}: ${alvo}`)
}

/** No serious or critical finding on the screen as it is now. What began to fade in while it was being read is read again. */
export async function conferirAcessibilidade(page: Page, nome: string): Promise<void> {
  const achados = await achadosSerios(page)
  expect(achados.length === 0 ? achados : await achadosSerios(page), nome).toEqual([])
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

/** What a screen reader would call what has the focus: its label, or its text. */
const nomeDoFoco = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const foco = document.activeElement
    if (foco === null || foco === document.body) return ''
    const campo = foco instanceof HTMLInputElement || foco instanceof HTMLTextAreaElement ? foco : null
    const [rotulo = ''] = (foco.getAttribute('aria-labelledby') ?? '').split(' ')
    const nome =
      foco.getAttribute('aria-label') ??
      campo?.labels?.[0]?.textContent ??
      document.getElementById(rotulo)?.textContent ??
      foco.textContent
    // The mark of a required field is not part of its name.
    return nome.replace(/\s*\*$/, '').trim()
  })

/** The focus is somewhere: the next key goes on from there. */
export async function conferirFoco(page: Page): Promise<void> {
  await expect(page.locator('body')).not.toBeFocused()
}

/** By the clock and not by steps: what the keys look for may still be on its way to the screen. */
const PROCURA_MS = 60_000

/** Presses `tecla` until the focus is on what has this name: the whole of it, or a pattern. */
export async function tabAte(page: Page, nome: string | RegExp, tecla = 'Tab'): Promise<void> {
  const limite = performance.now() + PROCURA_MS
  while (performance.now() < limite) {
    const atual = await nomeDoFoco(page)
    if (typeof nome === 'string' ? nome === atual : nome.test(atual)) return
    await page.keyboard.press(tecla)
  }
  throw new Error(`nothing called ${nome} can be reached with ${tecla}`)
}

type Arquivos = Parameters<FileChooser['setFiles']>[0]

/**
 * Makes the gesture that opens the file chooser. The page is told first that the chooser is ours: told at the same time, a
 * busy page may see the key before it, and then nothing opens.
 */
export async function escolherArquivos(page: Page, gesto: () => Promise<void>, arquivos: Arquivos): Promise<void> {
  const escolha = page.waitForEvent('filechooser')
  await page.evaluate(() => undefined)
  const [aberta] = await Promise.all([escolha, gesto()])
  await aberta.setFiles(arquivos)
}

/** Opens the menu of a record and takes an item of it. */
export async function abrirMenu(page: Page, item: string, tecla = 'Tab'): Promise<void> {
  await tabAte(page, 'Mais ações', tecla)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await tabAte(page, item, 'ArrowDown')
  await page.keyboard.press('Enter')
}

/** Arrows down the options of the search that has the focus, and takes the one that `serve`. */
export async function tomarOpcao(page: Page, serve: (id: string, texto: string) => boolean): Promise<void> {
  const limite = performance.now() + PROCURA_MS
  while (performance.now() < limite) {
    const [id, texto] = await page.evaluate(() => {
      const marcada = document.activeElement?.getAttribute('aria-activedescendant') ?? ''
      return [marcada, document.getElementById(marcada)?.textContent ?? ''] as const
    })
    if (serve(id, texto)) return page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
  }
  throw new Error('no such option among those offered')
}

/** Fills the field of this name, whatever it is: text, fixed options, a search, a tick box, a button that adds. */
export async function preencher(page: Page, rotulo: string, valor = ''): Promise<void> {
  await tabAte(page, rotulo)
  const tipo = await page.evaluate(() => {
    const foco = document.activeElement
    if (foco?.getAttribute('role') === 'combobox') return foco instanceof HTMLInputElement ? 'busca' : 'opcoes'
    if (foco instanceof HTMLButtonElement) return 'botao'
    return foco instanceof HTMLInputElement && foco.type === 'checkbox' ? 'marca' : 'texto'
  })
  if (tipo === 'botao') await page.keyboard.press('Enter')
  if (tipo === 'marca') await page.keyboard.press('Space')
  if (tipo === 'texto') {
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(valor)
  }
  if (tipo === 'busca') {
    await page.keyboard.type(valor)
    await expect(page.getByRole('option', { name: valor }).first()).toBeVisible()
    await tomarOpcao(page, (_, texto) => texto.startsWith(valor))
  }
  if (tipo === 'opcoes') {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listbox')).toBeVisible()
    // It goes to what is chosen a moment after it is seen, also from where a key had just taken it.
    await expect(async () => {
      await page.keyboard.press('Home')
      await expect(page.getByRole('option').first()).toBeFocused({ timeout: 1_000 })
    }).toPass()
    await tabAte(page, valor, 'ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listbox')).toBeHidden()
  }
}

/** The file of code in which any of these modules is, alone or with others: `combobox-….js`, `dialogo_confirmacao-….js`. */
export const codigoDe = (...modulos: readonly string[]): RegExp =>
  new RegExp(`/assets/(?:[^/]*_)?(?:${modulos.join('|')})(?:_[^/]*)?-[^/]{8}\\.js$`)

export { expect, type Locator, type Page }

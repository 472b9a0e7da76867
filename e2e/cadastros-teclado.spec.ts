import { readFile } from 'node:fs/promises'
import {
  abrirMenu,
  conferirFoco,
  entrar,
  expect,
  preencher,
  tabAte,
  test,
  tomarOpcao,
  vigiar,
  type Page,
} from './apoio.ts'
import { RECUSAS_DA_EMPRESA, RECUSAS_DA_PLATAFORMA, type Recusa } from './recusas-dos-cadastros.ts'
import { DA_EMPRESA, DA_PLATAFORMA, type Cadastro } from './tabela-dos-cadastros.ts'

// Every registry is created, found, changed, deactivated, audited and exported without a pointer.

async function procurar(page: Page, texto: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /^Buscar pacientes/ })).toBeFocused()
  await page.keyboard.type(texto)
  await expect(page.getByLabel('Procurando')).toBeHidden()
}

/** To a screen, by Ctrl+K and its name in the menu. */
async function irPara(page: Page, { rota, menu, titulo }: Cadastro): Promise<void> {
  await procurar(page, menu)
  await tomarOpcao(page, (id) => id === `tela-${rota}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titulo)
  await expect(page.getByRole('main')).toBeFocused()
}

/** Its title comes before its code does: the keys are for what has the cursor in the first field. */
async function esperarFormulario(page: Page, novo: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(novo)
  await expect(page.getByRole('form', { name: novo }).locator(':focus')).toBeVisible()
}

async function criar(page: Page, { novo, campos }: Cadastro, nome: string): Promise<void> {
  await tabAte(page, novo)
  await page.keyboard.press('Enter')
  await esperarFormulario(page, novo)
  for (const [rotulo, valor] of campos) await preencher(page, rotulo, valor)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(nome)
  await expect(page.getByRole('main')).toBeFocused()
}

/** The list by the path over the title, with nothing but what is called `nome`, or with what the filter leaves. */
async function acharNaLista(page: Page, { titulo, vista, filtro }: Cadastro, nome: string): Promise<void> {
  await tabAte(page, titulo, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titulo)
  if (vista !== undefined) {
    await tabAte(page, vista)
    await page.keyboard.press('Enter')
  }
  // The keys of the list are there when its rows are.
  await expect(page.getByRole('table')).toBeVisible()
  if (filtro === undefined) {
    await page.keyboard.press('/')
    await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused()
    await page.keyboard.type(nome)
    await expect(page.getByRole('row')).toHaveCount(2)
  } else {
    await tabAte(page, filtro[0])
    await page.keyboard.press('Enter')
    await tabAte(page, filtro[1], 'ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: `Remover filtro ${filtro[0]}` })).toBeVisible()
    // Only the titles are left without it: the rows of before the filter are gone.
    await expect(page.getByRole('row').filter({ hasNotText: filtro[1] })).toHaveCount(1)
  }
  await expect(page.getByRole('row').filter({ hasText: nome })).toHaveCount(1)
}

async function abrirDaLista(page: Page, { filtro }: Cadastro, nome: string): Promise<void> {
  await tabAte(page, filtro?.[1] ?? nome)
  const linha = () => page.evaluate(() => document.activeElement?.closest('tr')?.textContent ?? '')
  while (!(await linha()).includes(nome)) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(nome)
}

async function mudar(page: Page, { muda: [rotulo, valor], editar }: Cadastro): Promise<void> {
  if (editar !== undefined) {
    await tabAte(page, editar)
    await page.keyboard.press('Enter')
  }
  await preencher(page, rotulo, valor)
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/ salv[oa]\.$/)).toBeVisible()
  await conferirFoco(page)
}

/** Who did what, and what became of the field that changed. */
async function conferirHistorico(page: Page, { muda: [rotulo, valor = ''] }: Cadastro, quem: string): Promise<void> {
  await tabAte(page, 'Histórico', 'Shift+Tab')
  await page.keyboard.press('Enter')
  const historico = page.getByRole('dialog', { name: 'Histórico' })
  for (const acao of ['Cadastro feito', 'Alteração', 'Desativação']) {
    const evento = historico.getByRole('listitem').filter({ hasText: acao })
    await expect(evento).toHaveCount(1)
    await expect(evento).toContainText(quem)
  }
  const alteracao = historico.getByRole('listitem').filter({ hasText: 'Alteração' })
  await expect(alteracao.getByRole('term').filter({ hasText: rotulo })).toBeVisible()
  await expect(alteracao.locator('ins')).toContainText(valor)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Histórico' })).toBeFocused()
}

/** The lines of the file without its titles. */
async function exportarCsv(page: Page): Promise<string[]> {
  await tabAte(page, 'Exportar a lista')
  await page.keyboard.press('Enter')
  const dialogo = page.getByRole('dialog', { name: /^Exportar/ })
  await expect(dialogo.getByRole('button', { name: 'Exportar' })).toBeFocused()
  await tabAte(page, /^Excel/, 'Shift+Tab')
  await page.keyboard.press('ArrowDown')
  await expect(dialogo.getByRole('radio', { name: /^CSV/ })).toBeChecked()
  await tabAte(page, 'Exportar')
  const [arquivo] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(arquivo.suggestedFilename()).toMatch(/\.csv$/)
  await expect(page.getByRole('button', { name: 'Exportar a lista' })).toBeFocused()
  return (await readFile(await arquivo.path(), 'utf8')).trim().split('\r\n').slice(1)
}

async function percorrer(page: Page, cadastro: Cadastro, quem: string): Promise<void> {
  const { filtro, campos, nome = campos[0]?.[1] ?? '', nomeDepois = nome } = cadastro
  await irPara(page, cadastro)
  await criar(page, cadastro, nome)
  await acharNaLista(page, cadastro, nome)
  await abrirDaLista(page, cadastro, nome)
  await mudar(page, cadastro)
  await abrirMenu(page, 'Desativar', 'Shift+Tab')
  await expect(page.getByText(/ desativad[oa]\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mais ações' })).toBeFocused()
  await conferirHistorico(page, cadastro, quem)
  await acharNaLista(page, cadastro, nomeDepois)
  const linhas = await exportarCsv(page)
  const dele = linhas.filter((linha) => linha.includes(nomeDepois))
  expect(dele).toHaveLength(1)
  expect(dele[0]).toContain('Inativo')
  expect(linhas.every((linha) => linha.includes(filtro?.[1] ?? nomeDepois))).toBe(true)
}

async function recusar(page: Page, { rota, novo, erros }: Recusa): Promise<void> {
  await page.goto(`${rota}?novo=1`)
  await esperarFormulario(page, novo)
  for (const [rotulo, digitado] of erros) if (digitado !== '') await preencher(page, rotulo, digitado)
  await page.keyboard.press('Control+s')
  for (const [indice, [name, , mensagem]] of erros.entries()) {
    const campo = page.getByRole('textbox', { name, exact: true }).or(page.getByRole('combobox', { name, exact: true }))
    await expect(campo).toHaveAttribute('aria-invalid', 'true')
    await expect(campo).toHaveAccessibleDescription(mensagem)
    // The first one that is wrong is where the person starts.
    if (indice === 0) await expect(campo).toBeFocused()
  }
}

/** Keys reach a screen that is there. */
async function entrarNaTela(page: Page, login: string): Promise<void> {
  await entrar(page, login)
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
}

function comoQuem(login: string, quem: string, cadastros: readonly Cadastro[], recusas: readonly Recusa[]): void {
  test.describe(quem, () => {
    // One session for all: refresh tokens rotate, so a stored one would serve once.
    let page: Page
    let conferir: () => void
    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage()
      conferir = vigiar(page)
      await entrarNaTela(page, login)
    })
    test.afterAll(() => page.close())

    for (const cadastro of cadastros)
      test(`${cadastro.titulo}: do cadastro à planilha só com o teclado`, async () => {
        await percorrer(page, cadastro, quem)
        conferir()
      })
    for (const recusa of recusas)
      test(`${recusa.novo}: cada campo errado diz o seu motivo`, async () => {
        await recusar(page, recusa)
        conferir()
      })
  })
}

comoQuem('admin@demo.vet', 'Aline Torres', DA_PLATAFORMA, RECUSAS_DA_PLATAFORMA)
comoQuem('cliente@demo.vet', 'Marcos Prado', DA_EMPRESA, RECUSAS_DA_EMPRESA)

test('Ctrl+K abre o tutor pelo CPF com pontos e traço', async ({ page }) => {
  const conferir = vigiar(page)
  await entrar(page, 'cliente@demo.vet', '/cadastro/tutor')
  const cpf = /\d{3}\.\d{3}\.\d{3}-\d{2}/
  const linha = page.getByRole('row').filter({ hasText: cpf }).first()
  const tutor = await linha.getByRole('rowheader').innerText()
  await procurar(page, cpf.exec(await linha.innerText())?.[0] ?? '')
  await tomarOpcao(page, (id, texto) => id.startsWith('tutor-') && texto.startsWith(tutor))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tutor)
  await expect(page.getByRole('main')).toBeFocused()
  conferir()
})

import { entrar, expect, test, type Page } from './apoio.ts'

// The browser keeps the documents of the screens: the next visit starts from the disk, and an update is not missed.

test.use({ serviceWorkers: 'allow' })

const TITULO = 'Pacientes'

/** Puts in the place of a kept document one of another version. */
async function guardarAntigo(page: Page, caminho: string, guardadoEm = new Date()): Promise<void> {
  await page.evaluate(
    async ([endereco, quando]) => {
      const antigo = new Response('<!doctype html><title>antigo</title>', {
        headers: { 'content-type': 'text/html', date: quando },
      })
      await (await caches.open('documentos')).put(location.origin + endereco, antigo)
    },
    [caminho, guardadoEm.toUTCString()] as const,
  )
}

async function entrarGuardando(page: Page): Promise<void> {
  await entrar(page, 'cliente@demo.vet')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.goto('/cadastro/animal')
  await expect(page.getByRole('heading', { level: 1, name: TITULO })).toBeVisible()
}

test('sem rede a tela abre, diz que não veio nada, e volta com a rede', async ({ page, context }) => {
  await entrarGuardando(page)
  await expect(page.locator('#conteudo tbody tr a').first()).toBeVisible()
  await page.close()
  await context.setOffline(true)
  const outra = await context.newPage()
  // What a list is asked for is of its data: its document is one.
  await outra.goto('/cadastro/animal?ordem=-nome')
  await expect(outra.getByRole('heading', { level: 1, name: TITULO })).toBeVisible()
  const deNovo = outra.getByRole('button', { name: 'Tentar de novo' })
  await expect(deNovo).toBeVisible()
  await context.setOffline(false)
  await deNovo.click()
  await expect(outra.locator('#conteudo tbody tr a').first()).toBeVisible()
})

test('abre do que está guardado e pega a versão nova na abertura seguinte; quem recarrega a tem na hora', async ({
  page,
}) => {
  await entrarGuardando(page)
  await guardarAntigo(page, '/cadastro/animal')
  await page.goto('/cadastro/animal')
  await expect(page).toHaveTitle('antigo')
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const guardado = await (await caches.open('documentos')).match(`${location.origin}/cadastro/animal`)
        return (await guardado?.text())?.includes('antigo')
      }),
    )
    .toBe(false)
  await page.goto('/cadastro/animal')
  await expect(page.getByRole('heading', { level: 1, name: TITULO })).toBeVisible()

  await guardarAntigo(page, '/cadastro/animal')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: TITULO })).toBeVisible()
})

test('não abre do guardado o que já passou da semana, nem a página em que se paga', async ({ page }) => {
  await entrarGuardando(page)
  const semanaPassada = new Date(Date.now() - 8 * 24 * 60 * 60_000)
  await guardarAntigo(page, '/cadastro/tutor', semanaPassada)
  await page.goto('/cadastro/tutor')
  await expect(page.getByRole('heading', { level: 1, name: 'Tutores' })).toBeVisible()

  for (const busca of ['', '?de=aviso']) {
    await guardarAntigo(page, '/empresa/assinatura')
    await page.goto(`/empresa/assinatura${busca}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

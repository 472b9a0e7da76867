import sharp from 'sharp'
import { comecarExame } from './apoio-do-laudo.ts'
import { expect, test, type Page } from './apoio.ts'

/** Begun after the editor is there, it ends after the turn in which the editor takes the code that keeps its files. */
const depoisDoOcio = (aba: Page) =>
  aba.evaluate(() => new Promise((ocioso) => setTimeout(() => requestIdleCallback(ocioso, { timeout: 3_000 }), 3_000)))

// What is written and chosen for a laudo without a network outlives its tab.

test('sem rede se escreve e se incluem imagens; a aba morre, e tudo chega uma vez', async ({
  page,
  context,
  browser,
}) => {
  const codigo = await comecarExame(page, await browser.newPage(), 0)
  const endereco = `/laudo/editar?codigo=${codigo}`
  await page.goto(endereco)
  const figuras = (aba: Page) => aba.getByRole('list', { name: 'Figuras do laudo' }).getByRole('listitem')
  const conclusao = (aba: Page) => aba.getByRole('textbox', { name: 'Texto da impressão diagnóstica' })
  await expect(conclusao(page)).toBeVisible()
  await page.locator('input[type=file]').first().waitFor({ state: 'attached' })
  await depoisDoOcio(page)

  await context.setOffline(true)
  const marca = `Escrito sem rede ${Date.now()}.`
  await conclusao(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(` ${marca}`)
  const imagens = await Promise.all(
    ['sem-rede-1.jpg', 'sem-rede-2.jpg'].map(async (name, i) => ({
      name,
      mimeType: 'image/jpeg',
      buffer: await sharp({
        create: { width: 640, height: 480, channels: 3, background: { r: Date.now() % 251, g: 90 * i, b: 60 } },
      })
        .jpeg()
        .toBuffer(),
    })),
  )
  await page.locator('input[type=file]').first().setInputFiles(imagens)
  for (const { name } of imagens)
    await expect(page.getByRole('button', { name: `Enviar ${name} de novo` }).first()).toBeVisible()
  await expect(page.getByText('Guardada neste aparelho até ser enviada.').first()).toBeVisible()
  await expect(page.getByText('Sem conexão: guardado neste aparelho').first()).toBeVisible()
  await page.close({ runBeforeUnload: false })

  await context.setOffline(false)
  const outra = await context.newPage()
  const enviadas: string[] = []
  outra.on('request', (pedido) => {
    if (pedido.method() === 'POST' && /\/api\/laudo\/[^/]+\/imagem$/.test(pedido.url())) enviadas.push(pedido.url())
  })
  await outra.goto(endereco)
  await expect(conclusao(outra)).toContainText(marca)
  await expect(outra.getByText('2 imagens que esperavam neste aparelho voltaram à fila de envio.')).toBeVisible()
  await expect(figuras(outra)).toHaveCount(2)
  expect(enviadas).toHaveLength(2)

  // From the server now, with nothing left to send.
  await expect(outra.getByText(/^Salvo/).first()).toBeVisible()
  await outra.reload()
  await expect(conclusao(outra)).toContainText(marca)
  await depoisDoOcio(outra)
  await expect(figuras(outra)).toHaveCount(2)
  expect(enviadas).toHaveLength(2)
})

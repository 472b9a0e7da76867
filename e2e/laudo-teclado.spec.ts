import sharp from 'sharp'
import { comecarExame, pedir } from './apoio-do-laudo.ts'
import { escolherArquivos, expect, SENHA, test, type Page } from './apoio.ts'

// What the hands of a specialist do all day: the texts of the last exam, an abbreviation, a normal exam without a mouse.

const prontas = (page: Page) =>
  page.getByRole('navigation', { name: 'Seções do laudo' }).getByText(/^(\d+) de \1 prontas$/)

test('traz o exame anterior, só assina depois de confirmar frase a frase, e uma abreviatura se expande', async ({
  page,
  browser,
}) => {
  const codigo = await comecarExame(page, await browser.newPage(), 0)
  const texto = 'Exame sem alterações dignas de nota no momento da avaliação.'
  await pedir(page, 'PUT', '/abreviatura/fim', { texto })
  await page.goto(`/laudo/editar?codigo=${codigo}`)
  await expect(page.getByRole('region', { name: 'Bexiga urinária' })).toBeVisible()
  const dialogo = page.getByRole('dialog', { name: 'Trazer do exame anterior' })
  await expect(async () => {
    // The text is there before the keys are listened to.
    if (await dialogo.isHidden()) await page.keyboard.press('Alt+a')
    await expect(dialogo.getByRole('checkbox', { name: /^Bexiga urinária/ })).toBeChecked({ timeout: 5_000 })
  }).toPass()
  await dialogo.getByRole('button', { name: 'Trazer' }).press('Enter')
  await expect(dialogo).toBeHidden()
  const confirme = page.getByRole('region', { name: /^Trazido do exame de .*, confirme$/ })
  await expect(confirme.first()).toBeVisible()

  const conclusao = page.getByRole('textbox', { name: 'Texto da impressão diagnóstica' })
  await expect(async () => {
    // While the window is on its way out, the keys are its own.
    await page.keyboard.press('Alt+c')
    await expect(conclusao).toBeFocused({ timeout: 1_000 })
  }).toPass()
  await page.keyboard.type(';fim ')
  await expect(conclusao).toHaveText(texto)

  await page.keyboard.press('Control+Enter')
  const assinatura = page.getByRole('dialog', { name: 'Assinar o laudo' })
  await expect(assinatura.getByText(/trazidos? do exame de .* por confirmar/).first()).toBeVisible()
  await expect(assinatura.getByLabel('Sua senha')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(assinatura).toBeHidden()

  await page.getByRole('textbox', { name: 'Texto de Bexiga urinária' }).click()
  for (let vezes = 0; vezes < 150 && (await prontas(page).count()) === 0; vezes += 1)
    await page.keyboard.press('Alt+Enter')
  await expect(prontas(page)).toBeVisible()
  await expect(confirme).toHaveCount(0)
  // Sizes are of each exam: what was measured then is not carried.
  await page.getByRole('textbox', { name: 'Comprimento do rim (lado esquerdo)' }).fill('4,2')
  await page.keyboard.press('Control+Enter')
  const li = assinatura.getByRole('checkbox', { name: /^Li o/ })
  await expect(assinatura.getByLabel('Sua senha')).toBeVisible()
  if ((await li.count()) > 0) await li.check()
  await assinatura.getByLabel('Sua senha').fill(SENHA)
  await page.keyboard.press('Enter')
  await expect(assinatura).toBeHidden()
  await expect(page.getByText(/assinatura eletrônica simples/).first()).toBeVisible()
})

/** A practised typist: what a person takes for the keys, beside what the product takes for its part. */
const TECLAS_POR_SEGUNDO = 4
const LIMITE_S = 120

test('um ultrassom abdominal normal, de oito imagens, em menos de dois minutos e sem mouse', async ({
  page,
  browser,
}) => {
  const codigo = await comecarExame(page, await browser.newPage(), 1)
  const imagens = await Promise.all(
    Array.from({ length: 8 }, async (_, i) => ({
      name: `corte-${i + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background: `#2${i}3${i}4${i}` } })
        .jpeg()
        .toBuffer(),
    })),
  )
  let teclas = 0
  const apertar = async (...quais: string[]) => {
    for (const qual of quais) {
      teclas += 1
      await page.keyboard.press(qual)
    }
  }
  const digitar = async (escrito: string) => {
    teclas += escrito.length
    await page.keyboard.type(escrito)
  }
  await page.goto(`/laudo/editar?codigo=${codigo}`)
  await expect(page.getByRole('region', { name: 'Bexiga urinária' })).toBeVisible()
  const comeco = performance.now()

  const figuras = page.getByRole('list', { name: 'Figuras do laudo' }).getByRole('listitem')
  await escolherArquivos(
    page,
    async () => {
      await apertar('Alt+i')
      await page.getByRole('button', { name: 'Adicionar imagens' }).first().focus()
      await apertar('Enter')
    },
    imagens,
  )
  await expect(figuras).toHaveCount(8)
  for (const [i, legenda] of ['bexiga', 'rim e', 'rim d', 'figado', 'vesicula', 'baco', 'alcas', 'adrenal'].entries()) {
    teclas += 1
    await figuras.nth(i).getByRole('textbox').focus()
    await digitar(legenda)
  }
  teclas += 1
  await page.getByRole('textbox', { name: 'Texto de Rins' }).focus()
  await apertar('Alt+m')
  for (const medida of ['4,2', '4,3', '0,62']) {
    await digitar(medida)
    await apertar('Enter')
  }
  await expect(page.getByRole('textbox', { name: 'Comprimento do rim (lado direito)' })).toHaveValue('4,30')
  await apertar('Alt+c')
  await expect(page.getByRole('textbox', { name: 'Texto da impressão diagnóstica' })).toBeFocused()
  await digitar('/normal')
  await expect(page.getByRole('option', { name: /Sem alterações/ })).toBeVisible()
  await apertar('Enter')
  await apertar('Alt+Shift+Enter')
  await expect(prontas(page)).toBeVisible()
  await apertar('Control+Enter')
  const assinatura = page.getByRole('dialog', { name: 'Assinar o laudo' })
  await expect(assinatura.getByLabel('Sua senha')).toBeVisible()
  const li = assinatura.getByRole('checkbox', { name: /^Li o/ })
  if ((await li.count()) > 0) {
    await li.focus()
    await apertar('Space')
  }
  teclas += 1
  await assinatura.getByLabel('Sua senha').focus()
  await digitar(SENHA)
  await apertar('Enter')
  await expect(page.getByText(/assinatura eletrônica simples/).first()).toBeVisible()
  // What was done while it was written is not taken back from a signed laudo.
  await expect(page.getByRole('button', { name: 'Desfazer' })).toHaveCount(0)
  const espera = (performance.now() - comeco) / 1000
  const pessoa = espera + teclas / TECLAS_POR_SEGUNDO
  console.log(
    `ultrassom abdominal normal, oito imagens: ${espera.toFixed(1)} s do produto, ${teclas} teclas, ${pessoa.toFixed(0)} s de uma pessoa`,
  )
  expect(pessoa).toBeLessThan(LIMITE_S)
})

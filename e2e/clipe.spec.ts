import { jpeg, montarAvi } from '../apps/api/teste/clipe.ts'
import { assinar, escrever, marcar, pedir } from './apoio-do-laudo.ts'
import { entrar, escolherArquivos, expect, tabAte, test, type Page } from './apoio.ts'

// The clips of an ultrasound machine, of JPEGs and without compression: sent, with their first frame as cover, watched one frame at a time
// by keyboard where they are written, and by the clinic that reads the signed laudo.

const [LARGURA, ALTURA] = [320, 240]
const CORES = [
  [200, 30, 30],
  [30, 160, 30],
  [30, 30, 200],
] as const
type Cor = readonly number[]

const emJpegs = async () =>
  montarAvi({
    largura: LARGURA,
    altura: ALTURA,
    quadros: await Promise.all(CORES.map(([r, g, b]) => jpeg(`rgb(${r}, ${g}, ${b})`, LARGURA, ALTURA))),
  })
/** Blue first, line by line. */
const semCompressao = () =>
  montarAvi({
    largura: LARGURA,
    altura: ALTURA,
    compressao: '',
    quadros: CORES.map((cor) => Buffer.alloc(LARGURA * ALTURA * 3, Buffer.from(cor.toReversed()))),
  })

/** As near as two compressions leave it. */
const ehDaCor = (cor: Cor) => cor.map((valor) => expect.closeTo(valor, -1))

const corDaCapa = (page: Page, figura: number) =>
  page
    .getByRole('button', { name: new RegExp(`^Ampliar figura ${figura}`) })
    .last()
    .locator('img')
    .evaluate((img: HTMLImageElement) => {
      const contexto = new OffscreenCanvas(1, 1).getContext('2d')
      contexto?.drawImage(img, 0, 0, 1, 1)
      return [...(contexto?.getImageData(0, 0, 1, 1).data.subarray(0, 3) ?? [])]
    })

const corDoQuadro = (page: Page) =>
  page
    .getByRole('dialog')
    .locator('canvas')
    .first()
    .evaluate((tela: HTMLCanvasElement) => [
      ...(tela
        .getContext('2d')
        ?.getImageData(tela.width >> 1, tela.height >> 1, 1, 1)
        .data.subarray(0, 3) ?? []),
    ])

/** Opened, stopped and walked through without a mouse. */
async function assistir(page: Page, figura: number): Promise<void> {
  const botao = page.getByRole('button', { name: `Assistir ao clipe da figura ${figura}` })
  await botao.focus()
  await page.keyboard.press('Enter')
  const cine = page.getByRole('dialog', { name: `Clipe da figura ${figura}` })
  await expect(cine.getByRole('button', { name: 'Parar (espaço)' })).toBeVisible()
  await page.keyboard.press('Space')
  await expect(cine.getByRole('button', { name: 'Tocar (espaço)' })).toBeVisible()
  for (let vezes = 0; vezes < CORES.length; vezes += 1) await page.keyboard.press('[')
  for (const [i, cor] of CORES.entries()) {
    await expect(cine.getByText(`${i + 1}/${CORES.length}`)).toBeVisible()
    await expect.poll(() => corDoQuadro(page)).toEqual(ehDaCor(cor))
    await page.keyboard.press(']')
  }
  await page.keyboard.press('Escape')
  await expect(cine).toBeHidden()
  await expect(botao).toBeFocused()
}

test('clipes AVI do ultrassom: enviados, vistos quadro a quadro por teclado, assinados e vistos pela clínica', async ({
  page,
  browser,
}) => {
  const [recepcao, clinica] = [await browser.newPage(), await browser.newPage()]
  await Promise.all([
    entrar(page, 'especialista@demo.vet'),
    entrar(recepcao, 'cliente@demo.vet'),
    entrar(clinica, 'parceiro@demo.vet'),
  ])
  const { item } = await marcar(recepcao, 'Ultrassom abdominal', 5)
  const { codigo } = await pedir<{ codigo: string }>(page, 'POST', '/laudo', { item })
  await page.goto(`/laudo/editar?codigo=${codigo}`)
  await escolherArquivos(page, async () => {
    await tabAte(page, 'Adicionar imagens')
    await page.keyboard.press('Enter')
  }, [
    { name: 'rim.avi', mimeType: 'video/x-msvideo', buffer: await emJpegs() },
    { name: 'bexiga.avi', mimeType: 'video/x-msvideo', buffer: semCompressao() },
  ])
  const figuras = page.getByRole('list', { name: 'Figuras do laudo' })
  await expect(figuras.getByText('Clipe AVI · 0:01 · 320×240 · 10 quadros/s')).toHaveCount(2)
  for (const figura of [1, 2]) {
    await expect.poll(() => corDaCapa(page, figura)).toEqual(ehDaCor(CORES[0]))
    await assistir(page, figura)
  }
  await escrever(page, {
    medidas: { 'Comprimento do rim (lado esquerdo)': '4,2', 'Comprimento do rim (lado direito)': '4,3' },
    conclusao: 'Exame ultrassonográfico sem alterações.',
  })
  await assinar(page)
  // This clinic is delivered to by the signature itself.
  await expect(page.getByText('Entregue', { exact: true }).first()).toBeVisible()

  await clinica.goto(`/laudo/editar?codigo=${codigo}`)
  for (const figura of [1, 2]) {
    await clinica.getByRole('button', { name: `Assistir ao clipe da figura ${figura}` }).scrollIntoViewIfNeeded()
    await expect.poll(() => corDaCapa(clinica, figura)).toEqual(ehDaCor(CORES[0]))
    await assistir(clinica, figura)
  }
})

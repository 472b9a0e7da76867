import { expect, test, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { entrar } from './apoio.ts'

/** Room around a control for a ring that stands outside of it, in px. */
const FOLGA = 12
/** Pixels that must change: a ring of 1 px around the smallest control has more than twice as many. */
const PIXELS_MUDADOS = 40
/** Sum of the differences of the three channels from which a pixel is seen to have changed. */
const DIFERENCA = 60

const FOCAVEIS =
  'a[href], button:not(:disabled), input:not(:disabled):not([type=hidden]), select, textarea, summary, [tabindex="0"], [role=option][tabindex]'

interface Retangulo {
  x: number
  y: number
  width: number
  height: number
}

async function retrato(page: Page, clip: Retangulo): Promise<Buffer> {
  const png = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' })
  return sharp(png).removeAlpha().raw().toBuffer()
}

function mudados(antes: Buffer, depois: Buffer): number {
  let conta = 0
  for (let i = 0; i < antes.length; i += 3) {
    const soma = [0, 1, 2].reduce(
      (total, canal) => total + Math.abs((antes[i + canal] ?? 0) - (depois[i + canal] ?? 0)),
      0,
    )
    if (soma >= DIFERENCA) conta++
  }
  return conta
}

/** Where the control is, with room around, inside the window; null when it is not on screen. */
async function lugar(page: Page, controle: Locator): Promise<Retangulo | null> {
  await controle.evaluate((elemento) => elemento.scrollIntoView({ block: 'center', inline: 'center' }))
  const caixa = await controle.boundingBox()
  const tela = page.viewportSize()
  if (caixa === null || tela === null || caixa.width < 2 || caixa.height < 2) return null
  const [x, y] = [Math.max(0, caixa.x - FOLGA), Math.max(0, caixa.y - FOLGA)]
  const largura = Math.min(tela.width, caixa.x + caixa.width + FOLGA) - x
  const altura = Math.min(tela.height, caixa.y + caixa.height + FOLGA) - y
  return largura < 4 || altura < 4 ? null : { x, y, width: largura, height: altura }
}

const descrever = (controle: Locator) =>
  controle.evaluate(
    (elemento) =>
      `${elemento.tagName.toLowerCase()}.${elemento.className.toString().slice(0, 60)} ${
        elemento.getAttribute('aria-label') ?? elemento.textContent?.trim().slice(0, 40) ?? ''
      }`,
  )

/** The focusable controls of a page whose focus cannot be seen. Of many alike, there and on other pages, the first two stand for all. */
async function semFocoVisivel(page: Page, vistos: Map<string, number>): Promise<string[]> {
  const invisiveis: string[] = []
  // The keyboard is in use: what comes next is drawn as for who uses it.
  await page.keyboard.press('Tab')
  const controles = page.locator(FOCAVEIS)
  const quantos = await controles.count()
  for (let indice = 0; indice < quantos; indice++) {
    const controle = controles.nth(indice)
    if (!(await controle.isVisible()) || (await controle.getAttribute('tabindex')) === '-1') continue
    const tipo = await controle.evaluate((elemento) => `${elemento.tagName} ${elemento.className.toString()}`)
    const repetido = vistos.get(tipo) ?? 0
    if (repetido >= 2) continue
    vistos.set(tipo, repetido + 1)
    await controle.evaluate((elemento) => (elemento as HTMLElement).focus())
    await page.waitForTimeout(30)
    const clip = await lugar(page, controle)
    if (clip === null) continue
    const comFoco = await retrato(page, clip)
    await controle.evaluate((elemento) => (elemento as HTMLElement).blur())
    await page.waitForTimeout(30)
    const semFoco = await retrato(page, clip)
    if (comFoco.length === semFoco.length && mudados(semFoco, comFoco) < PIXELS_MUDADOS)
      invisiveis.push(await descrever(controle))
  }
  return invisiveis
}

const TELAS: readonly (readonly [perfil: string, rota: string])[] = [
  ['cliente@demo.vet', '/dashboard'],
  ['cliente@demo.vet', '/cadastro/tutor'],
  ['cliente@demo.vet', '/atendimento'],
  ['cliente@demo.vet', '/laudo'],
  ['cliente@demo.vet', '/agenda/agenda-atendimento?visao=dia'],
  ['cliente@demo.vet', '/agenda/agenda-atendimento?visao=mes'],
  ['cliente@demo.vet', '/cadastro/tutor?novo=1'],
  ['cliente@demo.vet', '/financeiro/contas-receber'],
  ['admin@demo.vet', '/configuracao/horario-atendimento'],
]

for (const esquema of ['light', 'dark'] as const)
  test(`todo controle mostra que tem o foco, por pixels (${esquema})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: esquema, reducedMotion: 'reduce' })
    let quem = ''
    const vistos = new Map<string, number>()
    for (const [perfil, rota] of TELAS) {
      if (quem !== perfil) {
        await page.evaluate(() => localStorage.removeItem('user')).catch(() => undefined)
        await entrar(page, perfil)
        await page.evaluate((valor) => localStorage.setItem('aparencia', JSON.stringify({ esquema: valor })), esquema)
      }
      quem = perfil
      await page.goto(rota)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect.soft(await semFocoVisivel(page, vistos), rota).toEqual([])
    }
  })

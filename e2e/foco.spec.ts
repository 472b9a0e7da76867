import { expect, test, type CDPSession, type JSHandle, type Page } from '@playwright/test'
import sharp from 'sharp'
import { tomarSessao } from './apoio.ts'

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

interface Controle {
  descricao: string
  /** Where it is on the page, with room around, as much of it as is inside the window. */
  lugar: Retangulo
}

/** Straight from the browser: a picture that waits for nothing takes a third of the time, and there are two of each control. */
async function retrato(navegador: CDPSession, clip: Retangulo): Promise<Buffer> {
  const { data } = await navegador.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { ...clip, scale: 1 },
  })
  return sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer()
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

/** How many controls of each kind were looked at, on all pages. */
type Vistos = Record<string, number>

/** The controls of the page that Tab reaches. Of many alike, there and on the pages of before, the first two stand for all. */
async function reunirControles(page: Page, vistos: Vistos): Promise<JSHandle<HTMLElement[]>> {
  const achados = await page.evaluateHandle(
    ([seletor, antes]) => {
      const repetidos: Vistos = { ...antes }
      const elementos = [...document.querySelectorAll<HTMLElement>(seletor)].filter((elemento) => {
        if (elemento.tabIndex < 0 || !elemento.checkVisibility({ visibilityProperty: true })) return false
        const tipo = `${elemento.tagName} ${elemento.getAttribute('class') ?? ''}`
        repetidos[tipo] = (repetidos[tipo] ?? 0) + 1
        return repetidos[tipo] <= 2
      })
      return { elementos, repetidos }
    },
    [FOCAVEIS, vistos] as const,
  )
  Object.assign(vistos, await achados.evaluate(({ repetidos }) => repetidos))
  return achados.evaluateHandle(({ elementos }) => elementos)
}

/** Gives it the focus and answers where it is once that is drawn; null when it is not on screen. */
const focar = (controles: JSHandle<HTMLElement[]>, indice: number): Promise<Controle | null> =>
  controles.evaluate(
    async (elementos, [qual, folga]) => {
      const elemento = elementos[qual]
      if (elemento?.isConnected !== true) return null
      elemento.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      elemento.focus({ preventScroll: true })
      await new Promise((seguir) => requestAnimationFrame(() => requestAnimationFrame(seguir)))
      const caixa = elemento.getBoundingClientRect()
      const [x, y] = [Math.max(0, caixa.x - folga), Math.max(0, caixa.y - folga)]
      const width = Math.min(innerWidth, caixa.right + folga) - x
      const height = Math.min(innerHeight, caixa.bottom + folga) - y
      if (caixa.width < 2 || caixa.height < 2 || width < 4 || height < 4) return null
      const nome = elemento.getAttribute('aria-label') ?? elemento.textContent.trim().slice(0, 40)
      const classe = (elemento.getAttribute('class') ?? '').slice(0, 60)
      const { pageLeft, pageTop } = window.visualViewport ?? { pageLeft: 0, pageTop: 0 }
      const lugar = { x: x + pageLeft, y: y + pageTop, width, height }
      return { descricao: `${elemento.tagName.toLowerCase()}.${classe} ${nome}`, lugar }
    },
    [indice, FOLGA] as const,
  )

const desfocar = (page: Page) =>
  page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    await new Promise((seguir) => requestAnimationFrame(() => requestAnimationFrame(seguir)))
  })

/** The controls of a page whose focus cannot be seen. */
async function semFocoVisivel(page: Page, navegador: CDPSession, vistos: Vistos): Promise<string[]> {
  const invisiveis: string[] = []
  // The keyboard is in use: what comes next is drawn as for who uses it. A caret is no focus ring.
  await page.keyboard.press('Tab')
  await page.evaluate(() => {
    const estilo = new CSSStyleSheet()
    estilo.replaceSync('* { caret-color: transparent !important }')
    document.adoptedStyleSheets.push(estilo)
  })
  const controles = await reunirControles(page, vistos)
  const quantos = await controles.evaluate((elementos) => elementos.length)
  for (let indice = 0; indice < quantos; indice++) {
    const controle = await focar(controles, indice)
    if (controle === null) continue
    const comFoco = await retrato(navegador, controle.lugar)
    await desfocar(page)
    const semFoco = await retrato(navegador, controle.lugar)
    if (comFoco.length === semFoco.length && mudados(semFoco, comFoco) < PIXELS_MUDADOS)
      invisiveis.push(controle.descricao)
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
    const navegador = await page.context().newCDPSession(page)
    const vistos: Vistos = {}
    for (const [perfil, rota] of TELAS) {
      if (quem !== perfil) {
        await tomarSessao(page, perfil)
        await page.evaluate((valor) => localStorage.setItem('aparencia', JSON.stringify({ esquema: valor })), esquema)
      }
      quem = perfil
      await page.goto(rota)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect.soft(await semFocoVisivel(page, navegador, vistos), rota).toEqual([])
    }
  })

import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import { PRODUTO } from '@vetlume/dominio/produto'
import { PRIMEIROS_PEDIDOS } from '../apps/web/construcao/primeiros-pedidos.ts'
import { codigoDe, entrarPelaTela, expect, test } from './apoio.ts'

/** Screens of who runs the platform; the others are a company's. */
const DA_PLATAFORMA = [
  ...['cliente', 'especie', 'plano-saude', `planos-${PRODUTO.slug}`, 'raca', 'usuario'].map(
    (tela) => `/cadastro/${tela}`,
  ),
  '/configuracao/cidade',
  ...['tipo-despesa', 'cupom'].map((tela) => `/financeiro/${tela}`),
]
const DA_EMPRESA = Object.keys(PRIMEIROS_PEDIDOS).filter((rota) => !DA_PLATAFORMA.includes(rota))

for (const [identificador, rotas] of [
  ['admin@demo.vet', DA_PLATAFORMA],
  ['cliente@demo.vet', DA_EMPRESA],
] as const) {
  test(`o que ${identificador} vê primeiro é pedido uma vez, antes do código da tela`, async ({ page }) => {
    // What other flows do in the company meanwhile would have the panel ask again.
    await page.routeWebSocket(/.*/, () => {})
    await entrarPelaTela(page, identificador)
    // What the first screen after signing in asks for is not what is counted here.
    await page.waitForLoadState('networkidle')
    let pedidos: string[] = []
    page.on('request', (pedido) => {
      const { pathname, search } = new URL(pedido.url())
      pedidos.push(pathname + search)
    })
    for (const rota of rotas) {
      const hoje = new Date().toLocaleDateString('sv', { timeZone: ZONA_PADRAO })
      const primeiro = (PRIMEIROS_PEDIDOS[rota] ?? '').replaceAll('{hoje}', hoje)
      const [caminho] = primeiro.split('?')
      // What the screen before still asks, as the panel does every minute, is not this one's.
      await page.goto('about:blank')
      pedidos = []
      const resposta = page.waitForResponse((recebida) => recebida.url().endsWith(primeiro))
      await page.goto(rota)
      expect((await resposta).status(), rota).toBe(200)
      // The rows, or the words of an empty registry, in the place of the grey bars.
      await expect(page.locator('#conteudo h1')).toBeVisible()
      await expect(page.locator('#conteudo :is([aria-busy="true"], [aria-hidden] [data-esqueleto])')).toHaveCount(0)
      expect(
        // The total comes after the rows, by itself.
        pedidos.filter((pedido) => pedido.split('?')[0] === caminho && !pedido.includes('contar=so')),
        rota,
      ).toEqual([primeiro])
    }
  })
}

test('o laudo de quem o escreve é pedido uma vez, antes do código do editor', async ({ page }) => {
  await page.routeWebSocket(/.*/, () => {})
  await entrarPelaTela(page, 'especialista@demo.vet')
  await page.goto('/laudo?estado=RASCUNHO')
  await page.locator('#conteudo tbody tr a').first().click()
  await expect(page.locator('[contenteditable="true"]').first()).toBeVisible()
  const { pathname, searchParams } = new URL(page.url())
  expect(pathname).toBe('/laudo/editar')
  const primeiro = `/api/laudo/${searchParams.get('codigo')}`
  const editor = codigoDe('laudo-editor')
  await page.goto('about:blank')
  const pedidos: string[] = []
  page.on('request', (pedido) => pedidos.push(new URL(pedido.url()).pathname))
  await page.goto(`/laudo/editar?codigo=${searchParams.get('codigo')}`)
  await expect(page.locator('[contenteditable="true"]').first()).toBeVisible()
  expect(pedidos.filter((caminho) => caminho === primeiro)).toEqual([primeiro])
  // Both are on their way before the shell, which is only known once the first code has run, asks for anything.
  const daCasca = () => pedidos.indexOf('/api/notificacao')
  await expect.poll(daCasca).toBeGreaterThan(-1)
  const depois = daCasca()
  expect(pedidos.indexOf(primeiro)).toBeLessThan(depois)
  expect(pedidos.findIndex((caminho) => editor.test(caminho))).toBeLessThan(depois)
})

test('antes do código há o quadro da tela, para quem entrou e só nas telas de dentro', async ({ page }) => {
  await entrarPelaTela(page, 'especialista@demo.vet')
  const codigo = /\/assets\/[^/]+\.js$/
  const barra = page.locator('#quadro-inicial .qi-barra')
  const html = page.locator('html')
  await page.route(codigo, () => {})
  await page.goto('/laudo', { waitUntil: 'commit' })
  await expect(barra).toBeVisible()
  // Who writes laudos has no menu at the side.
  await expect(html).toHaveAttribute('data-menu', 'overlay')
  await expect(page.locator('.qi-lista')).toBeVisible()
  await page.goto('/verificar', { waitUntil: 'commit' })
  await expect(html).toHaveAttribute('data-antes', 'outra')
  await expect(barra).toBeHidden()
  await page.unroute(codigo)
  await page.goto('/laudo')
  await expect(page.locator('#conteudo h1')).toBeVisible()
  await expect(page.locator('#quadro-inicial')).toHaveCount(0)
  await page.evaluate(() => localStorage.clear())
  await page.route(codigo, () => {})
  await page.goto('/laudo', { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
  await expect(barra).toBeHidden()
})

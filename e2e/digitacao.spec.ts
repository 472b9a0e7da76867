import { codigoDe, entrar, expect, test, tomarOpcao, tomarSessao, vigiar, type Page } from './apoio.ts'

// What a person types or presses counts, however slow the network and the machine are.

/** What asks for `endereco` waits for the function that this answers. */
async function segurar(page: Page, endereco: string | RegExp): Promise<() => void> {
  const { promise: solto, resolve: soltar } = Promise.withResolvers<void>()
  await page.route(endereco, async (rota) => {
    await solto
    await rota.continue()
  })
  return soltar
}

for (const [tela, abrir] of [
  ['/cadastro/cliente', null],
  ['/cadastro/tutor', 'Ana Beatriz'],
] as const) {
  test(`o que se digita enquanto ${tela} é salvo fica, e se salva depois`, async ({ page }) => {
    const conferir = vigiar(page)
    await entrar(page, 'cliente@demo.vet', tela)
    if (abrir !== null)
      await page
        .getByRole('link', { name: new RegExp(abrir) })
        .first()
        .click()
    const [complemento, bairro] = [page.getByLabel('Complemento'), page.getByLabel('Bairro')]
    const marca = String(Date.now() % 1_000_000)
    await complemento.fill(`Sala ${marca}`)
    const soltar = await segurar(page, /\/api\/(cliente|tutor)\/[^?]*$/)
    const pedido = page.waitForRequest((feito) => feito.method() === 'PUT')
    await page.keyboard.press('Control+s')
    await pedido
    await complemento.press('End')
    await page.keyboard.type(' fundos')
    await bairro.fill(`Vila ${marca}`)
    soltar()
    await expect(page.getByText(/ salvos?\.$/)).toBeVisible()
    await expect(complemento).toHaveValue(`Sala ${marca} fundos`)
    await expect(bairro).toHaveValue(`Vila ${marca}`)
    await expect(bairro).toBeFocused()

    const [segundo] = await Promise.all([
      page.waitForResponse((resposta) => resposta.request().method() === 'PUT'),
      page.keyboard.press('Control+s'),
    ])
    expect(segundo.status()).toBe(200)
    await expect(page.getByRole('form').first()).toHaveAttribute('aria-busy', 'false')
    await page.reload()
    await expect(complemento).toHaveValue(`Sala ${marca} fundos`)
    await expect(bairro).toHaveValue(`Vila ${marca}`)
    conferir()
  })
}

test('Enter antes de a busca responder não envia o formulário sem o que se procura', async ({ page }) => {
  const conferir = vigiar(page)
  await tomarSessao(page, 'cliente@demo.vet')
  for (const espera of [codigoDe('combobox'), /\/api\/.*Ana/]) {
    const soltar = await segurar(page, espera)
    await page.goto('/cadastro/animal?novo=1')
    const tutor = page.getByRole('combobox', { name: 'Tutor', exact: true })
    await tutor.click()
    await page.keyboard.type('Ana Bea')
    await page.keyboard.press('Enter')
    soltar()
    await expect(page.getByRole('option', { name: /Ana Beatriz/ }).first()).toBeVisible()
    await expect(tutor).toBeFocused()
    await expect(page.getByRole('combobox', { name: 'Espécie', includeHidden: true })).not.toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await tomarOpcao(page, (_, texto) => texto.startsWith('Ana Beatriz'))
    await expect(tutor).toHaveValue(/Ana Beatriz/)
    await page.unroute(espera)
  }
  conferir()
})

test('uma busca apertada quando o seu código acabou de chegar se abre', async ({ page }) => {
  const conferir = vigiar(page)
  await page.addInitScript(() => {
    // A busy machine draws later what is not the answer to a gesture.
    const adiados: (() => void)[] = []
    const enviar = MessagePort.prototype.postMessage
    MessagePort.prototype.postMessage = function (...tudo: [unknown]) {
      const mandar = () => enviar.apply(this, tudo)
      if (sessionStorage.getItem('adiar') === null) mandar()
      else adiados.push(mandar)
    }
    addEventListener('desenhar', () => {
      sessionStorage.removeItem('adiar')
      for (const mandar of adiados.splice(0)) mandar()
    })
  })
  await tomarSessao(page, 'cliente@demo.vet')
  const codigo = codigoDe('combobox')
  const soltar = await segurar(page, codigo)
  const pedido = page.waitForRequest(codigo)
  await page.goto('/cadastro/animal?novo=1')
  const tutor = page.getByRole('combobox', { name: 'Tutor', exact: true })
  await expect(tutor).toBeVisible()
  const endereco = (await pedido).url()
  await page.evaluate(() => sessionStorage.setItem('adiar', 'sim'))
  soltar()
  // Whoever asked for it first has it first.
  await page.evaluate(async (modulo) => void (await import(modulo)), endereco)
  await tutor.click()
  await page.evaluate(() => dispatchEvent(new Event('desenhar')))
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(tutor).toBeFocused()
  conferir()
})

test('o peso fica como foi digitado, também quando se apaga a última casa', async ({ page }) => {
  const conferir = vigiar(page)
  await entrar(page, 'cliente@demo.vet', '/atendimento?novo=1')
  const peso = page.getByLabel('Peso agora')
  await peso.click()
  await page.keyboard.type('8,105')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('2')
  await expect(peso).toHaveValue('8,102')
  // The format puts the caret back a moment after a key: what is filled at once would be written at its end.
  await page.keyboard.press('Tab')
  await peso.fill('1234,50')
  await page.keyboard.press('Tab')
  await expect(peso).toHaveValue('1.234,5')
  conferir()
})

test('a hora se corrige do começo, sem que o que se apaga volte', async ({ page }) => {
  const conferir = vigiar(page)
  await entrar(page, 'cliente@demo.vet', '/cadastro/especialista')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await page
    .getByRole('link', { name: 'Horários' })
    .or(page.getByRole('tab', { name: 'Horários' }))
    .click()
  const das = page.getByLabel('Das').first()
  // The format puts the caret back a moment after a key: later than what takes it to the beginning, it would undo that.
  const irAoComeco = async () => {
    await page.evaluate(() => new Promise((passou) => setTimeout(passou)))
    await das.press('Home')
  }
  await das.fill('8:30')
  await expect(das).toHaveValue('08:30')
  await irAoComeco()
  await page.keyboard.press('Delete')
  await page.keyboard.type('1')
  await expect(das).toHaveValue('18:30')
  await irAoComeco()
  await page.keyboard.press('Delete')
  await page.keyboard.type('0')
  await expect(das).toHaveValue('08:30')
  conferir()
})

test('sem começo não se diz quanto dura', async ({ page }) => {
  const conferir = vigiar(page)
  await entrar(page, 'cliente@demo.vet', '/agenda/agenda-atendimento')
  await page.getByRole('button', { name: 'Novo agendamento' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Novo agendamento' })
  const [comeco, duracao] = [dialogo.getByLabel('Começa em', { exact: false }).first(), dialogo.getByLabel('Duração')]
  await duracao.fill('40')
  await comeco.fill('')
  await expect(duracao).toBeDisabled()
  await comeco.fill('08/03/2027 09:00')
  await expect(dialogo.getByText('Termina às 09:40.')).toBeVisible()
  await expect(duracao).toBeEnabled()
  await expect(duracao).toHaveValue('40')
  conferir()
})

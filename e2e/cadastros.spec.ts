import {
  abrirMenu,
  codigoDe,
  conferirAcessibilidade,
  entrar,
  expect,
  tabAte,
  test,
  tomarSessao,
  vigiar,
} from './apoio.ts'

// Nothing is left as a run of before may have left it.
const MARCA = Date.now() % 1_000_000
const NOME = `D’Água ção 🐶 ${MARCA}`

test('uma raça nasce, muda, é desativada e excluída só com o teclado', async ({ page }) => {
  const conferir = vigiar(page, [/409|422/])
  await entrar(page, 'admin@demo.vet', '/cadastro/raca')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Raças')
  await expect(page.getByRole('table')).toBeVisible()
  await tabAte(page, /^Nova raça/)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Nome')).toBeFocused()

  await page.keyboard.press('Control+s')
  await expect(page.getByText('Informe este campo.').first()).toBeVisible()
  await expect(page.getByLabel('Nome')).toBeFocused()
  await page.keyboard.type(NOME)
  await page.keyboard.press('Tab')
  await page.keyboard.type('felin')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+s')
  // The message goes away by itself: it is looked for first.
  await expect(page.getByText(/raça cadastrada/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOME)
  await expect(page.getByRole('main')).toBeFocused()
  await conferirAcessibilidade(page, 'ficha de raça')

  await tabAte(page, /^Também chamada/)
  await page.keyboard.type('Water dog')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Raça salva.')).toBeVisible()
  await abrirMenu(page, 'Desativar')
  await expect(page.getByText('Raça desativada.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mais ações' })).toBeFocused()
  await abrirMenu(page, 'Excluir')
  await expect(page.getByRole('button', { name: 'Cancelar' }).last()).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Raça excluída.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Raças')
  await expect(page.getByRole('main')).toBeFocused()
  conferir()
})

test('o que está em uso diz por quem, e oferece desativar', async ({ page }) => {
  const conferir = vigiar(page, [/409/])
  await entrar(page, 'admin@demo.vet', '/cadastro/especie')
  await page.getByRole('link', { name: 'Canina' }).click()
  await abrirMenu(page, 'Excluir')
  await page.getByRole('button', { name: 'Excluir', exact: true }).click()
  const aviso = page.getByRole('dialog', { name: '“Canina” está em uso' })
  await expect(aviso).toContainText(/usado por .*raças/)
  await expect(aviso.getByRole('button', { name: 'Desativar' })).toBeVisible()
  await aviso.getByRole('button', { name: 'Voltar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Canina')
  conferir()
})

test('duas pessoas na mesma ficha: a segunda vê o que mudou, escolhe e não perde o que digitou', async ({
  browser,
}) => {
  const aba = async () => {
    const page = await (await browser.newContext()).newPage()
    await entrar(page, 'cliente@demo.vet', '/cadastro/cliente')
    await expect(page.getByLabel('Complemento')).toBeVisible()
    return page
  }
  const [minha, outra] = [await aba(), await aba()]
  const conferir = vigiar(minha, [/409/])
  await outra.getByLabel('Complemento').fill(`Sala ${MARCA}`)
  await outra.getByLabel('Bairro').fill(`Vila ${MARCA}`)
  await outra.keyboard.press('Control+s')
  await expect(outra.getByText('Dados da empresa salvos.')).toBeVisible()

  await minha.getByLabel('Complemento').fill(`Conjunto ${MARCA}`)
  await minha.getByLabel('Número').fill(String(MARCA))
  await minha.keyboard.press('Control+s')
  const quadro = minha.getByRole('alertdialog', { name: 'O registro mudou enquanto você editava' })
  await expect(quadro).toBeFocused()
  const linha = (campo: string) =>
    quadro.getByRole('row').filter({ has: minha.getByRole('rowheader', { name: campo }) })
  await expect(linha('Complemento')).toContainText('Os dois mudaram')
  await expect(linha('Complemento')).toContainText(`Sala ${MARCA}`)
  await expect(linha('Bairro')).toContainText(`Vila ${MARCA}`)
  await conferirAcessibilidade(minha, 'conflito de versão')

  await quadro.getByRole('button', { name: 'Usar o que está salvo' }).click()
  await expect(minha.getByLabel('Complemento')).toHaveValue(`Sala ${MARCA}`)
  await minha.getByRole('button', { name: 'Recuperar o que digitei' }).click()
  await expect(minha.getByLabel('Complemento')).toHaveValue(`Conjunto ${MARCA}`)
  await expect(minha.getByLabel('Número')).toHaveValue(String(MARCA))
  await expect(minha.getByLabel('Bairro')).toHaveValue(`Vila ${MARCA}`)
  await minha.keyboard.press('Control+s')
  await expect(minha.getByText('Dados da empresa salvos.')).toBeVisible()
  await minha.reload()
  await expect(minha.getByLabel('Complemento')).toHaveValue(`Conjunto ${MARCA}`)
  await expect(minha.getByLabel('Bairro')).toHaveValue(`Vila ${MARCA}`)
  conferir()
})

test('um valor digitado mais rápido do que a tela desenha é o valor digitado', async ({ page }) => {
  const conferir = vigiar(page)
  await entrar(page, 'admin@demo.vet', '/configuracao/cidade?novo=1')
  const valor = page.getByRole('textbox', { name: 'Taxa de deslocamento' })
  await expect(valor).toHaveValue('0,00')
  // A busy machine serves the keys first: what a key left for later runs when the next one has been written.
  await page.evaluate(() => {
    let [daUltima, daAnterior]: (() => void)[][] = [[], []]
    const marcar = window.setTimeout.bind(window)
    window.setTimeout = ((tarefa: () => void, espera?: number) =>
      (espera ?? 0) > 0 ? marcar(tarefa, espera) : daUltima?.push(tarefa)) as typeof window.setTimeout
    const teclar = () => {
      for (const tarefa of daAnterior ?? []) tarefa()
      ;[daUltima, daAnterior] = [[], daUltima]
    }
    window.addEventListener('keydown', teclar, { capture: true })
  })
  for (const [teclas, escrito] of [
    ['35,50', '35,50'],
    ['1234,5', '1.234,50'],
    ['7', '7,00'],
    ['0.05', '0,05'],
  ] as const) {
    await valor.focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(teclas)
    await page.keyboard.press('Shift+Tab')
    await expect(valor).toHaveValue(escrito)
  }
  conferir()
})

test('o que se digita ou se abre numa busca cujo código ainda vem pela rede não se perde', async ({ page }) => {
  const conferir = vigiar(page)
  await tomarSessao(page, 'cliente@demo.vet')
  for (const acao of ['digitar', 'abrir'] as const) {
    const { promise: chegou, resolve: soltar } = Promise.withResolvers<void>()
    await page.route(codigoDe('combobox'), async (rota) => {
      await chegou
      await rota.continue()
    })
    await page.goto('/cadastro/animal?novo=1')
    const tutor = page.getByRole('combobox', { name: 'Tutor', exact: true })
    await tutor.click()
    if (acao === 'digitar') await page.keyboard.type('Ana Bea')
    await expect(page.getByRole('option')).toHaveCount(0)
    soltar()
    await expect(page.getByRole('option', { name: /Ana Beatriz/ }).first()).toBeVisible()
    await expect(tutor).toBeFocused()
    await expect(tutor).toHaveValue(acao === 'digitar' ? 'Ana Bea' : '')
    await page.unroute(codigoDe('combobox'))
  }
  conferir()
})

test('a busca cujo código não veio diz isso, e nada do que se digitou se perde', async ({ page }) => {
  const conferir = vigiar(page, [/ERR_FAILED|dynamically imported module/])
  await tomarSessao(page, 'cliente@demo.vet')
  await page.route(codigoDe('combobox'), (rota) => rota.abort())
  await page.goto('/cadastro/animal?novo=1')
  const nome = page.getByRole('textbox', { name: 'Nome', exact: true })
  const tutor = page.getByRole('combobox', { name: 'Tutor', exact: true })
  await nome.fill(NOME)
  await tutor.click()
  await expect(page.getByText('Parte da tela não pôde ser carregada')).toBeVisible()
  await tutor.fill('Ana')
  await expect(nome).toHaveValue(NOME)
  await expect(tutor).toHaveValue('Ana')
  conferir()
})

test('o que não pôde ser baixado avisa, e não leva o que estava digitado', async ({ page }) => {
  const conferir = vigiar(page, [/ERR_FAILED|dynamically imported module/])
  await tomarSessao(page, 'cliente@demo.vet')
  await page.route(codigoDe('busca-dialogo'), (rota) => rota.abort())
  await page.goto('/cadastro/tutor?novo=1')
  const nome = page.getByRole('textbox', { name: 'Nome completo' })
  await nome.fill(NOME)
  await page.keyboard.press('Control+k')
  await expect(page.getByText('Parte da tela não pôde ser carregada')).toBeVisible()
  await expect(nome).toHaveValue(NOME)
  await expect(nome).toBeFocused()

  // Not even what tells it, nor what asks before a loss.
  await page.route(codigoDe('aviso', 'confirmacao'), (rota) => rota.abort())
  await page.reload()
  await nome.fill(NOME)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('alert').filter({ hasText: 'Parte da tela' })).toBeVisible()
  const pergunta = page.waitForEvent('dialog')
  const saida = page.getByRole('link', { name: 'Laudo', exact: true }).click()
  await (await pergunta).dismiss()
  await saida
  await expect(nome).toHaveValue(NOME)
  conferir()
})

test('quem só lê vê o que a ficha tem, sem os campos que não são para ele', async ({ page }) => {
  await entrar(page, 'especialista@demo.vet', '/cadastro/especialista')
  await page.getByRole('link', { name: 'Dr. Caio Vasconcelos' }).click()
  await expect(page.getByRole('term').filter({ hasText: 'Número do CRMV' })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: /^(–|#[0-9A-F]{6})$/ })).toHaveCount(0)
})

test('um nome comprido e sem espaço cabe na lista e na ficha, na mesa e no telefone', async ({ page }) => {
  await tomarSessao(page, 'cliente@demo.vet')
  const nome = `${MARCA}`.padEnd(80, 'Otorrino')
  await page.goto('/cadastro/especialidade?novo=1')
  await page.getByRole('textbox', { name: 'Nome' }).fill(nome)
  await page.keyboard.press('Control+s')
  const titulo = page.getByRole('heading', { level: 1, name: nome })
  await expect(titulo).toBeVisible()
  const sobra = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/cadastro/especialidade?busca=${MARCA}`)
    await expect(page.getByText('Ativo', { exact: true }).first()).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(sobra)).toBe(0)
    await page.getByRole('link', { name: nome }).click()
    await expect(titulo).toBeInViewport({ ratio: 1 })
    const [letras, botao] = [
      await titulo.boundingBox(),
      await page.getByRole('button', { name: 'Histórico' }).boundingBox(),
    ]
    const aoLado = (letras?.x ?? 0) + (letras?.width ?? 0) <= (botao?.x ?? 0)
    expect(aoLado || (letras?.y ?? 0) + (letras?.height ?? 0) <= (botao?.y ?? 0)).toBe(true)
    expect(await titulo.evaluate((elemento) => elemento.scrollWidth <= elemento.clientWidth)).toBe(true)
    expect(await page.evaluate(sobra)).toBe(0)
  }
})

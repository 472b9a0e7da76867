import {
  arrastar,
  caixa,
  coluna,
  diaLivre,
  ESPECIALISTA,
  marcar,
  PODE_PERGUNTAR,
  pontoDaHora,
} from './apoio-da-agenda.ts'
import { conferirAcessibilidade, entrar, expect, test, tomarSessao, vigiar, type Locator } from './apoio.ts'

test('marca num clique, arrasta, move pelo teclado e não ocupa duas vezes', async ({ page }) => {
  const conferir = vigiar(page, PODE_PERGUNTAR)
  await entrar(page, 'cliente@demo.vet', `/agenda/agenda-atendimento?visao=dia&dia=${diaLivre()}`)
  await expect(coluna(page)).toBeVisible()

  const nove = await pontoDaHora(page, '09:00')
  await page.mouse.click(nove.x, nove.y + 4)
  await expect(page.getByRole('combobox', { name: 'Especialista' })).toHaveValue(ESPECIALISTA)
  await conferirAcessibilidade(page, 'novo agendamento')
  const nome = await marcar(page, 0)
  await expect(caixa(page, new RegExp(`09:00 ${nome}`))).toBeVisible()
  await expect(page.getByText(/^Agendado para .+ às 09:00\.$/)).toBeVisible()
  await conferirAcessibilidade(page, 'dia da agenda')

  // A drag moves, says from where to where, and may be undone.
  await arrastar(page, new RegExp(`09:00 ${nome}`), '09:00', '10:00')
  await expect(page.getByText(`${nome}: de 09:00 para 10:00.`)).toBeVisible()
  await expect(caixa(page, new RegExp(`10:00 ${nome}`))).toBeVisible()
  const { promise: aplicado, resolve: aplicar } = Promise.withResolvers<void>()
  await page.route('**/mover', (rota) => aplicado.then(() => rota.continue()))
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(caixa(page, new RegExp(`09:00 ${nome}`))).toBeVisible()

  // The keyboard does the same, while the other is still on its way: nothing is written before Enter, Escape gives up.
  await caixa(page, new RegExp(`09:00 ${nome}`)).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Mudança descartada.')).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByText(/: 09:30 às .*Enter aplica, Esc desiste/)).toBeAttached()
  await page.keyboard.press('Enter')
  aplicar()
  await expect(caixa(page, new RegExp(`09:30 ${nome}`))).toBeVisible()
  await expect(page.getByText(`${nome}: de 09:00 para 09:30.`)).toBeVisible()

  // What is taken stays with who has it: the other goes back, and the reason is told.
  const treze = await pontoDaHora(page, '13:00')
  await page.mouse.click(treze.x, treze.y + 4)
  const outro = await marcar(page, 1)
  await expect(caixa(page, new RegExp(`13:00 ${outro}`))).toBeVisible()
  await arrastar(page, new RegExp(`13:00 ${outro}`), '13:00', '10:00')
  await expect(page.getByText(new RegExp(`${ESPECIALISTA} já está com ${nome} das 09:30`))).toBeVisible()
  await expect(caixa(page, new RegExp(`13:00 ${outro}`))).toBeVisible()
  conferir()
})

test('de duas mudanças seguidas a resposta da primeira não desfaz na tela a segunda', async ({ page }) => {
  const conferir = vigiar(page, PODE_PERGUNTAR)
  // Nothing arrives by itself: the calendar is read only when this screen asks.
  await page.routeWebSocket(/.*/, () => {})
  await entrar(page, 'cliente@demo.vet', `/agenda/agenda-atendimento?visao=dia&dia=${diaLivre()}`)
  const lugar = await pontoDaHora(page, '10:00')
  await page.mouse.click(lugar.x, lugar.y + 4)
  const nome = await marcar(page, 0)
  const [dez, dezEQuinze, dezEMeia] = ['10:00', '10:15', '10:30'].map((hora) =>
    caixa(page, new RegExp(`${hora} ${nome}`)),
  ) as [Locator, Locator, Locator]
  await expect(dez).toBeVisible()

  const esperas = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let envios = 0
  await page.route('**/mover', async (rota) => {
    await esperas[envios++]?.promise
    await rota.continue()
  })
  for (const parte of [dez, dezEQuinze]) {
    await parte.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  await expect(dezEMeia).toBeVisible()
  let leituras = 0
  page.on('request', (pedido) => (leituras += pedido.url().includes('/agendamento/periodo') ? 1 : 0))
  esperas[0]?.resolve()
  await expect(page.getByText(`${nome}: de 10:00 para 10:15.`)).toBeVisible()
  expect(leituras).toBe(0)
  await expect(dezEMeia).toBeVisible()
  esperas[1]?.resolve()
  await expect(page.getByText(`${nome}: de 10:15 para 10:30.`)).toBeVisible()
  await expect.poll(() => leituras).toBeGreaterThan(0)
  await expect(dezEMeia).toBeVisible()
  conferir()
})

test('fora do expediente pergunta, e o agendamento se abre e se cancela com motivo', async ({ page }) => {
  const conferir = vigiar(page, PODE_PERGUNTAR)
  await entrar(page, 'cliente@demo.vet', `/agenda/agenda-atendimento?visao=dia&dia=${diaLivre()}&horas=24`)
  const noite = await pontoDaHora(page, '20:00')
  await page.mouse.click(noite.x, noite.y + 4)
  const dialogo = page.getByRole('dialog', { name: 'Novo agendamento' })
  await expect(dialogo).toBeVisible()
  const [nome] = await Promise.all([marcar(page, 2), page.getByRole('button', { name: 'Marcar como plantão' }).click()])
  await caixa(page, new RegExp(`20:00 ${nome}`)).click()
  const ficha = page.getByRole('dialog', { name: nome })
  await expect(ficha.getByText('Plantão', { exact: true })).toBeVisible()
  await conferirAcessibilidade(page, 'ficha do agendamento')
  await ficha.getByRole('button', { name: 'Cancelar' }).click()
  const motivo = page.getByRole('dialog', { name: /Cancelar agendamento/ })
  await motivo.getByRole('textbox', { name: 'Motivo' }).fill('Tutor viajou')
  await motivo.getByRole('button', { name: 'Cancelar agendamento' }).click()
  await expect(ficha.getByText('Cancelado', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(caixa(page, new RegExp(`20:00 ${nome}`))).toHaveCount(0)
  conferir()
})

test('o que estava confirmado e muda de hora espera confirmação de novo; desfeito, continua confirmado', async ({
  page,
}) => {
  const conferir = vigiar(page, PODE_PERGUNTAR)
  await entrar(page, 'cliente@demo.vet', `/agenda/agenda-atendimento?visao=dia&dia=${diaLivre()}`)
  const nove = await pontoDaHora(page, '09:00')
  await page.mouse.click(nove.x, nove.y + 4)
  const nome = await marcar(page, 3)
  await caixa(page, new RegExp(`09:00 ${nome}`)).click()
  const ficha = page.getByRole('dialog', { name: nome })
  await ficha.getByRole('button', { name: 'Confirmar', exact: true }).click()
  await expect(ficha.getByText('Confirmado', { exact: true }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(ficha).toBeHidden()
  await expect(caixa(page, new RegExp(`09:00 ${nome}.*Confirmado`))).toBeVisible()

  await arrastar(page, new RegExp(`09:00 ${nome}`), '09:00', '10:00')
  await expect(page.getByText(`${nome}: de 09:00 para 10:00. Confirme de novo.`)).toBeVisible()
  await expect(caixa(page, new RegExp(`10:00 ${nome}.*Agendado`))).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByText(`${nome} voltou para 09:00, ainda confirmado.`)).toBeVisible()
  await expect(caixa(page, new RegExp(`09:00 ${nome}.*Confirmado`))).toBeVisible()

  // By keyboard too, and whoever opens it is told what is missing.
  await caixa(page, new RegExp(`09:00 ${nome}`)).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/: de 09:00 para 09:\d\d\. Confirme de novo\./)).toBeVisible()
  await caixa(page, new RegExp(`09:\\d\\d ${nome}.*Agendado`)).click()
  await expect(ficha.getByRole('alert')).toContainText(/Precisa ser confirmado de novo: a confirmação era de .* 09:00/)
  await conferirAcessibilidade(page, 'ficha que espera confirmação de novo')
  await ficha.getByRole('button', { name: 'Confirmar', exact: true }).click()
  await expect(ficha.getByText('Confirmado', { exact: true }).first()).toBeVisible()
  await expect(ficha.getByRole('alert')).toHaveCount(0)
  conferir()
})

test('o teclado anda pelas visões, e a ajuda mostra as teclas da tela', async ({ page }) => {
  const conferir = vigiar(page)
  await entrar(page, 'cliente@demo.vet', '/agenda/agenda-atendimento')
  await expect(coluna(page)).toBeVisible()
  await page.keyboard.press('s')
  await expect(page).toHaveURL(/visao=semana/)
  await conferirAcessibilidade(page, 'semana da agenda')
  await page.keyboard.press('j')
  await expect(page).toHaveURL(/dia=\d{4}-\d{2}-\d{2}/)
  await page.keyboard.press('t')
  await expect(page).not.toHaveURL(/dia=/)
  await page.keyboard.press('m')
  await expect(page).toHaveURL(/visao=mes/)
  await expect(page.getByRole('list', { name: 'Dias do mês' })).toBeVisible()
  await conferirAcessibilidade(page, 'mês da agenda')
  await page.keyboard.press('?')
  const ajuda = page.getByRole('dialog', { name: 'Atalhos do teclado' })
  await expect(ajuda.getByRole('heading', { name: 'Agenda' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(ajuda).toBeHidden()
  await page.keyboard.press('n')
  await expect(page.getByRole('dialog', { name: 'Novo agendamento' })).toBeVisible()
  conferir()
})

test('cada perfil vê a agenda que é sua', async ({ browser }) => {
  const abrir = async (quem: string) => {
    const page = await (await browser.newContext()).newPage()
    const conferir = vigiar(page)
    await entrar(page, quem, '/agenda/agenda-atendimento')
    return { page, conferir }
  }
  const especialista = await abrir('especialista@demo.vet')
  await expect(coluna(especialista.page)).toBeVisible()
  await expect(especialista.page.locator('.ag-coluna')).toHaveCount(1)
  await expect(especialista.page.getByRole('button', { name: 'Lista de espera' })).toHaveCount(0)
  especialista.conferir()

  const parceiro = await abrir('parceiro@demo.vet')
  await expect(parceiro.page.getByRole('button', { name: 'Semana', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(parceiro.page.getByRole('button', { name: 'Dia', exact: true })).toHaveCount(0)
  await expect(parceiro.page.getByRole('button', { name: 'Novo agendamento' })).toHaveCount(0)
  await conferirAcessibilidade(parceiro.page, 'semana da clínica')
  parceiro.conferir()
})

test('o que uma pessoa marca e move aparece na tela da outra, sem recarregar', async ({ browser }) => {
  const dia = diaLivre()
  const abrir = async (quem: string) => {
    const page = await (await browser.newContext()).newPage()
    await tomarSessao(page, quem)
    // The day is drawn and the connection is up before anything changes.
    const conexao = page.waitForEvent('websocket')
    await page.goto(`/agenda/agenda-atendimento?visao=dia&dia=${dia}`)
    await expect(coluna(page)).toBeVisible()
    await conexao
    return page
  }
  const empresa = await abrir('cliente@demo.vet')
  const especialista = await abrir('especialista@demo.vet')
  const dezesseis = await pontoDaHora(empresa, '16:00')
  await empresa.mouse.click(dezesseis.x, dezesseis.y + 4)
  const nome = await marcar(empresa, 3)
  await expect(caixa(especialista, new RegExp(`16:00 ${nome}`))).toBeVisible()

  await caixa(empresa, new RegExp(`16:00 ${nome}`)).focus()
  await empresa.keyboard.press('ArrowDown')
  await empresa.keyboard.press('Enter')
  await expect(caixa(especialista, new RegExp(`16:15 ${nome}`))).toBeVisible()
})

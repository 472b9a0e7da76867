import { caixa, coluna, diaLivre, ESPECIALISTA, marcar, PODE_PERGUNTAR, pontoDaHora } from './apoio-da-agenda.ts'
import {
  codigoDe,
  conferirAcessibilidade,
  conferirFoco,
  entrar,
  expect,
  tabAte,
  test,
  tomarSessao,
  vigiar,
  type Page,
} from './apoio.ts'

test('um horário vago se escolhe e se marca só com o teclado', async ({ page }) => {
  const conferir = vigiar(page)
  await entrar(page, 'cliente@demo.vet', `/agenda/agenda-atendimento?visao=dia&dia=${diaLivre()}`)
  await expect(coluna(page)).toBeVisible()
  await tabAte(page, /Marcar num horário vago/)
  await expect(page.getByText(/às .*Setas escolhem, Enter marca/)).toBeAttached()
  // From whoever is free first to the column in the middle.
  for (const tecla of ['ArrowLeft', 'ArrowLeft', 'ArrowRight']) await page.keyboard.press(tecla)
  await expect(page.getByText(new RegExp(`^${ESPECIALISTA}, .*Enter marca`))).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const dialogo = page.getByRole('dialog', { name: 'Novo agendamento' })
  await expect(dialogo.getByRole('combobox', { name: 'Especialista' })).toHaveValue(ESPECIALISTA)
  await expect(dialogo.getByText('Termina às')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialogo).toBeHidden()
  await conferirFoco(page)
  conferir()
})

test('quem chega depois vê onde o agendamento ficou, no arraste e no formulário', async ({ browser }) => {
  const dia = diaLivre()
  const abrir = async (quem: string) => {
    const page = await (await browser.newContext()).newPage()
    // Nothing arrives by itself: each one acts on what was there when the day was opened.
    await page.routeWebSocket(/.*/, () => {})
    const conferir = vigiar(page, PODE_PERGUNTAR)
    await entrar(page, quem, `/agenda/agenda-atendimento?visao=dia&dia=${dia}`)
    await expect(coluna(page)).toBeVisible()
    return { page, conferir }
  }
  const empresa = await abrir('cliente@demo.vet')
  const quatorze = await pontoDaHora(empresa.page, '14:00')
  await empresa.page.mouse.click(quatorze.x, quatorze.y + 4)
  const nome = await marcar(empresa.page, 4)
  await expect(caixa(empresa.page, new RegExp(`14:00 ${nome}`))).toBeVisible()
  const especialista = await abrir('especialista@demo.vet')
  const mover = async ({ page }: { page: Page }, de: string, vezes: number) => {
    await caixa(page, new RegExp(`${de} ${nome}`)).focus()
    for (let n = 0; n < vezes; n += 1) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  await mover(especialista, '14:00', 1)
  await expect(especialista.page.getByText(`${nome}: de 14:00 para 14:15.`)).toBeVisible()

  await mover(empresa, '14:00', 4)
  await expect(empresa.page.getByText(new RegExp(`alterou ${nome} antes de você.*às 14:15`))).toBeVisible()
  await expect(caixa(empresa.page, new RegExp(`14:15 ${nome}`))).toBeVisible()

  await caixa(empresa.page, new RegExp(`14:15 ${nome}`)).click()
  await empresa.page.getByRole('dialog', { name: nome }).getByRole('button', { name: 'Editar' }).click()
  const formulario = empresa.page.getByRole('dialog', { name: 'Editar agendamento' })
  await formulario.getByRole('textbox', { name: 'Observações' }).fill('Portão azul')
  await mover(especialista, '14:15', 1)
  await expect(especialista.page.getByText(`${nome}: de 14:15 para 14:30.`)).toBeVisible()
  await formulario.getByRole('button', { name: 'Salvar' }).click()
  await expect(formulario.getByRole('table', { name: 'O que mudou em cada campo' })).toContainText('Portão azul')
  await conferirAcessibilidade(empresa.page, 'conflito no formulário do agendamento')
  await formulario.getByRole('button', { name: 'Manter minhas mudanças' }).click()
  await expect(formulario.getByRole('textbox', { name: 'Observações' })).toHaveValue('Portão azul')
  await formulario.getByRole('button', { name: 'Salvar' }).click()
  await expect(formulario).toBeHidden()
  await expect(empresa.page.getByRole('dialog', { name: nome }).getByText('Portão azul')).toBeVisible()
  await empresa.page.keyboard.press('Escape')
  await expect(caixa(empresa.page, new RegExp(`14:30 ${nome}`))).toBeVisible()
  for (const { conferir } of [empresa, especialista]) conferir()
})

test('o pedido da clínica se responde na própria agenda', async ({ browser }) => {
  const abrir = async (quem: string, endereco: string) => {
    const page = await (await browser.newContext()).newPage()
    await entrar(page, quem, endereco)
    return page
  }
  const clinica = await abrir('parceiro@demo.vet', '/atendimento?novo=1')
  await clinica.getByRole('combobox', { name: 'Paciente' }).fill('a')
  await clinica.getByRole('option').first().click()
  const nome = await clinica.getByRole('combobox', { name: 'Paciente' }).inputValue()
  await clinica.getByRole('combobox', { name: 'Incluir exame' }).fill('eletro')
  await clinica
    .getByRole('option', { name: /Eletrocardiograma/ })
    .first()
    .click()
  await clinica.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(clinica.getByRole('region', { name: 'Horário' })).toContainText('Aguardando a empresa')

  const empresa = await abrir('cliente@demo.vet', '/agenda/agenda-atendimento?visao=semana')
  const pedidos = empresa.getByRole('region', { name: /Pedidos à espera/ })
  await pedidos
    .getByRole('button', { name: `${nome} · Eletrocardiograma · sem preferência` })
    .first()
    .click()
  const ficha = empresa.getByRole('dialog', { name: nome })
  await expect(ficha.getByText('Horário a combinar')).toBeVisible()
  await expect(ficha.getByRole('button', { name: 'Aceitar' })).toBeVisible()
  await conferirAcessibilidade(empresa, 'ficha de um pedido')
  await ficha.getByRole('button', { name: 'Propor outro horário' }).click()
  await expect(empresa.getByRole('dialog', { name: 'Propor outro horário' })).toBeVisible()
  await empresa.keyboard.press('Escape')
  await ficha.getByRole('button', { name: 'Recusar' }).click()
  await empresa.getByRole('textbox', { name: 'Motivo' }).fill('Sem equipe nesta semana')
  await empresa.getByRole('button', { name: 'Recusar pedido' }).click()
  await expect(ficha.getByText('Cancelado', { exact: true })).toBeVisible()
  await expect(ficha.getByText('Sem equipe nesta semana').first()).toBeVisible()
})

test('a lista filtra pelo endereço, e cada janela da agenda é acessível', async ({ page }) => {
  const conferir = vigiar(page)
  await entrar(page, 'cliente@demo.vet', '/agenda/agenda-atendimento?visao=lista')
  await expect(page.getByRole('button', { name: 'A partir de hoje' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await conferirAcessibilidade(page, 'lista da agenda')
  await page.getByRole('button', { name: 'Próximos 14 dias' }).click()
  await expect(page).toHaveURL(/de=.*ate=/)
  await page.goto('/agenda/agenda-atendimento?visao=lista&estado=CANCELADO')
  await expect(page.getByRole('row').nth(1)).toContainText('Cancelado')

  await page.goto('/agenda/agenda-atendimento?visao=dia&espera=1')
  await expect(page.getByRole('button', { name: 'Lista de espera', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(coluna(page)).toBeVisible()
  await conferirAcessibilidade(page, 'lista de espera')
  await page.getByRole('button', { name: 'Planejar rota' }).click()
  await page.getByRole('menuitem', { name: ESPECIALISTA }).click()
  await expect(page.getByRole('dialog', { name: /rota/i })).toBeVisible()
  await conferirAcessibilidade(page, 'planejar rota')
  conferir()
})

test('sem conexão a agenda diz o que houve, e volta quando a conexão volta', async ({ page, context }) => {
  await entrar(page, 'cliente@demo.vet', `/agenda/agenda-atendimento?visao=dia&dia=${diaLivre()}`)
  await expect(coluna(page)).toBeVisible()
  await context.setOffline(true)
  // Neither the tip of the button nor the next day can be fetched.
  await page.getByRole('button', { name: 'Dia seguinte' }).hover()
  await page.getByRole('button', { name: 'Dia seguinte' }).click()
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  await expect(page.getByText('Livre')).toHaveCount(0)
  await context.setOffline(false)
  await expect(coluna(page)).toBeVisible()
})

test('o código que não chega não leva a agenda, e vem quando se pede de novo', async ({ page }) => {
  const conferir = vigiar(page, [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported module|Failed to fetch/])
  await tomarSessao(page, 'cliente@demo.vet')
  await page.route(codigoDe('dialogo-do-feed', 'mes'), (rota) => rota.abort())
  await page.goto('/agenda/agenda-atendimento?visao=dia')
  await page.getByRole('button', { name: 'Calendário e lembretes' }).click()
  await expect(page.getByText('Parte da tela não pôde ser carregada')).toBeVisible()
  await expect(coluna(page)).toBeVisible()
  await page.getByRole('button', { name: 'Mês', exact: true }).click()
  const deNovo = page.getByRole('button', { name: 'Tentar de novo' })
  await expect(deNovo).toBeVisible()
  await page.unrouteAll()
  await deNovo.click()
  await expect(page.getByRole('list', { name: 'Dias do mês' })).toBeVisible()

  // Without a network nothing is asked for: the same page goes on when it is back.
  await page.goto('/agenda/agenda-atendimento?visao=dia')
  await expect(coluna(page)).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Mês', exact: true }).click()
  await expect(deNovo).toBeVisible()
  await page.context().setOffline(false)
  await deNovo.click()
  await expect(page.getByRole('list', { name: 'Dias do mês' })).toBeVisible()
  conferir()
})

test('quem recebe o lembrete responde pelo link, no telefone e só com o teclado', async ({ page, browser }) => {
  await entrar(page, 'cliente@demo.vet', `/agenda/agenda-atendimento?visao=dia&dia=${diaLivre()}`)
  await expect(coluna(page)).toBeVisible()
  const oito = await pontoDaHora(page, '08:00')
  await page.mouse.click(oito.x, oito.y + 4)
  const nome = await marcar(page, 5)
  await caixa(page, new RegExp(`08:00 ${nome}`)).click()
  await page.getByRole('button', { name: 'Lembrar por WhatsApp' }).click()
  await page.getByRole('button', { name: 'Copiar mensagem' }).click()
  await expect(page.getByText('Mensagem copiada.')).toBeVisible()
  const mensagem = await page.evaluate(() => navigator.clipboard.readText())
  const link = /https?:\S+#[\w-]+/.exec(mensagem)?.[0] ?? 'sem link'

  const fora = await browser.newContext({
    viewport: { width: 390, height: 844 },
    storageState: { cookies: [], origins: [] },
  })
  const tutor = await fora.newPage()
  const conferir = vigiar(tutor)
  await tutor.goto(link)
  await expect(tutor.getByRole('heading', { name: `Exame de ${nome}` })).toBeVisible()
  await conferirAcessibilidade(tutor, 'confirmar agendamento')
  await tabAte(tutor, 'Pedir outro horário')
  await tutor.keyboard.press('Enter')
  await expect(tutor.getByRole('textbox', { name: 'Que dias e horários servem?' })).toBeFocused()
  await tabAte(tutor, 'Voltar')
  await tutor.keyboard.press('Enter')
  await expect(tutor.getByRole('button', { name: 'Pedir outro horário' })).toBeFocused()
  await tabAte(tutor, 'Confirmar', 'Shift+Tab')
  await tutor.keyboard.press('Enter')
  await expect(tutor.getByRole('heading', { name: 'Exame confirmado' })).toBeVisible()
  await expect(tutor.getByRole('status').filter({ hasText: 'Resposta registrada' })).toBeFocused()
  await tutor.reload()
  await expect(tutor.getByRole('heading', { name: 'Exame confirmado' })).toBeVisible()
  conferir()
  await fora.close()
})

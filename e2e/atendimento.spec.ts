import sharp from 'sharp'
import {
  abrirMenu,
  conferirAcessibilidade,
  conferirFoco,
  escolherArquivos,
  expect,
  preencher,
  tabAte,
  test,
  tomarSessao,
  vigiar,
  type Page,
} from './apoio.ts'

const EXAME = 'Pressão arterial (Doppler)'

const imagem = (cor: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: cor } })
    .jpeg()
    .toBuffer()

/** A new atendimento of an exam without laudo, by keyboard, with a discount. */
async function abrirPorTeclado(page: Page): Promise<void> {
  await page.goto('/atendimento?novo=1')
  await expect(page.getByRole('combobox', { name: 'Paciente' })).toBeVisible()
  await preencher(page, 'Paciente', 'Belinha')
  await expect(page.getByText(/Canina\s· .*de /).first()).toBeVisible()
  await preencher(page, 'Incluir exame', EXAME)
  await tabAte(page, `Desconto em ${EXAME}`, 'Shift+Tab')
  await page.keyboard.press('Enter')
  const desconto = page.getByRole('dialog', { name: `Desconto em ${EXAME}` })
  await expect(desconto).toBeVisible()
  await conferirAcessibilidade(page, 'desconto')
  await preencher(page, 'Quanto', '10')
  await preencher(page, 'Motivo', 'Retorno da mesma semana')
  await tabAte(page, 'Aplicar')
  await page.keyboard.press('Enter')
  await expect(desconto).toBeHidden()
  await conferirFoco(page)
  await expect(page.getByRole('complementary', { name: 'Preço do pedido' })).toContainText('Retorno da mesma semana')
  await preencher(page, 'Especialista', 'Dra. Helena')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Atendimento nº \d+/)
}

async function anexarPorTeclado(page: Page): Promise<void> {
  await tabAte(page, 'Anexar arquivos')
  await escolherArquivos(page, () => page.keyboard.press('Enter'), [
    { name: 'raio-x 🐶.jpg', mimeType: 'image/jpeg', buffer: await imagem('#456') },
    { name: 'vazio.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
    { name: 'instalador.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\u0090') },
    { name: 'planilha.xls', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from('x') },
  ])
  const anexos = page.getByRole('region', { name: 'Anexos' })
  await expect(anexos.getByRole('button', { name: 'Ver raio-x 🐶.jpg', exact: true })).toBeVisible()
  await expect(anexos.getByText('O arquivo está vazio.')).toBeVisible()
  await expect(anexos.getByText('Envie um PDF ou uma imagem JPEG, PNG ou WebP.')).toBeVisible()
  await expect(anexos.getByText(/Este tipo não é aceito/)).toBeVisible()
  await conferirAcessibilidade(page, 'anexos, com o que foi recusado')
  for (const nome of ['vazio.pdf', 'instalador.pdf', 'planilha.xls']) {
    await tabAte(page, `Esquecer ${nome}`)
    await page.keyboard.press('Enter')
  }
  await expect(anexos.getByRole('button', { name: /^Esquecer/ })).toHaveCount(0)
  await tabAte(page, 'Ver raio-x 🐶.jpg')
  await page.keyboard.press('Enter')
  const visor = page.getByRole('dialog', { name: 'raio-x 🐶.jpg' })
  await expect(visor.getByRole('img')).toBeVisible()
  await conferirAcessibilidade(page, 'imagem anexada')
  await page.keyboard.press('Escape')
  await expect(visor).toBeHidden()
  await conferirFoco(page)
}

/** Says it wrong, corrects it, gives up another correction, and takes it all back. */
async function corrigirPorTeclado(page: Page): Promise<void> {
  const conversa = page.getByRole('list', { name: 'Comentários' })
  await tabAte(page, 'Editar “Chegou calmo.”', 'Shift+Tab')
  await page.keyboard.press('Enter')
  const campo = page.getByRole('textbox', { name: 'Editar comentário' })
  await expect(campo).toBeFocused()
  await expect(campo).toHaveValue('Chegou calmo.')
  await conferirAcessibilidade(page, 'edição de um comentário')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Chegou agitado.')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(campo).toBeHidden()
  await expect(conversa).toContainText('Chegou agitado.')
  await expect(conversa.getByText('editado')).toBeVisible()
  await conferirFoco(page)
  await tabAte(page, 'Editar “Chegou agitado.”')
  await page.keyboard.press('Enter')
  await expect(campo).toBeFocused()
  await page.keyboard.type('???')
  await page.keyboard.press('Escape')
  await expect(campo).toBeHidden()
  await expect(conversa).toContainText('Chegou agitado.')
  await conferirFoco(page)
  await tabAte(page, 'Remover “Chegou agitado.”')
  await page.keyboard.press('Enter')
  const pergunta = page.getByRole('dialog', { name: 'Remover o comentário?' })
  await expect(pergunta).toBeVisible()
  await tabAte(page, 'Remover')
  await page.keyboard.press('Enter')
  await expect(conversa.getByText('Comentário removido')).toBeVisible()
  await expect(conversa).not.toContainText('Chegou agitado.')
  await conferirFoco(page)
  await conferirAcessibilidade(page, 'comentário removido')
}

async function removerAnexoPorTeclado(page: Page): Promise<void> {
  const anexos = page.getByRole('region', { name: 'Anexos' })
  await tabAte(page, 'Remover raio-x 🐶.jpg', 'Shift+Tab')
  await page.keyboard.press('Enter')
  const pergunta = page.getByRole('dialog', { name: 'Remover raio-x 🐶.jpg?' })
  await expect(pergunta).toContainText('não há como trazê-lo de volta')
  await conferirAcessibilidade(page, 'pergunta antes de remover')
  await page.keyboard.press('Escape')
  await expect(pergunta).toBeHidden()
  await expect(anexos.getByRole('button', { name: 'Ver raio-x 🐶.jpg', exact: true })).toBeVisible()
  await tabAte(page, 'Remover raio-x 🐶.jpg')
  await page.keyboard.press('Enter')
  await tabAte(page, 'Remover')
  await page.keyboard.press('Enter')
  await expect(anexos.getByRole('button', { name: 'Ver raio-x 🐶.jpg', exact: true })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Linha do tempo' })).toContainText('Anexo removido: raio-x 🐶.jpg')
  await conferirFoco(page)
}

test('só com o teclado: abre, dá desconto, anexa, comenta, corrige, remove, conclui vendo o dinheiro e desfaz', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const conferir = vigiar(page, [/409|415|422/])
  await tomarSessao(page, 'cliente@demo.vet')
  await abrirPorTeclado(page)
  await anexarPorTeclado(page)

  await preencher(page, 'Novo comentário', 'Chegou calmo.')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByRole('list', { name: 'Comentários' })).toContainText('Chegou calmo.')
  await conferirFoco(page)
  await corrigirPorTeclado(page)
  await removerAnexoPorTeclado(page)

  await tabAte(page, 'Iniciar')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Em andamento', { exact: true }).first()).toBeVisible()
  await conferirFoco(page)

  await tabAte(page, 'Concluir')
  await page.keyboard.press('Enter')
  const conclusao = page.getByRole('dialog', { name: 'Concluir atendimento?' })
  await expect(conclusao.getByRole('list', { name: 'A receber' })).toContainText(/R\$/)
  await expect(conclusao.getByRole('list', { name: 'Repasse do especialista' })).toContainText(EXAME)
  await conferirAcessibilidade(page, 'o dinheiro da conclusão')
  await tabAte(page, 'Concluir')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Concluído', { exact: true }).first()).toBeVisible()
  await conferirFoco(page)
  // Its clinic pays it by itself or with the closing of the month.
  await expect(page.getByRole('region', { name: 'Cobrança' })).toContainText(/Título nº \d+|Espera o fechamento/)

  await abrirMenu(page, 'Desfazer conclusão', 'Shift+Tab')
  const desfazer = page.getByRole('dialog', { name: 'Desfazer a conclusão' })
  await expect(desfazer.getByRole('list', { name: 'A receber' })).toContainText(/Título nº \d+|Entra no fechamento/)
  await preencher(page, 'Motivo', 'Exame trocado')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText('Aguardando laudo', { exact: true }).first()).toBeVisible()
  await conferirFoco(page)
  conferir()
})

/** Opens one by the API of the page's own session and answers its address. */
async function abrirUm(page: Page): Promise<string> {
  await page.goto('/atendimento?novo=1')
  await page.getByRole('combobox', { name: 'Paciente' }).fill('Belinha')
  await page
    .getByRole('option', { name: /Belinha/ })
    .first()
    .click()
  await page.getByRole('combobox', { name: 'Incluir exame' }).fill(EXAME)
  await page.getByRole('option', { name: EXAME }).first().click()
  await page.getByRole('button', { name: 'Abrir atendimento' }).click()
  // Each test opens one of the same patient: from the second on, the request that is open is offered.
  const titulo = page.getByRole('heading', { level: 1, name: /Atendimento nº \d+/ })
  const outroExame = page.getByRole('button', { name: 'É outro exame' })
  await expect(titulo.or(outroExame).first()).toBeVisible()
  if (await outroExame.isVisible()) await outroExame.click()
  await expect(titulo).toBeVisible()
  return page.url()
}

test('duas pessoas editam o mesmo atendimento: cada uma vê o que a outra mudou e escolhe', async ({ browser }) => {
  const abrir = async () => {
    const page = await (await browser.newContext()).newPage()
    await tomarSessao(page, 'cliente@demo.vet')
    return page
  }
  const [um, outro] = [await abrir(), await abrir()]
  const endereco = await abrirUm(um)
  for (const page of [um, outro]) {
    await page.goto(`${endereco}&editar=1`)
    await expect(page.getByLabel('Suspeita clínica')).toBeVisible()
  }
  await um.getByLabel('Suspeita clínica').fill('Piometra')
  await um.getByLabel('Temperatura').fill('39,2')
  await um.getByRole('combobox', { name: 'Incluir exame' }).fill('Ecocardiograma')
  await um.getByRole('option', { name: 'Ecocardiograma' }).first().click()
  await um.getByRole('button', { name: 'Salvar' }).click()
  await expect(um.getByText('Atendimento salvo.')).toBeVisible()

  await outro.getByLabel('Suspeita clínica').fill('Gestação')
  await outro.getByLabel('Histórico').fill('Cio há 40 dias')
  await outro.getByRole('button', { name: 'Salvar' }).click()
  const conflito = outro.getByRole('alertdialog', { name: 'O registro mudou enquanto você editava' })
  await expect(conflito).toBeFocused()
  await expect(conflito.getByRole('row', { name: /^Exames/ })).toContainText(`${EXAME}\nEcocardiograma`)
  await expect(conflito.getByRole('row', { name: /^Temperatura/ })).toContainText('39,2 °C')
  await expect(conflito.getByRole('row', { name: /^Histórico/ })).toContainText('Cio há 40 dias')
  await conferirAcessibilidade(outro, 'conflito no atendimento')
  await conflito.getByRole('radio', { name: /Suspeita clínica: salvo agora, Piometra/ }).check()
  await conflito.getByRole('button', { name: 'Manter minhas mudanças' }).click()
  await expect(outro.getByLabel('Suspeita clínica')).toHaveValue('Piometra')
  await expect(outro.getByRole('list', { name: 'Exames do pedido' })).toContainText('Ecocardiograma')
  await outro.getByRole('button', { name: 'Salvar' }).click()
  await expect(outro.getByText('Atendimento salvo.')).toBeVisible()
  await expect(outro.getByRole('region', { name: 'Informações clínicas' })).toContainText('Cio há 40 dias')
  await expect(outro.getByRole('region', { name: 'Informações clínicas' })).toContainText('T 39,2 °C')
})

test('sem rede o anexo fica à espera: nada se perde e tentar de novo envia', async ({ page, context }) => {
  await tomarSessao(page, 'cliente@demo.vet')
  await abrirUm(page)
  await context.setOffline(true)
  const anexos = page.getByRole('region', { name: 'Anexos' })
  await anexos
    .locator('input[type=file]')
    .setInputFiles({ name: 'exame.jpg', mimeType: 'image/jpeg', buffer: await imagem('#789') })
  const repetir = anexos.getByRole('button', { name: 'Enviar exame.jpg de novo' })
  await expect(repetir).toBeVisible()
  await context.setOffline(false)
  await repetir.click()
  await expect(anexos.getByRole('button', { name: 'Ver exame.jpg', exact: true })).toBeVisible()
  await expect(repetir).toBeHidden()
})

test('o que uma pessoa escreve, corrige e remove aparece na tela da outra, sem recarregar', async ({ browser }) => {
  const abrir = async () => {
    const page = await (await browser.newContext()).newPage()
    await tomarSessao(page, 'cliente@demo.vet')
    return page
  }
  const [um, outro] = [await abrir(), await abrir()]
  const endereco = await abrirUm(um)
  const conexao = outro.waitForEvent('websocket')
  await outro.goto(endereco)
  await expect(outro.getByRole('textbox', { name: 'Novo comentário' })).toBeVisible()
  await conexao
  const conversa = outro.getByRole('list', { name: 'Comentários' })
  const anexos = outro.getByRole('region', { name: 'Anexos' })

  await um.getByRole('textbox', { name: 'Novo comentário' }).fill('Jejum de 8 horas')
  await um.getByRole('button', { name: 'Comentar' }).click()
  await expect(conversa).toContainText('Jejum de 8 horas')
  await um.getByRole('button', { name: 'Editar “Jejum de 8 horas”' }).click()
  await um.getByRole('textbox', { name: 'Editar comentário' }).fill('Jejum de 12 horas')
  await um.getByRole('form', { name: 'Editar comentário' }).getByRole('button', { name: 'Salvar' }).click()
  await expect(conversa).toContainText('Jejum de 12 horas')
  await expect(conversa.getByText('editado')).toBeVisible()
  const arquivo = { name: 'guia.jpg', mimeType: 'image/jpeg', buffer: await imagem('#357') }
  await um.getByRole('region', { name: 'Anexos' }).locator('input[type=file]').setInputFiles(arquivo)
  await expect(anexos.getByRole('button', { name: 'Ver guia.jpg', exact: true })).toBeVisible()

  // Both take it out: the one that is late is told why, and sees it gone.
  await anexos.getByRole('button', { name: 'Remover guia.jpg' }).click()
  await um.getByRole('button', { name: 'Remover guia.jpg' }).click()
  await um.getByRole('dialog').getByRole('button', { name: 'Remover' }).click()
  await expect(um.getByText('guia.jpg foi removido.')).toBeVisible()
  await outro.getByRole('dialog').getByRole('button', { name: 'Remover' }).click()
  await expect(outro.getByText('Este anexo não está mais aqui: alguém já o removeu.')).toBeVisible()
  await expect(anexos.getByRole('button', { name: 'Ver guia.jpg', exact: true })).toHaveCount(0)
  await um.getByRole('button', { name: 'Remover “Jejum de 12 horas”' }).click()
  await um.getByRole('dialog').getByRole('button', { name: 'Remover' }).click()
  await expect(conversa.getByText('Comentário removido')).toBeVisible()
})

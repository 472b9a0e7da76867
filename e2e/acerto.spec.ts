import { conferirAcessibilidade, entrar, expect, test, vigiar } from './apoio.ts'

test('a empresa acerta o período, o especialista confere e aprova, e a conta nasce pela soma', async ({
  page,
  browser,
}) => {
  const conferir = vigiar(page)
  await entrar(page, 'cliente@demo.vet', '/financeiro/contas-pagar')
  await page.getByRole('link', { name: 'Acertos' }).click()
  await page.getByRole('link', { name: 'A acertar' }).click()
  const hoje = new Date().toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })
  await page.getByRole('textbox', { name: 'Exames feitos até' }).fill(hoje)
  await expect(page).toHaveURL(/dia=/)
  const linhas = page.getByRole('list', { name: 'Especialistas a acertar' }).getByRole('listitem')
  await expect(linhas.filter({ hasText: 'Dra. Helena Prado' })).toContainText(/repasse/)
  await expect(linhas.filter({ hasText: 'Dra. Helena Prado' })).toContainText(/de deslocamento \([\d,.]+\skm\)/)
  await conferirAcessibilidade(page, 'a acertar')
  await linhas.filter({ hasText: 'Dra. Helena Prado' }).getByRole('button', { name: 'Ver o deslocamento' }).click()
  const caminho = page.getByRole('dialog', { name: 'Deslocamento no acerto' })
  await expect(caminho.getByText(/^De Rua Aspicuelta, 210, Vila Madalena a .+ km\.$/).first()).toBeVisible()
  await conferirAcessibilidade(page, 'deslocamento a acertar')
  await caminho.getByRole('button', { name: 'Fechar' }).click()
  for (const linha of await linhas.filter({ hasNotText: 'Dra. Helena Prado' }).all()) {
    const caixa = linha.getByRole('checkbox')
    if (await caixa.isEnabled()) await caixa.uncheck()
  }
  await page.getByRole('button', { name: 'Acertar com 1 especialista' }).click()
  await expect(page.getByText(/^1 especialista: R\$.* a aprovar\.$/)).toBeVisible()
  await page
    .getByRole('link', { name: /^nº \d+$/ })
    .first()
    .click()
  await expect(page.getByText('Espera aprovação')).toBeVisible()
  const endereco = page.url()

  const dela = await (await browser.newContext()).newPage()
  const conferirDela = vigiar(dela)
  await entrar(dela, 'especialista@demo.vet', '/financeiro/contas-pagar')
  await dela.getByRole('link', { name: 'Acertos' }).click()
  await dela
    .getByRole('link', { name: /^nº \d+$/ })
    .first()
    .click()
  await expect(
    dela
      .getByRole('list', { name: 'Repasses do acerto' })
      .getByText(/Repasse de/)
      .first(),
  ).toBeVisible()
  await expect(
    dela
      .getByRole('list', { name: 'Deslocamento dia por dia' })
      .getByText(/^Ao todo .+ por km: R\$.+\.$/)
      .first(),
  ).toBeVisible()
  await conferirAcessibilidade(dela, 'acerto do especialista')
  await dela.getByRole('button', { name: 'Aprovar' }).click()
  await expect(dela.getByText('Acerto aprovado: a conta a pagar foi criada.')).toBeVisible()
  await expect(dela.getByText('Em aberto')).toBeVisible()

  await page.goto(endereco)
  await expect(page.getByText('Em aberto')).toBeVisible()
  await page.getByRole('link', { name: /^Título nº/ }).click()
  await expect(page.getByRole('dialog', { name: /^Acerto nº \d+, repasses até/ })).toBeVisible()
  conferir()
  conferirDela()
  await dela.context().close()
})

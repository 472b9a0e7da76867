import { alguemDaEmpresa, comAparelho, sincronizar } from './apoio-do-acesso.ts'
import { conferirAcessibilidade, entrar, expect, test, vigiar } from './apoio.ts'

test('criar uma chave, entrar com ela, pagar confirmando quem é, e encerrar o outro aparelho', async ({
  page,
  browser,
}) => {
  const semQueixas = vigiar(page, [/403 \(Forbidden\)/])
  const email = await alguemDaEmpresa(page.request)
  await entrar(page, email)
  const aqui = await comAparelho(page)

  const outro = await (await browser.newContext()).newPage()
  await entrar(outro, email)
  const la = await comAparelho(outro)
  await outro.goto('/conta')
  await outro.getByRole('button', { name: 'Criar chave de acesso' }).click()
  const criar = outro.getByRole('dialog', { name: 'Criar chave de acesso' })
  await criar.getByRole('textbox', { name: 'Nome da chave' }).fill('Celular da Paula')
  await conferirAcessibilidade(outro, 'criar chave')
  await outro.keyboard.press('Control+Enter')
  const codigos = outro.getByRole('dialog', { name: 'Guarde estes códigos' })
  await expect(codigos.getByRole('listitem')).toHaveCount(10)
  await codigos.getByRole('button', { name: 'Já guardei' }).click()
  await expect(outro.getByRole('list', { name: 'Chaves de acesso' }).getByText('Celular da Paula')).toBeVisible()
  await conferirAcessibilidade(outro, 'minha conta com chave')

  await outro.getByRole('button', { name: 'Sair' }).first().click()
  await expect(outro).toHaveURL(/\/login/)
  await conferirAcessibilidade(outro, 'entrar com chave')
  await outro.getByRole('button', { name: 'Usar chave de acesso' }).click()
  await expect(outro).not.toHaveURL(/\/login/)

  // The key was made elsewhere: what this session had proved was of less, and it is asked who is there.
  await sincronizar(la, aqui)
  const descricao = `Aluguel ${Date.now()}`
  await page.goto('/financeiro/contas-pagar')
  await page.getByRole('button', { name: 'Nova conta' }).click()
  const nova = page.getByRole('dialog')
  for (const [rotulo, valor] of [
    ['Descrição', descricao],
    ['Para quem', 'Imobiliária'],
    ['Valor', '310,00'],
  ] as const)
    await nova.getByRole('textbox', { name: rotulo }).fill(valor)
  await page.keyboard.press('Control+Enter')
  await expect(nova).toBeHidden()
  await page.goto(`/financeiro/contas-pagar?busca=${encodeURIComponent(descricao)}`)
  await page.getByRole('link', { name: descricao }).click()
  const gaveta = page.getByRole('dialog', { name: descricao })
  await gaveta.getByRole('button', { name: 'Pagar' }).press('Enter')
  const pagar = page.getByRole('dialog', { name: 'Pagar', exact: true })
  await pagar.getByRole('textbox', { name: 'Valor' }).fill('120,00')
  await page.keyboard.press('Enter')
  const quem = page.getByRole('dialog', { name: 'Confirme que é você' })
  const pelaChave = quem.getByRole('button', { name: 'Confirmar com a chave de acesso' })
  await expect(pelaChave).toBeFocused()
  await conferirAcessibilidade(page, 'confirme que é você')
  await pelaChave.press('Enter')
  await expect(quem).toBeHidden()
  await expect(pagar).toBeHidden()
  await expect(gaveta.getByText('Pago em parte')).toBeVisible()

  await page.goto('/conta')
  const sessoes = page.getByRole('list', { name: 'Sessões abertas' })
  await sessoes
    .getByRole('button', { name: /^Encerrar/ })
    .first()
    .click()
  await expect(page.getByText('Sessão encerrada.')).toBeVisible()
  await expect(async () => {
    await outro.goto('/conta')
    await expect(outro).toHaveURL(/\/login/, { timeout: 2_000 })
  }).toPass()
  semQueixas()
})

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

test('o suporte entra onde a empresa deixou, é visto, e sai quando ela encerra', async ({ page, browser }) => {
  const semQueixas = vigiar(page)
  await entrar(page, 'cliente@demo.vet')
  await page.goto('/cadastro/cliente')
  await page.getByRole('navigation', { name: 'Empresa' }).getByRole('link', { name: 'Suporte' }).click()
  await page.getByRole('button', { name: 'Deixar o suporte entrar' }).click()
  const conceder = page.getByRole('dialog', { name: 'Deixar o suporte entrar' })
  const finalidade = `Conferir os pacientes ${Date.now()}`
  await conceder.getByRole('textbox', { name: 'Para quê' }).fill(finalidade)
  await conferirAcessibilidade(page, 'conceder suporte')
  await page.keyboard.press('Control+Enter')
  await expect(conceder).toBeHidden()
  await expect(page.getByText(finalidade)).toBeVisible()

  const admin = await (await browser.newContext()).newPage()
  await entrar(admin, 'admin@demo.vet')
  await admin.goto('/empresa/suporte')
  await expect(admin.getByText(finalidade)).toBeVisible()
  await conferirAcessibilidade(admin, 'empresas que esperam o suporte')
  await admin.getByRole('button', { name: /^Entrar:/ }).click()
  const faixa = admin.getByRole('region', { name: 'Acesso de suporte' })
  await expect(faixa.getByText(/Você só pode consultar/)).toBeVisible()
  await admin.goto('/cadastro/animal')
  await expect(admin.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await expect(faixa).toBeVisible()
  await conferirAcessibilidade(admin, 'em suporte')

  await page.reload()
  await expect(page.getByRole('region', { name: 'Acesso de suporte' })).toBeVisible()
  await page.getByRole('button', { name: 'Ver o que foi feito' }).first().click()
  const feito = page.getByRole('dialog', { name: 'O que o suporte viu e fez' })
  await expect(feito.getByText(/\(suporte Vetlume\)/).first()).toBeVisible()
  await conferirAcessibilidade(page, 'o que o suporte fez')
  await feito.getByRole('button', { name: 'Fechar' }).click()
  await page.getByRole('button', { name: 'Encerrar agora' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Encerrar' }).click()
  await expect(page.getByText('Acesso encerrado.')).toBeVisible()

  await expect(async () => {
    await admin.goto('/cadastro/tutor')
    await expect(admin).toHaveURL(/\/empresa\/suporte/, { timeout: 3_000 })
  }).toPass()
  await expect(faixa).toBeHidden()
  semQueixas()
})

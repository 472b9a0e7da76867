import { conferirAcessibilidade, expect, test, tomarSessao, vigiar } from './apoio.ts'

const hoje = () => new Date().toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })

test('o dinheiro passa de uma conta para outra, e o CSV do banco, com colunas ditas à mão, o prova', async ({
  page,
}) => {
  // A file of unknown columns is refused with what it holds.
  const conferir = vigiar(page, [/422/])
  await tomarSessao(page, 'cliente@demo.vet')
  const centavos = 10_000 + (Date.now() % 80_000)
  const valor = (centavos / 100).toFixed(2).replace('.', ',')
  const reais = new RegExp(`R\\$\\s${valor.replace(/^(\d)(\d{3}),/, '$1\\.$2,')}`)
  const descricao = `Depósito ${Date.now()}`

  await page.goto('/financeiro/transferencia')
  await page.getByRole('button', { name: 'Transferir' }).first().click()
  const nova = page.getByRole('dialog', { name: 'Transferir' })
  await nova.getByRole('textbox', { name: 'Valor' }).fill(valor)
  await nova.getByRole('textbox', { name: 'Descrição' }).fill(descricao)
  await conferirAcessibilidade(page, 'nova transferência')
  const banco = await nova.getByRole('combobox', { name: 'Para' }).textContent()
  await page.keyboard.press('Control+Enter')
  await expect(nova).toBeHidden()
  const linha = page.getByRole('row').filter({ hasText: descricao })
  await expect(linha).toContainText(reais)
  await conferirAcessibilidade(page, 'transferências')

  await page.goto('/financeiro/conciliacao')
  await expect(page.getByRole('heading', { name: 'Prova do saldo' })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Contas financeiras' })
    .getByRole('link', { name: banco ?? '' })
    .click()
  await page.getByRole('button', { name: 'Importar extrato' }).click()
  await page.locator('input[type=file]').setInputFiles({
    name: 'extrato.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Quando;O que houve;Quanto\n${hoje()};DEPOSITO ${descricao};${valor}\n`),
  })
  const colunas = page.getByRole('dialog', { name: 'Importar extrato' })
  const dizer = (coluna: string, oQue: string) =>
    colunas.getByRole('combobox', { name: `O que é a coluna ${coluna}` }).selectOption(oQue)
  await dizer('Quando', 'Data')
  await dizer('O que houve', 'Descrição')
  await dizer('Quanto', 'Valor (com sinal)')
  await expect(colunas.getByRole('list', { name: 'Como as primeiras linhas serão lidas' })).toContainText(reais)
  await conferirAcessibilidade(page, 'colunas do extrato')
  await colunas.getByRole('button', { name: 'Importar', exact: true }).click()
  await expect(page.getByText('1 movimento do banco.')).toBeVisible()

  const comPar = page.getByRole('list', { name: 'Movimentos com par nos livros' }).getByRole('listitem')
  const dela = comPar.filter({ hasText: descricao })
  await expect(dela.getByRole('checkbox')).toBeChecked()
  for (const outra of await comPar.filter({ hasNotText: descricao }).all()) await outra.getByRole('checkbox').uncheck()
  await page.getByRole('button', { name: 'Conciliar 1 movimento' }).click()
  await expect(page.getByText('1 movimento conciliado com os livros.')).toBeVisible()

  await page.goto('/financeiro/transferencia')
  await expect(linha).toContainText('Conciliada')
  await linha.getByRole('link').first().click()
  await expect(page.getByText(/desfaça antes a conciliação/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Estornar' })).toBeHidden()
  await conferirAcessibilidade(page, 'uma transferência')
  conferir()
})

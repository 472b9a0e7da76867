import { conferirAcessibilidade, expect, test, tomarSessao, vigiar } from './apoio.ts'

const ofx = (valor: string, texto: string, saldo: string) => {
  const dia = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' }).replaceAll('-', '')
  return `OFXHEADER:100
DATA:OFXSGML
CHARSET:1252

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL
<BANKACCTFROM><BANKID>0001<ACCTID>45871-2</BANKACCTFROM>
<BANKTRANLIST><DTSTART>${dia}<DTEND>${dia}
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>${dia}120000[-3:BRT]<TRNAMT>${valor}<FITID>E${Date.now()}<MEMO>${texto}</STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>${saldo}<DTASOF>${dia}</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
}

test('o extrato paga o que estava em aberto, o que falta é lançado, e o que se concilia volta a esperar', async ({
  page,
}) => {
  const conferir = vigiar(page)
  await tomarSessao(page, 'cliente@demo.vet')
  const quem = `Faculdade Prova ${Date.now()}`
  await page.goto('/financeiro/contas-receber')
  await page.getByRole('button', { name: 'Nova conta' }).click()
  const nova = page.getByRole('dialog')
  for (const [rotulo, valor] of Object.entries({ Descrição: quem, 'Outra pessoa ou empresa': quem, Valor: '77,31' }))
    await nova.getByRole('textbox', { name: rotulo }).fill(valor)
  await page.keyboard.press('Control+Enter')
  await expect(nova).toBeHidden()

  await page.goto('/financeiro/conciliacao')
  await expect(page.getByRole('heading', { name: 'Prova do saldo' })).toBeVisible()
  await conferirAcessibilidade(page, 'conciliação')
  const importar = async (valor: string, texto: string) => {
    await page.getByRole('button', { name: 'Importar extrato' }).click()
    await page.locator('input[type=file]').setInputFiles({
      name: 'extrato.ofx',
      mimeType: 'application/x-ofx',
      buffer: Buffer.from(ofx(valor, texto, '1000.00')),
    })
    await expect(page.getByText('1 movimento do banco.').last()).toBeVisible()
  }
  await importar('77.31', `PIX RECEBIDO ${quem.toUpperCase()}`)

  // Only what is looked at here: the demonstration has other lines, which change with the day.
  const comPar = page.getByRole('list', { name: 'Movimentos com par nos livros' }).getByRole('listitem')
  const dela = comPar.filter({ hasText: quem.toUpperCase() })
  await expect(dela.getByRole('checkbox')).toBeChecked()
  for (const linha of await comPar.filter({ hasNotText: quem.toUpperCase() }).all())
    await linha.getByRole('checkbox').uncheck()
  await page.getByRole('button', { name: 'Conciliar 1 movimento' }).click()
  await expect(page.getByText('1 movimento conciliado com os livros.')).toBeVisible()
  await expect(dela).toBeHidden()

  await importar('-12.34', `TARIFA ${quem.toUpperCase()}`)
  await page.getByRole('button', { name: `Lançar nos livros: TARIFA ${quem.toUpperCase()}` }).click()
  const lancar = page.getByRole('dialog', { name: 'Lançar despesa' })
  await lancar.getByRole('textbox', { name: 'Pago a' }).fill('Banco')
  await conferirAcessibilidade(page, 'lançar despesa')
  await lancar.getByRole('button', { name: 'Lançar' }).click()
  await expect(page.getByText('Despesa lançada e paga.')).toBeVisible()

  await page.getByRole('link', { name: 'Já conciliados' }).click()
  const feita = page.getByRole('row').filter({ hasText: `RECEBIDO ${quem.toUpperCase()}` })
  await feita.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Voltar a esperar' }).click()
  await expect(page.getByText(/1 movimento à espera outra vez/)).toBeVisible()

  await page.goto(`/financeiro/contas-receber?busca=${encodeURIComponent(quem)}`)
  await page.getByRole('link', { name: quem }).first().click()
  await expect(page.getByRole('dialog', { name: quem }).getByText('Pago', { exact: true }).first()).toBeVisible()

  await page.goto('/financeiro/balancete')
  await page.getByRole('rowheader', { name: /Disponível/ }).waitFor()
  await conferirAcessibilidade(page, 'balancete')
  await page
    .getByRole('row', { name: /Disponível/ })
    .getByRole('link')
    .last()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Razão' })).toBeVisible()
  conferir()
})

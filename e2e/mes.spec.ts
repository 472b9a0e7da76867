import type { Page } from '@playwright/test'
import { expect, informarCredenciais, test, vigiar } from './apoio.ts'

const TARIFA = 2_990

/** Centavos of an amount as people read it. */
const centavosDe = (texto: string) =>
  Number(texto.replaceAll(/[^\d]/g, '')) * (/^[^\d]*[-−]/.test(texto.trim()) ? -1 : 1) || 0
const emReais = (centavos: number) => (centavos / 100).toFixed(2)
const comVirgula = (centavos: number) =>
  new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 }).format(centavos / 100)
const hojeEm = (local: string) => new Date().toLocaleDateString(local, { timeZone: 'America/Sao_Paulo' })

/** What the cash flow says of today. */
async function caixaDeHoje(page: Page) {
  await page.goto('/financeiro/fluxo-caixa?agrupar=DIA')
  const linha = page.getByRole('row').filter({ hasText: 'hoje' })
  await expect(linha).toBeVisible()
  const [abertura = 0, entradas = 0, saidas = 0, fechamento = 0] = (await linha.getByRole('cell').allInnerTexts()).map(
    centavosDe,
  )
  return { abertura, entradas, saidas: -saidas, fechamento }
}

/** Profit of this month by cash, as the DRE says it. */
async function lucroPorCaixa(page: Page): Promise<number> {
  const mes = hojeEm('en-CA').slice(0, 7)
  await page.goto(`/financeiro/demonstrativo-resultado?regime=CAIXA&de=${mes}&ate=${mes}`)
  const linha = page.getByRole('row', { name: /Lucro líquido/i })
  await expect(linha).toBeVisible()
  return centavosDe((await linha.getByRole('cell').first().innerText()).trim())
}

const saldoDosLivros = async (page: Page) => {
  await page.goto('/financeiro/conciliacao')
  const linha = page.getByText('Saldo nos livros', { exact: true }).locator('..')
  await expect(linha).toContainText('R$')
  return centavosDe((await linha.innerText()).replace('Saldo nos livros', ''))
}

const ofx = (centavos: number, saldo: number) => {
  const dia = hojeEm('en-CA').replaceAll('-', '')
  const linha = (tipo: string, valor: number, texto: string) =>
    `<STMTTRN><TRNTYPE>${tipo}<DTPOSTED>${dia}<TRNAMT>${emReais(valor)}<FITID>${tipo}${Date.now()}<MEMO>${texto}</STMTTRN>`
  return `OFXHEADER:100
DATA:OFXSGML
CHARSET:1252

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL<BANKACCTFROM><BANKID>0033<ACCTID>13000-7</BANKACCTFROM>
<BANKTRANLIST><DTSTART>${dia}<DTEND>${dia}
${linha('CREDIT', centavos, 'PIX RECEBIDO CLINICA VETERINARIA MARE')}
${linha('DEBIT', -TARIFA, 'TARIFA DE CONTA')}
</BANKTRANLIST><LEDGERBAL><BALAMT>${emReais(saldo)}<DTASOF>${dia}</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
}

test('um mês se fecha à mão: as clínicas, o banco, os especialistas, e os livros dizem o mesmo em toda parte', async ({
  page,
}) => {
  const conferir = vigiar(page)
  await informarCredenciais(page, 'multi@demo.vet')
  await page.getByRole('button', { name: /Imagem Pet Litoral/ }).click()
  await expect(page).toHaveURL(/dashboard/)
  const antes = await caixaDeHoje(page)
  const lucroAntes = await lucroPorCaixa(page)
  const livrosAntes = await saldoDosLivros(page)

  // All clinics, with one click.
  await page.goto('/financeiro/fechamento?vista=fechar')
  await page.getByRole('combobox', { name: 'Exames feitos até' }).click()
  await page.getByRole('option', { name: 'Uma data para todas' }).click()
  await expect(page).toHaveURL(/dia=/)
  await page.getByRole('button', { name: /^Fechar \d+ clínica/ }).click()
  const fechado = page.getByText(/^\d+ clínicas?: R\$.* a receber\.$/)
  await expect(fechado).toBeVisible()
  const cobrado = centavosDe(/R\$\s*([\d.,]+)/.exec(await fechado.innerText())?.[1] ?? '')
  expect(cobrado).toBeGreaterThan(0)

  // The bank says who paid, and what it took that the books do not know.
  await page.goto('/financeiro/conciliacao')
  await page.getByRole('button', { name: 'Importar extrato' }).first().click()
  await page.locator('input[type=file]').setInputFiles({
    name: 'extrato.ofx',
    mimeType: 'application/x-ofx',
    buffer: Buffer.from(ofx(cobrado, livrosAntes + cobrado - TARIFA)),
  })
  await expect(page.getByText('2 movimentos do banco.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /PIX RECEBIDO CLINICA VETERINARIA MARE/ })).toBeChecked()
  await page.getByRole('button', { name: 'Conciliar 1 movimento' }).click()
  await expect(page.getByText('1 movimento conciliado com os livros.')).toBeVisible()
  await page.getByRole('button', { name: 'Lançar nos livros: TARIFA DE CONTA' }).click()
  const lancar = page.getByRole('dialog', { name: 'Lançar despesa' })
  await lancar.getByRole('textbox', { name: 'Pago a' }).fill('Banco')
  await lancar.getByRole('combobox', { name: /Tipo de despesa/ }).fill('Tarifas')
  await page.getByRole('option', { name: /Tarifas bancárias/ }).click()
  await lancar.getByRole('button', { name: 'Lançar' }).click()
  await expect(page.getByText('Despesa lançada e paga.')).toBeVisible()
  await expect(page.getByText(/os livros e o banco têm o mesmo saldo/)).toBeVisible()

  // The specialists: settled, approved, paid.
  await page.goto('/financeiro/acerto?vista=acertar')
  await page.getByRole('textbox', { name: 'Exames feitos até' }).fill(hojeEm('pt-BR'))
  await expect(page).toHaveURL(/dia=/)
  await page.getByRole('button', { name: /^Acertar com \d+ especialista/ }).click()
  const acertado = page.getByText(/^\d+ especialistas?: R\$.* a aprovar\.$/)
  await expect(acertado).toBeVisible()
  const devido = centavosDe(/R\$\s*([\d.,]+)/.exec(await acertado.innerText())?.[1] ?? '')
  await page
    .getByRole('link', { name: /^nº \d+$/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^Aprovar/ }).click()
  await expect(page.getByText('Em aberto')).toBeVisible()
  await page.goto('/financeiro/contas-pagar?aberto=sim&busca=Acerto')
  await page.getByRole('checkbox', { name: 'Marcar todas as linhas' }).check()
  const barra = page.getByRole('region', { name: 'Linhas marcadas' })
  await expect(barra.getByText(new RegExp(`Total R\\$\\s${comVirgula(devido).replaceAll('.', '\\.')}`))).toBeVisible()
  await barra.getByRole('button', { name: 'Pagar' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pagar R\$/ })
    .click()
  await expect(page.getByRole('dialog')).toBeHidden()

  // Cash flow, DRE, balance of the bank and ledger, each recomputed from what was done.
  const depois = await caixaDeHoje(page)
  const moveu = cobrado - TARIFA - devido
  expect(depois).toEqual({
    abertura: antes.abertura,
    entradas: antes.entradas + cobrado,
    saidas: antes.saidas + TARIFA + devido,
    fechamento: antes.fechamento + moveu,
  })
  expect(await lucroPorCaixa(page)).toBe(lucroAntes + moveu)
  expect(await saldoDosLivros(page)).toBe(livrosAntes + moveu)
  await page.goto('/financeiro/balancete')
  const disponivel = page.getByRole('row', { name: /Disponível/ })
  await expect(disponivel).toBeVisible()
  expect(centavosDe(await disponivel.getByRole('cell').last().innerText())).toBe(depois.fechamento)
  conferir()
})

import { readFile } from 'node:fs/promises'
import { conferirAcessibilidade, entrar, expect, SENHA, test, vigiar } from './apoio.ts'

test('a empresa emite a nota de um fechamento, a clínica a baixa, e a empresa a cancela', async ({ page, browser }) => {
  const conferir = vigiar(page, [/status of 422/])
  await entrar(page, 'cliente@demo.vet', '/financeiro/fechamento?busca=X&ordem=numero')
  await page
    .getByRole('link', { name: /^nº \d+$/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /Fechamento nº \d+/ })).toBeVisible()
  const endereco = page.url()
  const secao = page.getByRole('region', { name: 'Nota fiscal' })
  const emitida = secao.getByRole('listitem').first()
  await secao.getByRole('button', { name: 'Emitir nota fiscal' }).click()
  const emissao = page.getByRole('dialog', { name: /^Emitir nota fiscal da conta nº/ })
  await expect(emissao.getByText(/Ambiente de testes, sem valor fiscal\./)).toBeVisible()
  await conferirAcessibilidade(page, 'emissão da nota')
  await emissao.getByLabel('Senha do certificado da empresa').fill('não é esta')
  await emissao.getByRole('button', { name: 'Emitir nota' }).click()
  await expect(emissao.getByText(/A senha não abre este certificado/).first()).toBeVisible()
  await emissao.getByLabel('Senha do certificado da empresa').fill(SENHA)
  await emissao.getByRole('button', { name: 'Emitir nota' }).click()
  await expect(emissao).toBeHidden()

  // The environment answers a moment later, and the screen learns of it by itself.
  await expect(emitida.getByText('Autorizada', { exact: true })).toBeVisible({ timeout: 20_000 })
  await expect(secao.getByText('Ambiente de testes, sem valor fiscal.')).toBeVisible()
  await expect(secao.getByRole('button', { name: 'Emitir nota fiscal' })).toBeHidden()
  const [pdf] = await Promise.all([
    page.waitForResponse((resposta) => resposta.url().endsWith('/pdf')),
    emitida.getByRole('button', { name: 'PDF da nota' }).click(),
  ])
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  const [arquivo] = await Promise.all([
    // A browser without a viewer of PDFs is still downloading the one before.
    page.waitForEvent('download', (recebido) => recebido.suggestedFilename().endsWith('.xml')),
    emitida.getByRole('button', { name: 'XML da nota' }).click(),
  ])
  expect(arquivo.suggestedFilename()).toMatch(/^NFSe-\d{50}\.xml$/)
  const xml = await readFile(await arquivo.path(), 'utf8')
  expect(xml).toContain('<tpAmb>2</tpAmb>')
  const nome = await emitida.getByRole('link', { name: /^NFS-e nº \d+$/ }).innerText()
  await emitida.getByRole('link', { name: nome }).click()
  const nota = page.getByRole('dialog', { name: nome })
  await expect(nota.getByText(/^3550 3082/)).toBeVisible()
  await conferirAcessibilidade(page, 'nota')

  const clinica = await (await browser.newContext()).newPage()
  const conferirClinica = vigiar(clinica)
  await entrar(clinica, 'parceiro@demo.vet', '/financeiro/contas-pagar')
  await clinica.getByRole('link', { name: 'Notas fiscais' }).click()
  await clinica.getByRole('link', { name: nome }).click()
  const daClinica = clinica.getByRole('dialog', { name: nome })
  await expect(daClinica.getByRole('button', { name: 'XML da nota' })).toBeVisible()
  await expect(daClinica.getByRole('button', { name: 'Cancelar nota' })).toHaveCount(0)
  await conferirAcessibilidade(clinica, 'nota da clínica')
  conferirClinica()
  await clinica.context().close()

  await nota.getByRole('button', { name: 'Cancelar nota' }).click()
  const cancelamento = page.getByRole('dialog', { name: `Cancelar a ${nome}?` })
  await cancelamento.getByRole('textbox', { name: 'Explique o motivo' }).fill('Emitida para a clínica errada.')
  await cancelamento.getByLabel('Senha do certificado da empresa').fill(SENHA)
  await conferirAcessibilidade(page, 'cancelamento da nota')
  await cancelamento.getByRole('button', { name: 'Pedir cancelamento' }).click()
  await expect(cancelamento).toBeHidden()
  await expect(nota.getByText('Cancelada', { exact: true })).toBeVisible({ timeout: 20_000 })
  await nota.getByRole('button', { name: 'Histórico' }).click()
  await expect(page.getByText('Pedido de cancelamento')).toBeVisible()
  await page.goto(endereco)
  await expect(secao.getByRole('button', { name: 'Emitir nota fiscal' })).toBeVisible()
  await page.goto('/financeiro/nota-fiscal?vista=emissao')
  await expect(page.getByText(/estão a confirmar/).first()).toBeVisible()
  await conferirAcessibilidade(page, 'emissão e certificado')
  conferir()
})

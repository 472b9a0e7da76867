import { conferirAcessibilidade, entrar, expect, test, tomarSessao, vigiar, type Page } from './apoio.ts'
import { chamar, tokenDe } from './apoio-da-conta.ts'

// A company connects the account of test, and a clinic that owes since last month pays by a Pix that has the fine and the interest in it:
// both screens say that it was paid, and nobody loads them again.

const CLINICA = 'Clínica Veterinária X'
const DESCRICAO = `Exames de outubro ${Date.now() % 1_000_000}`

const haDias = (dias: number) => Temporal.Now.plainDateISO('America/Sao_Paulo').subtract({ days: dias }).toString()

async function conectar(page: Page): Promise<void> {
  await page.goto('/financeiro/contas-receber?recebimento=sim')
  const janela = page.getByRole('dialog', { name: 'Recebimento por Pix' })
  const conectada = janela.getByText('Onde o dinheiro entra')
  await janela.getByRole('button', { name: 'Conectar conta' }).click()
  await janela.getByRole('combobox', { name: 'Por onde receber' }).click()
  await page.getByRole('option', { name: 'Ambiente de teste' }).click()
  await conferirAcessibilidade(page, 'conectar a conta')
  await janela.getByRole('button', { name: 'Testar e conectar' }).click()
  await expect(page.getByText('Conta conectada.')).toBeVisible()
  await expect(conectada).toBeVisible()
  await expect(janela.getByText('De teste', { exact: true })).toBeVisible()
  await conferirAcessibilidade(page, 'conta conectada')
}

/** Owed by the clinic for twelve days. */
async function dever(page: Page): Promise<string> {
  const { itens } = await chamar(page, 'get', `/parceiro?busca=${encodeURIComponent(CLINICA)}`)
  const conta = await chamar(page, 'post', '/contas-receber', {
    parceiro: itens[0].codigo,
    descricao: DESCRICAO,
    valorCentavos: 10_000,
    competencia: haDias(30),
    emissao: haDias(30),
    vencimento: haDias(12),
  })
  return conta.codigo
}

/** The drawer of the account that is owed, with the Pix of today. */
async function abrirConta(page: Page, livro: 'contas-pagar' | 'contas-receber') {
  await page.goto(`/financeiro/${livro}?busca=${encodeURIComponent(DESCRICAO)}`)
  await page.getByRole('link', { name: DESCRICAO }).click()
  const conta = page.getByRole('dialog', { name: DESCRICAO })
  await expect(conta.getByText(/de multa e juros até hoje/)).toBeVisible()
  await page.evaluate(() => Object.assign(globalThis, { mesmaPagina: true }))
  return conta
}

test('a clínica paga o que venceu por um Pix com multa e juros, e as duas telas sabem sozinhas', async ({
  page,
  browser,
}) => {
  const conferir = vigiar(page)
  await tomarSessao(page, 'cliente@demo.vet')
  await conectar(page)
  const titulo = await dever(page)

  const clinica = await (await browser.newContext()).newPage()
  const conferirClinica = vigiar(clinica)
  await entrar(clinica, 'parceiro@demo.vet', '/financeiro/contas-pagar')
  await clinica.getByRole('button', { name: /vencidos: pagar tudo$/ }).click()
  const tudo = clinica.getByRole('dialog', { name: 'Pagar tudo o que venceu' })
  await expect(tudo.getByText(new RegExp(`${DESCRICAO}, com R\\$\\s\\d+,\\d\\d de multa e juros`))).toBeVisible()
  await conferirAcessibilidade(clinica, 'Pix da clínica')
  await clinica.setViewportSize({ width: 390, height: 844 })
  await conferirAcessibilidade(clinica, 'Pix da clínica em 390')
  expect(await clinica.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await clinica.setViewportSize({ width: 1440, height: 900 })

  // The clinic leaves the Pix of one account open; the company makes happen what a bank would.
  const daClinica = await abrirConta(clinica, 'contas-pagar')
  const daEmpresa = await abrirConta(page, 'contas-receber')
  await daEmpresa.getByRole('button', { name: 'Simular que foi pago' }).click()
  for (const [tela, conta] of [
    [page, daEmpresa],
    [clinica, daClinica],
  ] as const) {
    await expect(conta.getByText('Pago', { exact: true }).first()).toBeVisible()
    expect(await tela.evaluate(() => 'mesmaPagina' in globalThis)).toBe(true)
  }
  const { estado, pagamentos } = await chamar(page, 'get', `/contas-receber/${titulo}`)
  expect([estado, pagamentos.length, pagamentos[0].metodo]).toEqual(['PAGO', 1, 'PIX'])
  expect(pagamentos[0].acrescimoCentavos).toBeGreaterThan(200)
  conferirClinica()
  conferir()

  // As it was, for the flows that read the Pix of the key.
  await page.request.delete('/api/recebimento', { headers: { authorization: `Bearer ${await tokenDe(page)}` } })
})

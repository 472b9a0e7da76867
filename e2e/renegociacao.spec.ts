import { conferirAcessibilidade, entrar, expect, test, tomarSessao, vigiar } from './apoio.ts'

const diaAtras = (dias: number) => {
  const dia = Temporal.Now.plainDateISO('America/Sao_Paulo').subtract({ days: dias })
  return [dia.day, dia.month].map((n) => String(n).padStart(2, '0')).join('/') + `/${dia.year}`
}

test('o que a clínica deve se paga com um Pix só, ou se renegocia, e ela vê o acordo', async ({ page, browser }) => {
  const conferir = vigiar(page)
  await tomarSessao(page, 'cliente@demo.vet')
  const descricao = `Curso ${Date.now()}`
  await page.goto('/financeiro/contas-receber')
  await page.getByRole('button', { name: 'Nova conta' }).click()
  const nova = page.getByRole('dialog', { name: 'Nova conta a receber' })
  await nova.getByRole('textbox', { name: 'Descrição' }).fill(descricao)
  await nova.getByRole('combobox', { name: 'Clínica parceira' }).fill('Clínica Veterinária X')
  await page.getByRole('option', { name: /Clínica Veterinária X/ }).click()
  await nova.getByRole('textbox', { name: 'Valor' }).fill('100,00')
  for (const [campo, dias] of [
    ['Primeiro vencimento', 40],
    ['Emissão', 60],
    ['Competência', 60],
  ] as const)
    await nova.getByRole('textbox', { name: campo }).fill(diaAtras(dias))
  await nova.getByRole('textbox', { name: 'Parcelas' }).fill('2')
  await expect(nova.getByRole('status').getByText(/^2 contas, de .* que somam R\$\s100,00\.$/)).toBeVisible()
  await conferirAcessibilidade(page, 'nova conta')
  await nova.getByRole('button', { name: 'Salvar' }).click()
  await expect(nova).toBeHidden()

  const clinica = await (await browser.newContext()).newPage()
  const conferirClinica = vigiar(clinica)
  await entrar(clinica, 'parceiro@demo.vet', '/financeiro/contas-pagar')
  await clinica.getByRole('button', { name: /vencidos: pagar tudo$/ }).click()
  const pix = clinica.getByRole('dialog', { name: 'Pagar tudo o que venceu' })
  await expect(pix.getByText(/^00020/)).toBeVisible()
  await expect(pix.getByText(new RegExp(`${descricao} 1/2`))).toBeVisible()
  await conferirAcessibilidade(clinica, 'Pix de várias')

  await page.goto(`/financeiro/contas-receber?busca=${encodeURIComponent(descricao)}`)
  await expect(page.getByRole('link', { name: `${descricao} 2/2` })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Marcar todas as linhas' }).press('Space')
  await page.getByRole('button', { name: 'Renegociar' }).press('Enter')
  const acordo = page.getByRole('dialog', { name: 'Renegociar 2 contas' })
  await expect(acordo.getByRole('textbox', { name: 'Multa e juros' })).toBeFocused()
  await page.keyboard.type('10')
  await acordo.getByRole('textbox', { name: 'O que foi combinado' }).fill('Uma vez, com multa')
  await expect(acordo.getByText(/^R\$\s110,00$/)).toBeVisible()
  await conferirAcessibilidade(page, 'renegociar')
  await acordo.getByRole('button', { name: 'Renegociar' }).click()
  await expect(acordo).toBeHidden()
  await expect(page.getByText('Renegociado', { exact: true })).toHaveCount(2)
  await page.getByRole('link', { name: `${descricao} 1/2` }).click()
  const gaveta = page.getByRole('dialog', { name: `${descricao} 1/2` })
  await gaveta.getByRole('link', { name: /^nº \d+$/ }).click()
  const doAcordo = page.getByRole('dialog', { name: /^Renegociação de nºs / })
  await expect(doAcordo.getByText('Uma vez, com multa')).toBeVisible()
  await expect(doAcordo.getByText(/^00020/)).toBeVisible()
  await conferirAcessibilidade(page, 'conta do acordo')

  await clinica.goto(`/financeiro/contas-pagar?busca=${encodeURIComponent('Renegociação')}&ordem=-numero`)
  await expect(clinica.getByRole('link', { name: /^Renegociação de nºs / }).first()).toBeVisible()
  conferirClinica()
  conferir()
})

test('a empresa liga a régua de cobrança com as suas palavras', async ({ page }) => {
  const conferir = vigiar(page)
  await entrar(page, 'cliente@demo.vet', '/financeiro/contas-receber')
  await page.getByRole('button', { name: 'Mais ações' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Régua de cobrança' }).press('Enter')
  const regua = page.getByRole('dialog', { name: 'Régua de cobrança' })
  await regua.getByRole('switch', { name: 'Enviar os avisos por e-mail' }).check()
  // Late enough that nothing leaves while other flows run.
  await regua.getByRole('textbox', { name: 'A partir das' }).fill('23:59')
  await regua
    .getByRole('listitem', { name: 'Aviso 1' })
    .getByRole('textbox', { name: 'Assunto' })
    .fill('Lembrete: {conta}')
  await expect(regua.getByText('Lembrete: Fechamento nº 12')).toBeVisible()
  await conferirAcessibilidade(page, 'régua de cobrança')
  await regua.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Régua de cobrança ligada.')).toBeVisible()
  await page.getByRole('button', { name: 'Mais ações' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Régua de cobrança' }).press('Enter')
  await expect(regua.getByRole('switch', { name: 'Enviar os avisos por e-mail' })).toBeChecked()
  conferir()
})

import { diaLivre } from './apoio-da-agenda.ts'
import { conferirAcessibilidade, expect, test, tomarSessao, vigiar, type Page } from './apoio.ts'
import { chamar } from './apoio-da-conta.ts'

// Somebody leaves: what was theirs is looked at, part of it in spite of a warning, and passes to a colleague on a phone.

const momento = String(Date.now())

/** A specialist who examines and whose hours are the plain ones. */
async function especialista(page: Page, nome: string, crmv: string): Promise<string> {
  const { itens } = await chamar(page, 'get', '/especialidade?busca=Diagnóstico por imagem')
  const dados = { nome, crmvUf: 'SP', crmvNumero: crmv, especialidade: itens[0].codigo }
  return (await chamar(page, 'post', '/especialista', dados)).codigo
}

/** On a free day, at the company's own address. */
async function marcar(page: Page, quem: string, hora: string, dia: string): Promise<void> {
  const { itens: servicos } = await chamar(page, 'get', '/servico?busca=Ultrassom abdominal')
  await chamar(page, 'post', '/agendamento', {
    especialista: quem,
    inicio: Temporal.PlainDateTime.from(`${dia}T${hora}`).toZonedDateTime('America/Sao_Paulo').toInstant().toString(),
    tipoLocal: 'PROPRIO',
    animal: null,
    contato: `Tutora das ${hora} (${momento})`,
    servicos: [servicos[0].codigo],
    estado: 'RESERVADO',
    confirmarPlantao: true,
  })
}

test('quem sai passa o que tinha por fazer, e quem fica o encontra na agenda', async ({ page }) => {
  const conferir = vigiar(page)
  await tomarSessao(page, 'cliente@demo.vet')
  const sai = await especialista(page, `Dra. Saida ${momento}`, momento.slice(-6))
  const fica = await especialista(page, `Dr. Fica ${momento}`, momento.slice(-7, -1))
  const dia = diaLivre()
  await marcar(page, sai, '10:00', dia)
  await marcar(page, sai, '23:00', dia)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/cadastro/especialista?codigo=${sai}`)
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Desativar' }).click()
  const pergunta = page.getByRole('dialog', { name: /ainda tem trabalho por fazer/ })
  await expect(pergunta.getByText(/2 horários na agenda/)).toBeVisible()
  await pergunta.getByRole('button', { name: 'Transferir trabalho' }).click()
  await page.getByRole('combobox', { name: 'Passar tudo para' }).click()
  await page.getByRole('option', { name: `Dr. Fica ${momento}` }).click()
  await page.getByRole('button', { name: 'Conferir' }).click()
  await expect(page.getByText('Cabe 1 de 2')).toBeVisible()
  await conferirAcessibilidade(page, 'transferir trabalho, no telefone')
  await page.getByRole('button', { name: 'Passar mesmo assim' }).click()
  await page.getByRole('button', { name: 'Transferir 2 itens' }).click()
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Mudou de cidade')
  await conferirAcessibilidade(page, 'motivo da transferência')
  await page.getByRole('dialog').getByRole('button', { name: 'Transferir', exact: true }).click()
  await expect(page.getByText('2 itens em novas mãos. Quem recebe já foi avisado.')).toBeVisible()
  await expect(page.getByText('Nada por fazer')).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 900 })
  const { itens } = await chamar(page, 'get', `/agendamento?de=${dia}&ate=${dia}&especialista=${fica}`)
  expect(itens.map(({ plantao }: { plantao: boolean }) => plantao).toSorted()).toEqual([false, true])
  await page.getByRole('button', { name: 'Histórico' }).click()
  await expect(page.getByText(/2 itens para Dr\. Fica .*Motivo: Mudou de cidade/)).toBeVisible()
  conferir()
})

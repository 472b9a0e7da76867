import { conferirAcessibilidade, entrar, expect, test, vigiar, type Page } from './apoio.ts'

// A clinic asks for an exam, the company proposes another time, the clinic takes it: two people in two browsers.

/** Types into an autocomplete and takes the first option that has `texto`. */
async function escolher(page: Page, rotulo: string, digitar: string, texto: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: rotulo }).fill(digitar)
  await page.getByRole('option', { name: texto }).first().click()
}

async function pedir(clinica: Page): Promise<string> {
  await entrar(clinica, 'parceiro@demo.vet', '/atendimento?novo=1')
  await escolher(clinica, 'Paciente', 'a', /./)
  await escolher(clinica, 'Incluir exame', 'ultrassom abd', /Ultrassom abdominal/)
  await clinica.getByRole('button', { name: 'Incluir horário de preferência' }).press('Enter')
  // The keyboard is in the new row already, with the next working day in it.
  await expect(
    clinica.getByRole('group', { name: 'Preferência 1' }).getByRole('textbox', { name: 'Dia' }),
  ).toBeFocused()
  await clinica.getByRole('textbox', { name: 'Das' }).fill('07:00')
  await conferirAcessibilidade(clinica, 'pedido com horários de preferência')
  await clinica.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(clinica.getByRole('region', { name: 'Horário' })).toContainText('Aguardando a empresa')
  return new URL(clinica.url()).search
}

async function proporOMelhor(empresa: Page): Promise<void> {
  const horario = empresa.getByRole('region', { name: 'Horário' })
  await horario.getByRole('button', { name: 'Propor outro horário' }).click()
  const dialogo = empresa.getByRole('dialog', { name: 'Propor outro horário' })
  await expect(dialogo).toBeVisible()
  await conferirAcessibilidade(empresa, 'propor outro horário')
  await dialogo.getByRole('button', { name: 'Sugerir horário' }).click()
  await dialogo.getByRole('button', { name: /melhor opção/ }).click()
  await dialogo.getByRole('button', { name: 'Propor', exact: true }).click()
  await expect(horario).toContainText('Aguardando a clínica')
}

async function propor(empresa: Page, pedido: string): Promise<void> {
  await entrar(empresa, 'cliente@demo.vet', `/atendimento${pedido}`)
  const horario = empresa.getByRole('region', { name: 'Horário' })
  await expect(horario).toContainText('07:00 às 18:00')
  await proporOMelhor(empresa)
}

test('a clínica pede, a empresa propõe outro horário, a clínica aceita', async ({ browser }) => {
  const abrir = async () => (await browser.newContext()).newPage()
  const [clinica, empresa] = [await abrir(), await abrir()]
  const conferir = [vigiar(clinica), vigiar(empresa)]
  const pedido = await pedir(clinica)
  await propor(empresa, pedido)

  await clinica.reload()
  const horario = clinica.getByRole('region', { name: 'Horário' })
  await expect(horario).toContainText('Proposta:')
  await horario.getByRole('button', { name: 'Recusar horário' }).click()
  await clinica.getByRole('textbox', { name: 'Motivo' }).fill('Só na semana que vem')
  await clinica.getByRole('dialog').getByRole('button', { name: 'Recusar horário' }).click()
  await expect(horario).toContainText('Aguardando a empresa')

  await empresa.reload()
  await expect(empresa.getByText(/Só na semana que vem/).first()).toBeVisible()
  await proporOMelhor(empresa)

  await clinica.reload()
  await horario.getByRole('button', { name: 'Aceitar horário' }).click()
  await expect(horario).toContainText('Agendado:')
  await empresa.reload()
  await expect(empresa.getByRole('region', { name: 'Horário' })).toContainText('Agendado:')
  for (const semProblemas of conferir) semProblemas()
})

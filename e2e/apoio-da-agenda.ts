import { feriadosNacionais } from '../packages/dominio/src/tempo/index.ts'
import { expect, type Page } from './apoio.ts'

export const ESPECIALISTA = 'Dra. Helena Prado'

/** A Tuesday beyond the demonstration's appointments, no holiday; another one a minute later, for who runs it again. */
export function diaLivre(): string {
  const semanas = 6 + (Math.floor(Date.now() / 60_000) % 60)
  let dia = Temporal.Now.plainDateISO('America/Sao_Paulo').add({ weeks: semanas })
  dia = dia.add({ days: (9 - dia.dayOfWeek) % 7 })
  const feriados = new Set(
    [dia.year, dia.year + 1].flatMap((ano) => feriadosNacionais(ano)).map((feriado) => feriado.dia),
  )
  while (feriados.has(dia.toString())) dia = dia.add({ weeks: 1 })
  return dia.toString()
}

export const coluna = (page: Page, nome = ESPECIALISTA) => page.getByRole('group', { name: nome, exact: true })
export const caixa = (page: Page, texto: RegExp) => coluna(page).getByRole('button', { name: texto })

/** Where an hour of the column is on the screen, in view and at rest: a point that moves is not pressed by anybody. */
export async function pontoDaHora(page: Page, hora: string): Promise<{ x: number; y: number }> {
  const marca = page.locator('.ag-horas span', { hasText: hora })
  await expect(coluna(page)).toBeVisible()
  let [antes, ponto] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ]
  const parado = async () => {
    await marca.scrollIntoViewIfNeeded()
    const [linha, area] = [await marca.boundingBox(), await coluna(page).boundingBox()]
    if (linha === null || area === null) return false
    ;[antes, ponto] = [ponto, { x: area.x + area.width / 2, y: linha.y + linha.height / 2 }]
    return antes.x === ponto.x && antes.y === ponto.y
  }
  await expect.poll(parado).toBe(true)
  return ponto
}

/** Presses in the middle of a box and lets go where the hour begins, as far down as it was held. */
export async function arrastar(page: Page, texto: RegExp, de: string, para: string): Promise<void> {
  const [origem, destino] = [await pontoDaHora(page, de), await pontoDaHora(page, para)]
  const area = await caixa(page, texto).boundingBox()
  if (area === null) throw new Error('no such box')
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + (destino.y - origem.y) / 2, { steps: 4 })
  await page.mouse.move(x, y + destino.y - origem.y, { steps: 4 })
  await page.mouse.up()
}

/** Fills in the form that a press on the grid opened: a patient by its order in the search, and one exam. */
export async function marcar(page: Page, paciente: number): Promise<string> {
  const dialogo = page.getByRole('dialog', { name: 'Novo agendamento' })
  await dialogo.getByRole('combobox', { name: 'Paciente' }).click()
  const opcao = page.getByRole('option').nth(paciente)
  await opcao.click()
  const nome = await dialogo.getByRole('combobox', { name: 'Paciente' }).inputValue()
  await dialogo.getByRole('combobox', { name: 'Incluir exame' }).fill('ultrassom abd')
  await page
    .getByRole('option', { name: /Ultrassom abdominal/ })
    .first()
    .click()
  await expect(dialogo.getByText(/Termina às/)).toBeVisible()
  const clinica = dialogo.getByRole('combobox', { name: 'Clínica parceira' })
  if ((await clinica.inputValue()) === '') {
    await clinica.fill('Veterinária X')
    await page
      .getByRole('option', { name: /Veterinária X/ })
      .first()
      .click()
  }
  await dialogo.getByRole('button', { name: 'Agendar' }).click()
  await expect(dialogo).toBeHidden()
  return nome
}

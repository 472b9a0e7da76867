import { feriadosNacionais } from '../packages/dominio/src/tempo/index.ts'
import { expect, type Page } from './apoio.ts'

export const ESPECIALISTA = 'Dra. Helena Prado'

/** Beyond the demonstration's appointments. */
const PRIMEIRA_SEMANA = 6
/** Not beyond the two years that the product books ahead. */
const SEMANAS = 90
/** More than the days that one run takes: who runs it again a minute later has others. */
const DIAS_POR_MINUTO = 10

const comeco = Math.floor(Date.now() / 60_000)
let tomados = 0
const TERCA = 2
/** Flows that run side by side have a day of the week each: Tuesday and Thursday, which are worked whole. */
const diaDaSemana = TERCA + 2 * Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)

/**
 * A day of the week, no holiday, another one each time: on a day where another test has left an appointment the specialist
 * may have no time to arrive, and the product asks about it.
 */
export function diaLivre(): string {
  const hoje = Temporal.Now.plainDateISO('America/Sao_Paulo')
  const primeira = hoje.add({ weeks: PRIMEIRA_SEMANA, days: (diaDaSemana + 7 - hoje.dayOfWeek) % 7 })
  const dias = Array.from({ length: SEMANAS }, (_, semana) => primeira.add({ weeks: semana }))
  const livres = dias.filter((dia) => !feriadosNacionais(dia.year).some((feriado) => feriado.dia === dia.toString()))
  const dia = livres[(comeco * DIAS_POR_MINUTO + tomados++) % livres.length]
  if (dia === undefined) throw new Error('no such day without a holiday')
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

/** A question about a booking comes as a refusal, which the browser writes to its console. */
export const PODE_PERGUNTAR = [/409/]

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
  // The demonstration follows the clock: now and then the patient has a request that waits, and this is another exam.
  const outro = page.getByRole('button', { name: 'É outro exame' })
  await page.addLocatorHandler(outro, (botao) => botao.click())
  await dialogo.getByRole('button', { name: 'Agendar' }).click()
  // By its mark: under a question the dialog is hidden from roles, and open all the same.
  await expect(page.locator('[role="dialog"]')).toHaveCount(0)
  await page.removeLocatorHandler(outro)
  return nome
}

import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'

/** Exports the list that is open as CSV, with the columns that are chosen, and answers the file. */
export async function exportarLista(colunas: RegExp): Promise<string> {
  const arquivo = vi.spyOn(URL, 'createObjectURL')
  await page.getByRole('button', { name: 'Exportar a lista' }).click()
  await page.getByRole('radio', { name: /CSV/ }).click()
  await page.getByRole('radio', { name: colunas }).click()
  await page.getByRole('button', { name: 'Exportar', exact: true }).click()
  await expect.element(page.getByText('Arquivo pronto', { exact: false })).toBeVisible()
  const [blob] = arquivo.mock.lastCall ?? []
  arquivo.mockRestore()
  return (blob as Blob).text()
}

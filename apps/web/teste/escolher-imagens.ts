import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'

/** Chooses files for the laudo that is open to be written, once its images are there: they come after its first sections. */
export async function escolherImagens(...arquivos: File[]): Promise<void> {
  const imagens = page.getByRole('region', { name: 'Imagens', exact: true })
  await expect.element(imagens).toBeInTheDocument()
  await userEvent.upload(imagens.element().querySelector<HTMLInputElement>('input[type=file]')!, arquivos)
}

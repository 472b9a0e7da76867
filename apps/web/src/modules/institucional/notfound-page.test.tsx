import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { abrir, entrarComo } from '../../../teste/tela.tsx'

describe('endereço que não existe', () => {
  it('diz a quem visita, e leva à entrada', async () => {
    await abrir('/cadastro/dinossauro')
    await expect.element(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
    await page.getByRole('link', { name: 'Ir para a entrada' }).click()
    await expect.element(page.getByRole('textbox', { name: 'E-mail ou CPF' })).toBeVisible()
  })

  it('diz a quem já entrou, e leva ao início', async () => {
    entrarComo('CLIENTE')
    await abrir('/cadastro/dinossauro')
    await expect.element(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Ir para o início' })).toHaveAttribute('href', '/dashboard')
    expect(page.getByRole('link', { name: 'Ir para a entrada' }).query()).toBeNull()
  })
})

import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { provarTexto } from '../../../teste/provar-texto.tsx'
import { abrir } from '../../../teste/tela.tsx'

provarTexto('/termos-de-uso', {
  titulo: 'Termos de uso',
  promete: ['O teste dura 14 dias, salvo outro prazo anunciado no plano, e não pede cartão.'],
})

it('leva à política de privacidade de que fala', async () => {
  await abrir('/termos-de-uso')
  await page.getByRole('main').getByRole('link', { name: 'política de privacidade' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Política de privacidade' })).toBeVisible()
})

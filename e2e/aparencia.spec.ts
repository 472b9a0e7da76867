import { entrar, expect, test } from './apoio.ts'

test('para quem pede menos movimento, trocar claro e escuro não anima nada', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await entrar(page, 'cliente@demo.vet', '/cadastro/tutor')
  await expect(page.getByRole('table')).toBeVisible()
  const emCurso = () => document.getAnimations().filter((animacao) => animacao instanceof CSSTransition).length
  await expect.poll(() => page.evaluate(emCurso)).toBe(0)
  await page.getByRole('button', { name: 'Aparência' }).click()
  await page.getByRole('button', { name: 'Escuro' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-esquema', 'dark')
  // One by one, each inside the one around it, they took seconds, with the text of one scheme over the ground of the other.
  expect(await page.evaluate(emCurso)).toBe(0)
})

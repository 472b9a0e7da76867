import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { abrirEstado } from '../../oficina/abrir.tsx'
import { pagina } from '../../oficina/paginas/estados.tsx'

it('o que falhou diz por quê e se tenta de novo', async () => {
  const { container } = await abrirEstado(pagina, 'de erro')
  await expect.element(page.getByRole('alert').getByText('Já existe um igual.')).toBeVisible()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.poll(() => container.querySelector('output')?.textContent).toBe('1')
})

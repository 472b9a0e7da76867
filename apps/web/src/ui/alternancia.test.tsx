import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { abrirEstado } from '../../oficina/abrir.tsx'
import { pagina } from '../../oficina/paginas/escolha.tsx'

it('diz qual é a escolhida, e só avisa quando outra é escolhida', async () => {
  const { container } = await abrirEstado(pagina, 'de duas')
  const ditos = () => container.querySelector('output')?.textContent
  const grupo = page.getByRole('group', { name: 'Tipo de desconto' })
  await expect.element(grupo.getByRole('button', { name: 'Percentual' })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(grupo.getByRole('button', { name: 'Em reais' })).toHaveAttribute('aria-pressed', 'false')
  await grupo.getByRole('button', { name: 'Percentual' }).click()
  expect(ditos()).toBe('')
  await grupo.getByRole('button', { name: 'Em reais' }).click()
  await expect.poll(ditos).toBe('VALOR')
})

import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { abrirEstado } from '../../oficina/abrir.tsx'
import { pagina } from '../../oficina/paginas/estados.tsx'
import { desenhar } from '../../teste/tela.tsx'
import { ErroDeApi } from '../lib/erro-de-api.ts'
import { EstadoDeErro } from './estados.tsx'

it('o que falhou diz por quê e se tenta de novo', async () => {
  const { container } = await abrirEstado(pagina, 'de erro')
  await expect.element(page.getByRole('alert').getByText('Já existe um igual.')).toBeVisible()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.poll(() => container.querySelector('output')?.textContent).toBe('1')
})

it('o que não há não se tenta de novo', async () => {
  const erro = new ErroDeApi({
    status: 404,
    corpo: { codigo: 'NAO_ENCONTRADO', mensagem: 'Não encontramos esta conta.' },
  })
  await desenhar(<EstadoDeErro erro={erro} aoTentarDeNovo={() => undefined} />)
  await expect.element(page.getByRole('alert').getByText('Não encontrado')).toBeVisible()
  await expect.element(page.getByText('Não encontramos esta conta.')).toBeVisible()
  expect(page.getByRole('button').query()).toBeNull()
})

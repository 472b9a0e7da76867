import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { desenhar } from '../../teste/tela.tsx'
import { ErroDeApi } from '../lib/erro-de-api.ts'
import { EstadoDeErro } from './estados.tsx'

it('o que falhou diz por quê e se tenta de novo', async () => {
  const aoTentarDeNovo = vi.fn<() => void>()
  const erro = new ErroDeApi({ status: 409, corpo: { codigo: 'JA_EXISTE', mensagem: 'Já existe um igual.' } })
  await desenhar(<EstadoDeErro erro={erro} aoTentarDeNovo={aoTentarDeNovo} />)
  await expect.element(page.getByRole('alert').getByText('Já existe um igual.')).toBeVisible()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  expect(aoTentarDeNovo).toHaveBeenCalledOnce()
})

import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { desenhar } from '../../teste/tela.tsx'
import { Alternancia } from './alternancia.tsx'

it('diz qual é a escolhida, e só avisa quando outra é escolhida', async () => {
  const aoMudar = vi.fn<(valor: string) => void>()
  const opcoes = [
    { valor: 'PERCENTUAL', rotulo: 'Percentual' },
    { valor: 'VALOR', rotulo: 'Em reais' },
  ]
  await desenhar(<Alternancia rotulo="Tipo de desconto" valor="PERCENTUAL" opcoes={opcoes} aoMudar={aoMudar} />)
  const grupo = page.getByRole('group', { name: 'Tipo de desconto' })
  await expect.element(grupo.getByRole('button', { name: 'Percentual' })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(grupo.getByRole('button', { name: 'Em reais' })).toHaveAttribute('aria-pressed', 'false')
  await grupo.getByRole('button', { name: 'Percentual' }).click()
  expect(aoMudar).not.toHaveBeenCalled()
  await grupo.getByRole('button', { name: 'Em reais' }).click()
  expect(aoMudar).toHaveBeenCalledExactlyOnceWith('VALOR')
})

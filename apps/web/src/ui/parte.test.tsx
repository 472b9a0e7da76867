import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { desenhar } from '../../teste/tela.tsx'
import { parte } from './parte.tsx'

const A_CAMINHO = <p>A caminho…</p>

it('o que está a caminho espera no seu lugar, e nada ao lado dele some', async () => {
  const { promise, resolve } = Promise.withResolvers<() => ReactNode>()
  const Lenta = parte(() => promise, A_CAMINHO)
  const Pronta = parte(async () => () => <p>Pronta</p>)
  await desenhar(
    <>
      <input aria-label="Nome" />
      <Lenta />
      <Pronta />
    </>,
  )
  await page.getByLabelText('Nome').fill('Thor')
  await expect.element(page.getByText('Pronta')).toBeVisible()
  await expect.element(page.getByText('A caminho…')).toBeVisible()
  resolve(() => <p>Chegou</p>)
  await expect.element(page.getByText('Chegou')).toBeVisible()
  await expect.element(page.getByText('A caminho…')).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Nome')).toHaveValue('Thor')
})

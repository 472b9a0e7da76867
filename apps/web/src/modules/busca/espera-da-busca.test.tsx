import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { desenhar } from '../../../teste/tela.tsx'
import { codigoACaminho } from '../../lib/codigo-a-caminho.ts'
import { parte } from '../../ui/parte.tsx'
import { JanelaNua } from '../../ui/sobrepostos/janela-nua.tsx'
import type { BuscaDialogoProps } from './busca-dialogo.tsx'
import { CampoDaBusca } from './campo-da-busca.tsx'
import { EsperaDaBusca } from './espera-da-busca.tsx'

type Props = Omit<BuscaDialogoProps, 'perfis'>

function Janela({ texto, aoDigitar, aoFechar }: Props) {
  return (
    <JanelaNua rotulo="Buscar" aoFechar={aoFechar}>
      <CampoDaBusca texto={texto} aoDigitar={aoDigitar} />
      <p>Chegou</p>
    </JanelaNua>
  )
}

/** A button that opens the window, whose code comes when the test says so. */
async function abrirSemCodigo() {
  const { promise, resolve } = Promise.withResolvers<typeof Janela>()
  const Dialogo = parte(() => promise, EsperaDaBusca)
  function Botao() {
    const [texto, definirTexto] = useState<string>()
    return (
      <>
        <button type="button" onClick={() => definirTexto('')}>
          Abrir
        </button>
        {texto !== undefined && (
          <Dialogo texto={texto} aoDigitar={definirTexto} aoFechar={() => definirTexto(undefined)} />
        )}
      </>
    )
  }
  await desenhar(<Botao />)
  await userEvent.click(page.getByRole('button', { name: 'Abrir' }))
  return { chegar: () => resolve(Janela) }
}

const campo = page.getByLabelText(/^Buscar pacientes/)

it('o que se digita antes de a busca chegar fica no campo, com o cursor depois', async () => {
  const { chegar } = await abrirSemCodigo()
  await userEvent.keyboard('tho')
  await expect.element(campo).toHaveValue('tho')
  await expect.element(page.getByText('Chegou')).not.toBeInTheDocument()
  chegar()
  await expect.element(page.getByText('Chegou')).toBeVisible()
  await expect.element(campo).toHaveFocus()
  await userEvent.keyboard('r')
  await expect.element(campo).toHaveValue('thor')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Abrir' })).toHaveFocus()
})

it('fechada antes de chegar, devolve o cursor a quem a abriu, e não se abre quando chega', async () => {
  const { chegar } = await abrirSemCodigo()
  await expect.element(campo).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(campo).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Abrir' })).toHaveFocus()
  chegar()
  await expect.poll(() => codigoACaminho.ha()).toBe(false)
  expect(page.getByText('Chegou').query()).toBeNull()
})

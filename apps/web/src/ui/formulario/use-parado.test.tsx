import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { desenhar } from '../../../teste/tela.tsx'
import { Dialogo } from '../dialogo.tsx'
import { CampoMarcado } from './campo-marcado.tsx'
import { CampoTexto } from './campo-texto.tsx'
import { Formulario } from './formulario.tsx'
import { useFormulario } from './use-formulario.ts'

const esquema = z.object({ nome: z.string(), sim: z.boolean() })

interface JanelaProps {
  aoEnviar: (dados: z.infer<typeof esquema>) => Promise<unknown>
  aoFechar: () => void
  digitaSalvando?: boolean
}

function Campos({ aoEnviar, aoFechar, digitaSalvando = false }: JanelaProps) {
  const form = useFormulario({
    esquema,
    valores: { nome: '', sim: false },
    protegerMudancas: false,
    digitaSalvando,
    aoEnviar,
  })
  return (
    <Formulario form={form} rotulo="Dados" aoCancelar={aoFechar}>
      <CampoTexto controle={form.control} nome="nome" rotulo="Nome" />
      <CampoMarcado controle={form.control} nome="sim" rotulo="Concordo" />
    </Formulario>
  )
}

async function abrirEMandar(digitaSalvando = false) {
  const envio = Promise.withResolvers<void>()
  const aoEnviar = vi.fn<JanelaProps['aoEnviar']>(() => envio.promise)
  const aoFechar = vi.fn<() => void>()
  const janela = () => (
    <Dialogo aberto titulo="Janela" aoFechar={aoFechar}>
      <Campos aoEnviar={aoEnviar} aoFechar={aoFechar} digitaSalvando={digitaSalvando} />
    </Dialogo>
  )
  const router = createRouter({ routeTree: createRootRoute({ component: janela }), history: createMemoryHistory() })
  await desenhar(<RouterProvider router={router as never} />)
  const nome = page.getByRole('textbox', { name: 'Nome' })
  await nome.click()
  await userEvent.keyboard('Ana{Control>}s{/Control}')
  await expect.element(page.getByRole('form', { name: 'Dados' })).toHaveAttribute('aria-busy', 'true')
  return { nome, envio, aoEnviar, aoFechar, marca: page.getByRole('checkbox', { name: 'Concordo' }) }
}

it('o que está indo de uma janela não muda mais, e o foco fica para o que for recusado', async () => {
  const { nome, envio, marca } = await abrirEMandar()
  await userEvent.keyboard(' Maria{Backspace}')
  await userEvent.paste()
  marca.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  await expect.element(nome).toHaveValue('Ana')
  await expect.element(nome).toHaveFocus()
  await expect.element(marca).not.toBeChecked()
  envio.reject(new Error('recusado'))
  await expect.element(page.getByRole('alert')).toBeVisible()
  await nome.click()
  await userEvent.keyboard('{End} Maria')
  await expect.element(nome).toHaveValue('Ana Maria')
})

it('enquanto vai, ainda se desiste; e a janela que guarda o digitado o recebe', async () => {
  const { aoFechar, envio } = await abrirEMandar()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Fechar sem salvar' }).click()
  expect(aoFechar).toHaveBeenCalledOnce()
  envio.resolve()
})

it('a que fica aberta sobre o que se digita continua a recebê-lo', async () => {
  const { nome, envio, aoEnviar } = await abrirEMandar(true)
  await userEvent.keyboard(' Maria')
  await expect.element(nome).toHaveValue('Ana Maria')
  envio.resolve()
  await expect.element(nome).toHaveValue('Ana Maria')
  expect(aoEnviar).toHaveBeenCalledWith({ nome: 'Ana', sim: false })
})

import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useFocoNaTroca } from './use-foco-na-troca.ts'

function Quadro() {
  const { conteudo, anuncio } = useFocoNaTroca()
  return (
    <>
      <main ref={conteudo} tabIndex={-1}>
        <Outlet />
      </main>
      <p role="status">{anuncio}</p>
    </>
  )
}

/** A screen whose field somebody reaches, or that takes the focus by itself, before the router says that it is drawn. */
function Tela({ porTecla }: { porTecla: boolean }) {
  const campo = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (porTecla) dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
    campo.current?.focus()
  }, [porTecla])
  return (
    <>
      <h1>Pacientes</h1>
      <input ref={campo} aria-label="Nome" />
    </>
  )
}

async function irPara(tela: '/pela-tecla' | '/sozinha') {
  const raiz = createRootRoute({ component: Quadro })
  const rota = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => raiz, path, component })
  const router = createRouter({
    routeTree: raiz.addChildren([
      rota('/', () => <h1>Início</h1>),
      rota('/pela-tecla', () => <Tela porTecla />),
      rota('/sozinha', () => <Tela porTecla={false} />),
    ]),
    history: createMemoryHistory(),
  })
  await render(<RouterProvider router={router} />)
  await expect.element(page.getByRole('heading', { name: 'Início' })).toBeVisible()
  // The press that leads there is no act in the new screen.
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))
  router.history.push(tela)
  await expect.element(page.getByRole('status')).toHaveTextContent('Pacientes')
}

it('a tela nova começa pelo conteúdo, e não pelo que tomou o foco sozinho', async () => {
  await irPara('/sozinha')
  await expect.element(page.getByRole('main')).toHaveFocus()
})

it('quem já entrou nela pelo teclado fica onde está', async () => {
  await irPara('/pela-tecla')
  await expect.element(page.getByRole('textbox', { name: 'Nome' })).toHaveFocus()
})

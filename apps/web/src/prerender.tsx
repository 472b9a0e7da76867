import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { ROTA_DE_LOGIN } from '@vetlume/dominio/rotas'
import { renderToStaticMarkup } from 'react-dom/server'
import { QuadroInicial } from './modules/shell/quadro-inicial.tsx'
import { router } from './routes.tsx'

/** The frame of the screens as markup, put in index.html by the build beside the login page. */
export const prerenderizarQuadro = (): string => renderToStaticMarkup(<QuadroInicial />)

/** The login page as markup, put in index.html by the build: it is on screen before any script has arrived. */
export async function prerenderizarLogin(): Promise<string> {
  // Scroll restoration would add an inline script, which the page's policy refuses.
  router.update({ history: createMemoryHistory({ initialEntries: [ROTA_DE_LOGIN] }), scrollRestoration: false })
  await router.load()
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

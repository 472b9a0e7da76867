import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { escreverBusca, lerBusca } from '../src/lib/busca-na-url.ts'
import { ProvedorDeUi } from '../src/ui/provedor.tsx'

const Quebrou = ({ error }: ErrorComponentProps) => <p data-quebrou>{String(error)}</p>

const criar = (children: ReactNode) =>
  createRouter({
    routeTree: createRootRoute({
      component: () => (
        <div data-estado style={{ display: 'contents' }}>
          {children}
        </div>
      ),
    }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    defaultErrorComponent: Quebrou,
    parseSearch: lerBusca,
    stringifySearch: escreverBusca,
  })

/** What components expect around them: cache, messages, and a router that leads nowhere. */
export function Moldura({ children }: { children: ReactNode }) {
  const [router] = useState(() => criar(children))
  return (
    <ProvedorDeUi>
      {/* Its routes are not those of the product, which the types know. */}
      <RouterProvider router={router as never} />
    </ProvedorDeUi>
  )
}

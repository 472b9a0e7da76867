import { lazy, Suspense, type ComponentType } from 'react'
import { Esqueleto } from '../../../ui/estados.tsx'
import { Secao } from '../../../ui/pagina.tsx'

type Parte<F> = ComponentType<{ ficha: F }>

/** A part of a record, for `partes`, that is downloaded when it is opened. */
export function parteAoAbrir<F extends { codigo: string }>(carregar: () => Promise<Parte<F>>): Parte<F> {
  // `lazy` forgets the type of what it loads.
  const Carregada = lazy(async () => ({ default: await carregar() })) as unknown as Parte<F>
  return ({ ficha }) => (
    <Suspense
      fallback={
        <Secao>
          <Esqueleto linhas={8} />
        </Secao>
      }
    >
      <Carregada key={ficha.codigo} ficha={ficha} />
    </Suspense>
  )
}

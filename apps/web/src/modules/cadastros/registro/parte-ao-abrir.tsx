import { Suspense, type ComponentType } from 'react'
import { conteudo } from '../../../ui/conteudo.tsx'
import { Esqueleto } from '../../../ui/estados.tsx'
import { Secao } from '../../../ui/pagina.tsx'

type Parte<F> = ComponentType<{ ficha: F }>

/** A part of a record, for `partes`, that is downloaded when it is opened. */
export function parteAoAbrir<F extends { codigo: string }>(carregar: () => Promise<Parte<F>>): Parte<F> {
  const Carregada = conteudo(carregar)
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

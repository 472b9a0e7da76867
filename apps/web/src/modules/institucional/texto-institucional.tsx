import { formatarData } from '@vetlume/dominio/tempo'
import type { ReactNode } from 'react'
import { PaginaPublica } from '../../ui/publico/pagina-publica.tsx'
import { VIGENCIA } from './controlador.ts'

export interface SecaoDoTexto {
  id: string
  titulo: string
  conteudo: ReactNode
}

/** A text that people accept by its version: what is in it on top, then section by section. */
export function TextoInstitucional({ titulo, secoes }: { titulo: string; secoes: readonly SecaoDoTexto[] }) {
  return (
    <PaginaPublica
      largo
      titulo={titulo}
      apoio={`Versão ${VIGENCIA.versao}, em vigor desde ${formatarData(VIGENCIA.data)}.`}
    >
      <nav aria-label="Nesta página">
        <ul>
          {secoes.map(({ id, titulo: nome }) => (
            <li key={id}>
              <a href={`#${id}`}>{nome}</a>
            </li>
          ))}
        </ul>
      </nav>
      {secoes.map(({ id, titulo: nome, conteudo }) => (
        <section key={id} id={id} aria-labelledby={`${id}-titulo`}>
          <h2 id={`${id}-titulo`}>{nome}</h2>
          {conteudo}
        </section>
      ))}
    </PaginaPublica>
  )
}

import { PONTO_ENTRE_PARTES } from '@vetlume/dominio/formatos'
import type { ReactNode } from 'react'
import type { TomDeEtiqueta } from './etiqueta.tsx'
import { DataHora } from './valores.tsx'
import { classes } from './classes.ts'
import estilos from './linha-do-tempo.module.css'

export interface EventoDaLinha {
  id: string
  titulo: ReactNode
  /** UTC instant. */
  instante: string
  autor?: string | null
  detalhe?: ReactNode
  tom?: TomDeEtiqueta
}

/** What happened, in order, newest as given. */
export function LinhaDoTempo({ eventos }: { eventos: readonly EventoDaLinha[] }) {
  return (
    <ol className={estilos.linha}>
      {eventos.map(({ id, titulo, instante, autor, detalhe, tom = 'neutro' }) => (
        <li key={id} className={classes(estilos.evento, estilos[tom])}>
          <div className={estilos.titulo}>{titulo}</div>
          <div className={estilos.quando}>
            <DataHora instante={instante} />
            {autor != null && autor !== '' && PONTO_ENTRE_PARTES + autor}
          </div>
          {detalhe !== undefined && <div className={estilos.detalhe}>{detalhe}</div>}
        </li>
      ))}
    </ol>
  )
}

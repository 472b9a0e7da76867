import type { ComponentType } from 'react'
import { EstadoDeErro } from './estados.tsx'
import { importada, type Falta, type Importada } from './importada.tsx'

const Ausente = ({ erro, tentarDeNovo }: Falta) => <EstadoDeErro erro={erro} aoTentarDeNovo={tentarDeNovo} />

/** What a screen is there to show, in a file of its own: when it does not arrive, its place says so and offers to try again. */
export const conteudo = <P extends object>(importar: () => Promise<ComponentType<P>>): Importada<P> =>
  importada(importar, Ausente)

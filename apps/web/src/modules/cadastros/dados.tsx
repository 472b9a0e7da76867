import type { ReactNode } from 'react'
import { ouTraco } from '../../ui/lista/situacao.tsx'
import estilos from './dados.module.css'

/** Label and value pairs of a record that the reader may not edit. */
export function Dados({ itens }: { itens: readonly (readonly [rotulo: string, valor: ReactNode])[] }) {
  return (
    <dl className={estilos.dados}>
      {itens.map(([rotulo, valor]) => (
        <div key={rotulo}>
          <dt className={estilos.nome}>{rotulo}</dt>
          <dd className={estilos.valor}>{typeof valor === 'string' || valor === null ? ouTraco(valor) : valor}</dd>
        </div>
      ))}
    </dl>
  )
}

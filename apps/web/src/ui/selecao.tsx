import { ListaSuspensa } from './formulario/lista-suspensa.tsx'

export interface SelecaoProps<T extends string> {
  rotulo: string
  valor: T
  opcoes: readonly { valor: T; rotulo: string }[]
  aoMudar: (valor: T) => void
}

/** One of some options, outside of a form: what it chooses is shown at once. */
export function Selecao<T extends string>({ rotulo, valor, opcoes, aoMudar }: SelecaoProps<T>) {
  return (
    <div style={{ minWidth: '8.5rem' }}>
      <ListaSuspensa rotulo={rotulo} valor={valor} opcoes={opcoes} aoMudar={(novo) => aoMudar(novo as T)} />
    </div>
  )
}

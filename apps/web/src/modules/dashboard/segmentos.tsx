import './segmentos.css'
import { useId } from 'react'

export interface SegmentosProps<T extends string> {
  rotulo: string
  opcoes: Readonly<Record<T, string>>
  valor: T
  aoMudar: (valor: T) => void
}

/** A choice between two or three views of the same thing. */
export function Segmentos<T extends string>({ rotulo, opcoes, valor, aoMudar }: SegmentosProps<T>) {
  const grupo = useId()
  return (
    <fieldset className="sg">
      <legend className="so-leitor">{rotulo}</legend>
      {(Object.entries(opcoes) as [T, string][]).map(([opcao, texto]) => (
        <label key={opcao}>
          <input type="radio" name={grupo} checked={opcao === valor} onChange={() => aoMudar(opcao)} />
          <span>{texto}</span>
        </label>
      ))}
    </fieldset>
  )
}

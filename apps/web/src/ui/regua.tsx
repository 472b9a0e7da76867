import { useId } from 'react'
import estilos from './regua.module.css'

export interface ReguaProps {
  rotulo: string
  valor: number
  de: number
  ate: number
  aoMudar: (valor: number) => void
}

/** One of a few whole numbers, slid or walked with the arrows, with a mark at each. */
export function Regua({ rotulo, valor, de, ate, aoMudar }: ReguaProps) {
  const id = useId()
  return (
    <div className={estilos.regua}>
      <label htmlFor={id}>{rotulo}</label>
      <input
        id={id}
        type="range"
        min={de}
        max={ate}
        step={1}
        value={valor}
        onChange={({ target }) => aoMudar(target.valueAsNumber)}
      />
      <div aria-hidden className={estilos.marcas}>
        {Array.from({ length: ate - de + 1 }, (_, n) => (
          <span key={n} />
        ))}
      </div>
    </div>
  )
}

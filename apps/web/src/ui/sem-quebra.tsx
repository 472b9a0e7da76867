import './valores.css'
import { ouTraco } from './lista/situacao.tsx'

/** Numbers and short expressions that a narrow column must not split: a CPF, a phone, an age. */
export function SemQuebra({ texto }: { texto: string | null }) {
  return <span className="vl-numero">{ouTraco(texto)}</span>
}

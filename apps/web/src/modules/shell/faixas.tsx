import './faixas.css'
import { TermosNovos } from '../conta/index.ts'

/** What the person has to know over whatever screen is open; nothing most of the time. */
export function Faixas() {
  return (
    <div className="faixas">
      <TermosNovos />
    </div>
  )
}

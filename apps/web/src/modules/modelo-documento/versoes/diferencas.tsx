import './versoes.css'
import type { DiferencaDeVersao } from '@vetlume/dominio/modelo-documento'

/** What changed, in words: before beside after. */
export function Diferencas({ diferencas }: { diferencas: readonly DiferencaDeVersao[] }) {
  if (diferencas.length === 0) return <p className="lv-nada">Nenhuma diferença.</p>
  return (
    <dl className="lv-diferencas">
      {diferencas.map(({ onde, antes, depois }) => (
        <div key={onde}>
          <dt>{onde}</dt>
          <dd data-lado="antes">
            <span className="so-leitor">Antes: </span>
            {antes === null || antes === '' ? <i>nada</i> : antes}
          </dd>
          <dd data-lado="depois">
            <span className="so-leitor">Depois: </span>
            {depois === null || depois === '' ? <i>retirado</i> : depois}
          </dd>
        </div>
      ))}
    </dl>
  )
}

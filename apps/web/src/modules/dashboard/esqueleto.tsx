import { Bloco } from '../../ui/esqueleto.tsx'
import estilos from './esqueleto.module.css'

/** The shape of a panel while it comes: what arrives takes the same room. */
export function EsqueletoDoPainel() {
  return (
    <div className="pn" aria-hidden>
      <div className="pn-7">
        <Bloco height="22rem" className={estilos.quadro} />
      </div>
      <div className="pn-5">
        <div className="at" style={{ minHeight: '22rem' }}>
          {Array.from({ length: 4 }, (_, i) => (
            <Bloco key={i} height="100%" className={estilos.quadro} />
          ))}
        </div>
      </div>
      <div className="pn-8">
        <Bloco height="24rem" className={estilos.quadro} />
      </div>
      <div className="pn-4">
        <Bloco height="24rem" className={estilos.quadro} />
      </div>
    </div>
  )
}

import './passos.css'
import { Link } from '@tanstack/react-router'
import type { Alvo } from '@vetlume/dominio/dashboard'
import { useState } from 'react'
import { useSessao } from '../../lib/use-sessao.ts'
import { Botao } from '../../ui/botao.tsx'
import { guardarPassos, passosGuardados } from './passos-guardados.ts'
import { Quadro } from './quadro.tsx'

export interface PassoDaVez {
  id: string
  titulo: string
  /** Why it is worth it. */
  porque: string
  /** About how long it takes. */
  tempo: string
  alvo: Alvo
  /** Where it leads once it was done, when that is another place. */
  depois?: Alvo
  feito: boolean
}

function Passo({ passo, numero, atual }: { passo: PassoDaVez; numero: number; atual: boolean }) {
  const { titulo, porque, tempo, feito, alvo, depois = alvo } = passo
  const { rota, filtros } = feito ? depois : alvo
  return (
    <li
      data-feito={feito ? '' : undefined}
      data-atual={atual ? '' : undefined}
      aria-current={atual ? 'step' : undefined}
    >
      <Link to={rota} search={filtros}>
        <b aria-hidden>{feito ? '✓' : numero}</b>
        <strong>
          {titulo}
          {feito && <span className="so-leitor"> (feito)</span>}
        </strong>
        <span>{porque}</span>
        {!feito && <small>{tempo}</small>}
      </Link>
    </li>
  )
}

/**
 * Steps that the data say are done, in order; the next one stands out. Whoever does not want them puts them away, on this
 * computer, and brings them back with the same button.
 */
export function Passos({ chave, titulo, passos }: { chave: string; titulo: string; passos: readonly PassoDaVez[] }) {
  const { cliente } = useSessao()
  const lugar = `${chave}:${cliente?.codigo ?? ''}`
  const [guardados, definirGuardados] = useState(() => passosGuardados(localStorage, lugar))
  const feitos = passos.filter(({ feito }) => feito).length
  const atual = passos.findIndex(({ feito }) => !feito)
  const alternar = () => {
    guardarPassos(localStorage, lugar, !guardados)
    definirGuardados(!guardados)
  }
  return (
    <Quadro
      titulo={titulo}
      acao={
        <span className="pp-situacao">
          <progress max={passos.length} value={feitos} aria-label={`Passos feitos de ${titulo}`} />
          <span>
            {feitos} de {passos.length} passos
          </span>
          <Botao size="small" color="secondary" aria-expanded={!guardados} onClick={alternar}>
            {guardados ? 'Mostrar' : 'Guardar'}
          </Botao>
        </span>
      }
    >
      {!guardados && (
        <ol className="pp-passos">
          {passos.map((passo, indice) => (
            <Passo key={passo.id} passo={passo} numero={indice + 1} atual={indice === atual} />
          ))}
        </ol>
      )}
    </Quadro>
  )
}

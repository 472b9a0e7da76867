import { classes } from '../../ui/classes.ts'
import faixa from '../../ui/faixa.module.css'
import estilos from './especialistas.module.css'
import { Apoio } from './grade/cabecalho.tsx'
import type { ColunaDaGrade } from './tipos.ts'

export interface EspecialistasProps {
  colunas: readonly ColunaDaGrade[]
  atual: string
  aoEscolher: (chave: string) => void
}

const trazerParaATela = (elemento: HTMLElement | null) => {
  elemento?.scrollIntoView({ inline: 'center', block: 'nearest' })
}

/** On a phone: whose column is on screen, chosen with a touch or by sliding the grid. */
export function Especialistas({ colunas, atual, aoEscolher }: EspecialistasProps) {
  return (
    <div role="group" aria-label="Especialista" className={classes(faixa.faixa, estilos.especialistas)}>
      {colunas.map(({ chave, especialista, ...coluna }) => (
        <button
          key={chave}
          type="button"
          ref={chave === atual ? trazerParaATela : undefined}
          aria-pressed={chave === atual}
          onClick={() => aoEscolher(chave)}
          className={estilos.especialista}
        >
          <span
            className={`ag-bolinha ${estilos.cor}`}
            style={{ background: especialista?.cor ?? 'var(--vl-borda-forte)' }}
          />
          <span>
            <span className={estilos.trecho}>{especialista?.nome ?? 'Sem especialista'}</span>
            <Apoio {...coluna} />
          </span>
        </button>
      ))}
    </div>
  )
}

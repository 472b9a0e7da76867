import type { JanelaPedida } from '@vetlume/dominio/agenda'
import { fusoEmUso } from '../../../lib/fuso.ts'
import { escreverMomento } from '../../../ui/formato-de-data.ts'
import { Texto } from '../../../ui/texto.tsx'
import estilos from './janelas-pedidas.module.css'

export const janelaEmPalavras = ({ dia, inicio, fim }: JanelaPedida) =>
  `${escreverMomento(Temporal.PlainDate.from(dia).toPlainDateTime(), 'EEE dd/MM')}, ${inicio} às ${fim}`

const comeco = ({ dia, inicio }: JanelaPedida) =>
  Temporal.PlainDateTime.from(`${dia}T${inicio}`)
    .toZonedDateTime(fusoEmUso())
    .toInstant()
    .toString({ smallestUnit: 'millisecond' })

export interface JanelasPedidasProps {
  janelas: readonly JanelaPedida[]
  /** The reader is the clinic that asked. */
  minhas?: boolean
  /** Puts the beginning of a window in the form; without it they are only told. */
  aoEscolher?: (inicio: string) => void
}

/** When the clinic would like it to be. */
export function JanelasPedidas({ janelas, minhas = false, aoEscolher }: JanelasPedidasProps) {
  if (janelas.length === 0) return null
  return (
    <div className={estilos.janelasPedidas}>
      <Texto tamanho="pequeno" secundario>
        {minhas ? 'Seus horários de preferência' : 'Horários de preferência da clínica'}
      </Texto>
      <ul className={estilos.lista}>
        {janelas.map((janela) => (
          <li key={`${janela.dia} ${janela.inicio}`}>
            {aoEscolher === undefined ? (
              <span className={estilos.janela}>{janelaEmPalavras(janela)}</span>
            ) : (
              <button
                type="button"
                data-ondula=""
                className={estilos.janela}
                onClick={() => aoEscolher(comeco(janela))}
              >
                {janelaEmPalavras(janela)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

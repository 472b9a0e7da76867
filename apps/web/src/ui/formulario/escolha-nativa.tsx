import { abaixo, type DoCampoNativo } from './abaixo-do-campo.tsx'
import { Quadro } from './quadro.tsx'

export interface EscolhaNativaProps extends DoCampoNativo {
  opcoes: readonly (readonly [valor: string, rotulo: string])[]
}

/** One of a few, in the list of the browser itself. */
export function EscolhaNativa({ form, nome, rotulo, ajuda, opcoes }: EscolhaNativaProps) {
  return (
    <Quadro rotulo={rotulo} {...abaixo({ form, nome, ajuda })}>
      {({ id, daEntrada }) => (
        <select {...daEntrada} id={id} name={nome} defaultValue={opcoes[0]?.[0]}>
          {opcoes.map(([valor, texto]) => (
            <option key={valor} value={valor}>
              {texto}
            </option>
          ))}
        </select>
      )}
    </Quadro>
  )
}

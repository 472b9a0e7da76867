import { Combobox } from '@base-ui/react/combobox'
import type { OpcaoDeBusca } from '../formulario/tipos-da-busca.ts'
import { Quadro } from '../formulario/quadro.tsx'
import { Achados, COMO_OPCAO } from './combobox.tsx'
import c from './combobox.module.css'

export interface BuscaAbertaProps {
  rotulo: string
  opcoes: readonly OpcaoDeBusca[]
  carregando: boolean
  aoDigitar: (texto: string) => void
  aoEscolher: (opcao: OpcaoDeBusca) => void
}

/** A search whose answers are always on screen, in a small window of its own: choosing one is all it is for. */
export function BuscaAberta({ rotulo, opcoes, carregando, aoDigitar, aoEscolher }: BuscaAbertaProps) {
  return (
    <Combobox.Root
      {...COMO_OPCAO}
      inline
      open
      autoHighlight
      items={opcoes}
      value={null}
      onValueChange={(opcao: OpcaoDeBusca | null) => opcao !== null && aoEscolher(opcao)}
      onInputValueChange={(texto, { reason }) => reason === 'input-change' && aoDigitar(texto)}
    >
      <div className={c.aberta}>
        <Quadro>
          {({ id, daEntrada }) => (
            <Combobox.Input
              {...daEntrada}
              id={id}
              aria-label={rotulo}
              placeholder={rotulo}
              autoComplete="off"
              autoFocus
              // Escape closes the window that this is in.
              onKeyDown={(evento) => evento.key === 'Escape' && evento.preventBaseUIHandler()}
            />
          )}
        </Quadro>
        <div className={c.resultados}>
          <Achados carregando={carregando} semOpcoes="Nada encontrado" />
        </div>
      </div>
    </Combobox.Root>
  )
}

import { useId, type ReactNode } from 'react'
import { Texto } from '../../../ui/texto.tsx'
import { Pilha } from '../../../ui/disposicao.tsx'
import estilos from './escolhas.module.css'

export interface OpcaoDeEscolha {
  valor: string
  titulo: string
  detalhe?: ReactNode
  desabilitada?: boolean
}

export interface EscolhasProps {
  rotulo: string
  opcoes: readonly OpcaoDeEscolha[]
  valor: string
  aoMudar: (valor: string) => void
}

/** One of a few, each with room to say what it is. */
export function Escolhas({ rotulo, opcoes, valor, aoMudar }: EscolhasProps) {
  const nome = useId()
  return (
    <Pilha espaco={2} role="radiogroup" aria-label={rotulo}>
      {opcoes.map(({ valor: codigo, titulo, detalhe, desabilitada = false }) => (
        <label key={codigo} className={estilos.opcao} data-escolhida={codigo === valor}>
          <input
            type="radio"
            name={nome}
            value={codigo}
            checked={codigo === valor}
            disabled={desabilitada}
            onChange={() => aoMudar(codigo)}
          />
          <span>
            <Texto como="span" forte className={estilos.linha}>
              {titulo}
            </Texto>
            {detalhe !== undefined && (
              <Texto como="span" tamanho="pequeno" secundario className={estilos.linha}>
                {detalhe}
              </Texto>
            )}
          </span>
        </label>
      ))}
    </Pilha>
  )
}

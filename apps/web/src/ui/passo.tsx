import { BotaoSemDica } from './botao-sem-dica.tsx'
import { Icone } from './icones/icone.tsx'
import estilos from './passo.module.css'

export interface PassoProps {
  /** What is stepped through: "Ano". */
  rotulo: string
  atual: string
  anterior: { nome: string; ir: () => void }
  seguinte: { nome: string; ir: () => void }
}

/** The period on screen, one step at a time. */
export function Passo({ rotulo, atual, anterior, seguinte }: PassoProps) {
  return (
    <div role="group" aria-label={rotulo} className={estilos.passo}>
      <BotaoSemDica size="small" aria-label={anterior.nome} onClick={anterior.ir}>
        <Icone nome="chevron-left" tamanho="pequeno" />
      </BotaoSemDica>
      <span aria-live="polite" className={estilos.atual}>
        {atual}
      </span>
      <BotaoSemDica size="small" aria-label={seguinte.nome} onClick={seguinte.ir}>
        <Icone nome="chevron-right" tamanho="pequeno" />
      </BotaoSemDica>
    </div>
  )
}

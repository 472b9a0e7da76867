import type { ReactNode } from 'react'
import { BotaoDoVisor } from './botao-do-visor.tsx'
import { PosicaoDaImagem, TamanhoDaImagem, type PosicaoProps } from './grupos-do-visor.tsx'

export interface BarraDoVisorProps extends PosicaoProps {
  titulo: string
  /** Where there is no room, only which figure it is and the way out: the rest is under the thumb. */
  apertada: boolean
  aoFechar: () => void
  /** Light. */
  children: ReactNode
}

/** Light, size and side of the image. */
export function BarraDoVisor({ titulo, apertada, aoFechar, children, ...posicao }: BarraDoVisorProps) {
  return (
    <div className="lv-topo">
      <span className="lv-numero" role="status">
        {titulo}
      </span>
      {!apertada && children}
      {!apertada && <PosicaoDaImagem {...posicao} />}
      {!apertada && <TamanhoDaImagem vista={posicao.vista} comandos={posicao.comandos} />}
      <BotaoDoVisor sinal="fechar" rotulo="Fechar (Esc)" aoAcionar={aoFechar} />
    </div>
  )
}

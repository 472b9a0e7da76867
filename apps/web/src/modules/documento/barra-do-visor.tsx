import { BotaoDoVisor } from './botao-do-visor.tsx'
import { LIMITES } from './enquadramento.ts'
import type { Enquadramento } from './enquadramento.ts'
import type { ComandosDoVisor, MudarVista } from './use-vista.ts'

interface DeslizadorProps {
  rotulo: string
  valor: number
  aoMudar: (valor: number) => void
}

function Deslizador({ rotulo, valor, aoMudar }: DeslizadorProps) {
  return (
    <label className="lv-luz">
      <span>{rotulo}</span>
      <input
        type="range"
        min={LIMITES.luzMinima}
        max={LIMITES.luzMaxima}
        step={0.02}
        value={valor}
        onChange={({ target }) => aoMudar(Number(target.value))}
        aria-valuetext={`${Math.round(valor * 100)}%`}
      />
    </label>
  )
}

export interface BarraDoVisorProps {
  titulo: string
  vista: Enquadramento
  mudar: MudarVista
  comandos: ComandosDoVisor
  aoFechar: () => void
}

/** Light and size of the image. */
export function BarraDoVisor({ titulo, vista, mudar, comandos, aoFechar }: BarraDoVisorProps) {
  const { zoom, brilho, contraste } = vista
  return (
    <div className="lv-topo">
      <span className="lv-numero" role="status">
        {titulo}
      </span>
      <Deslizador rotulo="Brilho" valor={brilho} aoMudar={(novo) => mudar((atual) => ({ ...atual, brilho: novo }))} />
      <Deslizador
        rotulo="Contraste"
        valor={contraste}
        aoMudar={(novo) => mudar((atual) => ({ ...atual, contraste: novo }))}
      />
      <BotaoDoVisor sinal="menos" rotulo="Afastar (tecla −)" aoAcionar={comandos.afastar} desligado={zoom <= 1} />
      <button type="button" className="lv-botao" onClick={comandos.original} title="Voltar ao original (tecla 0)">
        {Math.round(zoom * 100)}%<span className="so-leitor">: voltar ao original</span>
      </button>
      <BotaoDoVisor
        sinal="mais"
        rotulo="Aproximar (tecla +)"
        aoAcionar={comandos.aproximar}
        desligado={zoom >= LIMITES.zoomMaximo}
      />
      <BotaoDoVisor sinal="fechar" rotulo="Fechar (Esc)" aoAcionar={aoFechar} />
    </div>
  )
}

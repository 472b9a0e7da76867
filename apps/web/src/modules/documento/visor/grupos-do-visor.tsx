import { BotaoDoVisor } from './botao-do-visor.tsx'
import { LIMITES } from './enquadramento.ts'
import type { Enquadramento } from './enquadramento.ts'
import type { ComandosDoVisor } from './use-vista.ts'

interface Grupo {
  vista: Enquadramento
  comandos: ComandosDoVisor
}

export interface PosicaoProps extends Grupo {
  /** Whether the marks are seen; null of a figure without any. */
  marcas: boolean | null
  aoTrocarMarcas: () => void
}

/** The side that the image shows, and what is drawn over it. */
export function PosicaoDaImagem({ vista, comandos, marcas, aoTrocarMarcas }: PosicaoProps) {
  const { espelhada, negativa } = vista
  return (
    <div className="lv-grupo" role="group" aria-label="Posição da imagem">
      <BotaoDoVisor sinal="girar" rotulo="Girar 90° (R)" aoAcionar={comandos.girar} />
      <BotaoDoVisor
        sinal="espelhar"
        rotulo="Espelhar na horizontal (H)"
        ligado={espelhada}
        aoAcionar={comandos.espelhar}
      />
      <BotaoDoVisor sinal="espelharVertical" rotulo="Espelhar na vertical (V)" aoAcionar={comandos.espelharVertical} />
      <BotaoDoVisor sinal="negativo" rotulo="Negativo (N)" ligado={negativa} aoAcionar={comandos.inverter} />
      <BotaoDoVisor
        sinal="luz"
        rotulo="Arrastar muda a luz (L)"
        ligado={comandos.arrastaLuz}
        aoAcionar={comandos.trocarArraste}
      />
      {marcas !== null && (
        <BotaoDoVisor sinal="marcas" rotulo="Mostrar as marcas (M)" ligado={marcas} aoAcionar={aoTrocarMarcas} />
      )}
    </div>
  )
}

export function TamanhoDaImagem({ vista: { zoom }, comandos }: Grupo) {
  return (
    <div className="lv-grupo" role="group" aria-label="Tamanho da imagem">
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
    </div>
  )
}

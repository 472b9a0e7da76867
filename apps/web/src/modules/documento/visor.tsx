import './visor.css'
import { useEffect, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { BarraDoVisor } from './barra-do-visor.tsx'
import { BotaoDoVisor } from './botao-do-visor.tsx'
import type { Enquadramento } from './enquadramento.ts'
import { useEnderecoDeBytes } from './imagem-lida.tsx'
import type { FonteDaImagem } from './imagem-lida.tsx'
import { useGestos } from './use-gestos.ts'
import { useComandos, useVista } from './use-vista.ts'

interface PalcoProps {
  palco: RefObject<HTMLDivElement | null>
  indice: number
  descricao: string
  vista: Enquadramento
  fonte: FonteDaImagem
}

function Palco({ palco, indice, descricao, vista, fonte }: PalcoProps) {
  const { endereco, falhou, repetir } = useEnderecoDeBytes(true, indice, fonte)
  const estilo = {
    transform: `translate(${vista.x}px, ${vista.y}px) scale(${vista.zoom})`,
    filter: `brightness(${vista.brilho}) contrast(${vista.contraste})`,
  }
  return (
    <div
      ref={palco}
      className="lv-palco"
      tabIndex={-1}
      role="group"
      aria-label="Imagem: setas trocam de figura e mudam o brilho, + e − aproximam"
    >
      {endereco !== null && <img src={endereco} alt={descricao} draggable={false} style={estilo} />}
      {endereco === null && !falhou && <span role="status">Carregando…</span>}
      {falhou && (
        <button type="button" className="lv-repetir" onClick={repetir}>
          Não carregou. Tentar de novo
        </button>
      )}
    </div>
  )
}

export interface VisorProps {
  imagens: readonly { legenda: string }[]
  indice: number
  fonte: FonteDaImagem
  aoMudar: (indice: number) => void
  aoFechar: () => void
  /** In place of the caption, e.g. a field to write it. */
  rodape?: ReactNode
}

/** One image over the whole screen, with zoom, pan, brightness and contrast; the others a key away. */
export function Visor({ imagens, indice, fonte, aoMudar, aoFechar, rodape }: VisorProps) {
  const dialogo = useRef<HTMLDialogElement>(null)
  const palco = useRef<HTMLDivElement>(null)
  const [vista, mudar] = useVista(indice)
  const ultima = imagens.length - 1
  const ir = (passo: 1 | -1) => {
    if (indice + passo >= 0 && indice + passo <= ultima) aoMudar(indice + passo)
  }
  const comandos = useComandos(palco, mudar, ir)
  useGestos(palco, mudar)
  useEffect(() => {
    dialogo.current?.showModal()
    // The keys act on the image; a dialog would rather give the focus to its first slider.
    palco.current?.focus()
  }, [])
  const legenda = imagens[indice]?.legenda ?? ''
  const titulo = `Figura ${indice + 1} de ${imagens.length}`
  return (
    <dialog ref={dialogo} className="lv" aria-label={titulo} onClose={aoFechar} onKeyDown={comandos.aoTeclar}>
      <BarraDoVisor
        titulo={titulo}
        vista={vista}
        mudar={mudar}
        comandos={comandos}
        aoFechar={() => dialogo.current?.close()}
      />
      <Palco palco={palco} indice={indice} descricao={legenda || titulo} vista={vista} fonte={fonte} />
      <div className="lv-rodape">
        <BotaoDoVisor sinal="anterior" rotulo="Imagem anterior (←)" aoAcionar={() => ir(-1)} desligado={indice === 0} />
        <div className="lv-legenda">{rodape ?? legenda}</div>
        <BotaoDoVisor
          sinal="proxima"
          rotulo="Próxima imagem (→)"
          aoAcionar={() => ir(1)}
          desligado={indice === ultima}
        />
      </div>
    </dialog>
  )
}

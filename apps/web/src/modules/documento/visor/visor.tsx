import './visor.css'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { FonteDaImagem } from '../imagem-lida.tsx'
import { BarraDoVisor } from './barra-do-visor.tsx'
import { BotaoDoVisor } from './botao-do-visor.tsx'
import { Cine } from './cine.tsx'
import type { Tamanho } from './enquadramento.ts'
import { LuzDoVisor } from './luz-do-visor.tsx'
import { Palco } from './palco.tsx'
import { useGestos } from './use-gestos.ts'
import { useQuadros, type FonteDeQuadros } from './use-quadros.ts'
import { useComandos, useLuz, useVista } from './use-vista.ts'

export interface FiguraDoVisor extends Tamanho {
  legenda: string
  /** Of one that came as DICOM and whose frames may be read. */
  dicom?: { modalidade: string | null; quadros: number } | null
}

export interface VisorProps {
  imagens: readonly FiguraDoVisor[]
  indice: number
  fonte: FonteDaImagem
  fonteDeQuadros?: FonteDeQuadros
  aoMudar: (indice: number) => void
  aoFechar: () => void
  /** In place of the caption, e.g. a field to write it. */
  rodape?: ReactNode
}

const SEM_FIGURA: FiguraDoVisor = { legenda: '', largura: 1, altura: 1 }

/** One image over the whole screen, with zoom, pan and light; the others a key away. */
export function Visor({ imagens, indice, fonte, fonteDeQuadros, aoMudar, aoFechar, rodape }: VisorProps) {
  const dialogo = useRef<HTMLDialogElement>(null)
  const palco = useRef<HTMLDivElement>(null)
  const figura = imagens[indice] ?? SEM_FIGURA
  const { legenda, dicom = null } = figura
  const [vista, mudar] = useVista(indice)
  const quadros = useQuadros(indice, dicom?.quadros ?? null, fonteDeQuadros)
  const luz = useLuz(mudar, quadros)
  const ultima = imagens.length - 1
  const ir = (passo: 1 | -1) => {
    if (indice + passo >= 0 && indice + passo <= ultima) aoMudar(indice + passo)
  }
  const comandos = useComandos({ palco, mudar, luz, quadros, ir })
  useGestos(palco, { mudar, luz, arrastaLuz: comandos.arrastaLuz })
  useEffect(() => {
    dialogo.current?.showModal()
    // The keys act on the image; a dialog would rather give the focus to its first slider.
    palco.current?.focus()
  }, [])
  const titulo = `Figura ${indice + 1} de ${imagens.length}`
  return (
    <dialog ref={dialogo} className="lv" aria-label={titulo} onClose={aoFechar} onKeyDown={comandos.aoTeclar}>
      <BarraDoVisor titulo={titulo} vista={vista} comandos={comandos} aoFechar={() => dialogo.current?.close()}>
        <LuzDoVisor vista={vista} mudar={mudar} quadro={quadros?.lido ?? null} modalidade={dicom?.modalidade ?? null} />
      </BarraDoVisor>
      <Palco
        palco={palco}
        indice={indice}
        figura={figura}
        descricao={legenda || titulo}
        vista={vista}
        fonte={fonte}
        quadros={quadros}
      />
      <div className="lv-base">
        {quadros !== null && quadros.total > 1 && <Cine quadros={quadros} />}
        <div className="lv-rodape">
          <BotaoDoVisor
            sinal="anterior"
            rotulo="Imagem anterior (←)"
            aoAcionar={() => ir(-1)}
            desligado={indice === 0}
          />
          <div className="lv-legenda">{rodape ?? legenda}</div>
          <BotaoDoVisor
            sinal="proxima"
            rotulo="Próxima imagem (→)"
            aoAcionar={() => ir(1)}
            desligado={indice === ultima}
          />
        </div>
      </div>
    </dialog>
  )
}

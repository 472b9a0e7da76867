import './visor.css'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { LIMITES, ORIGINAL, aproximar, arrastar, iluminar } from './enquadramento.ts'
import type { Enquadramento } from './enquadramento.ts'
import { useEnderecoDeBytes } from './imagem-lida.tsx'
import type { FonteDaImagem } from './imagem-lida.tsx'
import { useGestos } from './use-gestos.ts'

export interface VisorProps {
  imagens: readonly { legenda: string }[]
  indice: number
  fonte: FonteDaImagem
  aoMudar: (indice: number) => void
  aoFechar: () => void
  /** In place of the caption, e.g. a field to write it. */
  rodape?: ReactNode
}

const PASSO_DO_ZOOM = 1.35
const PASSO_DA_LUZ = 0.08
const PASSO_DO_ARRASTE = 60
const SEM_PONTO = { x: 0, y: 0 }

function Deslizador({ rotulo, valor, aoMudar }: { rotulo: string; valor: number; aoMudar: (valor: number) => void }) {
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

const SINAIS = {
  anterior: 'M15 5 8 12l7 7',
  proxima: 'm9 5 7 7-7 7',
  mais: 'M12 5v14M5 12h14',
  menos: 'M5 12h14',
  fechar: 'M6 6l12 12M18 6 6 18',
} as const

function Botao({
  sinal,
  rotulo,
  aoAcionar,
  desligado = false,
}: {
  sinal: keyof typeof SINAIS
  rotulo: string
  aoAcionar: () => void
  desligado?: boolean
}) {
  return (
    <button
      type="button"
      className="lv-botao"
      aria-label={rotulo}
      title={rotulo}
      disabled={desligado}
      onClick={aoAcionar}
    >
      <svg
        width="22"
        height="22"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={SINAIS[sinal]} />
      </svg>
    </button>
  )
}

/** How the image is seen; another image begins as it is. */
function useVista(indice: number) {
  const [estado, definir] = useState({ indice, vista: ORIGINAL })
  const mudar = useCallback(
    (f: (vista: Enquadramento) => Enquadramento) =>
      definir((anterior) => ({ indice, vista: f(anterior.indice === indice ? anterior.vista : ORIGINAL) })),
    [indice],
  )
  return [estado.indice === indice ? estado.vista : ORIGINAL, mudar] as const
}

const ehCampo = (alvo: EventTarget) => alvo instanceof HTMLInputElement || alvo instanceof HTMLTextAreaElement

/** One image over the whole screen, with zoom, pan, brightness and contrast; the others a key away. */
export function Visor({ imagens, indice, fonte, aoMudar, aoFechar, rodape }: VisorProps) {
  const dialogo = useRef<HTMLDialogElement>(null)
  const palco = useRef<HTMLDivElement>(null)
  const [vista, definirVista] = useVista(indice)
  const { endereco, falhou, repetir } = useEnderecoDeBytes(true, indice, fonte)
  const legenda = imagens[indice]?.legenda ?? ''
  const total = imagens.length

  useEffect(() => {
    dialogo.current?.showModal()
    // The keys act on the image; a dialog would rather give the focus to its first slider.
    palco.current?.focus()
  }, [])
  useGestos(palco, definirVista)

  const tamanho = useCallback(
    () => ({ largura: palco.current?.clientWidth ?? 1, altura: palco.current?.clientHeight ?? 1 }),
    [],
  )
  const zoom = (fator: number) => definirVista((atual) => aproximar(atual, fator, SEM_PONTO, tamanho()))
  const ir = (passo: number) => indice + passo >= 0 && indice + passo < total && aoMudar(indice + passo)

  const aoTeclar = (evento: KeyboardEvent) => {
    if (ehCampo(evento.target) || evento.ctrlKey || evento.metaKey || evento.altKey) return
    const arraste = (dx: number, dy: number) => () => definirVista((atual) => arrastar(atual, dx, dy, tamanho()))
    const luz = (brilho: number, contraste: number) => () => definirVista((atual) => iluminar(atual, brilho, contraste))
    const teclas: Partial<Record<string, () => void>> = evento.shiftKey
      ? {
          ArrowLeft: arraste(PASSO_DO_ARRASTE, 0),
          ArrowRight: arraste(-PASSO_DO_ARRASTE, 0),
          ArrowUp: arraste(0, PASSO_DO_ARRASTE),
          ArrowDown: arraste(0, -PASSO_DO_ARRASTE),
          '+': () => zoom(PASSO_DO_ZOOM),
        }
      : {
          ArrowLeft: () => ir(-1),
          ArrowRight: () => ir(1),
          ArrowUp: luz(PASSO_DA_LUZ, 0),
          ArrowDown: luz(-PASSO_DA_LUZ, 0),
          '.': luz(0, PASSO_DA_LUZ),
          ',': luz(0, -PASSO_DA_LUZ),
          '+': () => zoom(PASSO_DO_ZOOM),
          '=': () => zoom(PASSO_DO_ZOOM),
          '-': () => zoom(1 / PASSO_DO_ZOOM),
          '0': () => definirVista(() => ORIGINAL),
        }
    const acao = teclas[evento.key]
    if (acao === undefined) return
    evento.preventDefault()
    acao()
  }

  return (
    <dialog
      ref={dialogo}
      className="lv"
      aria-label={`Figura ${indice + 1} de ${total}`}
      onClose={aoFechar}
      onKeyDown={aoTeclar}
    >
      <div className="lv-topo">
        <span className="lv-numero" role="status">
          Figura {indice + 1} de {total}
        </span>
        <Deslizador
          rotulo="Brilho"
          valor={vista.brilho}
          aoMudar={(brilho) => definirVista((atual) => ({ ...atual, brilho }))}
        />
        <Deslizador
          rotulo="Contraste"
          valor={vista.contraste}
          aoMudar={(contraste) => definirVista((atual) => ({ ...atual, contraste }))}
        />
        <Botao
          sinal="menos"
          rotulo="Afastar (tecla −)"
          aoAcionar={() => zoom(1 / PASSO_DO_ZOOM)}
          desligado={vista.zoom <= 1}
        />
        <button
          type="button"
          className="lv-botao lv-original"
          onClick={() => definirVista(() => ORIGINAL)}
          title="Voltar ao original (tecla 0)"
        >
          {Math.round(vista.zoom * 100)}%<span className="so-leitor">: voltar ao original</span>
        </button>
        <Botao
          sinal="mais"
          rotulo="Aproximar (tecla +)"
          aoAcionar={() => zoom(PASSO_DO_ZOOM)}
          desligado={vista.zoom >= LIMITES.zoomMaximo}
        />
        <Botao sinal="fechar" rotulo="Fechar (Esc)" aoAcionar={() => dialogo.current?.close()} />
      </div>
      <div
        ref={palco}
        className="lv-palco"
        tabIndex={-1}
        role="group"
        aria-label="Imagem: setas trocam de figura e mudam o brilho, + e − aproximam"
      >
        {endereco !== null && (
          <img
            src={endereco}
            alt={legenda === '' ? `Figura ${indice + 1}` : legenda}
            draggable={false}
            style={{
              transform: `translate(${vista.x}px, ${vista.y}px) scale(${vista.zoom})`,
              filter: `brightness(${vista.brilho}) contrast(${vista.contraste})`,
            }}
          />
        )}
        {endereco === null && !falhou && (
          <span className="lv-espera" role="status">
            Carregando…
          </span>
        )}
        {falhou && (
          <button type="button" className="lv-repetir" onClick={repetir}>
            Não carregou. Tentar de novo
          </button>
        )}
      </div>
      <div className="lv-rodape">
        <Botao sinal="anterior" rotulo="Imagem anterior (←)" aoAcionar={() => ir(-1)} desligado={indice === 0} />
        <div className="lv-legenda">{rodape ?? legenda}</div>
        <Botao sinal="proxima" rotulo="Próxima imagem (→)" aoAcionar={() => ir(1)} desligado={indice === total - 1} />
      </div>
    </dialog>
  )
}

import { mudarJanela } from '@vetlume/dominio/imagem'
import { useCallback, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { ORIGINAL, aproximar, arrastar, espelhar, girar, iluminar, inverter } from './enquadramento.ts'
import type { Enquadramento } from './enquadramento.ts'
import type { Quadros } from './use-quadros.ts'

export type MudarVista = (f: (vista: Enquadramento) => Enquadramento) => void
/** Lighter, and with more contrast, in shares. */
export type MudarLuz = (brilho: number, contraste: number) => void

const PASSO_DO_ZOOM = 1.35
const PASSO_DA_LUZ = 0.08
const PASSO_DO_ARRASTE = 60
const SEM_PONTO = { x: 0, y: 0 }

/** How the image at `indice` is seen; another image begins as it is. */
export function useVista(indice: number): readonly [Enquadramento, MudarVista] {
  const [estado, definir] = useState({ indice, vista: ORIGINAL })
  const mudar: MudarVista = useCallback(
    (f) => definir((anterior) => ({ indice, vista: f(anterior.indice === indice ? anterior.vista : ORIGINAL) })),
    [indice],
  )
  return [estado.indice === indice ? estado.vista : ORIGINAL, mudar]
}

/** What light is of the image: the window of a grey frame, or brightness and contrast of what has none. */
export function useLuz(mudar: MudarVista, quadros: Quadros | null): MudarLuz {
  const original = quadros?.lido?.cinza?.como.janelas[0]
  return (brilho, contraste) =>
    mudar((vista) =>
      original === undefined
        ? iluminar(vista, brilho, contraste)
        : { ...vista, janela: mudarJanela(vista.janela ?? original, -brilho, -contraste) },
    )
}

type Teclas = Partial<Record<string, () => void>>

const escreve = (alvo: EventTarget) =>
  alvo instanceof HTMLTextAreaElement ||
  alvo instanceof HTMLSelectElement ||
  (alvo instanceof HTMLInputElement && alvo.type !== 'range')
/** A slider has the arrows and a button has what presses it for itself. */
const temParaSi = (alvo: EventTarget, tecla: string) =>
  (alvo instanceof HTMLInputElement && tecla.startsWith('Arrow')) ||
  (alvo instanceof HTMLButtonElement && (tecla === ' ' || tecla === 'Enter'))

export interface ComandosDoVisor {
  aproximar: () => void
  afastar: () => void
  original: () => void
  girar: () => void
  espelhar: () => void
  espelharVertical: () => void
  inverter: () => void
  /** Whether one finger, or the left button, changes the light instead of moving the image. */
  arrastaLuz: boolean
  trocarArraste: () => void
  aoTeclar: (evento: KeyboardEvent) => void
}

export interface AlvosDosComandos {
  palco: RefObject<HTMLElement | null>
  mudar: MudarVista
  luz: MudarLuz
  quadros: Quadros | null
  /** Goes to another image. */
  ir: (passo: 1 | -1) => void
  trocarMarcas: () => void
  /** Whether a key was of what is being measured. */
  medir: (evento: KeyboardEvent) => boolean
}

/** What buttons and keys do to the view. */
export function useComandos(alvos: AlvosDosComandos): ComandosDoVisor {
  const { palco, mudar, luz, quadros, ir } = alvos
  const [arrastaLuz, definirArraste] = useState(false)
  const tamanho = () => ({ largura: palco.current?.clientWidth ?? 1, altura: palco.current?.clientHeight ?? 1 })
  const zoom = (fator: number) => () => mudar((vista) => aproximar(vista, fator, SEM_PONTO, tamanho()))
  const arraste = (dx: number, dy: number) => () => mudar((vista) => arrastar(vista, dx, dy, tamanho()))
  const clarear = (brilho: number, contraste: number) => () => luz(brilho, contraste)
  const quadro = (passo: 1 | -1) => () => quadros?.ir(quadros.qual + passo)
  const comandos = {
    aproximar: zoom(PASSO_DO_ZOOM),
    afastar: zoom(1 / PASSO_DO_ZOOM),
    original: () => mudar(() => ORIGINAL),
    girar: () => mudar((vista) => girar(vista, 90)),
    espelhar: () => mudar((vista) => espelhar(vista, 'horizontal')),
    espelharVertical: () => mudar((vista) => espelhar(vista, 'vertical')),
    inverter: () => mudar(inverter),
    arrastaLuz,
    trocarArraste: () => definirArraste(!arrastaLuz),
  }
  const comShift: Teclas = {
    ArrowLeft: arraste(PASSO_DO_ARRASTE, 0),
    ArrowRight: arraste(-PASSO_DO_ARRASTE, 0),
    ArrowUp: arraste(0, PASSO_DO_ARRASTE),
    ArrowDown: arraste(0, -PASSO_DO_ARRASTE),
    '+': comandos.aproximar,
    R: () => mudar((vista) => girar(vista, -90)),
  }
  const sozinhas: Teclas = {
    ArrowLeft: () => ir(-1),
    ArrowRight: () => ir(1),
    ArrowUp: clarear(PASSO_DA_LUZ, 0),
    ArrowDown: clarear(-PASSO_DA_LUZ, 0),
    '.': clarear(0, PASSO_DA_LUZ),
    ',': clarear(0, -PASSO_DA_LUZ),
    '+': comandos.aproximar,
    '=': comandos.aproximar,
    '-': comandos.afastar,
    '0': comandos.original,
    r: comandos.girar,
    h: comandos.espelhar,
    v: comandos.espelharVertical,
    n: comandos.inverter,
    l: comandos.trocarArraste,
    m: alvos.trocarMarcas,
    ' ': () => quadros !== null && quadros.total > 1 && quadros.tocar(!quadros.tocando),
    '[': quadro(-1),
    ']': quadro(1),
  }
  const aoTeclar = (evento: KeyboardEvent) => {
    if (escreve(evento.target) || temParaSi(evento.target, evento.key)) return
    if (evento.ctrlKey || evento.metaKey || evento.altKey) return
    if (alvos.medir(evento)) return evento.preventDefault()
    const acao = (evento.shiftKey ? comShift : sozinhas)[evento.key]
    if (acao === undefined) return
    evento.preventDefault()
    acao()
  }
  return { ...comandos, aoTeclar }
}

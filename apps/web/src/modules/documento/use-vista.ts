import { useCallback, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { ORIGINAL, aproximar, arrastar, iluminar } from './enquadramento.ts'
import type { Enquadramento } from './enquadramento.ts'

export type MudarVista = (f: (vista: Enquadramento) => Enquadramento) => void

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

type Teclas = Partial<Record<string, () => void>>

const ehCampo = (alvo: EventTarget) => alvo instanceof HTMLInputElement || alvo instanceof HTMLTextAreaElement

export interface ComandosDoVisor {
  aproximar: () => void
  afastar: () => void
  original: () => void
  aoTeclar: (evento: KeyboardEvent) => void
}

/** What buttons and keys do to the view; `ir` goes to another image. */
export function useComandos(
  palco: RefObject<HTMLElement | null>,
  mudar: MudarVista,
  ir: (passo: 1 | -1) => void,
): ComandosDoVisor {
  const tamanho = () => ({ largura: palco.current?.clientWidth ?? 1, altura: palco.current?.clientHeight ?? 1 })
  const zoom = (fator: number) => () => mudar((vista) => aproximar(vista, fator, SEM_PONTO, tamanho()))
  const arraste = (dx: number, dy: number) => () => mudar((vista) => arrastar(vista, dx, dy, tamanho()))
  const luz = (brilho: number, contraste: number) => () => mudar((vista) => iluminar(vista, brilho, contraste))
  const perto = zoom(PASSO_DO_ZOOM)
  const longe = zoom(1 / PASSO_DO_ZOOM)
  const original = () => mudar(() => ORIGINAL)
  const comShift: Teclas = {
    ArrowLeft: arraste(PASSO_DO_ARRASTE, 0),
    ArrowRight: arraste(-PASSO_DO_ARRASTE, 0),
    ArrowUp: arraste(0, PASSO_DO_ARRASTE),
    ArrowDown: arraste(0, -PASSO_DO_ARRASTE),
    '+': perto,
  }
  const sozinhas: Teclas = {
    ArrowLeft: () => ir(-1),
    ArrowRight: () => ir(1),
    ArrowUp: luz(PASSO_DA_LUZ, 0),
    ArrowDown: luz(-PASSO_DA_LUZ, 0),
    '.': luz(0, PASSO_DA_LUZ),
    ',': luz(0, -PASSO_DA_LUZ),
    '+': perto,
    '=': perto,
    '-': longe,
    '0': original,
  }
  const aoTeclar = (evento: KeyboardEvent) => {
    if (ehCampo(evento.target) || evento.ctrlKey || evento.metaKey || evento.altKey) return
    const acao = (evento.shiftKey ? comShift : sozinhas)[evento.key]
    if (acao === undefined) return
    evento.preventDefault()
    acao()
  }
  return { aproximar: perto, afastar: longe, original, aoTeclar }
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CSSProperties, ReactNode, RefObject } from 'react'
import type { Janela } from '@vetlume/dominio/imagem'
import { useEnderecoDeBytes } from '../imagem-lida.tsx'
import type { FonteDaImagem } from '../imagem-lida.tsx'
import { lugarDa } from './enquadramento.ts'
import type { Enquadramento, Tamanho } from './enquadramento.ts'
import { pintar, type QuadroLido } from './quadro-lido.ts'
import type { Quadros } from './use-quadros.ts'

const SEM_TAMANHO: Tamanho = { largura: 0, altura: 0 }

/** Size of an element on the screen, as it changes; `aoMudar` hears of each change. */
export function useTamanho(
  referencia: RefObject<HTMLElement | null>,
  aoMudar?: (antes: Tamanho, agora: Tamanho) => void,
): Tamanho {
  const [tamanho, definir] = useState(SEM_TAMANHO)
  const atual = useRef(aoMudar)
  useEffect(() => {
    atual.current = aoMudar
  })
  useLayoutEffect(() => {
    const elemento = referencia.current
    if (elemento === null) return
    let antes = SEM_TAMANHO
    const medir = () => {
      const agora = { largura: elemento.clientWidth, altura: elemento.clientHeight }
      if (agora.largura === antes.largura && agora.altura === antes.altura) return
      definir(agora)
      atual.current?.(antes, agora)
      antes = agora
    }
    const observador = new ResizeObserver(medir)
    observador.observe(elemento)
    medir()
    return () => observador.disconnect()
  }, [referencia])
  return tamanho
}

interface TelaProps {
  quadro: QuadroLido
  janela: Janela | null
  descricao: string
  estilo: CSSProperties
}

function Tela({ quadro, janela, descricao, estilo }: TelaProps) {
  const tela = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (tela.current !== null) pintar(tela.current, quadro, janela)
  }, [quadro, janela])
  return <canvas ref={tela} className="lv-imagem" role="img" aria-label={descricao} style={estilo} />
}

interface SituacaoProps {
  falhou: boolean
  repetir: () => void
}

function Situacao({ falhou, repetir }: SituacaoProps) {
  if (!falhou) return <span role="status">Carregando…</span>
  return (
    <button type="button" className="lv-repetir" onClick={repetir}>
      Não carregou. Tentar de novo
    </button>
  )
}

interface FotoProps {
  indice: number
  fonte: FonteDaImagem
  descricao: string
  estilo: CSSProperties
}

function Foto({ indice, fonte, descricao, estilo }: FotoProps) {
  const { endereco, falhou, repetir } = useEnderecoDeBytes(true, indice, fonte)
  if (endereco === null) return <Situacao falhou={falhou} repetir={repetir} />
  return <img className="lv-imagem" src={endereco} alt={descricao} draggable={false} style={estilo} />
}

export interface PalcoProps {
  palco: RefObject<HTMLDivElement | null>
  indice: number
  figura: Tamanho
  descricao: string
  vista: Enquadramento
  tamanho: Tamanho
  fonte: FonteDaImagem
  quadros: Quadros | null
  rotulo?: string
  children?: ReactNode
}

const ROTULO = 'Imagem: setas trocam de figura e mudam o brilho, + e − aproximam'

/** The image, whole or near, turned and lit as the view says. */
export function Palco({
  palco,
  indice,
  figura,
  descricao,
  vista,
  tamanho,
  fonte,
  quadros,
  rotulo = ROTULO,
  children,
}: PalcoProps) {
  const luz = `brightness(${vista.brilho}) contrast(${vista.contraste})${vista.negativa ? ' invert(1)' : ''}`
  const estilo = { ...lugarDa(figura, tamanho, vista), filter: luz }
  return (
    <div ref={palco} className="lv-palco" tabIndex={-1} role="group" aria-label={rotulo}>
      {quadros === null && <Foto indice={indice} fonte={fonte} descricao={descricao} estilo={estilo} />}
      {quadros !== null && quadros.lido !== null && (
        <Tela quadro={quadros.lido} janela={vista.janela} descricao={descricao} estilo={estilo} />
      )}
      {quadros !== null && (quadros.lido === null || quadros.falhou) && (
        <Situacao falhou={quadros.falhou} repetir={quadros.repetir} />
      )}
      {children}
    </div>
  )
}

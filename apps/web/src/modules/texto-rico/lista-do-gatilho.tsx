import './lista-do-gatilho.css'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { ROTULO_DA_SITUACAO } from '@vetlume/dominio/laudo'
import type { OpcaoDoGatilho } from './opcoes.ts'

export interface ListaDoGatilhoProps {
  id: string
  opcoes: readonly OpcaoDoGatilho[]
  atual: number
  /** Where the trigger was typed, in the window; read again whenever the window moves. */
  ancora: () => { left: number; top: number; bottom: number }
  aoEscolher: (indice: number, substituir: boolean) => void
  aoApontar: (indice: number) => void
  /** Text to show when nothing matches. */
  vazio: string
}

const MARGEM = 8
const LARGURA = 400
const ALTURA = 340

export const idDaOpcao = (id: string, indice: number) => `${id}-${indice}`

/** Below the line when there is room, above it when there is more there; never outside the window. */
function posicionar({ left, top, bottom }: { left: number; top: number; bottom: number }) {
  const altura = visualViewport?.height ?? innerHeight
  const embaixo = altura - bottom - MARGEM
  const acima = top - MARGEM
  const sobe = embaixo < Math.min(ALTURA, 220) && acima > embaixo
  const largura = Math.min(LARGURA, innerWidth - 2 * MARGEM)
  return {
    left: Math.max(MARGEM, Math.min(left, innerWidth - largura - MARGEM)),
    width: largura,
    maxHeight: Math.min(ALTURA, sobe ? acima : embaixo),
    ...(sobe ? { bottom: innerHeight - top + 4 } : { top: bottom + 4 }),
  }
}

function useLugar(ancora: ListaDoGatilhoProps['ancora']) {
  const [lugar, definirLugar] = useState(() => posicionar(ancora()))
  useLayoutEffect(() => {
    const mover = () => definirLugar(posicionar(ancora()))
    mover()
    addEventListener('scroll', mover, true)
    addEventListener('resize', mover)
    return () => {
      removeEventListener('scroll', mover, true)
      removeEventListener('resize', mover)
    }
  }, [ancora])
  return lugar
}

function Linha({ opcao }: { opcao: OpcaoDoGatilho }) {
  if (opcao.tipo === 'bloco') return <span className="lt-opcao-titulo">{opcao.titulo}</span>
  if (opcao.tipo === 'variavel') {
    return (
      <>
        <span className="lt-opcao-titulo">{opcao.titulo}</span>
        <span className="lt-opcao-texto">
          {opcao.valor ?? 'sem valor neste laudo'} <code>{`{{${opcao.nome}}}`}</code>
        </span>
      </>
    )
  }
  const { atalho, titulo, texto, situacao } = opcao.frase
  return (
    <>
      <span className="lt-opcao-titulo">
        {titulo}
        <code>/{atalho}</code>
        {situacao != null && (
          <span className="le-ponto" data-situacao={situacao} title={ROTULO_DA_SITUACAO[situacao]} />
        )}
      </span>
      <span className="lt-opcao-texto">{texto}</span>
    </>
  )
}

/** What a trigger offers, under the cursor. The focus stays in the text; the keys are read there. */
export function ListaDoGatilho({ id, opcoes, atual, ancora, aoEscolher, aoApontar, vazio }: ListaDoGatilhoProps) {
  const lista = useRef<HTMLDivElement>(null)
  const lugar = useLugar(ancora)
  const comFrases = opcoes.some(({ tipo }) => tipo === 'frase')
  useEffect(() => {
    lista.current?.querySelector(`#${CSS.escape(idDaOpcao(id, atual))}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, atual])
  return createPortal(
    // Pressing the mouse here must not take the focus out of the text.
    <div className="lt-lista" style={lugar} role="presentation" onMouseDown={(evento) => evento.preventDefault()}>
      <div
        ref={lista}
        className="lt-opcoes"
        role="listbox"
        id={id}
        aria-label={comFrases ? 'Frases' : 'Inserir'}
        tabIndex={0}
      >
        {opcoes.map((opcao, indice) => (
          <div
            key={
              opcao.tipo === 'frase'
                ? `f:${opcao.frase.atalho}:${opcao.frase.titulo}`
                : opcao.tipo === 'bloco'
                  ? opcao.bloco
                  : opcao.nome
            }
            id={idDaOpcao(id, indice)}
            role="option"
            tabIndex={-1}
            aria-selected={indice === atual}
            className="lt-opcao"
            onMouseMove={() => indice !== atual && aoApontar(indice)}
            onClick={(evento) => aoEscolher(indice, evento.shiftKey)}
            onKeyDown={(evento) => evento.key === 'Enter' && aoEscolher(indice, evento.shiftKey)}
          >
            <Linha opcao={opcao} />
          </div>
        ))}
        {opcoes.length === 0 && <p className="lt-vazio">{vazio}</p>}
      </div>
      {opcoes.length > 0 && (
        <p className="lt-pe" aria-hidden="true">
          <kbd>↑↓</kbd> escolher <kbd>Enter</kbd> inserir{' '}
          {comFrases && (
            <>
              <kbd>Shift Enter</kbd> trocar o texto todo
            </>
          )}{' '}
          <kbd>Esc</kbd> fechar
        </p>
      )}
    </div>,
    // Inside the content of the page, where a screen reader looks for it.
    document.getElementById('conteudo') ?? document.body,
  )
}

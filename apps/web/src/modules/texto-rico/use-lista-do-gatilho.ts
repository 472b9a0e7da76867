import { useMemo, useState } from 'react'
import type { EstadoDoGatilho, OpcoesDoGatilho } from './gatilho.ts'
import { aplicarOpcao } from './inserir.ts'
import { useMesaDeTexto } from './mesa-de-texto.ts'
import { opcoesDeFrase, opcoesDeVariavel } from './opcoes.ts'
import type { Frase, OpcaoDoGatilho } from './opcoes.ts'

export interface ListaDoCampo {
  aberta: boolean
  opcoes: readonly OpcaoDoGatilho[]
  /** Option that Enter takes. */
  atual: number
  apontar: (indice: number) => void
  escolher: (indice: number, substituir: boolean) => void
  /** What to say when there is nothing to choose. */
  vazio: string
  /** Place of the trigger in the text. */
  de: number
  /** To be given to the editor. */
  gatilho: OpcoesDoGatilho
}

const SEM_FRASES = 'Esta parte não tem frases no modelo.'
const SEM_RESULTADO = 'Nada encontrado. Continue escrevendo.'

const PASSOS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

const aceita = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  (key === 'Enter' && !ctrlKey && !metaKey) || (key === 'Tab' && !shiftKey)

/** Where a phrase goes that is not for this text; null for one that is. */
export type DesvioDeFrase = (frase: Frase) => (() => void) | null

/** The list that `/` and `{{` open in a field: what it offers, which option is current, what choosing does. */
export function useListaDoGatilho(
  id: string,
  frases: readonly Frase[],
  aoUsarFrase: ((frase: Frase) => void) | undefined,
  desviarFrase: DesvioDeFrase | undefined,
): ListaDoCampo {
  const mesa = useMesaDeTexto()
  const [estado, definirEstado] = useState<EstadoDoGatilho | null>(null)
  const [atual, apontar] = useState(0)
  const { tipo, consulta = '' } = estado ?? {}
  const opcoes = useMemo(() => {
    if (tipo === undefined) return []
    return tipo === 'frase' ? opcoesDeFrase(frases, consulta) : opcoesDeVariavel(mesa.variaveis(id), consulta)
  }, [tipo, consulta, frases, mesa, id])
  // Text that goes on after a slash without matching anything is only text.
  const aberta = estado !== null && (opcoes.length > 0 || !consulta.includes(' '))

  const escolher = (indice: number, substituir: boolean) => {
    const editor = mesa.campos.get(id)
    const opcao = opcoes[indice]
    if (editor === undefined || estado === null || opcao === undefined) return
    const desvio = opcao.tipo === 'frase' ? (desviarFrase?.(opcao.frase) ?? null) : null
    if (desvio !== null) {
      editor.chain().focus().deleteRange({ from: estado.de, to: estado.ate }).run()
      return desvio()
    }
    const frase = aplicarOpcao(editor, opcao, estado, substituir)
    if (frase !== null) aoUsarFrase?.(frase)
  }
  const aoTeclar = (evento: KeyboardEvent): boolean => {
    if (!aberta || opcoes.length === 0) return false
    const passo = PASSOS[evento.key]
    if (passo === undefined && !aceita(evento)) return false
    evento.preventDefault()
    if (passo === undefined) escolher(atual, evento.shiftKey)
    else apontar((atual + passo + opcoes.length) % opcoes.length)
    return true
  }
  const aoMudar = (novo: EstadoDoGatilho | null) => {
    definirEstado(novo)
    if (novo?.consulta !== consulta) apontar(0)
  }
  return {
    aberta,
    opcoes,
    atual,
    apontar,
    escolher,
    vazio: tipo === 'frase' && frases.length === 0 ? SEM_FRASES : SEM_RESULTADO,
    de: estado?.de ?? 0,
    gatilho: { aoMudar, aoTeclar },
  }
}

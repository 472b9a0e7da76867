import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { horaDe, type Eixo } from '../calculo/eixo.ts'
import { moverPorTecla, type Alvo } from '../calculo/teclas.ts'
import { nomeNaAgenda } from '../nomes.ts'
import type { ColunaDaGrade, ItemDaGrade } from '../tipos.ts'

/** A change made by keys that Enter applies. */
export interface Pendente extends Alvo {
  item: ItemDaGrade
}

interface Opcoes {
  colunas: readonly ColunaDaGrade[]
  nomeDaColuna: (coluna: ColunaDaGrade) => string
  aplicar: (pendente: Pendente) => void
}

const codigoDe = (alvo: EventTarget): string | null =>
  alvo instanceof HTMLElement ? (alvo.closest<HTMLElement>('[data-caixa]')?.dataset['caixa'] ?? null) : null

/** Where an appointment is drawn: the column that holds its beginning, or the first that shows it. */
export function acharCaixa(
  colunas: readonly ColunaDaGrade[],
  codigo: string,
): { item: ItemDaGrade; alvo: Alvo } | null {
  for (const [coluna, { caixas }] of colunas.entries()) {
    const item = caixas.find((caixa) => caixa.item.codigo === codigo)?.item
    if (item !== undefined)
      return { item, alvo: { coluna, inicioMs: Date.parse(item.inicio), fimMs: Date.parse(item.fim) } }
  }
  return null
}

/** The box of the next column with boxes, at about the same height: plain ← and → walk the grid. */
function focarAoLado(caixa: HTMLElement, sentido: 1 | -1): boolean {
  const colunas = [...(caixa.closest('[data-tela]')?.querySelectorAll('.ag-coluna') ?? [])]
  const { top } = caixa.getBoundingClientRect()
  let n = colunas.findIndex((coluna) => coluna.contains(caixa)) + sentido
  for (; n >= 0 && n < colunas.length; n += sentido) {
    const caixas = [...(colunas[n]?.querySelectorAll<HTMLElement>('[data-caixa]') ?? [])]
    const distancia = (outra: HTMLElement) => Math.abs(outra.getBoundingClientRect().top - top)
    const [perto] = caixas.sort((a, b) => distancia(a) - distancia(b))
    if (perto === undefined) continue
    perto.focus()
    return true
  }
  return false
}

const ehSeta = (tecla: string) => tecla.startsWith('Arrow')

/** Focus, arrows, Enter and Escape on the boxes, with what changed said aloud. */
export function useTecladoDaGrade({ colunas, nomeDaColuna, aplicar }: Opcoes) {
  const [pendente, definirPendente] = useState<Pendente | null>(null)
  const [anuncio, anunciar] = useState('')
  const voltarPara = useRef<string | null>(null)

  // A box that went to another column is another element: the focus goes with it, once it is drawn there.
  useEffect(() => {
    const codigo = voltarPara.current
    if (codigo === null || document.activeElement !== document.body || acharCaixa(colunas, codigo) === null) return
    document.querySelector<HTMLElement>(`[data-caixa="${codigo}"]`)?.focus()
  }, [colunas])

  const dizer = (alvo: Alvo, item: ItemDaGrade, eixo: Eixo, coluna: ColunaDaGrade) =>
    anunciar(
      `${nomeNaAgenda(item)}: ${horaDe(eixo, alvo.inicioMs)} às ${horaDe(eixo, alvo.fimMs)}, ${nomeDaColuna(coluna)}. Enter aplica, Esc desiste.`,
    )

  const aoTeclar = (evento: KeyboardEvent<HTMLElement>) => {
    const codigo = codigoDe(evento.target)
    const achada = codigo === null ? null : acharCaixa(colunas, codigo)
    if (achada === null) return
    const esta = pendente?.item.codigo === codigo ? pendente : null
    const tratar = () => {
      evento.preventDefault()
      evento.stopPropagation()
    }
    if (esta !== null && evento.key === 'Enter') {
      tratar()
      voltarPara.current = codigo
      definirPendente(null)
      aplicar(esta)
    } else if (esta !== null && evento.key === 'Escape') {
      tratar()
      definirPendente(null)
      anunciar('Mudança descartada.')
    } else if (ehSeta(evento.key)) {
      const { item } = achada
      const novo = item.permissoes.mover
        ? moverPorTecla(
            colunas.map(({ eixo }) => eixo),
            esta ?? achada.alvo,
            evento,
          )
        : null
      const coluna = novo === null ? undefined : colunas[novo.coluna]
      if (novo !== null && coluna !== undefined) {
        tratar()
        definirPendente({ ...novo, item })
        dizer(novo, item, coluna.eixo, coluna)
      } else if (evento.key === 'ArrowLeft' || evento.key === 'ArrowRight') {
        tratar()
        const comModificador = evento.ctrlKey || evento.altKey || evento.shiftKey
        if (!comModificador) focarAoLado(evento.target as HTMLElement, evento.key === 'ArrowLeft' ? -1 : 1)
      }
    }
  }

  const aoPerderFoco = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) voltarPara.current = null
    if (pendente === null) return
    definirPendente(null)
    anunciar('Mudança descartada.')
  }

  return { pendente, anuncio, anunciar, aoTeclar, aoPerderFoco }
}

import { useState, type KeyboardEvent } from 'react'
import { horaDe } from '../calculo/eixo.ts'
import { moverPorTecla, type Alvo } from '../calculo/teclas.ts'
import { primeiroVao } from '../calculo/vaos.ts'
import type { ColunaDaGrade } from '../tipos.ts'
import { DURACAO_COMUM_MINUTOS } from '../vaga.ts'

interface Opcoes {
  colunas: readonly ColunaDaGrade[]
  nomeDaColuna: (coluna: ColunaDaGrade) => string
  anunciar: (texto: string) => void
  aoEscolher: (vaga: Alvo) => void
}

/**
 * An empty place chosen by keys: from the first free one, arrows go through hours and columns, Shift stretches it, Enter
 * books there. The rest is given to the button that holds the focus meanwhile.
 */
export function useVagaPorTecla({ colunas, nomeDaColuna, anunciar, aoEscolher }: Opcoes) {
  const [vaga, definirVaga] = useState<Alvo | null>(null)

  const mostrar = (nova: Alvo | null) => {
    const coluna = nova === null ? undefined : colunas[nova.coluna]
    if (nova === null || coluna === undefined) return
    const { eixo } = coluna
    definirVaga(nova)
    anunciar(
      `${nomeDaColuna(coluna)}, ${horaDe(eixo, nova.inicioMs)} às ${horaDe(eixo, nova.fimMs)}. Setas escolhem, Enter marca.`,
    )
  }
  const aoTeclar = (evento: KeyboardEvent) => {
    if (vaga === null || !evento.key.startsWith('Arrow')) return
    evento.preventDefault()
    evento.stopPropagation()
    const { key, shiftKey } = evento
    const eixos = colunas.map(({ eixo }) => eixo)
    mostrar(moverPorTecla(eixos, vaga, { key, shiftKey, altKey: false, ctrlKey: true }))
  }
  return {
    vaga,
    onFocus: () => mostrar(primeiroVao(colunas, DURACAO_COMUM_MINUTOS, Date.now())),
    onBlur: () => definirVaga(null),
    onKeyDown: aoTeclar,
    onClick: () => vaga !== null && aoEscolher(vaga),
  }
}

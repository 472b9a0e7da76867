import type { ReactNode } from 'react'

export interface SecaoDoTexto {
  id: string
  titulo: string
  conteudo: ReactNode
}

/** A text with some of its sections said anew. A new version holds only what is different. */
export function trocarSecoes(secoes: readonly SecaoDoTexto[], novas: readonly SecaoDoTexto[]): readonly SecaoDoTexto[] {
  return secoes.map((secao) => novas.find(({ id }) => id === secao.id) ?? secao)
}

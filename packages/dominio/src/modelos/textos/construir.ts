import type { BlocoRico, TextoRico } from '../../laudo/index.ts'
import type { CampoDoDocumento } from '../../modelo-documento/index.ts'

/** Short ways to write a text: a paragraph, a heading, a list. */
export const paragrafo = (text: string): BlocoRico => ({ type: 'paragraph', content: [{ type: 'text', text }] })
export const titulo = (text: string): BlocoRico => ({
  type: 'heading',
  attrs: { level: 3 },
  content: [{ type: 'text', text }],
})
export const lista = (...itens: readonly string[]): BlocoRico => ({
  type: 'bulletList',
  content: itens.map((text) => ({
    type: 'listItem',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  })),
})
export const texto = (...content: BlocoRico[]): TextoRico => ({ type: 'doc', content })

export function campo(
  chave: string,
  rotulo: string,
  {
    tipo = 'LINHA',
    obrigatorio = true,
    padrao = '',
  }: Partial<Pick<CampoDoDocumento, 'tipo' | 'obrigatorio' | 'padrao'>> = {},
): CampoDoDocumento {
  return { chave, rotulo, tipo, obrigatorio, padrao }
}

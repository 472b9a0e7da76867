import type { ConteudoDoLaudo, EmLinha, TextoRico } from './conteudo.ts'
import { dizerCorpo } from './tipos/dizer-corpo.ts'

/** Any node of the rich text, seen only as a tree. */
interface No {
  readonly type: string
  readonly text?: string
  readonly content?: readonly No[] | undefined
}

const filhos = (no: No): readonly No[] => no.content ?? []

function linhas(no: No): string[] {
  switch (no.type) {
    case 'paragraph':
    case 'heading':
      return [filhos(no).map(emLinha).join('')]
    case 'tableRow':
      return [
        filhos(no)
          .map((celula) => filhos(celula).flatMap(linhas).join(' '))
          .join(' | '),
      ]
    default:
      return filhos(no).flatMap(linhas)
  }
}

const emLinha = (no: No): string => (no.type === 'hardBreak' ? '\n' : (no.text ?? ''))

/** Rich text without its formatting: one line for each paragraph, list item or table row (cells joined by ` | `). */
export function textoPlano(texto: TextoRico): string {
  return texto.content.flatMap(linhas).join('\n').trim()
}

/** Whether a reader would see nothing: no text, or only spaces. */
export const semTexto = (texto: TextoRico): boolean => textoPlano(texto) === ''

/** What is searched: titles, texts, conclusion and captions of a laudo, one line each. */
export function textoDoConteudo({ secoes, conclusao, imagens }: ConteudoDoLaudo): string {
  const partes = [
    ...secoes.flatMap((secao) => [
      secao.titulo,
      secao.motivo ?? '',
      textoPlano(secao.texto),
      ...dizerCorpo(secao.corpo).map(({ texto }) => texto),
    ]),
    textoPlano(conclusao),
    ...imagens.map((imagem) => imagem.legenda),
  ]
  return partes.filter((parte) => parte.trim() !== '').join('\n')
}

/** The same tree with every run of inline nodes (a paragraph, a heading) passed through `f`. */
export function mapearEmLinha(texto: TextoRico, f: (conteudo: readonly EmLinha[]) => EmLinha[]): TextoRico {
  const mapear = (no: No): No => {
    if (no.content === undefined) return no
    const textual = no.type === 'paragraph' || no.type === 'heading'
    return { ...no, content: textual ? f(no.content as readonly EmLinha[]) : no.content.map(mapear) }
  }
  return mapear(texto) as TextoRico
}

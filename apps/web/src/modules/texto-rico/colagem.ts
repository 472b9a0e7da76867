import type { Schema } from '@tiptap/pm/model'
import { DOMParser as LeitorDoEditor } from '@tiptap/pm/model'

interface Politica {
  createHTML: (texto: string) => string
}

let politica: Politica | null = null

/**
 * Pasted markup, for parsing only. The page's default policy turns markup into visible text, which is right for
 * anything that is drawn; here it goes to an inert document, and the schema keeps nothing but text and formatting.
 */
function paraLer(texto: string): string {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy: (nome: string, regras: Politica) => Politica }
  }
  politica ??= trustedTypes?.createPolicy('texto-do-laudo', { createHTML: (bruto) => bruto }) ?? {
    createHTML: (bruto) => bruto,
  }
  return politica.createHTML(texto)
}

/** The element as it was copied: when a policy has made text of its markup, that text is read as markup again. */
function desfazerTexto(elemento: Node): Node {
  const texto = elemento.textContent ?? ''
  const virouTexto = elemento instanceof Element && elemento.childElementCount === 0 && /<\w/.test(texto)
  return virouTexto ? new DOMParser().parseFromString(paraLer(texto), 'text/html').body : elemento
}

/** Reads what is pasted into a text, whatever the page's policy does to markup. */
export function leitorDeColagem(schema: Schema): LeitorDoEditor {
  const leitor = LeitorDoEditor.fromSchema(schema)
  const lerTrecho: LeitorDoEditor['parseSlice'] = (elemento, opcoes) =>
    leitor.parseSlice(desfazerTexto(elemento), opcoes)
  return Object.assign(Object.create(leitor) as LeitorDoEditor, { parseSlice: lerTrecho })
}

import { InputRule, Node, mergeAttributes, nodePasteRule } from '@tiptap/react'
import type { ValorDaVariavel } from '@vetlume/dominio/laudo'
import { NO_DE_VARIAVEL } from './conversao.ts'

export interface OpcoesDaVariavel {
  valorDe: ValorDaVariavel
  /** What people call it. */
  rotuloDe: ValorDaVariavel
  /** Receives one function for each variable on screen, which draws its value again. */
  desenhos: Set<() => void>
}

const DIGITADA = /\{\{\s*([^{}]{1,160}?)\s*\}\}$/
const COLADA = /\{\{\s*([^{}]{1,160}?)\s*\}\}/g

function desenhar(elemento: HTMLElement, nome: string, { valorDe, rotuloDe }: OpcoesDaVariavel): void {
  const valor = valorDe(nome)
  const semValor = valor === null ? 'sem valor' : 'não existe'
  elemento.textContent = valor ?? `${rotuloDe(nome) ?? nome}: ${semValor}`
  elemento.title = `{{${nome}}}`
  elemento.className = valor == null ? 'lt-variavel vazia' : 'lt-variavel'
}

/** A `{{variable}}`, shown as its value for this patient. It is written, deleted and copied as one thing. */
export const Variavel = Node.create<OpcoesDaVariavel>({
  name: NO_DE_VARIAVEL,
  group: 'inline',
  inline: true,
  atom: true,
  selectable: true,
  addOptions: () => ({ valorDe: () => undefined, rotuloDe: () => undefined, desenhos: new Set() }),
  addAttributes: () => ({
    nome: {
      default: '',
      parseHTML: (elemento) => elemento.dataset['variavel'] ?? '',
      renderHTML: ({ nome }) => ({ 'data-variavel': String(nome) }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-variavel]' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'span',
    mergeAttributes(HTMLAttributes),
    `{{${String(node.attrs['nome'])}}}`,
  ],
  renderText: ({ node }) => `{{${String(node.attrs['nome'])}}}`,
  addNodeView() {
    const { options } = this
    return ({ node }) => {
      const dom = document.createElement('span')
      const nome = String(node.attrs['nome'])
      const redesenhar = () => desenhar(dom, nome, options)
      redesenhar()
      options.desenhos.add(redesenhar)
      return { dom, destroy: () => options.desenhos.delete(redesenhar) }
    }
  },
  addInputRules() {
    return [
      new InputRule({
        find: DIGITADA,
        handler: ({ state, range, match }) =>
          void state.tr.replaceWith(range.from, range.to, this.type.create({ nome: match[1] })),
      }),
    ]
  },
  addPasteRules() {
    return [nodePasteRule({ find: COLADA, type: this.type, getAttributes: (match) => ({ nome: match[1] }) })]
  },
})

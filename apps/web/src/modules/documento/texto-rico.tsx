import type { BlocoRico, EmLinha, TextoRico } from '@vetlume/dominio/laudo'
import type { ReactNode } from 'react'
import { comChaves } from './chaves.ts'

const ETIQUETAS = { bold: 'strong', italic: 'em', underline: 'u' } as const

function Trecho({ no }: { no: EmLinha }) {
  if (no.type === 'hardBreak') return <br />
  return (no.marks ?? []).reduce<ReactNode>((dentro, { type }) => {
    const Etiqueta = ETIQUETAS[type]
    return <Etiqueta>{dentro}</Etiqueta>
  }, no.text)
}

const emLinha = (nos: readonly EmLinha[] = []) =>
  comChaves(nos).map(({ item, chave }) => <Trecho key={chave} no={item} />)
const paragrafos = (nos: readonly { content?: EmLinha[] | undefined }[]) =>
  comChaves(nos).map(({ item, chave }) => <p key={chave}>{emLinha(item.content)}</p>)

type Tipo<T extends BlocoRico['type']> = Extract<BlocoRico, { type: T }>

const itens = (nos: Tipo<'bulletList'>['content']) =>
  comChaves(nos).map(({ item, chave }) => <li key={chave}>{paragrafos(item.content)}</li>)

function celulas(nos: Tipo<'table'>['content'][number]['content']) {
  return comChaves(nos).map(({ item: { type, attrs, content }, chave }) => {
    const Celula = type === 'tableHeader' ? 'th' : 'td'
    return (
      <Celula key={chave} colSpan={attrs?.colspan} rowSpan={attrs?.rowspan}>
        {paragrafos(content)}
      </Celula>
    )
  })
}

function Tabela({ bloco }: { bloco: Tipo<'table'> }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className="ld-rolagem" role="region" aria-label="Tabela" tabIndex={0}>
      <table>
        <tbody>
          {comChaves(bloco.content).map(({ item, chave }) => (
            <tr key={chave}>{celulas(item.content)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Bloco({ bloco }: { bloco: BlocoRico }) {
  switch (bloco.type) {
    case 'paragraph':
      return <p>{emLinha(bloco.content)}</p>
    case 'heading':
      return <h4>{emLinha(bloco.content)}</h4>
    case 'bulletList':
      return <ul>{itens(bloco.content)}</ul>
    case 'orderedList':
      return <ol start={bloco.attrs?.start}>{itens(bloco.content)}</ol>
    case 'table':
      return <Tabela bloco={bloco} />
  }
}

/** Rich text of the contract, block by block. */
export const BlocosDoTexto = ({ texto }: { texto: TextoRico }) =>
  comChaves(texto.content).map(({ item, chave }) => <Bloco key={chave} bloco={item} />)

/** Rich text of the contract, for reading. */
export const TextoRicoLido = ({ texto }: { texto: TextoRico }) => (
  <div className="ld-rico">
    <BlocosDoTexto texto={texto} />
  </div>
)

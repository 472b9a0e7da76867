import { Schema } from '@tiptap/pm/model'
import { expect, it } from 'vitest'
import { acharTrecho } from './selecionar-trecho.ts'

const esquema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { content: 'inline*', group: 'block' },
    text: { group: 'inline' },
    hardBreak: { group: 'inline', inline: true },
    variavel: { group: 'inline', inline: true, atom: true, attrs: { nome: { default: '' } } },
    bulletList: { content: 'listItem+', group: 'block' },
    listItem: { content: 'paragraph+' },
  },
  marks: { bold: {} },
})

const texto = (text: string, negrito = false) => esquema.text(text, negrito ? [esquema.mark('bold')] : [])
const documento = (...blocos: Parameters<typeof esquema.node>[2][]) =>
  esquema.node(
    'doc',
    null,
    blocos.map((conteudo) => esquema.node('paragraph', null, conteudo)),
  )

it.each([
  ['no meio do parágrafo', documento([texto('Nódulo de ___ cm.')])],
  ['depois de outro parágrafo', documento([texto('Homogêneo.')], [texto('Nódulo de ___ cm.')])],
  ['partido pela formatação', documento([texto('Nódulo de _'), texto('__', true), texto(' cm.')])],
  ['depois de uma variável', documento([esquema.node('variavel'), texto(': ___ cm')])],
  ['depois de uma quebra', documento([texto('a'), esquema.node('hardBreak'), texto('___')])],
])('seleciona a lacuna %s', (_onde, doc) => {
  const faixa = acharTrecho(doc, '___')
  expect(faixa && doc.textBetween(faixa.from, faixa.to)).toBe('___')
})

it('não acha o que não há, nem o que só há de um parágrafo a outro', () => {
  expect(acharTrecho(documento([texto('Homogêneo.')]), '___')).toBeNull()
  expect(acharTrecho(documento([texto('__')], [texto('_')]), '___')).toBeNull()
})

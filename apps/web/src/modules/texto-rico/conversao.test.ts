import type { TextoRico } from '@vetlume/dominio/laudo'
import { TEXTO_VAZIO, textoRico } from '@vetlume/dominio/laudo'
import { describe, expect, it } from 'vitest'
import { doEditor, paraEditor, paragrafosParaEditor } from './conversao.ts'

const NEGRITO = [{ type: 'bold' as const }]

const COMPLETO: TextoRico = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Rim esquerdo' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Paciente {{animal.nome}}, ' },
        { type: 'text', text: '{{animal.peso}}', marks: NEGRITO },
        { type: 'hardBreak' },
        { type: 'text', text: 'fim.' },
      ],
    },
    { type: 'paragraph' },
    {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'um' }] }] }],
    },
    { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            {
              type: 'tableHeader',
              attrs: { colspan: 2, rowspan: 1 },
              content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Lado' }] }],
            },
          ],
        },
        {
          type: 'tableRow',
          content: [{ type: 'tableCell', attrs: { colspan: 1, rowspan: 1 }, content: [{ type: 'paragraph' }] }],
        },
      ],
    },
  ],
}

describe('ida e volta', () => {
  it('devolve o mesmo texto', () => {
    expect(doEditor(paraEditor(COMPLETO))).toEqual(COMPLETO)
    expect(textoRico.safeParse(COMPLETO).success).toBe(true)
  })

  it('vazio é vazio, e o editor tem onde escrever', () => {
    expect(paraEditor(TEXTO_VAZIO)).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] })
    expect(doEditor({ type: 'doc', content: [{ type: 'paragraph' }, { type: 'paragraph' }] })).toBe(TEXTO_VAZIO)
  })
})

describe('paraEditor', () => {
  it('variáveis viram nós, com a formatação delas', () => {
    expect(
      paraEditor({
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a {{ animal.nome }} b', marks: NEGRITO }] }],
      }),
    ).toEqual({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'a ', marks: NEGRITO },
            { type: 'variavel', attrs: { nome: 'animal.nome' }, marks: NEGRITO },
            { type: 'text', text: ' b', marks: NEGRITO },
          ],
        },
      ],
    })
  })

  it('listas e células vazias, que o editor não segura, são postas em ordem', () => {
    const vazios: TextoRico = {
      type: 'doc',
      content: [
        { type: 'bulletList', content: [] },
        { type: 'bulletList', content: [{ type: 'listItem', content: [] }] },
        { type: 'table', content: [{ type: 'tableRow', content: [] }] },
      ],
    }
    expect(paraEditor(vazios)).toEqual({
      type: 'doc',
      content: [{ type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] }],
    })
  })

  it('uma frase de duas linhas são dois parágrafos', () => {
    expect(paragrafosParaEditor('Rim de {{animal.nome}}\n\n___ cm')).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Rim de ' },
          { type: 'variavel', attrs: { nome: 'animal.nome' } },
        ],
      },
      { type: 'paragraph' },
      { type: 'paragraph', content: [{ type: 'text', text: '___ cm' }] },
    ])
  })
})

describe('doEditor', () => {
  it('tira o que o esquema não conhece: marcas, atributos e blocos', () => {
    const doTipTap = {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 1, id: 'x' }, content: [{ type: 'text', text: 'T' }] },
        {
          type: 'paragraph',
          attrs: { textAlign: 'center' },
          content: [
            { type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href: 'http://x' } }, { type: 'bold' }] },
            { type: 'image' },
          ],
        },
        { type: 'codeBlock', content: [{ type: 'text', text: 'x' }] },
        {
          type: 'orderedList',
          attrs: { start: 1, type: null },
          content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
        },
        {
          type: 'table',
          content: [
            {
              type: 'tableRow',
              content: [
                {
                  type: 'tableCell',
                  attrs: { colspan: 1, rowspan: 1, colwidth: null, background: 'red' },
                  content: [{ type: 'paragraph' }],
                },
              ],
            },
          ],
        },
      ],
    }
    const texto = doEditor(doTipTap)
    expect(textoRico.parse(texto)).toEqual(texto)
    expect(texto.content.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'orderedList', 'table'])
    expect(texto.content[0]).toMatchObject({ attrs: { level: 3 } })
    expect(texto.content[1]).toEqual({ type: 'paragraph', content: [{ type: 'text', text: 'a', marks: NEGRITO }] })
  })

  it('junta pedaços vizinhos com a mesma formatação', () => {
    const nos = [
      { type: 'text', text: 'a' },
      { type: 'variavel', attrs: { nome: 'x' } },
      { type: 'text', text: 'b' },
      { type: 'text', text: 'c', marks: NEGRITO },
    ]
    expect(doEditor({ type: 'doc', content: [{ type: 'paragraph', content: nos }] }).content).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'a{{x}}b' },
          { type: 'text', text: 'c', marks: NEGRITO },
        ],
      },
    ])
  })

  it('só as sobras do fim saem: linhas em branco no meio são do texto', () => {
    const p = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
    expect(
      doEditor({ type: 'doc', content: [p('a'), { type: 'paragraph' }, p('b'), { type: 'paragraph' }] }).content,
    ).toHaveLength(3)
  })
})

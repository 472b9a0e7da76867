import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { textoRico, type TextoRico } from './conteudo.ts'
import { conteudo, medida, secao, texto } from '../../teste/laudo/conteudo-de-exemplo.ts'
import { textoDoConteudo, textoPlano } from './texto-do-laudo.ts'
import {
  VARIAVEIS,
  preencherTexto,
  preencherTextoRico,
  rotuloDaVariavel,
  valoresDasVariaveis,
  variaveisDasSecoes,
  variaveisUsadas,
} from './variaveis.ts'

const medidas = [
  medida({ valor: 5.2 }),
  medida({ id: 'ECO', rotulo: 'Eco', valor: null, lado: null }),
  medida({ id: 'FREQ', rotulo: 'FC', valor: 98, unidade: 'bpm', lado: null }),
]
const valorDe = valoresDasVariaveis(
  { 'animal.nome': 'Mel', 'parceiro.nome': null },
  conteudo({ secoes: [secao({ medidas })] }),
)(null)

const paragrafo = (
  ...content: NonNullable<Extract<TextoRico['content'][number], { type: 'paragraph' }>['content']>
): TextoRico => ({ type: 'doc', content: [{ type: 'paragraph', content }] })

describe('valoresDasVariaveis', () => {
  it.each([
    ['animal.nome', 'Mel'],
    ['parceiro.nome', null],
    ['animal.apelido', undefined],
    ['toString', undefined],
    ['medida.RIM_COMPRIMENTO.ESQUERDO', '5,20 cm'],
    ['medida.RIM_COMPRIMENTO.DIREITO', null],
    ['medida.RIM_COMPRIMENTO', null],
    ['medida.ECO', null],
    ['medida.FREQ', '98 bpm'],
    ['medida.NADA', undefined],
  ])('%s → %s', (nome, valor) => expect(valorDe(nome)).toBe(valor))

  describe('com a mesma medida em duas seções', () => {
    const valva = (id: string, valor: number | null) =>
      secao({ id, titulo: id, medidas: [medida({ id: 'GRADIENTE_PRESSAO', valor, unidade: 'mmHg', lado: null })] })
    const [tricuspide, aortica] = [valva('tricuspide', 41), valva('aortica', 9)]
    const em = valoresDasVariaveis({}, conteudo({ secoes: [tricuspide, aortica, secao({ id: 'outra' })] }))

    it.each([
      ['o nome curto é o da seção em que está', 'aortica', 'medida.GRADIENTE_PRESSAO', '9,0 mmHg'],
      ['fora delas, o nome curto não diz qual', 'outra', 'medida.GRADIENTE_PRESSAO', null],
      ['nem na conclusão', null, 'medida.GRADIENTE_PRESSAO', null],
      ['o nome com a seção vale em qualquer lugar', null, 'medida.tricuspide.GRADIENTE_PRESSAO', '41,0 mmHg'],
      ['também em outra seção', 'aortica', 'medida.tricuspide.GRADIENTE_PRESSAO', '41,0 mmHg'],
      ['de uma seção que não há', null, 'medida.mitral.GRADIENTE_PRESSAO', undefined],
    ] as const)('%s', (_, onde, nome, valor) => expect(em(onde)(nome)).toBe(valor))

    it('a seção por medir não empresta o valor da outra', () => {
      const vazia = valoresDasVariaveis({}, conteudo({ secoes: [tricuspide, valva('mitral', null)] }))
      expect(vazia('mitral')('medida.GRADIENTE_PRESSAO')).toBeNull()
    })

    it('dá o nome que as pessoas conhecem', () => {
      const rotulo = (nome: string, onde: string | null) => rotuloDaVariavel(nome, [tricuspide, aortica], onde)
      expect([
        rotulo('animal.nome', null),
        rotulo('medida.GRADIENTE_PRESSAO', 'aortica'),
        rotulo('medida.tricuspide.GRADIENTE_PRESSAO', null),
        rotulo('medida.GRADIENTE_PRESSAO', null),
        rotulo('medida.VHS', null),
      ]).toEqual(['Nome do paciente', 'Comprimento', 'tricuspide: Comprimento', null, undefined])
    })

    it('oferece o nome que basta em cada lugar', () => {
      const oferecidas = (onde: string | null) =>
        variaveisDasSecoes([tricuspide, aortica], onde).filter(({ nome }) => nome.startsWith('medida.'))
      expect(oferecidas('aortica')).toEqual([
        { nome: 'medida.tricuspide.GRADIENTE_PRESSAO', rotulo: 'tricuspide: Comprimento' },
        { nome: 'medida.GRADIENTE_PRESSAO', rotulo: 'Comprimento' },
      ])
      expect(oferecidas(null).map(({ nome }) => nome)).toEqual([
        'medida.tricuspide.GRADIENTE_PRESSAO',
        'medida.aortica.GRADIENTE_PRESSAO',
      ])
      expect(variaveisDasSecoes([aortica], null).at(-1)).toEqual({
        nome: 'medida.GRADIENTE_PRESSAO',
        rotulo: 'Comprimento',
      })
    })
  })

  it('duas vezes na mesma seção, não diz qual', () => {
    const dobrada = conteudo({ secoes: [secao({ medidas: [medida({ valor: 5.2 }), medida({ valor: 4.9 })] })] })
    expect(valoresDasVariaveis({}, dobrada)('figado')('medida.RIM_COMPRIMENTO.ESQUERDO')).toBeNull()
  })

  it('cada variável do catálogo tem nome próprio', () => {
    expect(new Set(VARIAVEIS.map(({ nome }) => nome)).size).toBe(VARIAVEIS.length)
  })
})

describe('preencher', () => {
  it.each([
    ['Paciente {{animal.nome}}.', 'Paciente Mel.'],
    ['{{ animal.nome }}{{animal.nome}}', 'MelMel'],
    ['{{parceiro.nome}} e {{nada}}', '{{parceiro.nome}} e {{nada}}'],
    ['{{animal.nome', '{{animal.nome'],
    ['{{{animal.nome}}}', '{Mel}'],
  ])('%s', (escrito, cheio) => {
    expect(preencherTexto(escrito, valorDe)).toBe(cheio)
    expect(textoPlano(preencherTextoRico(texto(escrito), valorDe))).toBe(cheio)
  })

  it('não interpreta o valor que entrou', () => {
    expect(preencherTexto('{{x}}', () => '{{y}} $& $1')).toBe('{{y}} $& $1')
  })

  it('acha a variável partida pela formatação, e guarda a formatação do resto', () => {
    const partido = paragrafo(
      { type: 'text', text: 'Olá {{ani' },
      { type: 'text', text: 'mal.', marks: [{ type: 'bold' }] },
      { type: 'text', text: 'nome}}, {{animal.nome}}!' },
      { type: 'hardBreak' },
      { type: 'text', text: '{{animal.nome}}', marks: [{ type: 'italic' }] },
    )
    expect(preencherTextoRico(partido, valorDe)).toEqual(
      paragrafo(
        { type: 'text', text: 'Olá Mel' },
        { type: 'text', text: ', Mel!' },
        { type: 'hardBreak' },
        { type: 'text', text: 'Mel', marks: [{ type: 'italic' }] },
      ),
    )
  })

  it('preenche títulos, listas e tabelas', () => {
    const conteudoDe = texto('{{animal.nome}}').content
    const rico = z.parse(textoRico, {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: '{{animal.nome}}' }] },
        { type: 'bulletList', content: [{ type: 'listItem', content: conteudoDe }] },
        {
          type: 'table',
          content: [
            {
              type: 'tableRow',
              content: [
                { type: 'tableCell', content: conteudoDe },
                { type: 'tableHeader', content: conteudoDe },
              ],
            },
          ],
        },
      ],
    })
    expect(textoPlano(preencherTextoRico(rico, valorDe))).toBe('Mel\nMel\nMel | Mel')
  })

  it('de qualquer divisão em trechos sai o mesmo texto, e o resultado continua válido', () => {
    const pedacos = fc.array(fc.constantFrom('{{animal.nome}}', '{{', '}}', 'animal.nome', ' ', 'x', '{{nada}}'), {
      minLength: 1,
      maxLength: 8,
    })
    fc.assert(
      fc.property(pedacos, fc.array(fc.nat(60)), (partes, cortes) => {
        const inteiro = partes.join('')
        const limites = [
          0,
          ...cortes.map((corte) => corte % (inteiro.length + 1)).toSorted((a, b) => a - b),
          inteiro.length,
        ]
        const trechos = limites
          .slice(1)
          .map((fim, i) => inteiro.slice(limites[i], fim))
          .filter((trecho) => trecho !== '')
        const cheio = preencherTextoRico(
          paragrafo(...trechos.map((text) => ({ type: 'text' as const, text }))),
          valorDe,
        )
        expect(textoPlano(cheio)).toBe(preencherTexto(inteiro, valorDe).trim())
        expect(z.safeParse(textoRico, cheio).success).toBe(true)
      }),
    )
  })

  it('lista as variáveis de um texto', () => {
    expect(variaveisUsadas('{{a}} {{ b.c }} {{a}} {{d')).toEqual(['a', 'b.c', 'a'])
  })
})

describe('texto para a busca', () => {
  it('tem títulos, textos, motivos, conclusão e legendas', () => {
    const laudo = conteudo({
      secoes: [secao({ situacao: 'NAO_AVALIADO', motivo: 'Gases', texto: texto('um', 'dois') })],
      conclusao: texto('fim'),
    })
    expect(textoDoConteudo(laudo)).toBe('Fígado\nGases\num\ndois\nfim\nFígado em corte longitudinal')
  })

  it('o esquema tira o que nem banco nem papel guardam', () => {
    expect(z.parse(textoRico, texto('a\u0000b\ud800'))).toEqual(texto('ab\ufffd'))
    expect(z.safeParse(textoRico, texto('\u0000')).success).toBe(false)
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { MEDIDAS } from '../../medidas/index.ts'
import { ORGAOS } from '../../orgaos/index.ts'
import { conteudoDoLaudo } from '../conteudo.ts'
import { UNIDADES } from '../unidades.ts'
import { conteudo, medida, secao, semPendencia, texto } from '../../../teste/laudo/conteudo-de-exemplo.ts'
import { verificarLaudo } from './index.ts'

const PEDACOS = [
  '{{',
  '}}',
  '{{animal.nome}}',
  '___',
  '[',
  ']',
  'rim direito',
  'útero',
  'normal',
  'dimensões',
  '\n',
  '. ',
  'XX',
  'sem ',
  'nódulo',
  '5,2 cm',
  ' x cm',
  'fígado',
  'sem alterações',
  '\u0000',
  '\ud800',
  '(?<',
  '\\',
]
const escrito = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...PEDACOS), { maxLength: 12 }).map((partes) => partes.join('')),
)
const emLinha = fc.oneof(
  fc.record({ type: fc.constant('text'), text: escrito.map((t) => `${t}a`) }),
  fc.constant({ type: 'hardBreak' }),
)
const paragrafo = fc.record({ type: fc.constant('paragraph'), content: fc.array(emLinha, { maxLength: 4 }) })
const itens = fc.array(fc.record({ type: fc.constant('listItem'), content: fc.array(paragrafo, { maxLength: 2 }) }), {
  maxLength: 2,
})
const celula = fc.record({
  type: fc.constantFrom('tableCell', 'tableHeader'),
  content: fc.array(paragrafo, { maxLength: 1 }),
})
const linha = fc.record({ type: fc.constant('tableRow'), content: fc.array(celula, { maxLength: 2 }) })
const bloco = fc.oneof(
  paragrafo,
  fc.record({ type: fc.constantFrom('bulletList', 'orderedList'), content: itens }),
  fc.record({ type: fc.constant('table'), content: fc.array(linha, { maxLength: 2 }) }),
)
const rico = fc.record({ type: fc.constant('doc'), content: fc.array(bloco, { maxLength: 4 }) })
const algumaMedida = fc.record({
  id: fc.oneof(fc.constantFrom(...Object.keys(MEDIDAS)), fc.string({ maxLength: 10 })),
  rotulo: fc.string({ maxLength: 20 }).map((t) => `${t}a`),
  valor: fc.oneof(fc.constant(null), fc.double({ min: 0, max: 100_000, noNaN: true })),
  unidade: fc.constantFrom(...UNIDADES),
  lado: fc.constantFrom(null, 'ESQUERDO', 'DIREITO'),
})
const comSinal = fc.record({
  id: fc.constantFrom('ECG_EIXO', 'ECG_QRS_DI', 'ECG_QRS_AVF'),
  rotulo: fc.constant('Eixo'),
  valor: fc.double({ min: -100_000, max: 100_000, noNaN: true }),
  unidade: fc.constantFrom(...UNIDADES),
  lado: fc.constantFrom(null, 'ESQUERDO', 'DIREITO'),
})
const algumCorpo = fc.oneof(
  fc.constant({ tipo: 'MEDIDAS' }),
  fc.record({
    tipo: fc.constant('LESOES'),
    lesoes: fc.uniqueArray(
      fc.record({
        id: fc.uuid(),
        oQue: escrito.map((t) => t.slice(0, 60)),
        lugar: fc.constantFrom('', 'rim direito', 'baço', '('),
        lado: fc.constantFrom(null, 'ESQUERDO', 'DIREITO'),
        diametros: fc.array(fc.double({ min: 0.001, max: 9_999, noNaN: true }), { maxLength: 3 }),
        unidade: fc.constantFrom('mm', 'cm'),
      }),
      { selector: ({ id }) => id, maxLength: 3 },
    ),
  }),
  fc.record({
    tipo: fc.constant('ESCORE'),
    escala: fc.constantFrom('AFAST', 'MINE', 'MINE_2', 'ENDOSCOPIA'),
    itens: fc.uniqueArray(
      fc.record({
        id: fc.constantFrom('dh', 'er', 'ae-ao', 'esofago', 'toString'),
        pontos: fc.constantFrom(null, 0, 1, 2, 99),
        fora: fc.boolean(),
      }),
      { selector: ({ id }) => id, maxLength: 4 },
    ),
  }),
  fc.record({
    tipo: fc.constant('TRACADO'),
    derivacoes: fc.constantFrom([], ['DII']),
    velocidade: fc.constantFrom(null, 50),
    calibracao: fc.constantFrom(null, 10),
    duracao: fc.constantFrom(null, { valor: 3, unidade: 'min' }),
  }),
)
const algumaSecao = fc.record({
  id: fc.constantFrom('a', 'b'),
  titulo: fc.oneof(
    fc.constantFrom('Rim esquerdo', 'Útero', '(direito'),
    fc.string({ minLength: 1, maxLength: 20 }).map((t) => `${t}a`),
  ),
  orgao: fc.oneof(fc.constantFrom(null, ...Object.keys(ORGAOS)), fc.constantFrom('toString', '__proto__')),
  situacao: fc.constantFrom(null, 'NORMAL', 'ALTERADO', 'NAO_AVALIADO'),
  motivo: fc.oneof(
    fc.constant(null),
    escrito.map((t) => t.slice(0, 100)),
  ),
  texto: rico,
  medidas: fc.array(fc.oneof(algumaMedida, comSinal), { maxLength: 3 }),
  confirmada: fc.boolean(),
  corpo: fc.option(algumCorpo, { nil: undefined }),
})
const algumConteudo = fc.record({
  secoes: fc.array(algumaSecao, { maxLength: 3 }),
  conclusao: rico,
  imagens: fc.array(fc.record({ arquivo: fc.uuid(), legenda: escrito.map((t) => t.slice(0, 100)) }), { maxLength: 2 }),
  imagensPorPagina: fc.integer({ min: 1, max: 10 }),
})
const algumPaciente = fc.record({
  especie: fc.oneof(fc.constantFrom('Canina', 'Felina', 'Equina'), fc.string()),
  sexo: fc.constantFrom('FEMEA' as const, 'MACHO' as const, 'INDETERMINADO' as const),
  castrado: fc.constantFrom(null, true, false),
  pesoGramas: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 2_000_000 })),
})

describe('qualquer conteúdo que o esquema aceita', () => {
  it('é conferido sem falha, com mensagens de gente', () => {
    fc.assert(
      fc.property(algumConteudo, algumPaciente, fc.string(), (bruto, paciente, crmv) => {
        const lido = z.parse(conteudoDoLaudo, bruto)
        const pendencias = verificarLaudo({
          conteudo: lido,
          modalidade: 'ULTRASSONOGRAFIA',
          critico: false,
          paciente,
          especialista: { crmv },
          imagens: [],
          variaveis: {},
          modeloPara: null,
        })
        for (const { mensagem, secao: onde } of pendencias) {
          expect(mensagem).toMatch(/[.?]$/)
          expect(mensagem).not.toMatch(/undefined|NaN|\[object/)
          expect(onde === null || lido.secoes.some(({ id }) => id === onde)).toBe(true)
        }
      }),
    )
  })

  it('custa tempo proporcional ao texto, também num texto feito para travar', () => {
    const pedacos = [
      '[',
      '{{',
      '_',
      'X',
      'dimensoes ',
      'rim ',
      'x,',
      'sem nodulo ',
      'nodulo em ',
      '5,2 cm ',
      'ausente ',
      '1 x ',
    ]
    const hostil = pedacos.map((pedaco) => pedaco.repeat(20_000 / pedaco.length).slice(0, 20_000))
    const secoes = hostil.map((longo, i) =>
      secao({
        id: `s${i}`,
        titulo: 'Rim esquerdo',
        orgao: 'RINS',
        situacao: 'ALTERADO',
        texto: texto(longo),
        medidas: [medida()],
      }),
    )
    const conclusao = texto(hostil.join('. '))
    expect(verificarLaudo(semPendencia({ conteudo: conteudo({ secoes, conclusao }) })).length).toBeGreaterThan(0)
  })
})

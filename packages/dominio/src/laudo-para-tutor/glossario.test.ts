import { describe, expect, it } from 'vitest'
import { documentoDeExemplo } from '../../teste/laudo/documento-de-exemplo.ts'
import { normalizarBusca } from '../formatos/index.ts'
import { textoPlano } from '../laudo/index.ts'
import { MODELOS_DE_LAUDO, emParagrafos } from '../modelos/index.ts'
import { TERMOS, termosEscritos } from './glossario.ts'
import { resumoParaTutor } from './index.ts'

const achados = (...textos: string[]) => termosEscritos(textos).map(({ termo }) => termo)

describe('a palavra escrita', () => {
  it.each([
    ['Cortical hiperecoica e HIPERECOGÊNICA.', ['Cortical', 'Hiperecogênico']],
    ['Conteúdo anecogênico, sem sedimento.', ['Anecogênico', 'Sedimento']],
    ['Cistólitos em decúbito lateral.', ['Cistólito', 'Decúbito']],
    ['Definição corticomedular preservada.', ['Corticomedular']],
    ['Discos intervertebrais com extrusão.', ['Disco intervertebral', 'Extrusão']],
    ['Insuficiência valvar mitral com regurgitação.', ['Insuficiência valvar', 'Mitral', 'Regurgitação']],
  ])('%s', (escrito, termos) => expect(achados(escrito)).toEqual(termos))

  it.each([
    'amassada',
    'Massagem',
    'focalizado',
    'hepatomegaliante',
    'pseudo-nódulo',
    'nódulo2',
    'proximalidade',
    'Massa muscular preservada',
    'calculou',
    '',
  ])('"%s" não é um termo dentro de outra palavra', (escrito) => expect(achados(escrito)).toEqual([]))

  it('a expressão inteira vale pela palavra, que só aparece se foi escrita também sozinha', () => {
    expect(achados('Efusão pleural discreta.')).toEqual(['Efusão pleural'])
    expect(achados('Efusão pleural discreta.', 'Sem outra efusão.')).toEqual(['Efusão', 'Efusão pleural'])
    expect(achados('Sem efusão', 'pleural')).toEqual(['Efusão', 'Pleura'])
  })

  it('repetida, é explicada uma vez', () => {
    expect(achados('Nódulo. Nódulos.', 'nodular')).toEqual(['Nódulo'])
  })
})

describe('a tabela', () => {
  it('cada termo se acha pelo próprio nome, e nenhum nome se repete', () => {
    for (const [termo] of TERMOS) expect(achados(termo)).toEqual([termo])
    expect(new Set(TERMOS.map(([termo]) => normalizarBusca(termo))).size).toBe(TERMOS.length)
  })

  it.each(TERMOS.map(([termo, , explicacao]) => [termo, explicacao]))(
    '%s: explica a palavra, sem prever nem aconselhar',
    (_, explicacao) => {
      expect(explicacao).toMatch(/^\p{Lu}.{10,140}\.$/u)
      expect(normalizarBusca(explicacao)).not.toMatch(
        /\b(?:grave|grav[ei]|perig|urgen|trat[ae]|cirurg|opera[rd]|cura\b|morre|risco|dev[ae]\b|precisa|recomend|prognost|seu (?:pet|animal))/,
      )
    },
  )
})

describe.each(MODELOS_DE_LAUDO.map(({ nome, estrutura }) => [nome, estrutura] as const))(
  'modelo %s',
  (_, estrutura) => {
    const documento = documentoDeExemplo({
      secoes: estrutura.secoes.map(({ frases, ...secao }) => ({
        ...secao,
        texto: emParagrafos(textoPlano(secao.texto), ...frases.map(({ texto }) => texto)),
        medidas: [],
      })),
      conclusao: emParagrafos(...estrutura.frasesDeConclusao.map(({ texto }) => texto)),
    })
    const { termos } = resumoParaTutor(documento, null)

    it('tem palavras explicadas nas frases que oferece', () => expect(termos.length).toBeGreaterThanOrEqual(6))

    it('só explica o que está escrito nele', () => {
      const escrito = documento.secoes.flatMap(({ titulo, texto }) => [titulo, textoPlano(texto)])
      const inteiro = normalizarBusca([...escrito, textoPlano(documento.conclusao)].join(' '))
      const formas = new Map(TERMOS.map(([termo, padrao]) => [termo, padrao]))
      for (const { termo } of termos) expect(inteiro).toMatch(new RegExp(formas.get(termo) ?? '$^'))
    })
  },
)

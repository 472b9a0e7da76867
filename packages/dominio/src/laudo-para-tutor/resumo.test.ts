import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentoDeExemplo } from '../../teste/laudo/documento-de-exemplo.ts'
import { texto } from '../../teste/laudo/conteudo-de-exemplo.ts'
import { SITUACOES_DE_SECAO, type DocumentoDoLaudo, type CriticoParaTutor } from '../laudo/index.ts'
import { resumoParaTutor } from './index.ts'

type Secao = DocumentoDoLaudo['secoes'][number]
type Medida = Secao['medidas'][number]

const medida = (campos: Partial<Medida> = {}): Medida => ({
  rotulo: 'Parede da bexiga',
  valor: '3,1 mm',
  referencia: 'até 2,3 mm',
  situacao: 'ACIMA',
  ...campos,
})
const secao = (campos: Partial<Secao> = {}): Secao => ({
  id: 'bexiga',
  titulo: 'Bexiga urinária',
  orgao: 'BEXIGA',
  situacao: 'NORMAL',
  motivo: null,
  texto: texto('Paredes finas.'),
  medidas: [],
  ...campos,
})
const resumo = (...secoes: Secao[]) => resumoParaTutor(documentoDeExemplo({ secoes }), null)
const parte = (campos: Partial<Secao>) => resumo(secao(campos)).partes[0]

describe('cada parte do laudo, como foi marcada', () => {
  it('normal diz só a situação e o que o órgão é', () => {
    expect(parte({})).toEqual({
      id: 'bexiga',
      titulo: 'Bexiga urinária',
      oQueE: 'Guarda a urina.',
      situacao: 'NORMAL',
      frases: [],
    })
  })

  it('alterada leva ao laudo, sem dizer o achado com outras palavras', () => {
    expect(parte({ situacao: 'ALTERADO', texto: texto('Parede espessada, compatível com cistite.') })?.frases).toEqual([
      'O que foi visto está escrito no laudo, em “Bexiga urinária”.',
    ])
  })

  it.each([
    ['Bexiga vazia.', 'Motivo: Bexiga vazia.'],
    [' ', 'O laudo não traz o motivo.'],
    [null, 'O laudo não traz o motivo.'],
  ])('não avaliada, motivo %j: diz o motivo e nada do que foi medido', (motivo, frase) => {
    const { partes, contagem } = resumo(secao({ situacao: 'NAO_AVALIADO', motivo, medidas: [medida()] }))
    expect(partes[0]).toMatchObject({ situacao: 'NAO_AVALIADO', frases: [frase] })
    expect(contagem).toEqual(['1 parte não avaliada'])
  })

  it('medida fora da referência diz o lado, o valor e com o que foi comparada', () => {
    expect(parte({ medidas: [medida()] })?.frases).toEqual([
      'Parede da bexiga: acima do esperado para Mel (3,1 mm; referência: até 2,3 mm).',
    ])
    expect(parte({ medidas: [medida({ situacao: 'ABAIXO', referencia: null })] })?.frases).toEqual([
      'Parede da bexiga: abaixo do esperado para Mel (3,1 mm).',
    ])
  })

  it('a crítica diz que o laudo a marca assim', () => {
    expect(parte({ medidas: [medida({ nivel: 'CRITICO' })] })?.frases[0]).toMatch(/marca este valor como crítico\.$/)
    expect(parte({ medidas: [medida({ nivel: 'ALTERADO' })] })?.frases[0]).not.toContain('crítico')
  })

  it('medida dentro da referência, ou que não foi julgada, não diz nada', () => {
    expect(parte({ medidas: [medida({ situacao: 'DENTRO' }), medida({ situacao: null })] })?.frases).toEqual([])
  })

  it('sem situação nem medida fora, é só um nome a ler no laudo; sem nada escrito, nem isso', () => {
    expect(resumo(secao({ situacao: null }))).toMatchObject({ partes: [], soNoTexto: ['Bexiga urinária'] })
    expect(resumo(secao({ situacao: null, texto: texto() }))).toMatchObject({ partes: [], soNoTexto: [] })
  })

  it('a conclusão se lê no laudo: nada dela é dito aqui', () => {
    const conclusao = texto('Compatível com cistite.')
    const { soNoTexto, partes } = resumoParaTutor(documentoDeExemplo({ secoes: [secao()], conclusao }), null)
    expect(soNoTexto).toEqual(['Impressão diagnóstica'])
    expect(JSON.stringify(partes)).not.toContain('istite')
  })

  it.each(['Técnica e preparo', 'Projeções e técnica', 'Condições do exame', 'Interpretação'])(
    '"%s" normal não é uma parte do animal normal',
    (titulo) => {
      const dela = { titulo, orgao: null }
      expect(resumo(secao(dela))).toMatchObject({ contagem: [], partes: [], soNoTexto: [titulo] })
      expect(parte({ ...dela, situacao: 'ALTERADO' })?.situacao).toBe('ALTERADO')
    },
  )

  it('um órgão que não se conhece fica sem explicação', () => {
    expect(parte({ orgao: 'toString' })?.oQueE).toBeNull()
    expect(parte({ orgao: null })?.oQueE).toBeNull()
  })

  it('conta o que foi marcado', () => {
    const { contagem } = resumo(
      secao(),
      secao(),
      secao({ situacao: 'ALTERADO', medidas: [medida(), medida({ situacao: 'ABAIXO' })] }),
      secao({ situacao: 'NAO_AVALIADO' }),
    )
    expect(contagem).toEqual([
      '2 partes marcadas como normais',
      '1 parte marcada com alteração',
      '1 parte não avaliada',
      '2 medidas fora do esperado',
    ])
  })
})

it.each([
  ['Dra. Lia', 'Clínica Sol', 'Converse sobre este resultado com Dra. Lia, de Clínica Sol, que pediu o exame.'],
  ['Dra. Lia', null, 'Converse sobre este resultado com Dra. Lia, que pediu o exame.'],
  [null, 'Clínica Sol', 'Converse sobre este resultado com o veterinário de Clínica Sol, que pediu o exame.'],
  [null, null, 'Converse sobre este resultado com o veterinário que acompanha Mel.'],
])('quem pediu o exame (%j, %j) é com quem se fala', (veterinario, clinica, frase) => {
  const solicitante = { clinica, veterinario, crmv: null, suspeita: null }
  expect(resumoParaTutor(documentoDeExemplo({ solicitante }), null).comQuemFalar).toBe(frase)
})

describe('achado crítico', () => {
  const dito = (critico: CriticoParaTutor | null, clinica: string | null = 'Clínica Sol') =>
    resumoParaTutor(
      documentoDeExemplo({
        solicitante: { clinica, veterinario: 'Dra. Lia', crmv: null, suspeita: null },
        secoes: [secao({ situacao: 'ALTERADO', texto: texto('Torção esplênica.') })],
        conclusao: texto('Torção esplênica com hemoabdome.'),
      }),
      critico,
    ).critico

  it('foi comunicado à clínica, que se segue', () => {
    expect(dito({ comunicado: true, confirmado: false })).toBe(
      'Um achado deste laudo foi comunicado a Clínica Sol, para que fosse visto sem demora. Siga a orientação da clínica; se ela ainda não falou com você sobre este exame, fale com ela.',
    )
    expect(dito({ comunicado: true, confirmado: true })).toMatch(/ sem demora, que confirmou que leu\. Siga /)
  })

  it.each([
    ['sem clínica', { comunicado: true, confirmado: false }, null],
    ['antes da entrega', { comunicado: false, confirmado: false }, 'Clínica Sol'],
  ] as const)('%s: não diz que alguém foi avisado, e leva ao veterinário', (_, critico, clinica) => {
    const frase = dito(critico, clinica)
    expect(frase).toMatch(/^Quem fez o laudo pediu .* do veterinário que acompanha Mel/s)
    expect(frase).not.toContain('comunicado')
  })

  it('nunca diz o achado, nem assusta; sem ele, não há frase', () => {
    for (const comunicado of [true, false])
      for (const confirmado of [true, false])
        for (const clinica of ['Clínica Sol', null])
          expect(dito({ comunicado, confirmado }, clinica)).not.toMatch(
            /tor[cç]|hemoabdome|grave|urg[eê]n|perig|risco|emerg|crític|imediat/i,
          )
    expect(dito(null)).toBeNull()
  })
})

const palavra = fc.stringMatching(/^[a-z]{3,9}$/)
const dados = fc.record({
  titulo: palavra,
  orgao: fc.constantFrom('BEXIGA', 'RINS', null),
  situacao: fc.constantFrom(...SITUACOES_DE_SECAO, null),
  motivo: fc.option(palavra),
  texto: palavra.map((um) => texto(um)),
  medidas: fc.array(
    fc.record({
      rotulo: palavra,
      valor: palavra,
      referencia: fc.option(palavra),
      situacao: fc.constantFrom('DENTRO' as const, 'ABAIXO' as const, 'ACIMA' as const, null),
    }),
    { maxLength: 3 },
  ),
})
const secoes = fc.array(dados, { maxLength: 8 }).map((lista) => lista.map((uma, i) => ({ ...uma, id: String(i) })))

describe('de qualquer documento', () => {
  it('a parte diz a situação que a seção tem, e a não avaliada nunca é normal', () => {
    fc.assert(
      fc.property(secoes, (lista) => {
        for (const { id, situacao, frases } of resumo(...lista).partes) {
          expect(situacao).toBe(lista[Number(id)]?.situacao)
          if (situacao === 'NAO_AVALIADO') expect(frases.join(' ')).not.toMatch(/normal|esperado/i)
        }
      }),
    )
  })

  it('cada seção com o que dizer aparece uma vez, em ordem: ou como parte, ou como o que se lê no texto', () => {
    fc.assert(
      fc.property(secoes, (lista) => {
        const { partes, soNoTexto } = resumo(...lista)
        expect(partes.length + soNoTexto.length).toBe(lista.length)
        expect(partes.map(({ id }) => Number(id))).toEqual(partes.map(({ id }) => Number(id)).toSorted((a, b) => a - b))
      }),
    )
  })

  it('o texto corrido muda só as palavras explicadas: nenhuma frase se tira dele', () => {
    fc.assert(
      fc.property(secoes, fc.string(), (lista, escrito) => {
        const semTermos = (dela: Secao[]) => {
          const { termos: _, ...resto } = resumo(...dela)
          return resto
        }
        const trocadas = lista.map((uma) => ({ ...uma, texto: texto(`x ${escrito}`) }))
        expect(semTermos(trocadas)).toEqual(semTermos(lista))
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { conteudo, medida, secao, texto } from '../../../teste/laudo/conteudo-de-exemplo.ts'
import { lesaoDeExemplo } from '../../../teste/laudo/casos-de-corpo.ts'
import { documentoDeExemplo } from '../../../teste/laudo/documento-de-exemplo.ts'
import { resumoParaTutor } from '../../laudo-para-tutor/index.ts'
import { compararVersoes } from '../../modelo-documento/index.ts'
import { conteudoDoLaudo, type SecaoDoLaudo } from '../conteudo.ts'
import { documentoDoLaudo } from '../documento.ts'
import { conteudoParaLer, devolverAvaliacao, guardarAvaliacao, temAvaliacao } from '../secao.ts'
import { mudancasDoLaudo } from '../mudancas.ts'
import { textoDoConteudo } from '../texto-do-laudo.ts'
import { resumoDosAlterados } from '../impressao.ts'
import { trazerDoAnterior } from '../trazer-do-anterior.ts'
import { confirmarTrazida, trazidasPorConfirmar } from '../trazidas.ts'
import { REGRAS } from '../verificacao/index.ts'
import type { CorpoDaSecao } from './corpo.ts'
import type { CorpoImpresso } from './corpo-impresso.ts'
import { dizerCorpo } from './dizer-corpo.ts'
import { imprimirCorpo } from './imprimir-corpo.ts'
import { NECESSIDADES } from './necessidades.ts'
import { corpoVazio, pecasDoCorpo, resumirCorpo } from './pecas.ts'
import { TIPOS_DE_CORPO, TIPOS_DE_SECAO, tipoDaSecao, type TipoDeCorpo } from './tipos.ts'

const FIGURAS = ['019a0000-0000-7000-8000-000000000001', '019a0000-0000-7000-8000-000000000002']

/** One of each kind, filled in, with a word of it that search, paper and comparison must have. */
const EXEMPLOS: Record<TipoDeCorpo, { corpo: CorpoDaSecao; palavra: string | null }> = {
  MEDIDAS: { corpo: { tipo: 'MEDIDAS' }, palavra: null },
  LESOES: {
    corpo: {
      tipo: 'LESOES',
      lesoes: [
        lesaoDeExemplo({
          descricao: 'Hipoecoico',
          figuras: ['019a0000-0000-7000-8000-000000000002', '019a0000-0000-7000-8000-0000000000ff'],
          evolucao: { tipo: 'JA_EXISTIA', em: '2026-08-12', diametros: [18, 12], unidade: 'mm' },
        }),
      ],
    },
    palavra: 'Nódulo',
  },
  ESCORE: {
    corpo: {
      tipo: 'ESCORE',
      escala: 'AFAST',
      itens: ['dh', 'er', 'cc', 'hr'].map((id, i) => ({ id, pontos: i % 2 })),
    },
    palavra: 'Esplenorrenal',
  },
  TRACADO: {
    corpo: {
      tipo: 'TRACADO',
      derivacoes: ['DI', 'DII'],
      velocidade: 50,
      calibracao: 10,
      duracao: { valor: 3, unidade: 'min' },
      figuras: ['019a0000-0000-7000-8000-000000000001'],
    },
    palavra: '50 mm/s',
  },
}
const comCorpo = (corpo: CorpoDaSecao, campos: Partial<SecaoDoLaudo> = {}) =>
  secao({ id: 's', titulo: 'Seção', orgao: null, texto: texto(), corpo, ...campos })
const documento = (quadro: CorpoImpresso | null, situacao: SecaoDoLaudo['situacao'] = 'ALTERADO') => {
  const { corpo: _, ...resto } = secao({ id: 's', titulo: 'Seção', orgao: null, texto: texto(), situacao })
  return documentoDeExemplo({ secoes: [{ ...resto, medidas: [], ...(quadro === null ? {} : { quadro }) }] })
}

describe('a lista do que cada tipo de seção pede', () => {
  it('fala de todos os tipos, e só de regras que existem, cada uma de um tipo', () => {
    expect(Object.keys(NECESSIDADES).toSorted()).toEqual([...TIPOS_DE_SECAO].toSorted())
    const ids = new Set(REGRAS.map(({ id }) => id))
    const citadas = Object.values(NECESSIDADES).flatMap(({ regras }) => regras)
    expect(citadas.filter((regra) => !ids.has(regra))).toEqual([])
  })

  it('o que não tem corpo é por órgão ou livre, como sempre foi', () => {
    expect(tipoDaSecao(secao())).toBe('ORGAO')
    expect(tipoDaSecao(secao({ orgao: null }))).toBe('LIVRE')
  })

  it('uma seção sem corpo passa pelo esquema sem um campo a mais', () => {
    const antes = conteudo()
    expect(JSON.stringify(z.parse(conteudoDoLaudo, antes))).toBe(JSON.stringify(antes))
    expect(Object.keys(conteudoParaLer(antes).secoes[0] ?? {})).not.toContain('corpo')
    expect(guardarAvaliacao(secao())).not.toHaveProperty('corpo')
  })

  describe.each(TIPOS_DE_CORPO)('%s', (tipo) => {
    const { corpo, palavra } = EXEMPLOS[tipo]
    const { basta, traz, comparacao, tutor } = NECESSIDADES[tipo]
    const tem = palavra !== null

    it('é guardado como foi escrito', () => {
      const escrito = conteudo({ secoes: [comCorpo(corpo)] })
      expect(z.parse(conteudoDoLaudo, escrito)).toEqual(escrito)
      expect(tipoDaSecao(comCorpo(corpo))).toBe(tipo)
    })

    it('vazio não diz nada; cheio, conta como avaliação e vai e volta de “não avaliado”', () => {
      expect(pecasDoCorpo(corpoVazio(corpo))).toEqual([])
      expect(temAvaliacao(comCorpo(corpo))).toBe(tem)
      const guardada = guardarAvaliacao(comCorpo(corpo))
      expect(pecasDoCorpo(guardada.corpo)).toEqual([])
      expect(devolverAvaliacao(guardada).corpo).toEqual(corpo)
      expect(resumirCorpo(corpo)).not.toBe('')
    })

    it('é impresso, buscado e comparado', () => {
      const impresso = imprimirCorpo(corpo, { figuras: FIGURAS })
      expect(impresso?.tipo).toBe(tipo)
      if (palavra === null) return expect(dizerCorpo(corpo)).toEqual([])
      expect(JSON.stringify(impresso)).toContain(palavra)
      expect(textoDoConteudo(conteudo({ secoes: [comCorpo(corpo)] }))).toContain(palavra)
      expect(imprimirCorpo(corpoVazio(corpo), { figuras: FIGURAS, porPreencher: true })).not.toBeNull()
      const mudancas = mudancasDoLaudo(documento(null), documento(impresso))
      expect(mudancas.join(' ')).toContain(palavra)
      expect(mudancasDoLaudo(documento(impresso), documento(impresso))).toEqual([])
      if (comparacao !== 'LESOES') return
      expect(JSON.stringify(impresso)).toContain('18 × 12 mm em 12/08/2026; +0,3 cm (+17%)')
      expect(impresso?.linhas[0]?.celulas.at(-1)).toBe('2')
    })

    it('o que está alterado é dito no resumo onde a lista pede', () => {
      const impresso = imprimirCorpo(corpo, { figuras: [] })
      const [alterada] = resumoDosAlterados(documento(impresso).secoes)
      expect((alterada?.achados.length ?? 0) > 0).toBe(basta === 'CORPO' && tem)
    })

    it('o resumo para o tutor só conta, e só onde a lista diz', () => {
      const { partes } = resumoParaTutor(documento(imprimirCorpo(corpo, { figuras: [] })), null)
      const frases = partes.flatMap((parte) => parte.frases).join(' ')
      expect(/descreve uma lesão/.test(frases)).toBe(tutor)
      expect(frases).not.toContain('Hipoecoico')
    })

    it('vem do exame anterior só onde a lista diz, cada peça por confirmar', () => {
      const hoje = conteudo({ secoes: [comCorpo(corpoVazio(corpo))] })
      const antes = {
        conteudo: conteudo({ secoes: [comCorpo(corpo, { texto: texto('Como antes.') })] }),
        em: '2026-08-12',
      }
      const [trazida] = trazerDoAnterior(hoje, antes, { secoes: ['s'], medidas: true, conclusao: false }).secoes
      const pecas = (trazida === undefined ? [] : trazidasPorConfirmar(trazida)).filter(
        ({ peca }) => peca !== undefined,
      )
      expect(pecas.length > 0).toBe(traz)
      if (trazida === undefined || !traz) return
      const confirmada = trazidasPorConfirmar(trazida).reduce(confirmarTrazida, trazida)
      expect(trazidasPorConfirmar(confirmada)).toEqual([])
      expect(confirmada.confirmada).toBe(true)
    })

    it('duas versões de um modelo dizem o tipo', () => {
      const modelo = (um?: CorpoDaSecao) => ({
        texto: null,
        laudo: {
          secoes: [{ ...secao({ id: 's' }), frases: [], medidas: [medida({ valor: null })], ...(um && { corpo: um }) }],
          conclusao: texto(),
          frasesDeConclusao: [],
          imagensPorPagina: 6,
        },
      })
      expect(compararVersoes(modelo(), modelo(corpoVazio(corpo)))).toEqual([
        { onde: 'Fígado, tipo', antes: null, depois: expect.stringContaining(NECESSIDADES[tipo].nome) },
      ])
    })
  })
})

describe('o que vem, o que sai e o que muda', () => {
  const lista = (...ids: string[]): CorpoDaSecao => ({
    tipo: 'LESOES',
    lesoes: ids.map((id) => lesaoDeExemplo({ id, oQue: `Nódulo ${id}` })),
  })
  const antes = { conteudo: conteudo({ secoes: [comCorpo(lista('a', 'b'))] }), em: '2026-08-12' }
  const trazer = (corpo: CorpoDaSecao) => {
    const hoje = conteudo({ secoes: [comCorpo(corpo)] })
    return trazerDoAnterior(hoje, antes, { secoes: ['s'], medidas: true, conclusao: false }).secoes[0]
  }

  it('de uma seção não avaliada ninguém lê o corpo', () => {
    const calada = comCorpo(lista('a'), { situacao: 'NAO_AVALIADO' })
    expect(pecasDoCorpo(conteudoParaLer(conteudo({ secoes: [calada] })).secoes[0]?.corpo)).toEqual([])
  })

  it('o que este exame já tem fica', () => {
    expect(trazer(lista('c'))?.corpo).toEqual(lista('c'))
  })

  it('cada lesão se confirma por si, e a que se mediu de novo já foi vista', () => {
    const trazida = trazer(lista())
    if (trazida?.corpo?.tipo !== 'LESOES') throw new Error('sem lesões')
    const [primeira, segunda] = trazidasPorConfirmar(trazida)
    expect(trazidasPorConfirmar(primeira === undefined ? trazida : confirmarTrazida(trazida, primeira))).toEqual([
      segunda,
    ])
    const lesoes = trazida.corpo.lesoes.map((uma) => ({ ...uma, diametros: [9] }))
    expect(trazidasPorConfirmar({ ...trazida, corpo: { ...trazida.corpo, lesoes } })).toEqual([])
  })

  it('uma lesão noutra ordem é a mesma, e um documento de antes não ganha quadro', () => {
    const impresso = (corpo: CorpoDaSecao) => documento(imprimirCorpo(corpo, { figuras: [] }))
    expect(mudancasDoLaudo(impresso(lista('a', 'b')), impresso(lista('b', 'a')))).toEqual([])
    expect(z.parse(documentoDoLaudo, documento(null))).toEqual(documento(null))
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conteudo, medida, secao, texto } from '../../teste/laudo/conteudo-de-exemplo.ts'
import type { SecaoDoLaudo } from './conteudo.ts'
import { conteudoParaLer } from './secao.ts'
import { TEXTO_VAZIO } from './texto-vazio.ts'
import { frasesDoTexto, secaoCorrespondente, trazerDoAnterior } from './trazer-do-anterior.ts'
import {
  confirmarNaConclusao,
  confirmarTrazida,
  juntarTrazidas,
  trazidasDaConclusao,
  trazidasPorConfirmar,
} from './trazidas.ts'

const EM = '2026-08-12'
const RIM = { id: 'rim-e', titulo: 'Rim esquerdo', orgao: 'RINS' } as const
const ANTES = {
  em: EM,
  conteudo: {
    secoes: [
      secao({ situacao: 'ALTERADO', texto: texto('Nódulo de 1.2 cm, p. ex. regenerativo. Vasos normais.') }),
      secao({ ...RIM, texto: texto('Cortical preservada.'), medidas: [medida({ valor: 5.1 })] }),
      secao({ id: 'baco', titulo: 'Baço', orgao: 'BACO', situacao: 'NAO_AVALIADO', texto: TEXTO_VAZIO }),
    ],
    conclusao: texto('Nódulo hepático. Repetir em 90 dias.'),
  },
}
const HOJE = conteudo({
  secoes: [
    secao({ confirmada: true }),
    secao({ ...RIM, medidas: [medida({ valor: null })] }),
    secao({ id: 'baco', titulo: 'Baço', orgao: 'BACO' }),
  ],
})
const ids = HOJE.secoes.map(({ id }) => id)
const SO_TEXTO = { secoes: ids, medidas: false, conclusao: false }
const secoesTrazidas = (escolha = SO_TEXTO) => trazerDoAnterior(HOJE, ANTES, escolha)
const figado = () => secoesTrazidas().secoes[0] as SecaoDoLaudo

describe('trazer do exame anterior', () => {
  it('traz textos e situação das seções escolhidas, cada frase por confirmar, e nada do que não foi avaliado', () => {
    const { secoes, conclusao, trazidasNaConclusao, imagens } = secoesTrazidas()
    expect(secoes[0]).toMatchObject({ situacao: 'ALTERADO', texto: ANTES.conteudo.secoes[0]?.texto })
    expect(secoes[0]?.confirmada).toBeUndefined()
    expect(secoes.map((uma) => trazidasPorConfirmar(uma).map((trazida) => trazida.texto))).toEqual([
      ['Nódulo de 1.2 cm, p. ex. regenerativo.', 'Vasos normais.'],
      ['Cortical preservada.'],
      [],
    ])
    expect(secoes[1]?.medidas[0]?.valor).toBeNull()
    expect(secoes[2]).toEqual(HOJE.secoes[2])
    expect([conclusao, trazidasNaConclusao, imagens]).toEqual([HOJE.conclusao, undefined, HOJE.imagens])
  })

  it('só as seções escolhidas mudam', () => {
    expect(secoesTrazidas({ ...SO_TEXTO, secoes: ['rim-e'] }).secoes[0]).toEqual(HOJE.secoes[0])
  })

  it('medidas e conclusão só quando pedidas, por confirmar também', () => {
    const tudo = secoesTrazidas({ secoes: ids, medidas: true, conclusao: true })
    expect(tudo.secoes[1]?.medidas[0]?.valor).toBe(5.1)
    expect(trazidasPorConfirmar(tudo.secoes[1] as SecaoDoLaudo).map((uma) => uma.texto)).toEqual([
      'Cortical preservada.',
      'Comprimento: 5,1 cm',
    ])
    expect(trazidasDaConclusao(tudo).map((uma) => uma.texto)).toEqual(['Nódulo hepático.', 'Repetir em 90 dias.'])
  })

  it('o que já foi medido neste exame fica', () => {
    const medido = conteudo({ secoes: [secao({ ...RIM, medidas: [medida({ valor: 4.9 })] })] })
    const { secoes } = trazerDoAnterior(medido, ANTES, { secoes: ['rim-e'], medidas: true, conclusao: false })
    expect(secoes[0]?.medidas[0]?.valor).toBe(4.9)
    expect(trazidasPorConfirmar(secoes[0] as SecaoDoLaudo)).toHaveLength(1)
  })

  it('de outro modelo, acha a seção pelo nome ou pelo órgão que só uma tem', () => {
    const outras = ANTES.conteudo.secoes.map((uma, i) => ({ ...uma, id: `outra-${i}` }))
    expect(secaoCorrespondente(secao({ id: 'x', titulo: 'FIGADO', orgao: null }), outras)?.id).toBe('outra-0')
    expect(secaoCorrespondente(secao({ id: 'x', titulo: 'Rins', orgao: 'RINS' }), outras)?.id).toBe('outra-1')
    const doisRins = [...outras, { ...secao(RIM), id: 'rim-d', titulo: 'Rim direito' }]
    expect(secaoCorrespondente(secao({ id: 'x', titulo: 'Rins', orgao: 'RINS' }), doisRins)).toBeUndefined()
  })

  it('separa as frases sem cortar números e abreviações', () => {
    expect(frasesDoTexto(texto('Mede 5.2 cm. Vê-se p. ex. cisto.', '', 'Última'))).toEqual([
      'Mede 5.2 cm.',
      'Vê-se p. ex. cisto.',
      'Última',
    ])
  })
})

describe('confirmar o que foi trazido', () => {
  it('uma a uma; com a última, a seção está conferida e não resta marca', () => {
    const [primeira, segunda] = trazidasPorConfirmar(figado())
    const meio = confirmarTrazida(figado(), primeira as never)
    expect(trazidasPorConfirmar(meio)).toEqual([segunda])
    expect(meio.confirmada).toBeUndefined()
    const fim = confirmarTrazida(meio, segunda as never)
    expect(fim).toEqual({ ...HOJE.secoes[0], situacao: 'ALTERADO', texto: figado().texto, confirmada: true })
    expect('trazidas' in fim).toBe(false)
  })

  it('o que se reescreveu não espera mais', () => {
    expect(trazidasPorConfirmar({ ...figado(), texto: texto('Sem nódulos. Vasos normais.') })).toMatchObject([
      { texto: 'Vasos normais.' },
    ])
  })

  it('na conclusão', () => {
    const { conclusao, ...resto } = secoesTrazidas({ secoes: [], medidas: false, conclusao: true })
    const escrito = { conclusao, ...resto }
    const fim = trazidasDaConclusao(escrito).reduce(confirmarNaConclusao, escrito)
    expect('trazidasNaConclusao' in fim).toBe(false)
  })

  it('quem lê não vê marca nenhuma', () => {
    const lido = JSON.stringify(conteudoParaLer(secoesTrazidas({ secoes: ids, medidas: true, conclusao: true })))
    expect(lido).not.toContain('trazidas')
    expect(lido).not.toContain(EM)
  })

  it('quaisquer frases, todas confirmadas, deixam de esperar', () => {
    const frase = fc.constantFrom(
      'Fígado normal.',
      'Baço normal.',
      'Mede 5.2 cm; Vasos.',
      '{{animal.nome}} bem.',
      'a',
      '',
    )
    fc.assert(
      fc.property(fc.array(frase, { maxLength: 8 }), (frases) => {
        const antes = { em: EM, conteudo: { ...ANTES.conteudo, secoes: [secao({ texto: texto(...frases) })] } }
        const [trazida] = trazerDoAnterior(HOJE, antes, SO_TEXTO).secoes as [SecaoDoLaudo]
        const fim = trazidasPorConfirmar(trazida).reduce(confirmarTrazida, trazida)
        expect(trazidasPorConfirmar(fim)).toEqual([])
        expect(fim.texto).toEqual(trazida.texto)
      }),
    )
  })
})

describe('duas pessoas ao mesmo tempo', () => {
  const [a, b, c] = ['A.', 'B.', 'C.'].map((escrito) => ({ em: EM, texto: escrito })) as [never, never, never]
  it.each([
    ['cada uma confirmou uma', [a, b, c], [b, c], [a, c], [c]],
    ['uma trouxe', undefined, [a], undefined, [a]],
    ['a outra trouxe', undefined, undefined, [a], [a]],
    ['as duas trouxeram', undefined, [a, b], [b, c], [a, b, c]],
    ['uma confirmou, a outra trouxe mais', [a], [], [a, b], [b]],
    ['nada', undefined, undefined, undefined, undefined],
    ['tudo confirmado', [a], undefined, [a], undefined],
  ] as const)('%s', (_, base, meu, deles, juntas) => {
    expect(juntarTrazidas(base, meu, deles)).toEqual(juntas)
  })
})

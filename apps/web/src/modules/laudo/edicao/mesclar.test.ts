import type { ConteudoDoLaudo, SecaoDoLaudo, TextoRico, Trazida } from '@vetlume/dominio/laudo'
import { describe, expect, it } from 'vitest'
import { iguais } from '../../../lib/iguais.ts'
import { mesclar, partesMudadas } from './mesclar.ts'
import type { Edicao } from './mesclar.ts'

const rico = (text: string): TextoRico => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

const secao = (id: string, texto: string, resto: Partial<SecaoDoLaudo> = {}): SecaoDoLaudo => ({
  id,
  titulo: id,
  orgao: null,
  situacao: 'NORMAL',
  motivo: null,
  texto: rico(texto),
  medidas: [],
  ...resto,
})

function edicao(secoes: SecaoDoLaudo[], resto: Partial<ConteudoDoLaudo> = {}, fora: Partial<Edicao> = {}): Edicao {
  return {
    titulo: 'Ultrassom',
    critico: false,
    ...fora,
    conteudo: { secoes, conclusao: rico('sem alterações'), imagens: [], imagensPorPagina: 4, ...resto },
  }
}

const BASE = edicao([secao('figado', 'a'), secao('rins', 'b'), secao('baco', 'c')])

describe('mesclar', () => {
  it('junta seções diferentes sem perguntar', () => {
    const meu = edicao([secao('figado', 'meu'), secao('rins', 'b'), secao('baco', 'c')])
    const deles = edicao([secao('figado', 'a'), secao('rins', 'deles'), secao('baco', 'c')], {
      conclusao: rico('nefropatia'),
    })
    const { edicao: junta, disputas } = mesclar(BASE, meu, deles)
    expect(disputas).toEqual([])
    expect(junta).toEqual(
      edicao([secao('figado', 'meu'), secao('rins', 'deles'), secao('baco', 'c')], { conclusao: rico('nefropatia') }),
    )
  })

  it('o que cada um confirmou do exame anterior está confirmado, e o que falta espera', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((texto) => ({ em: '2026-08-12', texto })) as [Trazida, Trazida, Trazida]
    const com = (naSecao: Trazida[], naConclusao: Trazida[]) =>
      edicao([secao('figado', 'a b c', { trazidas: naSecao })], { trazidasNaConclusao: naConclusao })
    const { edicao: junta, disputas } = mesclar(com([a, b, c], [a]), com([b, c], [a]), com([a, c], [a, b]))
    expect(disputas).toEqual([])
    expect(junta.conteudo.secoes[0]?.trazidas).toEqual([c])
    expect(junta.conteudo.trazidasNaConclusao).toEqual([a, b])
    const tudo = mesclar(com([a], [a]), edicao([secao('figado', 'a b c')]), com([a], [a])).edicao
    expect(JSON.stringify(tudo)).not.toContain('trazidas')
  })

  it('o que um guardou ao não avaliar vai junto, e o que um dos dois olhou está olhado', () => {
    const guardado = { texto: rico('a'), medidas: [] }
    const naoAvaliada = secao('figado', 'a', {
      situacao: 'NAO_AVALIADO',
      motivo: 'gás',
      texto: { type: 'doc', content: [] },
    })
    const deles = edicao([{ ...naoAvaliada, guardado, confirmada: true }, secao('rins', 'b'), secao('baco', 'c')])
    const meu = edicao([secao('figado', 'a'), secao('rins', 'meu', { confirmada: true }), secao('baco', 'c')])
    const { edicao: junta, disputas } = mesclar(BASE, meu, deles)
    expect(disputas).toEqual([])
    expect(junta.conteudo.secoes).toEqual([
      { ...naoAvaliada, guardado, confirmada: true },
      secao('rins', 'meu', { confirmada: true }),
      secao('baco', 'c'),
    ])
  })

  it('na mesma seção, situação de um e texto do outro convivem', () => {
    const meu = edicao([secao('figado', 'a', { situacao: 'ALTERADO' }), secao('rins', 'b'), secao('baco', 'c')])
    const deles = edicao([secao('figado', 'hepatomegalia'), secao('rins', 'b'), secao('baco', 'c')])
    const { edicao: junta, disputas } = mesclar(BASE, meu, deles)
    expect(disputas).toEqual([])
    expect(junta.conteudo.secoes[0]).toEqual(secao('figado', 'hepatomegalia', { situacao: 'ALTERADO' }))
  })

  it('o mesmo texto mudado pelos dois vira disputa, com o meu por padrão e o deles por escolha', () => {
    const meu = edicao([secao('figado', 'meu'), secao('rins', 'b'), secao('baco', 'c')])
    const deles = edicao([secao('figado', 'deles'), secao('rins', 'b'), secao('baco', 'c')])
    const { edicao: padrao, disputas } = mesclar(BASE, meu, deles)
    expect(disputas).toEqual([{ chave: 'secao:figado:texto', rotulo: 'figado: texto', meu: 'meu', deles: 'deles' }])
    expect(padrao.conteudo.secoes[0]?.texto).toEqual(rico('meu'))
    expect(mesclar(BASE, meu, deles, { 'secao:figado:texto': 'deles' }).edicao.conteudo.secoes[0]?.texto).toEqual(
      rico('deles'),
    )
  })

  it('a mesma mudança feita pelos dois não é disputa', () => {
    const igual = edicao([secao('figado', 'x'), secao('rins', 'b'), secao('baco', 'c')])
    expect(mesclar(BASE, igual, structuredClone(igual))).toEqual({ edicao: igual, disputas: [] })
  })

  it('seções novas dos dois lados ficam, cada uma depois da sua vizinha', () => {
    const meu = edicao([...BASE.conteudo.secoes, secao('meu', 'm')])
    const deles = edicao([secao('figado', 'a'), secao('deles', 'd'), secao('rins', 'b'), secao('baco', 'c')])
    expect(mesclar(BASE, meu, deles).edicao.conteudo.secoes.map(({ id }) => id)).toEqual([
      'figado',
      'deles',
      'rins',
      'baco',
      'meu',
    ])
  })

  it('o que um tirou sai, a não ser que o outro tenha escrito nele', () => {
    const semRins = edicao([secao('figado', 'a'), secao('baco', 'c')])
    const comRins = edicao([secao('figado', 'a'), secao('rins', 'escrito'), secao('baco', 'c')])
    expect(mesclar(BASE, BASE, semRins).edicao).toEqual(semRins)
    expect(mesclar(BASE, semRins, BASE).edicao).toEqual(semRins)
    expect(mesclar(BASE, comRins, semRins).edicao).toEqual(comRins)
    expect(mesclar(BASE, semRins, comRins).edicao.conteudo.secoes.map(({ id }) => id)).toEqual([
      'figado',
      'rins',
      'baco',
    ])
  })

  it('título, crítico e imagens seguem a mesma regra', () => {
    const meu = edicao(BASE.conteudo.secoes, { imagens: [{ arquivo: 'i1', legenda: 'rim' }] }, { titulo: 'Meu título' })
    const deles = edicao(BASE.conteudo.secoes, { imagensPorPagina: 6 }, { titulo: 'Título deles', critico: true })
    const { edicao: junta, disputas } = mesclar(BASE, meu, deles, { titulo: 'deles' })
    expect(disputas.map(({ chave }) => chave)).toEqual(['titulo'])
    expect(junta).toMatchObject({
      titulo: 'Título deles',
      critico: true,
      conteudo: { imagens: [{ arquivo: 'i1' }], imagensPorPagina: 6 },
    })
  })
})

it('partesMudadas diz onde o outro mexeu, e nada quando não mexeu', () => {
  const depois = edicao(
    [secao('figado', 'a'), secao('novo', 'n'), secao('rins', 'mudou')],
    { conclusao: rico('outra'), imagens: [{ arquivo: 'i1', legenda: '' }] },
    { critico: true },
  )
  expect(partesMudadas(BASE, depois)).toEqual([
    'Achado crítico',
    'novo (nova)',
    'rins',
    'baco (removida)',
    'Conclusão',
    'Imagens',
  ])
  expect(partesMudadas(BASE, structuredClone(BASE))).toEqual([])
})

describe('iguais', () => {
  it.each([
    [{ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }, true],
    [{ a: 1, b: undefined }, { a: 1 }, true],
    [{ a: undefined }, { b: undefined }, true],
    [{ a: 1 }, { a: 1, b: null }, false],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [null, {}, false],
    ['1', 1, false],
  ])('%j e %j: %s', (a, b, esperado) => {
    expect(iguais(a, b)).toBe(esperado)
  })
})

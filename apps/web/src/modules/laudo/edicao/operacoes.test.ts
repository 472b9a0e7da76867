import { chaveDaMedida, type MedidaPreenchida } from '@vetlume/dominio/laudo'
import { describe, expect, it } from 'vitest'
import type { Edicao } from './mesclar.ts'
import * as operacoes from './operacoes.ts'

const { novaSecao } = operacoes
const INICIAL: Edicao = {
  titulo: 'US',
  critico: false,
  conteudo: {
    secoes: [novaSecao('a', 'A'), novaSecao('b', 'B'), novaSecao('c', 'C')],
    conclusao: { type: 'doc', content: [] },
    imagens: [],
    imagensPorPagina: 4,
  },
}
const RIM: MedidaPreenchida = { id: 'RIM_COMPRIMENTO', rotulo: 'Rim', valor: null, unidade: 'cm', lado: 'ESQUERDO' }
const ids = ({ conteudo }: Edicao) => conteudo.secoes.map(({ id }) => id).join('')
const secao = ({ conteudo }: Edicao, id: string) => conteudo.secoes.find((uma) => uma.id === id)

describe('situação', () => {
  it('o motivo só fica com não avaliado', () => {
    const naoAvaliada = operacoes.mudarSecao('a', () => ({ motivo: 'gás' }))(
      operacoes.mudarSituacao('a', 'NAO_AVALIADO')(INICIAL),
    )
    expect(secao(naoAvaliada, 'a')).toMatchObject({ situacao: 'NAO_AVALIADO', motivo: 'gás' })
    expect(secao(operacoes.mudarSituacao('a', 'NORMAL')(naoAvaliada), 'a')).toMatchObject({
      situacao: 'NORMAL',
      motivo: null,
    })
    expect(secao(operacoes.mudarSituacao('a', null)(naoAvaliada), 'a')).toMatchObject({ situacao: null, motivo: null })
  })

  it('mexe só na seção pedida', () => {
    const mudada = operacoes.mudarSituacao('b', 'NORMAL')(INICIAL)
    expect(secao(mudada, 'a')).toBe(secao(INICIAL, 'a'))
  })
})

describe('seções', () => {
  it('inserir, mover e remover', () => {
    expect(ids(operacoes.inserirSecao(novaSecao('x', 'X'), 1)(INICIAL))).toBe('axbc')
    expect(ids(operacoes.moverSecao('c', -1)(INICIAL))).toBe('acb')
    expect(ids(operacoes.moverSecao('c', 1)(INICIAL))).toBe('abc')
    expect(ids(operacoes.removerSecao('b')(INICIAL))).toBe('ac')
  })

  it('preenchida é a que diz algo além da situação', () => {
    const vazia = novaSecao('a', 'A')
    const texto = {
      type: 'doc' as const,
      content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'ok' }] }],
    }
    expect(operacoes.secaoPreenchida({ ...vazia, texto })).toBe(false)
    expect(operacoes.secaoPreenchida({ ...vazia, texto, situacao: 'NORMAL' })).toBe(true)
    expect(operacoes.secaoPreenchida({ ...vazia, situacao: 'ALTERADO' })).toBe(false)
    expect(operacoes.secaoPreenchida({ ...vazia, situacao: 'ALTERADO', medidas: [{ ...RIM, valor: 5 }] })).toBe(true)
    expect(operacoes.secaoPreenchida({ ...vazia, texto, situacao: 'NAO_AVALIADO' })).toBe(false)
    expect(operacoes.secaoPreenchida({ ...vazia, situacao: 'NAO_AVALIADO', motivo: 'gás' })).toBe(true)
  })
})

describe('medidas', () => {
  it('a mesma não entra duas vezes, e cada lado é uma', () => {
    const uma = operacoes.adicionarMedida('a', RIM)(INICIAL)
    const repetida = operacoes.adicionarMedida('a', { ...RIM, valor: 3 })(uma)
    expect(secao(repetida, 'a')?.medidas).toEqual([RIM])
    const duas = operacoes.adicionarMedida('a', { ...RIM, lado: 'DIREITO' })(uma)
    const digitada = operacoes.mudarMedida('a', chaveDaMedida('a', RIM), { valor: 5.2 })(duas)
    expect(secao(digitada, 'a')?.medidas.map(({ valor }) => valor)).toEqual([5.2, null])
    expect(secao(operacoes.removerMedida('a', chaveDaMedida('a', RIM))(digitada), 'a')?.medidas).toHaveLength(1)
  })
})

describe('imagens', () => {
  const com = (...arquivos: string[]) =>
    arquivos.reduce((edicao, arquivo) => operacoes.incluirImagem(arquivo)(edicao), INICIAL)
  const ordem = ({ conteudo }: Edicao) => conteudo.imagens.map(({ arquivo }) => arquivo).join('')

  it('entram no fim, uma vez cada, até o limite', () => {
    expect(ordem(com('a', 'b', 'a'))).toBe('ab')
    const cheio = com(...Array.from({ length: operacoes.MAXIMO_DE_IMAGENS }, (_, i) => `i${i}`))
    expect(operacoes.incluirImagem('outra')(cheio).conteudo.imagens).toHaveLength(operacoes.MAXIMO_DE_IMAGENS)
  })

  it('mudam de lugar, ganham legenda e saem', () => {
    const tres = com('a', 'b', 'c')
    expect(ordem(operacoes.moverImagem('c', 0)(tres))).toBe('cab')
    expect(
      operacoes
        .legendarImagem(
          'b',
          'rim',
        )(tres)
        .conteudo.imagens.map(({ legenda }) => legenda),
    ).toEqual(['', 'rim', ''])
    expect(ordem(operacoes.tirarImagem('b')(tres))).toBe('ac')
  })
})

import { chaveDaMedida, MAXIMO_DE_FIGURAS, type MedidaPreenchida } from '@vetlume/dominio/laudo'
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

const escrito = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
})

describe('não avaliada', () => {
  const COM_TEXTO = operacoes.mudarSecao('a', () => ({ texto: escrito('normal'), medidas: [{ ...RIM, valor: 5 }] }))(
    INICIAL,
  )
  const naoAvaliada = operacoes.mudarSituacao('a', 'NAO_AVALIADO')(COM_TEXTO)

  it('perde o texto e as medidas, que voltam também depois de outras edições', () => {
    expect(secao(naoAvaliada, 'a')).toMatchObject({ texto: { content: [] }, medidas: [{ valor: null }] })
    const outras = operacoes.mudarSecao('b', () => ({ texto: escrito('b') }))(
      operacoes.mudarSecao('a', () => ({ motivo: 'gás' }))(naoAvaliada),
    )
    expect(secao(operacoes.mudarSituacao('a', 'ALTERADO')(outras), 'a')).toMatchObject({
      texto: escrito('normal'),
      medidas: [{ valor: 5 }],
      motivo: null,
    })
  })

  it('uma frase de não avaliado vira o motivo', () => {
    expect(secao(operacoes.naoAvaliar('a', 'Bexiga vazia.')(COM_TEXTO), 'a')).toMatchObject({
      situacao: 'NAO_AVALIADO',
      motivo: 'Bexiga vazia.',
      guardado: { texto: escrito('normal') },
    })
  })

  it('o que ficou por outro caminho sai do laudo sem se perder', () => {
    const ficou = operacoes.mudarSecao('a', () => ({ texto: escrito('ficou') }))(naoAvaliada)
    expect(secao(operacoes.guardarOQueFicou('a')(ficou), 'a')).toMatchObject({
      texto: { content: [] },
      guardado: { texto: escrito('ficou'), medidas: [{ valor: 5 }] },
    })
  })
})

describe('confirmar', () => {
  const doModelo = (...situacoes: ('NORMAL' | null)[]): Edicao => ({
    ...INICIAL,
    conteudo: {
      ...INICIAL.conteudo,
      secoes: situacoes.map((situacao, i) => ({
        ...novaSecao('abc'.charAt(i), 'X'),
        situacao,
        texto: escrito('normal'),
      })),
    },
  })
  const TRES = doModelo('NORMAL', 'NORMAL', 'NORMAL')

  it('o que o modelo trouxe está preenchido e não está pronto', () => {
    const [a] = TRES.conteudo.secoes
    expect(a && [operacoes.secaoPreenchida(a), operacoes.secaoPronta(a)]).toEqual([true, false])
    const confirmada = secao(operacoes.confirmarSecao('a')(TRES), 'a')
    expect(confirmada && operacoes.secaoPronta(confirmada)).toBe(true)
  })

  it('editar ou escolher a situação é olhar; calcular uma medida, não', () => {
    expect(secao(operacoes.mudarSecao('a', () => ({ texto: escrito('x') }))(TRES), 'a')?.confirmada).toBe(true)
    expect(secao(operacoes.mudarSituacao('a', 'NORMAL')(TRES), 'a')?.confirmada).toBe(true)
    expect(secao(operacoes.mudarSecao('b', () => ({}))(TRES), 'a')?.confirmada).toBeUndefined()
  })

  it('vai à próxima que falta, volta ao começo, e acaba', () => {
    const { conteudo } = operacoes.confirmarSecao('b')(TRES)
    expect(operacoes.proximaPorConfirmar(conteudo, 'a')).toBe('c')
    expect(operacoes.proximaPorConfirmar(conteudo, 'c')).toBe('a')
    expect(operacoes.proximaPorConfirmar(conteudo, 'conclusao')).toBe('a')
    expect(
      operacoes.proximaPorConfirmar(operacoes.marcarSecoes(['a', 'c'], true)({ ...TRES, conteudo }).conteudo, 'a'),
    ).toBeNull()
  })

  it('as demais de uma vez, e de volta; a que não diz em que situação está não se confirma', () => {
    const mistas = operacoes.confirmarSecao('b')(operacoes.confirmarSecao('a')(doModelo(null, 'NORMAL', 'NORMAL')))
    const faltam = operacoes.porConfirmar(mistas.conteudo)
    expect(faltam).toEqual(['c'])
    const todas = operacoes.marcarSecoes(faltam, true)(mistas)
    expect(operacoes.porConfirmar(todas.conteudo)).toEqual([])
    expect(operacoes.porConfirmar(operacoes.marcarSecoes(faltam, false)(todas).conteudo)).toEqual(faltam)
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
    const cheio = com(...Array.from({ length: MAXIMO_DE_FIGURAS }, (_, i) => `i${i}`))
    expect(operacoes.incluirImagem('outra')(cheio).conteudo.imagens).toHaveLength(MAXIMO_DE_FIGURAS)
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

describe('o valor de uma marca escrito numa medida', () => {
  const marca = (id: string) => ({ id, tipo: 'SETA' as const, pontos: [] })
  const COM_MARCAS = operacoes.mudarConteudo(() => ({
    imagens: [
      { arquivo: 'um', legenda: '', marcas: [marca('a'), marca('b')] },
      { arquivo: 'outro', legenda: '', marcas: [marca('a')] },
    ],
  }))(INICIAL)
  const escritas = ({ conteudo }: Edicao) =>
    conteudo.imagens.map(({ marcas = [] }) => marcas.map(({ escritaEm = [] }) => escritaEm))

  it('fica dito na marca, uma vez, e só nela', () => {
    const baco = operacoes.marcarEscrita('um', 'a', 'baco')
    expect(escritas(baco(baco(COM_MARCAS)))).toEqual([[['baco'], []], [[]]])
  })

  it('em muitas, das últimas', () => {
    const todas = ['1', '2', '3', '4', '5'].reduce(
      (edicao, chave) => operacoes.marcarEscrita('um', 'b', chave)(edicao),
      COM_MARCAS,
    )
    expect(escritas(todas)[0]?.[1]).toEqual(['2', '3', '4', '5'])
  })
})

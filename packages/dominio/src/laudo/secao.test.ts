import { describe, expect, it } from 'vitest'
import { medida, secao, texto } from '../../teste/laudo/conteudo-de-exemplo.ts'
import { comSituacao, guardarAvaliacao, naoAvaliadaPor, secaoParaLer, secaoPorConfirmar } from './secao.ts'
import { semTexto } from './texto-do-laudo.ts'

const RINS = secao({ titulo: 'Rins', orgao: 'RINS', medidas: [medida(), medida({ lado: 'DIREITO', valor: 5.4 })] })
const NAO_AVALIADO = comSituacao(RINS, 'NAO_AVALIADO')

describe('não avaliado', () => {
  it('leva embora o texto e os valores, e os guarda ao lado', () => {
    expect(semTexto(NAO_AVALIADO.texto)).toBe(true)
    expect(NAO_AVALIADO.medidas.map(({ rotulo, valor }) => [rotulo, valor])).toEqual([
      ['Comprimento', null],
      ['Comprimento', null],
    ])
    expect(NAO_AVALIADO.guardado).toEqual({ texto: RINS.texto, medidas: RINS.medidas })
  })

  it.each(['NORMAL', 'ALTERADO', null] as const)('tudo volta com %s, também depois de outras edições', (situacao) => {
    const editada = { ...NAO_AVALIADO, titulo: 'Rins e ureteres', motivo: 'Gás' }
    expect(comSituacao(editada, situacao)).toEqual({
      ...RINS,
      titulo: 'Rins e ureteres',
      situacao,
      motivo: null,
      confirmada: true,
    })
  })

  it('o que se escreveu depois não é coberto pelo que estava guardado', () => {
    const escrita = {
      ...NAO_AVALIADO,
      texto: texto('Novo.'),
      medidas: [medida({ valor: 7 }), medida({ lado: 'DIREITO', valor: null })],
    }
    const devolvida = comSituacao(escrita, 'NORMAL')
    expect(devolvida.texto).toEqual(texto('Novo.'))
    expect(devolvida.medidas.map(({ valor }) => valor)).toEqual([7, 5.4])
    expect(guardarAvaliacao(escrita).guardado).toEqual({ texto: texto('Novo.'), medidas: devolvida.medidas })
  })

  it('escolhido duas vezes não perde o que guardou', () => {
    expect(comSituacao(NAO_AVALIADO, 'NAO_AVALIADO')).toEqual(NAO_AVALIADO)
  })

  it('uma frase pronta vira o motivo, que cabe numa linha', () => {
    const longa = 'Bexiga vazia. '.repeat(40)
    expect(naoAvaliadaPor(RINS, longa)).toMatchObject({ situacao: 'NAO_AVALIADO', motivo: longa.slice(0, 300) })
  })

  it('quem lê não vê nada além do motivo, nem o que ficou por engano', () => {
    const porEngano = {
      ...RINS,
      situacao: 'NAO_AVALIADO' as const,
      motivo: 'Gás',
      guardado: { texto: texto('x'), medidas: [] },
    }
    const lida = secaoParaLer(porEngano)
    expect(lida).not.toHaveProperty('guardado')
    expect([semTexto(lida.texto), lida.medidas.map(({ valor }) => valor), lida.motivo]).toEqual([
      true,
      [null, null],
      'Gás',
    ])
    expect(secaoParaLer(RINS)).toEqual(RINS)
  })
})

describe('por confirmar', () => {
  it('é a que tem situação e ninguém olhou; escolher a situação é olhar', () => {
    expect(secaoPorConfirmar(secao({ confirmada: undefined }))).toBe(true)
    expect(secaoPorConfirmar(secao({ confirmada: false, situacao: null }))).toBe(false)
    expect(secaoPorConfirmar(comSituacao(secao({ confirmada: false }), 'NORMAL'))).toBe(false)
  })
})

import type { ConteudoDoLaudo, MedidaPreenchida } from '@vetlume/dominio/laudo'
import { TEXTO_VAZIO } from '@vetlume/dominio/laudo'
import { describe, expect, it } from 'vitest'
import {
  anterioresDe,
  chaveDaMedida,
  entradasDaFormula,
  escreverDecimal,
  escreverDiferenca,
  lerDecimal,
  manuaisDoConteudo,
  preencherCalculadas,
  variacaoDesde,
} from './medidas.ts'

const medida = (id: string, valor: number | null, resto: Partial<MedidaPreenchida> = {}): MedidaPreenchida => ({
  id,
  rotulo: id,
  valor,
  unidade: 'cm',
  lado: null,
  ...resto,
})

const conteudo = (...secoes: MedidaPreenchida[][]): ConteudoDoLaudo => ({
  secoes: secoes.map((medidas, i) => ({
    id: `s${i}`,
    titulo: `S${i}`,
    orgao: null,
    situacao: null,
    motivo: null,
    texto: TEXTO_VAZIO,
    medidas,
  })),
  conclusao: TEXTO_VAZIO,
  imagens: [],
  imagensPorPagina: 4,
})

const valores = ({ secoes }: ConteudoDoLaudo) =>
  Object.fromEntries(secoes.flatMap(({ medidas }) => medidas.map((m) => [m.id + (m.lado ?? ''), m.valor])))
const NENHUMA = new Set<string>()

describe('preencherCalculadas', () => {
  // Worked example of the references: 10 kg, d 3.20, s 1.90, LA 2.40, Ao 1.40.
  const eco = conteudo(
    [medida('DIVED', 32, { unidade: 'mm' }), medida('DIVES', 1.9)],
    [
      medida('LVIDDN', null, { unidade: '' }),
      medida('FRACAO_ENCURTAMENTO', null, { unidade: '%' }),
      medida('FRACAO_EJECAO', null, { unidade: '%' }),
    ],
    [medida('ATRIO_ESQUERDO', 2.4), medida('AORTA', 1.4), medida('AE_AO', null, { unidade: '' })],
  )

  it('usa entradas de qualquer seção e unidade, e arredonda como se imprime', () => {
    expect(valores(preencherCalculadas(eco, 10_000, NENHUMA))).toMatchObject({
      LVIDDN: 1.63,
      FRACAO_ENCURTAMENTO: 40.6,
      FRACAO_EJECAO: 72.7,
      AE_AO: 1.71,
    })
  })

  it('sem o peso, só o que não depende dele', () => {
    expect(valores(preencherCalculadas(eco, null, NENHUMA))).toMatchObject({ LVIDDN: null, AE_AO: 1.71 })
  })

  it('respeita o que foi digitado e calcula o resto a partir dele', () => {
    const digitado = conteudo([
      medida('VOLUME_DIASTOLICO', 50, { unidade: 'ml' }),
      medida('DIVES', 1.9),
      medida('FRACAO_EJECAO', null, { unidade: '%' }),
    ])
    const manuais = new Set([chaveDaMedida(medida('VOLUME_DIASTOLICO', 50))])
    expect(valores(preencherCalculadas(digitado, 10_000, manuais))).toEqual({
      VOLUME_DIASTOLICO: 50,
      DIVES: 1.9,
      FRACAO_EJECAO: 77.7,
    })
  })

  it('apagada uma entrada, o resultado some', () => {
    const semAorta = conteudo([
      medida('ATRIO_ESQUERDO', 2.4),
      medida('AORTA', null),
      medida('AE_AO', 1.71, { unidade: '' }),
    ])
    expect(valores(preencherCalculadas(semAorta, 10_000, NENHUMA))['AE_AO']).toBeNull()
  })

  it('rim : aorta usa o rim esquerdo, em qualquer ordem', () => {
    const lados = [
      medida('RIM_COMPRIMENTO', 5.2, { lado: 'ESQUERDO' }),
      medida('RIM_COMPRIMENTO', 6, { lado: 'DIREITO' }),
    ]
    for (const rins of [lados, lados.toReversed()]) {
      const us = conteudo([...rins, medida('AORTA_ABDOMINAL', 0.7), medida('RIM_AORTA', null, { unidade: '' })])
      expect(valores(preencherCalculadas(us, null, NENHUMA))['RIM_AORTA']).toBe(7.43)
    }
  })

  it('sem mudança, devolve o mesmo objeto', () => {
    const feito = preencherCalculadas(eco, 10_000, NENHUMA)
    expect(preencherCalculadas(feito, 10_000, NENHUMA)).toBe(feito)
  })
})

describe('manuaisDoConteudo', () => {
  it('só o que difere do calculado foi digitado', () => {
    const aberto = conteudo([
      medida('ATRIO_ESQUERDO', 2.4),
      medida('AORTA', 1.4),
      medida('AE_AO', 1.71, { unidade: '' }),
      medida('GRADIENTE_PRESSAO', 40, { unidade: 'mmHg' }),
    ])
    expect([...manuaisDoConteudo(aberto, null)]).toEqual([chaveDaMedida(medida('GRADIENTE_PRESSAO', 40))])
  })
})

it('entradasDaFormula nomeia o que falta medir', () => {
  expect(entradasDaFormula('LVIDDN')).toEqual(['DIVEd', 'peso'])
  expect(entradasDaFormula('BACO_ESPESSURA')).toEqual([])
})

describe('valores anteriores', () => {
  const antes = (assinadoEm: string, valor: number, lado: 'ESQUERDO' | null = null, unidade = 'cm') => ({
    id: 'DIVED',
    lado,
    valor,
    unidade,
    assinadoEm,
  })

  it('os da mesma medida e lado, do mais novo ao mais velho', () => {
    const lista = [
      antes('2026-01-01T00:00:00Z', 3),
      antes('2026-06-01T00:00:00Z', 3.1),
      antes('2026-07-01T00:00:00Z', 9, 'ESQUERDO'),
    ]
    expect(anterioresDe(medida('DIVED', 3.2), lista).map(({ valor }) => valor)).toEqual([3.1, 3])
  })

  it('variação na unidade de hoje', () => {
    expect(variacaoDesde(medida('DIVED', 3.3), antes('', 30, null, 'mm'))).toEqual({
      diferenca: 0.3,
      percentual: expect.closeTo(10),
    })
    expect(variacaoDesde(medida('DIVED', null), antes('', 3))).toBeNull()
    expect(variacaoDesde(medida('livre', 3), antes('', 30, null, 'mm'))).toBeNull()
    expect(variacaoDesde(medida('DIVED', 1), antes('', 0))?.percentual).toBeNull()
  })
})

describe('decimais', () => {
  it.each([
    ['1,85', 1.85],
    ['1.85', 1.85],
    [' 12 ', 12],
    ['3,', 3],
    [',5', 0.5],
    ['', null],
    ['  ', null],
    ['1,2,3', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['abc', undefined],
    [',', undefined],
  ])('lê %j como %j', (texto, esperado) => {
    expect(lerDecimal(texto)).toBe(esperado)
  })

  it('escreve com vírgula, com as casas da medida ao menos', () => {
    expect([
      escreverDecimal(1.8, 2),
      escreverDecimal(1.856, 2),
      escreverDecimal(1234.5),
      escreverDecimal(null, 2),
    ]).toEqual(['1,80', '1,856', '1234,5', ''])
    expect([escreverDiferenca(0.12), escreverDiferenca(-0.3), escreverDiferenca(0)]).toEqual(['+0,12', '−0,3', '0'])
  })
})

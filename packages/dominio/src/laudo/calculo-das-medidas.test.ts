import { describe, expect, it } from 'vitest'
import { conteudo as conteudoDe, medida as medidaDe, secao } from '../../teste/laudo/conteudo-de-exemplo.ts'
import {
  calcularMedidas,
  chaveDaMedida,
  entradasDoCalculo,
  manuaisDoConteudo,
  preencherCalculadas,
} from './calculo-das-medidas.ts'
import type { ConteudoDoLaudo, MedidaPreenchida } from './conteudo.ts'

type Unidade = MedidaPreenchida['unidade']

const medida = (id: string, valor: number | null, unidade: Unidade = 'cm', lado: MedidaPreenchida['lado'] = null) =>
  medidaDe({ id, rotulo: id, valor, unidade, lado })
const naSecao = (titulo: string, medidas: MedidaPreenchida[], orgao: string | null = null) =>
  secao({ id: titulo.toLowerCase().replaceAll(' ', '-'), titulo, orgao, medidas })
const conteudo = (...secoes: ReturnType<typeof secao>[]): ConteudoDoLaudo => conteudoDe({ secoes })
const soltas = (...secoes: MedidaPreenchida[][]) => conteudo(...secoes.map((lista, i) => naSecao(`S${i}`, lista)))

const valores = ({ secoes }: ConteudoDoLaudo) =>
  Object.fromEntries(secoes.flatMap(({ medidas }) => medidas.map((m) => [m.id + (m.lado ?? ''), m.valor])))
const calculados = (feito: ConteudoDoLaudo, id: string) =>
  preencherCalculadas(feito, 10_000, NENHUMA).secoes.flatMap(({ medidas }) =>
    medidas.filter((m) => m.id === id).map(({ valor }) => valor),
  )
const NENHUMA = new Set<string>()

const valva = (titulo: string, velocidade: number | null) =>
  naSecao(titulo, [medida('VELOCIDADE_MAXIMA', velocidade, 'm/s'), medida('GRADIENTE_PRESSAO', null, 'mmHg')])

describe('cada medida é da sua seção', () => {
  it('três velocidades dão três gradientes', () => {
    const eco = conteudo(valva('Tricúspide', 3.2), valva('Aórtica', 1.5), valva('Pulmonar', 0.9))
    expect(calculados(eco, 'GRADIENTE_PRESSAO')).toEqual([41, 9, 3.2])
  })

  it('a velocidade por medir de uma valva não é a de outra', () => {
    const eco = conteudo(valva('Tricúspide', null), valva('Aórtica', 1.5), valva('Pulmonar', null))
    expect(calculados(eco, 'GRADIENTE_PRESSAO')).toEqual([null, 9, null])
  })

  it('o que a seção não tem vem da única que tem', () => {
    const [modoM, indices] = [[medida('DIVED', 32, 'mm')], [medida('LVIDDN', null, '')]]
    expect(calculados(soltas(modoM, indices), 'LVIDDN')).toEqual([1.63])
    expect(calculados(soltas(indices, modoM), 'LVIDDN')).toEqual([1.63])
  })

  it('de duas que têm, nenhuma, ainda que uma esteja por medir', () => {
    const indice = [medida('LVIDDN', null, '')]
    expect(calculados(soltas([medida('DIVED', 3.2)], [medida('DIVED', 3.9)], indice), 'LVIDDN')).toEqual([null])
    expect(calculados(soltas([medida('DIVED', 3.2)], [medida('DIVED', null)], indice), 'LVIDDN')).toEqual([null])
  })

  it('a mesma medida duas vezes na seção não diz qual', () => {
    const duas = [medida('VELOCIDADE_MAXIMA', 3.2, 'm/s'), medida('VELOCIDADE_MAXIMA', 1.5, 'm/s')]
    expect(calculados(soltas([...duas, medida('GRADIENTE_PRESSAO', null, 'mmHg')]), 'GRADIENTE_PRESSAO')).toEqual([
      null,
    ])
  })

  it('o que a própria seção permite calcular vale mais que o resultado de outra', () => {
    const modoM = [medida('DIVED', 3.2), medida('DIVES', 1.9), medida('FRACAO_EJECAO', null, '%')]
    const simpson = [medida('VOLUME_DIASTOLICO', 50, 'ml'), medida('VOLUME_SISTOLICO', 25, 'ml')]
    expect(calculados(soltas(modoM, simpson), 'FRACAO_EJECAO')).toEqual([72.7])
    const porMedir = modoM.map((m) => ({ ...m, valor: null }))
    expect(calculados(soltas(porMedir, simpson), 'FRACAO_EJECAO')).toEqual([null])
  })
})

describe('cada razão é do seu lado', () => {
  const rim = (valor: number | null, lado: MedidaPreenchida['lado']) => medida('RIM_COMPRIMENTO', valor, 'cm', lado)
  const razao = (lado: MedidaPreenchida['lado'], rotulo = 'Relação rim : aorta') =>
    medidaDe({ id: 'RIM_AORTA', rotulo, valor: null, unidade: '', lado })
  const aorta = medida('AORTA_ABDOMINAL', 0.7)
  const rins = (...medidas: MedidaPreenchida[]) => conteudo(naSecao('Rins', medidas, 'RINS'))

  it('uma para cada rim, em qualquer ordem', () => {
    const lista = [rim(5.2, 'ESQUERDO'), rim(6, 'DIREITO'), aorta, razao('ESQUERDO'), razao('DIREITO')]
    for (const medidas of [lista, lista.toReversed()])
      expect(valores(preencherCalculadas(rins(...medidas), null, NENHUMA))).toMatchObject({
        RIM_AORTAESQUERDO: 7.43,
        RIM_AORTADIREITO: 8.57,
      })
  })

  it('“rim esquerdo : aorta” nunca usa o direito', () => {
    const antiga = razao(null, 'Relação rim esquerdo : aorta')
    expect(calculados(rins(rim(5.2, 'ESQUERDO'), rim(6, 'DIREITO'), aorta, antiga), 'RIM_AORTA')).toEqual([7.43])
    expect(calculados(rins(rim(null, 'ESQUERDO'), rim(6, 'DIREITO'), aorta, antiga), 'RIM_AORTA')).toEqual([null])
    expect(calculados(rins(rim(6, 'DIREITO'), aorta, antiga), 'RIM_AORTA')).toEqual([null])
  })

  it('sem dizer o lado, havendo dois, nenhum', () => {
    expect(calculados(rins(rim(5.2, 'ESQUERDO'), rim(6, 'DIREITO'), aorta, razao(null)), 'RIM_AORTA')).toEqual([null])
  })

  it('o lado pode ser o da seção, e a aorta ter a sua', () => {
    const exame = conteudo(
      naSecao('Rim esquerdo', [rim(5.2, null), razao(null)], 'RINS'),
      naSecao('Rim direito', [rim(6, null), razao(null)], 'RINS'),
      naSecao('Aorta abdominal', [aorta]),
    )
    expect(calculados(exame, 'RIM_AORTA')).toEqual([7.43, 8.57])
  })

  it('a aorta medida ao lado de um rim serve aos dois', () => {
    const exame = conteudo(
      naSecao('Rim esquerdo', [rim(5.2, null), aorta, razao(null)], 'RINS'),
      naSecao('Rim direito', [rim(6, null), razao(null)], 'RINS'),
    )
    expect(calculados(exame, 'RIM_AORTA')).toEqual([7.43, 8.57])
  })
})

describe('preencherCalculadas', () => {
  // Worked example of the references: 10 kg, d 3.20, s 1.90, LA 2.40, Ao 1.40.
  const eco = soltas(
    [medida('DIVED', 32, 'mm'), medida('DIVES', 1.9)],
    [medida('LVIDDN', null, ''), medida('FRACAO_ENCURTAMENTO', null, '%'), medida('FRACAO_EJECAO', null, '%')],
    [medida('ATRIO_ESQUERDO', 2.4), medida('AORTA', 1.4), medida('AE_AO', null, '')],
  )

  it('usa entradas em qualquer unidade, e arredonda como se imprime', () => {
    expect(valores(preencherCalculadas(eco, 10_000, NENHUMA))).toMatchObject({
      LVIDDN: 1.63,
      FRACAO_ENCURTAMENTO: 40.6,
      FRACAO_EJECAO: 72.7,
      AE_AO: 1.71,
    })
  })

  it('arredonda uma vez, como decimal: 2,01 : 2,00 é 1,01', () => {
    const razao = soltas([medida('ATRIO_ESQUERDO', 2.01), medida('AORTA', 2), medida('AE_AO', null, '')])
    expect(calculados(razao, 'AE_AO')).toEqual([1.01])
  })

  it('sem o peso, só o que não depende dele', () => {
    expect(valores(preencherCalculadas(eco, null, NENHUMA))).toMatchObject({ LVIDDN: null, AE_AO: 1.71 })
  })

  it('respeita o que foi digitado e calcula o resto a partir dele', () => {
    const digitado = soltas([
      medida('VOLUME_DIASTOLICO', 50, 'ml'),
      medida('DIVES', 1.9),
      medida('FRACAO_EJECAO', null, '%'),
    ])
    const manuais = new Set([chaveDaMedida('s0', medida('VOLUME_DIASTOLICO', 50))])
    expect(valores(preencherCalculadas(digitado, 10_000, manuais))).toEqual({
      VOLUME_DIASTOLICO: 50,
      DIVES: 1.9,
      FRACAO_EJECAO: 77.7,
    })
  })

  it('o que foi digitado numa seção não prende a medida de outra', () => {
    const exame = conteudo(valva('Tricúspide', 3.2), valva('Aórtica', 1.5))
    const manuais = new Set([chaveDaMedida('tricúspide', medida('GRADIENTE_PRESSAO', null, 'mmHg'))])
    expect(preencherCalculadas(exame, null, manuais).secoes.map(({ medidas }) => medidas[1]?.valor)).toEqual([null, 9])
  })

  it('apagada uma entrada, o resultado some, e o que vem dele também', () => {
    const semEntradas = soltas([
      medida('AORTA', null),
      medida('ATRIO_ESQUERDO', 2.4),
      medida('AE_AO', 1.71, ''),
      medida('DIVED', null),
      medida('DIVES', 1.9),
      medida('VOLUME_DIASTOLICO', 41, 'ml'),
      medida('FRACAO_EJECAO', 72.7, '%'),
    ])
    expect(valores(preencherCalculadas(semEntradas, 10_000, NENHUMA))).toMatchObject({
      AE_AO: null,
      VOLUME_DIASTOLICO: null,
      FRACAO_EJECAO: null,
    })
  })

  it('sem mudança, devolve o mesmo objeto', () => {
    const feito = preencherCalculadas(eco, 10_000, NENHUMA)
    expect(preencherCalculadas(feito, 10_000, NENHUMA)).toBe(feito)
  })
})

describe('manuaisDoConteudo', () => {
  it('só o que difere do calculado foi digitado, na sua seção', () => {
    const aberto = conteudo(
      naSecao('Átrio', [medida('ATRIO_ESQUERDO', 2.4), medida('AORTA', 1.4), medida('AE_AO', 1.71, '')]),
      naSecao('Mitral', [medida('GRADIENTE_PRESSAO', 40, 'mmHg')]),
    )
    expect([...manuaisDoConteudo(aberto, null)]).toEqual([
      chaveDaMedida('mitral', medida('GRADIENTE_PRESSAO', 40, 'mmHg')),
    ])
  })

  it('o que segue de um valor digitado continua automático', () => {
    const aberto = soltas([
      medida('VOLUME_DIASTOLICO', 50, 'ml'),
      medida('DIVES', 1.9),
      medida('FRACAO_EJECAO', 77.7, '%'),
    ])
    expect([...manuaisDoConteudo(aberto, null)]).toEqual([chaveDaMedida('s0', medida('VOLUME_DIASTOLICO', 50))])
  })
})

it('calcula na unidade da linha', () => {
  const emDecimos = soltas([medida('VELOCIDADE_MAXIMA', 320, 'cm/s'), medida('GRADIENTE_PRESSAO', null, 'mmHg')])
  expect(calcularMedidas(emDecimos, null)).toEqual([[null, 41]])
})

it('entradasDoCalculo nomeia o que falta medir', () => {
  expect(entradasDoCalculo('LVIDDN')).toEqual(['DIVEd', 'peso'])
  expect(entradasDoCalculo('BACO_ESPESSURA')).toEqual([])
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  MEDIDAS,
  arredondar,
  avaliarMedida,
  fracaoDeEjecao,
  fracaoDeEncurtamento,
  gradienteDePressao,
  lviddn,
  razao,
  vhs,
  volumeTeichholz,
  type Medida,
  type MedidaId,
  type Unidade,
} from './index.ts'

/** How many decimals people read and type of what is measured in each unit. */
const CASAS: Readonly<Partial<Record<Unidade, number>>> = {
  bpm: 0,
  'mm²': 0,
  ms: 0,
  mmHg: 0,
  indice: 0,
  mm: 1,
  mL: 1,
  vertebras: 1,
  '°': 1,
  '%': 1,
  cm: 2,
  'm/s': 2,
  mV: 2,
  razao: 2,
}
/** Those that are read otherwise, or that are alone in their unit. */
const OUTRAS_CASAS: Readonly<Partial<Record<MedidaId, number>>> = {
  LVIDDN: 2,
  GRADIENTE_PRESSAO: 1,
  PESO_PRE_GESTACIONAL: 1,
  ECG_EIXO: 0,
  ECG_T_R: 0,
  ECG_QTC: 1,
  HOLTER_HORAS: 1,
  HOLTER_MAIOR_PAUSA: 1,
  PA_CIRCUNFERENCIA: 1,
  PA_MANGUITO: 1,
  PA_MANGUITO_RELACAO: 0,
  RIM_L2: 1,
  DELGADO_L5: 1,
  DELGADO_L2: 1,
  COLON_L5: 1,
  TIREOIDE_VOLUME: 2,
  LESAO_VOLUME: 1,
  TC_CORTE: 2,
  CONTRASTE_DOSE: 1,
  TC_ATENUACAO_ANTES: 0,
  TC_ATENUACAO_DEPOIS: 0,
  RM_CAMPO: 2,
}

it('cada medida é lida com as casas da sua unidade, ou com as que se dizem dela', () => {
  for (const [id, { casas, unidade }] of Object.entries(MEDIDAS) as [MedidaId, Medida][])
    expect([id, casas]).toEqual([id, OUTRAS_CASAS[id] ?? CASAS[unidade]])
})

describe('arredondar', () => {
  it.each([
    // What binary floats leave under a half: 0.49999999999999822.
    [(30 - 29.6) / 0.8, 0, 1],
    [1.005, 2, 1.01],
    [8.345, 2, 8.35],
    [2.5, 0, 3],
    [0.125, 2, 0.13],
    [1.4449, 2, 1.44],
    [40.96, 1, 41],
    [-2.5, 0, -3],
    [-0.001, 2, 0],
    [0, 2, 0],
    [99_999.9995, 3, 100_000],
  ])('%d com %d casas é %d', (valor, casas, esperado) => expect(arredondar(valor, casas)).toBe(esperado))

  it('um decimal já escrito com as casas fica como está', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10_000_000, max: 10_000_000 }),
        fc.integer({ min: 0, max: 3 }),
        (inteiro, casas) => {
          const escrito = Number(`${inteiro}e-${casas}`)
          expect(arredondar(escrito, casas)).toBe(escrito === 0 ? 0 : escrito)
        },
      ),
    )
  })
})

describe('os exemplos conferidos, como são mostrados', () => {
  const ve = [volumeTeichholz(3.2) ?? 0, volumeTeichholz(1.9) ?? 0] as const
  it.each([
    ['LVIDDN de 10 kg', lviddn(3.2, 10), MEDIDAS.LVIDDN.casas, 1.63],
    ['FEC', fracaoDeEncurtamento(3.2, 1.9), MEDIDAS.FRACAO_ENCURTAMENTO.casas, 40.6],
    ['VDF', ve[0], MEDIDAS.VOLUME_DIASTOLICO.casas, 41],
    ['VSF', ve[1], MEDIDAS.VOLUME_SISTOLICO.casas, 11.2],
    ['FE', fracaoDeEjecao(...ve), MEDIDAS.FRACAO_EJECAO.casas, 72.7],
    ['AE/Ao', razao(2.4, 1.4), MEDIDAS.AE_AO.casas, 1.71],
    ['rim 5,2 e aorta 0,70', razao(5.2, 0.7), MEDIDAS.RIM_AORTA.casas, 7.43],
    ['rim 7,9 e aorta 0,80', razao(7.9, 0.8), MEDIDAS.RIM_AORTA.casas, 9.88],
    ['rim 3,1 e aorta 0,62', razao(3.1, 0.62), MEDIDAS.RIM_AORTA.casas, 5],
    ['VHS', vhs(5.6, 4.9), MEDIDAS.VHS.casas, 10.5],
    ['E/A 0,85 e 0,60', razao(0.85, 0.6), MEDIDAS.E_A.casas, 1.42],
    ['E/A 1,30 e 0,55', razao(1.3, 0.55), MEDIDAS.E_A.casas, 2.36],
    ['2,2 m/s', gradienteDePressao(2.2), 1, 19.4],
    ['3,0 m/s', gradienteDePressao(3), 1, 36],
    ['3,2 m/s', gradienteDePressao(3.2), 1, 41],
    ['3,4 m/s', gradienteDePressao(3.4), 1, 46.2],
    ['3,8 m/s', gradienteDePressao(3.8), 1, 57.8],
    ['4,6 m/s', gradienteDePressao(4.6), 1, 84.6],
  ] as const)('%s', (_nome, valor, casas, mostrado) => expect(arredondar(valor ?? Number.NaN, casas)).toBe(mostrado))
})

describe('comparado como é mostrado', () => {
  const situacao = (valor: number, pesoKg: number) =>
    avaliarMedida({ medida: 'DIVED', valor, unidade: 'cm', especie: 'Canina', pesoKg })

  it('o limite que aparece é o que vale: 2,50 a 3,64 cm com 10 kg', () => {
    // The raw ends are 2.4992 and 3.6406.
    expect(situacao(2.5, 10).referencia).toMatchObject({ faixas: { faixa: { min: 2.5, max: 3.64 } } })
    expect([2.499, 2.5, 3.64, 3.641].map((valor) => situacao(valor, 10).situacao)).toEqual([
      'ABAIXO',
      'DENTRO',
      'DENTRO',
      'ACIMA',
    ])
  })

  it('uma casa que ninguém vê não muda a situação', () => {
    expect(situacao(3.6404, 10).situacao).toBe('DENTRO')
    expect(situacao(2.4996, 10).situacao).toBe('DENTRO')
  })
})

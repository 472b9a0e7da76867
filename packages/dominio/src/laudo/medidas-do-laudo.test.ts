import { describe, expect, it } from 'vitest'
import { imprimirMedida, unidadeNoCatalogo, valorDaMedida } from './medidas-do-laudo.ts'
import { medida } from '../../teste/laudo/conteudo-de-exemplo.ts'

const GATA = { especie: 'Felina', pesoGramas: 4_000 }
const CAO = { especie: 'Canina', pesoGramas: 10_000 }

describe('valorDaMedida', () => {
  it.each([
    [medida({ valor: 5.2 }), '5,20 cm'],
    [medida({ valor: 5.2, unidade: 'mm' }), '5,2 mm'],
    [medida({ valor: 1.234, unidade: 'cm' }), '1,234 cm'],
    [medida({ valor: 1.0005, unidade: 'cm' }), '1,001 cm'],
    [medida({ id: 'RIM_AORTA', valor: 7.5, unidade: '' }), '7,50'],
    [medida({ id: 'FRACAO_EJECAO', valor: 72.7, unidade: '%' }), '72,7%'],
    [medida({ id: 'VHS', valor: 10, unidade: 'v' }), '10,0 v'],
    [medida({ id: 'VOLUME_DIASTOLICO', valor: 41, unidade: 'ml' }), '41,0 mL'],
    [medida({ id: 'LIVRE', valor: 12_345, unidade: 'mm' }), '12.345 mm'],
    [medida({ valor: null }), ''],
  ])('%#: %o', (escrita, impressa) => expect(valorDaMedida(escrita)).toBe(impressa))
})

describe('imprimirMedida', () => {
  it.each([
    [
      'fora da referência',
      medida({ valor: 5 }),
      'Rins',
      GATA,
      { rotulo: 'Comprimento (lado esquerdo)', valor: '5,00 cm', referencia: '2,74 a 4,58 cm', situacao: 'ACIMA' },
    ],
    [
      'referência na unidade escrita',
      medida({ valor: 36, unidade: 'mm' }),
      'Rim esquerdo',
      GATA,
      { rotulo: 'Comprimento', valor: '36 mm', referencia: '27,4 a 45,8 mm', situacao: 'DENTRO' },
    ],
    [
      'limite superior',
      medida({ id: 'ADRENAL_POLO_CAUDAL', valor: 0.5, rotulo: 'Adrenal direita', lado: 'DIREITO' }),
      'Adrenais',
      CAO,
      { rotulo: 'Adrenal direita', valor: '0,50 cm', referencia: 'até 0,68 cm', situacao: 'DENTRO' },
    ],
    [
      'limite que não pertence',
      medida({ id: 'LVIDDN', valor: 1.7, unidade: '', lado: null }),
      'Função',
      CAO,
      { rotulo: 'Comprimento', valor: '1,70', referencia: 'menor que 1,7', situacao: 'ACIMA' },
    ],
    [
      'sem referência',
      medida({ valor: 5 }),
      'Rim esquerdo',
      CAO,
      { rotulo: 'Comprimento', valor: '5,00 cm', referencia: null, situacao: null },
    ],
    [
      'unidade errada',
      medida({ unidade: 'kg' }),
      'Rim esquerdo',
      GATA,
      { rotulo: 'Comprimento', valor: '5,2 kg', referencia: null, situacao: null },
    ],
    [
      'medida livre',
      medida({ id: 'LIVRE', lado: null }),
      'Rins',
      GATA,
      { rotulo: 'Comprimento', valor: '5,2 cm', referencia: null, situacao: null },
    ],
  ])('%s', (_caso, preenchida, titulo, paciente, impressa) => {
    expect(imprimirMedida(preenchida, titulo, paciente)?.medida).toMatchObject(impressa)
  })

  it('diz qual é, para comparar duas edições', () => {
    const chave = (campos: Parameters<typeof medida>[0]) => imprimirMedida(medida(campos), 'Rins', CAO)?.medida.chave
    expect([chave({}), chave({ lado: null }), chave({ id: '', rotulo: 'Cisto', lado: null })]).toEqual([
      'RIM_COMPRIMENTO ESQUERDO',
      'RIM_COMPRIMENTO',
      'Cisto',
    ])
  })

  it('diz a fonte da referência, e nada para o que não foi medido', () => {
    expect(imprimirMedida(medida({ valor: 4 }), 'Rins', GATA)?.fonte).toContain("Today's Veterinary Practice")
    expect(imprimirMedida(medida({ valor: 4 }), 'Rins', CAO)?.fonte).toBeNull()
    expect(imprimirMedida(medida({ valor: null }), 'Rins', GATA)).toBeNull()
  })
})

describe('unidadeNoCatalogo', () => {
  it.each([
    ['cm', 'RIM_COMPRIMENTO', 'cm'],
    ['mm', 'RIM_COMPRIMENTO', 'mm'],
    ['', 'RIM_AORTA', 'razao'],
    ['', 'LVIDDN', 'indice'],
    ['v', 'VHS', 'vertebras'],
    ['', 'VHS', null],
    ['', 'RIM_COMPRIMENTO', null],
    ['kg', 'RIM_COMPRIMENTO', null],
    ['%', 'RIM_AORTA', null],
  ] as const)('“%s” em %s → %s', (unidade, id, esperada) => expect(unidadeNoCatalogo(unidade, id)).toBe(esperada))
})

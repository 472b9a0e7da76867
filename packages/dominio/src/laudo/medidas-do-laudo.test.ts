import { describe, expect, it } from 'vitest'
import { imprimirMedida, numerarFontes, unidadeNoCatalogo, valorDaMedida } from './medidas-do-laudo.ts'
import { medida } from '../../teste/laudo/conteudo-de-exemplo.ts'

const GATA = { especie: 'Felina', pesoGramas: 4_000, sexo: 'FEMEA', castrado: false } as const
const em = (titulo: string, orgao: string | null = null) => ({ titulo, orgao })
const CAO = { especie: 'Canina', pesoGramas: 10_000, sexo: 'MACHO', castrado: false } as const

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
      {
        rotulo: 'Comprimento (lado esquerdo)',
        valor: '5,00 cm',
        referencia: '3 a 4,5 cm',
        situacao: 'ACIMA',
        nivel: 'ALTERADO',
      },
    ],
    [
      'referência na unidade escrita',
      medida({ valor: 36, unidade: 'mm' }),
      'Rim esquerdo',
      GATA,
      { rotulo: 'Comprimento', valor: '36 mm', referencia: '30 a 45 mm', situacao: 'DENTRO', nivel: 'NORMAL' },
    ],
    [
      'limite superior',
      medida({ id: 'ADRENAL_POLO_CAUDAL', valor: 0.5, rotulo: 'Adrenal direita', lado: 'DIREITO' }),
      'Adrenais',
      CAO,
      { rotulo: 'Adrenal direita', valor: '0,50 cm', referencia: 'até 0,68 cm', situacao: 'DENTRO', nivel: 'NORMAL' },
    ],
    [
      'limite que não pertence',
      medida({ id: 'LVIDDN', valor: 1.7, unidade: '', lado: null }),
      'Função',
      CAO,
      { rotulo: 'Comprimento', valor: '1,70', referencia: 'menor que 1,7', situacao: 'ACIMA', nivel: 'ALTERADO' },
    ],
    [
      'entre o normal e o alterado',
      medida({ id: 'VESICULA_PAREDE', valor: 1.5, unidade: 'mm', lado: null }),
      'Vesícula biliar',
      CAO,
      {
        rotulo: 'Comprimento',
        valor: '1,5 mm',
        referencia: 'até 1,3 mm (atenção até 2 mm)',
        situacao: 'ACIMA',
        nivel: 'ATENCAO',
      },
    ],
    [
      'referência de adulto em filhote',
      medida({ id: 'VESICULA_PAREDE', valor: 1.5, unidade: 'mm', lado: null }),
      'Vesícula biliar',
      { ...CAO, idadeMeses: 6 },
      {
        rotulo: 'Comprimento',
        valor: '1,5 mm',
        referencia: null,
        situacao: null,
        ressalva: 'referência de adulto não aplicada',
      },
    ],
    [
      'zero que é resultado',
      medida({ id: 'ESCORE_LIQUIDO_ABDOMINAL', valor: 0, unidade: '', lado: null }),
      'FAST',
      CAO,
      {
        rotulo: 'Comprimento',
        valor: '0',
        referencia: '0 (atenção até menos de 3)',
        situacao: 'DENTRO',
        nivel: 'NORMAL',
      },
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
    expect(imprimirMedida(preenchida, em(titulo), paciente)?.medida).toMatchObject(impressa)
  })

  it('diz qual é, para comparar duas edições', () => {
    const chave = (campos: Parameters<typeof medida>[0]) =>
      imprimirMedida(medida(campos), em('Rins'), CAO)?.medida.chave
    expect([chave({}), chave({ lado: null }), chave({ id: '', rotulo: 'Cisto', lado: null })]).toEqual([
      'RIM_COMPRIMENTO ESQUERDO',
      'RIM_COMPRIMENTO',
      'Cisto',
    ])
  })

  it('diz a fonte da referência, e nada para o que não foi medido', () => {
    expect(imprimirMedida(medida({ valor: 4 }), em('Rins'), GATA)?.fonte).toContain("Today's Veterinary Practice")
    expect(imprimirMedida(medida({ valor: 4 }), em('Rins'), CAO)?.fonte).toBeNull()
    expect(imprimirMedida(medida({ valor: null }), em('Rins'), GATA)).toBeNull()
  })
})

it('o órgão da seção escolhe a referência', () => {
  const velocidade = medida({ id: 'VELOCIDADE_MAXIMA', valor: 2.2, unidade: 'm/s', lado: null })
  const nivelEm = (orgao: string | null) => imprimirMedida(velocidade, em('Valva', orgao), CAO)?.medida.nivel
  expect(['VALVA_AORTICA', 'VALVA_PULMONAR', 'VALVA_MITRAL', null].map(nivelEm)).toEqual([
    'ATENCAO',
    'ALTERADO',
    undefined,
    undefined,
  ])
})

it('numera as fontes na ordem em que aparecem, cada uma uma vez', () => {
  const { fontes, numerar } = numerarFontes()
  const impressa = (fonte: string | null) => ({
    medida: { rotulo: 'M', valor: '1', referencia: null, situacao: null },
    fonte,
  })
  const numeros = ['B', 'A', null, 'B'].map((fonte) => numerar(impressa(fonte)).fonte)
  expect([numeros, fontes]).toEqual([
    [1, 2, undefined, 1],
    ['B', 'A'],
  ])
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

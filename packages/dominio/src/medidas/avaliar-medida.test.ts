import { describe, expect, it } from 'vitest'
import {
  CATALOGO,
  MEDIDAS,
  REFERENCIAS,
  UNIDADES,
  avaliarMedida,
  unidadesDaMedida,
  type MedidaId,
  type Unidade,
} from './index.ts'

type Caso = readonly [
  medida: MedidaId,
  valor: number,
  unidade: Unidade,
  especie: string,
  pesoKg: number | null,
  situacao: string,
]

describe('avaliarMedida', () => {
  it.each<Caso>([
    ['RIM_AORTA', 7.43, 'razao', 'Canina', null, 'DENTRO'],
    ['RIM_AORTA', 5.49, 'razao', 'Canina', null, 'ABAIXO'],
    ['RIM_AORTA', 9.11, 'razao', 'Canina', null, 'ACIMA'],
    ['RIM_COMPRIMENTO', 36.6, 'mm', 'felina', null, 'DENTRO'],
    ['RIM_COMPRIMENTO', 4.7, 'cm', 'FELINA', null, 'ACIMA'],
    // Adrenal: < 10 kg ≤ 0.54; 10-30 ≤ 0.68; > 30 ≤ 0.80 cm
    ['ADRENAL_POLO_CAUDAL', 5.4, 'mm', 'Canina', 9.9, 'DENTRO'],
    ['ADRENAL_POLO_CAUDAL', 0.55, 'cm', 'Canina', 9.9, 'ACIMA'],
    ['ADRENAL_POLO_CAUDAL', 0.55, 'cm', 'Canina', 10, 'DENTRO'],
    ['ADRENAL_POLO_CAUDAL', 0.68, 'cm', 'Canina', 30, 'DENTRO'],
    ['ADRENAL_POLO_CAUDAL', 0.69, 'cm', 'Canina', 30, 'ACIMA'],
    ['ADRENAL_POLO_CAUDAL', 0.8, 'cm', 'Canina', 30.1, 'DENTRO'],
    ['ADRENAL_POLO_CAUDAL', 0.81, 'cm', 'Canina', 60, 'ACIMA'],
    ['VESICULA_PAREDE', 1, 'mm', 'Canina', null, 'DENTRO'],
    ['VESICULA_PAREDE', 0.11, 'cm', 'Felina', null, 'ACIMA'],
    ['COLEDOCO_DIAMETRO', 3.9, 'mm', 'Felina', null, 'DENTRO'],
    ['COLEDOCO_DIAMETRO', 4, 'mm', 'Felina', null, 'ACIMA'],
    ['BACO_ESPESSURA', 10, 'mm', 'Felina', null, 'DENTRO'],
    // Jejunum: 4.1 (< 20 kg), 4.4 (20-39.9), 4.7 (≥ 40)
    ['JEJUNO_PAREDE', 4.1, 'mm', 'Canina', 19.9, 'DENTRO'],
    ['JEJUNO_PAREDE', 4.2, 'mm', 'Canina', 19.9, 'ACIMA'],
    ['JEJUNO_PAREDE', 4.4, 'mm', 'Canina', 20, 'DENTRO'],
    ['JEJUNO_PAREDE', 4.5, 'mm', 'Canina', 39.95, 'ACIMA'],
    ['JEJUNO_PAREDE', 4.7, 'mm', 'Canina', 40, 'DENTRO'],
    // Duodenum: 5.1 (< 20 kg), 5.3 (20-29.9), 6.0 (≥ 30)
    ['DUODENO_PAREDE', 5.2, 'mm', 'Canina', 10, 'ACIMA'],
    ['DUODENO_PAREDE', 0.53, 'cm', 'Canina', 25, 'DENTRO'],
    ['DUODENO_PAREDE', 6, 'mm', 'Canina', 30, 'DENTRO'],
    ['DUODENO_PAREDE', 1.9, 'mm', 'Felina', 4, 'ABAIXO'],
    ['JEJUNO_PAREDE', 2.5, 'mm', 'Felina', null, 'DENTRO'],
    ['ILEO_PAREDE', 3.3, 'mm', 'Felina', null, 'ACIMA'],
    ['AE_AO', 1.59, 'razao', 'Canina', null, 'DENTRO'],
    ['AE_AO', 1.6, 'razao', 'Canina', null, 'ACIMA'],
    ['LVIDDN', 1.626, 'indice', 'Canina', null, 'DENTRO'],
    ['LVIDDN', 1.7, 'indice', 'Canina', null, 'ACIMA'],
    // Allometric LVIDd at 10 kg: 2.50-3.64 cm
    ['DIVED', 3.2, 'cm', 'Canina', 10, 'DENTRO'],
    ['DIVED', 24.9, 'mm', 'Canina', 10, 'ABAIXO'],
    ['DIVED', 3.65, 'cm', 'Canina', 10, 'ACIMA'],
    ['SIVD', 5.9, 'mm', 'Felina', null, 'DENTRO'],
    ['PLVED', 0.6, 'cm', 'Felina', null, 'ACIMA'],
    ['VHS', 10.7, 'vertebras', 'Canina', null, 'DENTRO'],
    ['VHS', 10.8, 'vertebras', 'Canina', null, 'ACIMA'],
    ['VHS', 6.8, 'vertebras', 'Felina', null, 'ABAIXO'],
    ['VLAS', 2.3, 'vertebras', 'Canina', null, 'ACIMA'],
    // Nothing to compare with
    ['JEJUNO_PAREDE', 4.2, 'mm', 'Canina', null, 'SEM_REFERENCIA'],
    ['DIVED', 3.2, 'cm', 'Canina', 0, 'SEM_REFERENCIA'],
    ['DIVED', 1.5, 'cm', 'Felina', 4, 'SEM_REFERENCIA'],
    ['VHS', 9, 'vertebras', 'Equina', 400, 'SEM_REFERENCIA'],
    ['FRACAO_EJECAO', 60, '%', 'Canina', 10, 'SEM_REFERENCIA'],
  ])('%s %d %s, %s, %s kg → %s', (medida, valor, unidade, especie, pesoKg, situacao) => {
    expect(avaliarMedida({ medida, valor, unidade, especie, pesoKg }).situacao).toBe(situacao)
  })

  it('mostra a faixa concreta com unidade e fonte', () => {
    const { referencia } = avaliarMedida({ medida: 'DIVED', valor: 3.2, unidade: 'cm', especie: 'Canina', pesoKg: 10 })
    expect(referencia).toEqual({
      faixa: { min: expect.closeTo(2.5, 2), max: expect.closeTo(3.64, 2) },
      unidade: 'cm',
      fonte: expect.stringContaining('Cornell'),
    })
  })

  it('usa as referências da clínica no lugar das iniciais', () => {
    const proprias = [
      { medida: 'VHS', especie: 'CANINA', unidade: 'vertebras', faixa: { max: 11.5 }, fonte: 'Clínica' },
    ] as const
    expect(
      avaliarMedida(
        { medida: 'VHS', valor: 11, unidade: 'vertebras', especie: 'Canina' },
        { ...CATALOGO, referencias: proprias },
      ).situacao,
    ).toBe('DENTRO')
    expect(
      avaliarMedida(
        { medida: 'VLAS', valor: 9, unidade: 'vertebras', especie: 'Canina' },
        { ...CATALOGO, referencias: proprias },
      ).situacao,
    ).toBe('SEM_REFERENCIA')
  })

  it('recusa unidade de outra grandeza, mesmo sem referência, e valor que não é positivo', () => {
    const base = { medida: 'VHS', valor: 9, unidade: 'vertebras', especie: 'Equina' } as const
    expect(() => avaliarMedida({ ...base, unidade: 'cm' })).toThrow(expect.objectContaining({ codigo: 'VALIDACAO' }))
    for (const valor of [0, -1, Number.NaN, Infinity]) {
      expect(() => avaliarMedida({ ...base, valor })).toThrow(
        expect.objectContaining({ campos: { valor: expect.any(String) } }),
      )
    }
  })
})

describe('tabela de referências', () => {
  it.each(REFERENCIAS.map((referencia) => [referencia.medida, referencia.especie, referencia] as const))(
    '%s %s tem fonte e unidade cabível',
    (_medida, _especie, referencia) => {
      expect(referencia.fonte.length).toBeGreaterThan(5)
      expect(UNIDADES[MEDIDAS[referencia.medida].unidade]).toBeDefined()
      expect(unidadesDaMedida(referencia.medida)).toContain(referencia.unidade)
    },
  )

  it('nenhum peso fica sem referência ou com duas, onde a referência depende do peso', () => {
    for (const medida of ['ADRENAL_POLO_CAUDAL', 'JEJUNO_PAREDE', 'DUODENO_PAREDE'] as const) {
      const linhas = REFERENCIAS.filter((r) => r.medida === medida && r.especie === 'CANINA')
      for (const pesoKg of [0.5, 9.99, 10, 10.01, 19.99, 20, 29.99, 30, 30.01, 39.99, 40, 90]) {
        const achadas = linhas.filter(
          (r) =>
            avaliarMedida(
              { medida, valor: 1, unidade: 'mm', especie: 'Canina', pesoKg },
              { ...CATALOGO, referencias: [r] },
            ).situacao !== 'SEM_REFERENCIA',
        )
        expect(achadas).toHaveLength(1)
      }
    }
  })
})

import { describe, expect, it } from 'vitest'
import { diasParaOParto, type BiometriaFetal } from './gestacao.ts'

const dias = (qual: BiometriaFetal, mm: number, especie: string, pesoKg: number | null = null) =>
  diasParaOParto(qual, mm, { especie, pesoKg })

describe('dias para o parto', () => {
  it.each([
    ['Felina', null, 'CAVIDADE_CORIONICA', 25, 33.66],
    ['Felina', null, 'CAVIDADE_CORIONICA', 30, 29.12],
    ['Felina', null, 'DIAMETRO_BIPARIETAL', 12, 24.23],
    ['Felina', null, 'DIAMETRO_BIPARIETAL', 20, 7.21],
    ['Canina', 8, 'CAVIDADE_CORIONICA', 22, 30.51],
    ['Canina', 10, 'CAVIDADE_CORIONICA', 30, 25.28],
    ['Canina', 8, 'DIAMETRO_BIPARIETAL', 15, 16.57],
    ['Canina', 8, 'DIAMETRO_BIPARIETAL', 22, 5.1],
    ['Canina', 25, 'CAVIDADE_CORIONICA', 35, 26.18],
    ['Canina', 20, 'CAVIDADE_CORIONICA', 40, 23.41],
    ['Canina', 20, 'DIAMETRO_BIPARIETAL', 18, 15.97],
    ['Canina', 20, 'DIAMETRO_BIPARIETAL', 26, 4.54],
    ['Canina', 30, 'CAVIDADE_CORIONICA', 35, 28.04],
    ['Canina', 30, 'DIAMETRO_BIPARIETAL', 20, 12.5],
    ['Canina', 50, 'CAVIDADE_CORIONICA', 38, 26.37],
    ['Canina', 50, 'DIAMETRO_BIPARIETAL', 27, 2.86],
  ] as const)('%s de %s kg, %s de %s mm', (especie, peso, qual, mm, esperado) => {
    expect(dias(qual, mm, especie, peso)?.dias).toBeCloseTo(esperado, 2)
  })

  it('fora da janela em que a medida foi estudada', () => {
    expect(dias('CAVIDADE_CORIONICA', 42, 'Canina', 30)).toMatchObject({ naJanela: false })
    expect(dias('DIAMETRO_BIPARIETAL', 27, 'Canina', 8)).toMatchObject({ naJanela: false })
    expect(dias('DIAMETRO_BIPARIETAL', 22, 'Canina', 8)).toMatchObject({ naJanela: true })
  })

  it('sem tabela para a mãe', () => {
    expect(dias('DIAMETRO_BIPARIETAL', 22, 'Equina', 400)).toBeNull()
    expect(dias('DIAMETRO_BIPARIETAL', 22, 'Canina')).toBeNull()
  })
})

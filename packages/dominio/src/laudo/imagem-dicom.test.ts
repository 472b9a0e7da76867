import { describe, expect, it } from 'vitest'
import { divergenciasDoDicom } from './imagem-dicom.ts'

const MEL = { nome: 'Mel', tutor: 'Ana Conceição da Silva', especie: 'Canina' }
const campos = (paciente: string | null, especie: string | null = null) =>
  divergenciasDoDicom({ paciente, especie }, MEL).map(({ campo }) => campo)

describe('arquivo de outro animal', () => {
  it.each([
    'Mel',
    'MEL',
    'SILVA MEL',
    'Mél (Ana)',
    'mel silva 1234',
    'Ana Conceicao da Silva',
    'SILVA',
    '12345',
    '–',
    null,
  ])('%s não diz que é outro', (paciente) => expect(campos(paciente)).toEqual([]))

  it.each(['Rex', 'Rex Silva', 'MELISSA', 'Melado', 'TESTE', 'Thor Barros'])('%s diz que é outro', (paciente) =>
    expect(campos(paciente)).toEqual(['PACIENTE']),
  )

  it('um paciente cujo nome não tem letras não se compara', () => {
    expect(divergenciasDoDicom({ paciente: 'Rex', especie: null }, { ...MEL, nome: '7' })).toEqual([])
  })
})

describe('arquivo de outra espécie', () => {
  it.each(['CANINE', 'Cão', 'Canis familiaris', 'canino', 'Ovine', ''])('%s não diz que é outra', (especie) =>
    expect(campos(null, especie)).toEqual([]),
  )

  it.each(['FELINE', 'Gato', 'Felis catus', 'equino'])('%s diz que é outra', (especie) =>
    expect(campos(null, especie)).toEqual(['ESPECIE']),
  )

  it('o que difere é dito com as palavras do arquivo', () => {
    expect(divergenciasDoDicom({ paciente: 'Rex', especie: 'FELINE' }, MEL)).toEqual([
      { campo: 'PACIENTE', noArquivo: 'Rex' },
      { campo: 'ESPECIE', noArquivo: 'FELINE' },
    ])
  })
})

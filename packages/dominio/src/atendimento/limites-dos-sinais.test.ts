import { describe, expect, it } from 'vitest'
import type { PacienteDaReferencia } from '../medidas/index.ts'
import { avaliarSinal } from './avaliar-sinal.ts'
import type { SinalVital } from './sinais-vitais.ts'

const [FC, FR, T] = ['frequenciaCardiaca', 'frequenciaRespiratoria', 'temperaturaDecimos'] as const
type Limites = readonly [
  SinalVital,
  minimo: number,
  maximo: number,
  critico?: readonly [abaixo: number | null, acima: number | null],
]

const TEMPERATURA: Limites = [T, 375, 392, [360, 410]]
const SESSENTA = [null, 60] as const

// Copied by hand from the clinical reference, row by row, on purpose not read from the table that the product uses.
const LINHAS: readonly (readonly [quem: string, paciente: PacienteDaReferencia, limites: readonly Limites[]])[] = [
  [
    'cão de menos de 4 kg',
    { especie: 'Canina', pesoKg: 3.9 },
    [[FC, 80, 180, [50, 220]], [FR, 15, 30, SESSENTA], TEMPERATURA],
  ],
  [
    'cão de menos de 10 kg',
    { especie: 'Canina', pesoKg: 9.9 },
    [[FC, 80, 160, [50, 220]], [FR, 15, 30, SESSENTA], TEMPERATURA],
  ],
  [
    'cão de menos de 25 kg',
    { especie: 'Canina', pesoKg: 24.9 },
    [[FC, 70, 140, [45, 200]], [FR, 12, 30, SESSENTA], TEMPERATURA],
  ],
  ['cão de 25 kg', { especie: 'Canina', pesoKg: 25 }, [[FC, 60, 120, [40, 180]], [FR, 10, 30, SESSENTA], TEMPERATURA]],
  [
    'filhote de cão',
    { especie: 'Canina', pesoKg: 8, idadeMeses: 5 },
    [
      [FC, 100, 220, [80, null]],
      [FR, 15, 40],
      [T, 370, 392, [340, null]],
    ],
  ],
  [
    'cão recém-nascido',
    { especie: 'Canina', pesoKg: 0.5, idadeMeses: 0 },
    [
      [FC, 100, 220, [80, null]],
      [FR, 15, 40],
      [T, 345, 375, [340, null]],
    ],
  ],
  [
    'gato',
    { especie: 'Felina' },
    [
      [FC, 140, 220, [120, 260]],
      [FR, 20, 40, SESSENTA],
      [T, 378, 392, [360, 410]],
    ],
  ],
  [
    'filhote de gato',
    { especie: 'Felina', idadeMeses: 5 },
    [
      [FC, 180, 260, [140, null]],
      [FR, 20, 50],
      [T, 375, 392, [345, null]],
    ],
  ],
  [
    'cavalo',
    { especie: 'Equina' },
    [
      [FC, 28, 44, [20, 60]],
      [FR, 8, 16, [null, 30]],
      [T, 372, 385, [360, 400]],
    ],
  ],
  [
    'potro',
    { especie: 'Equina', idadeMeses: 0 },
    [
      [FC, 80, 120, [60, 150]],
      [FR, 20, 40],
      [T, 372, 389, [365, null]],
    ],
  ],
  [
    'jumento',
    { especie: 'Equina', raca: 'Jumento Pêga' },
    [
      [FC, 36, 52, [null, 68]],
      [FR, 12, 28],
      [T, 365, 380],
    ],
  ],
  [
    'coelho',
    { especie: 'Lagomorfos' },
    [
      [FC, 180, 300, [130, null]],
      [FR, 30, 60],
      [T, 385, 400, [370, 410]],
    ],
  ],
  [
    'porquinho-da-índia',
    { especie: 'Roedores', raca: 'Porquinho-da-índia' },
    [
      [FC, 230, 380],
      [FR, 42, 105],
      [T, 372, 395, [360, 405]],
    ],
  ],
  [
    'rato',
    { especie: 'Roedores', raca: 'Rato wistar' },
    [
      [FC, 250, 450],
      [FR, 70, 150],
      [T, 360, 380, [350, 400]],
    ],
  ],
  [
    'hamster',
    { especie: 'Roedores', raca: 'Hamster sírio' },
    [
      [FC, 280, 500],
      [FR, 35, 135],
      [T, 365, 380, [350, 400]],
    ],
  ],
  [
    'chinchila',
    { especie: 'Roedores', raca: 'Chinchila' },
    [
      [FC, 150, 350],
      [FR, 40, 80],
      [T, 370, 385, [350, 400]],
    ],
  ],
  [
    'furão',
    { especie: 'Outros', raca: 'Furão' },
    [
      [FC, 180, 250],
      [FR, 30, 40],
      [T, 378, 400, [365, 406]],
    ],
  ],
  [
    'ave de menos de 100 g',
    { especie: 'Aves', pesoKg: 0.09 },
    [
      [FC, 400, 600],
      [FR, 55, 120],
      [T, 400, 430],
    ],
  ],
  [
    'ave de menos de 300 g',
    { especie: 'Aves', pesoKg: 0.29 },
    [
      [FC, 250, 500],
      [FR, 35, 65],
      [T, 400, 430],
    ],
  ],
  [
    'ave de menos de 600 g',
    { especie: 'Aves', pesoKg: 0.59 },
    [
      [FC, 160, 350],
      [FR, 25, 50],
      [T, 400, 430],
    ],
  ],
  [
    'ave de 1,5 kg',
    { especie: 'Aves', pesoKg: 1.5 },
    [
      [FC, 120, 350],
      [FR, 15, 40],
      [T, 400, 425],
    ],
  ],
  [
    'ave de mais de 1,5 kg',
    { especie: 'Aves', pesoKg: 1.6 },
    [
      [FC, 110, 200],
      [FR, 12, 32],
      [T, 400, 425],
    ],
  ],
]

describe.each(LINHAS)('%s', (_quem, paciente, limites) => {
  const completos = limites.map(([sinal, minimo, maximo, critico = [null, null]]) => ({
    sinal,
    minimo,
    maximo,
    critico,
  }))
  it.each(completos)('$sinal de $minimo a $maximo', ({ sinal, minimo, maximo, critico }) => {
    const nivel = (valor: number) => avaliarSinal(sinal, valor, paciente)?.nivel
    expect([minimo, maximo].map(nivel)).toEqual(['NORMAL', 'NORMAL'])
    expect([minimo - 1, maximo + 1].map(nivel)).toEqual(['ATENCAO', 'ATENCAO'])
    const [abaixo, acima] = critico
    if (abaixo !== null) expect([abaixo, abaixo - 1].map(nivel)).toEqual(['ATENCAO', 'CRITICO'])
    if (acima !== null) expect([acima, acima + 1].map(nivel)).toEqual(['ATENCAO', 'CRITICO'])
  })
})

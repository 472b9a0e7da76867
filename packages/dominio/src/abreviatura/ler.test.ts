import { describe, expect, it } from 'vitest'
import { abreviaturaAntesDoCursor } from './ler.ts'

describe('abreviatura antes do cursor', () => {
  it.each([
    [';fig', 'fig', 4],
    ['Fígado. ;fig', 'fig', 4],
    ['(;us-abd2', 'us-abd2', 8],
    [';FÍG', 'fig', 4],
    ['fim;;fig', 'fig', 4],
  ])('%s', (antes, atalho, letras) => {
    expect(abreviaturaAntesDoCursor(antes)).toEqual({ atalho, letras })
  })

  it.each(['baço;fig', 'fig', ';', '; fig', ';fig ', ';-fig', `;${'a'.repeat(21)}`, '5;6'])('%s não é', (antes) => {
    expect(abreviaturaAntesDoCursor(antes)).toBeNull()
  })
})

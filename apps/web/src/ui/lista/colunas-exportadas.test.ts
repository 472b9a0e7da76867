import { expect, it } from 'vitest'
import { comoColunasDePlanilha } from './colunas-exportadas.ts'

interface Item {
  nome: string
  quantos: number
}

const exportar = (celula: (item: Item) => string | number | null) =>
  comoColunasDePlanilha<Item>([{ id: 'uma', titulo: 'Uma', celula }])[0]?.texto({
    nome: 'Canina\u00a0· SRD',
    quantos: 3,
  })

it('leva o texto da célula com espaços que se acham, e nada de onde a tela tem um traço', () => {
  expect(exportar(({ nome }) => nome)).toBe('Canina · SRD')
  expect([exportar(({ quantos }) => quantos), exportar(() => '–'), exportar(() => null)]).toEqual([3, null, null])
})

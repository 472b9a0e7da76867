import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { esquemaDoAnimal, formatarPeso, idadeDoAnimal, problemasDasDatas, textoDoSexo } from './index.ts'

const dia = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2026-11-20'), noInvalidDate: true })
  .map((data) => data.toISOString().slice(0, 10))
const hoje = '2026-11-20'
const minimo = {
  nome: 'Mel',
  especie: '01890000-0000-7000-8000-000000000000',
  sexo: 'FEMEA' as const,
  tutor: '01890000-0000-7000-8000-000000000001',
}

describe('datas', () => {
  it('qualquer nascimento até hoje, com óbito depois dele, é aceito e tem idade', () => {
    fc.assert(
      fc.property(dia, dia, (um, outro) => {
        const [nascimento = '', obito = ''] = [um, outro].sort()
        expect(problemasDasDatas({ nascimento, obito }, hoje)).toEqual({})
        expect(idadeDoAnimal({ nascimento, obito }, hoje)).toMatch(
          /^(menos de 1 dia|\d+ (ano|anos|mês|meses|dia|dias)( e \d+ (mês|meses|dia|dias))?)$/,
        )
        expect(idadeDoAnimal({ nascimento, obito: null }, hoje)).not.toBeNull()
      }),
    )
  })

  it('o que está fora de ordem é apontado no seu campo, e a idade fica desconhecida em vez de quebrar', () => {
    expect(Object.keys(problemasDasDatas({ nascimento: '2026-11-21', obito: null }, hoje))).toEqual(['nascimento'])
    expect(Object.keys(problemasDasDatas({ nascimento: '1899-12-31', obito: null }, hoje))).toEqual(['nascimento'])
    expect(Object.keys(problemasDasDatas({ nascimento: null, obito: '2026-11-21' }, hoje))).toEqual(['obito'])
    expect(Object.keys(problemasDasDatas({ nascimento: '2020-02-02', obito: '2020-02-01' }, hoje))).toEqual(['obito'])
    expect(idadeDoAnimal({ nascimento: '2026-11-21', obito: null }, hoje)).toBeNull()
    expect(idadeDoAnimal({ nascimento: '2020-02-02', obito: '2020-02-01' }, hoje)).toBeNull()
    expect(idadeDoAnimal({ nascimento: null, obito: null }, hoje)).toBeNull()
  })

  it('o formulário aponta os mesmos problemas', () => {
    const lido = esquemaDoAnimal(hoje).safeParse({ ...minimo, nascimento: '2026-12-01', obito: '2026-11-30' })
    expect(lido.error?.issues.map(({ path }) => path.join('.')).sort()).toEqual(['nascimento', 'obito'])
    expect(esquemaDoAnimal(hoje).safeParse(minimo).success).toBe(true)
  })
})

describe('peso', () => {
  it.each([
    [1, '1 g'],
    [850, '850 g'],
    [1_000, '1 kg'],
    [1_050, '1,05 kg'],
    [12_500, '12,5 kg'],
    [540_000, '540 kg'],
    [1_234_567, '1.234,567 kg'],
    [2_000_000, '2.000 kg'],
  ])('%i g é %s', (gramas, texto) => {
    expect(formatarPeso(gramas)).toBe(texto.replace(' ', '\u00a0'))
  })

  it('o texto diz exatamente os gramas', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000 }), (gramas) => {
        const [, numero = '', unidade] = /^([\d.,]+)\u00a0(g|kg)$/.exec(formatarPeso(gramas)) ?? []
        const valor = Number(numero.replaceAll('.', '').replace(',', '.'))
        expect(Math.round(unidade === 'kg' ? valor * 1_000 : valor)).toBe(gramas)
      }),
    )
  })
})

it('o sexo em palavras só diz da castração quando se sabe', () => {
  expect([textoDoSexo('FEMEA', true), textoDoSexo('FEMEA', false), textoDoSexo('FEMEA', null)]).toEqual([
    'Fêmea castrada',
    'Fêmea inteira',
    'Fêmea',
  ])
  expect([textoDoSexo('MACHO', true), textoDoSexo('MACHO', false), textoDoSexo('INDETERMINADO', true)]).toEqual([
    'Macho castrado',
    'Macho inteiro',
    'Indeterminado',
  ])
})

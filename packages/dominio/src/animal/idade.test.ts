import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idadeDoAnimal, lerNascimento } from './index.ts'

const hoje = '2026-11-20'
const dia = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2026-11-20'), noInvalidDate: true })
  .map((data) => data.toISOString().slice(0, 10))

describe('o que a pessoa digita', () => {
  it.each([
    ['10/03/2020', '2020-03-10', false],
    ['1/3/2020', '2020-03-01', false],
    ['10-03-2020', '2020-03-10', false],
    ['2020-03-10', '2020-03-10', false],
    ['29/02/2024', '2024-02-29', false],
    ['03/2020', '2020-03-15', true],
    ['2020', '2020-07-01', true],
    ['2026', '2026-07-01', true],
    ['11/2026', '2026-11-15', true],
    ['3 anos e 2 meses', '2023-09-20', true],
    ['3 ANOS, 2 MESES', '2023-09-20', true],
    ['  3a 2m ', '2023-09-20', true],
    ['3a2m', '2023-09-20', true],
    ['2,5 anos', '2024-05-20', true],
    ['1 ano', '2025-11-20', true],
    ['1 mês', '2026-10-20', true],
    ['8 meses e 10 dias', '2026-03-10', true],
    ['6 semanas', '2026-10-09', true],
    ['12 dias', '2026-11-08', true],
    ['0 dias', '2026-11-20', true],
  ])('%s é %s', (texto, nascimento, presumido) => {
    expect(lerNascimento(texto, hoje)).toEqual({ nascimento, presumido })
  })

  it.each([
    '',
    'filhote',
    '3',
    '30/02/2020',
    '29/02/2023',
    '13/2020',
    '21/11/2026',
    '12/2026',
    '2027',
    '2 meses e 3 anos',
    '3 anos e 3 anos',
    '151 anos',
    '3 luas',
    '10/03/20',
    '-3 anos',
  ])('%s não é nascimento nem idade', (texto) => expect(lerNascimento(texto, hoje)).toBeNull())

  it('em janeiro, o ano que corre é hoje, e o mês também', () => {
    expect(lerNascimento('2027', '2027-01-05')).toEqual({ nascimento: '2027-01-05', presumido: true })
    expect(lerNascimento('01/2027', '2027-01-05')).toEqual({ nascimento: '2027-01-05', presumido: true })
  })
})

it('qualquer data até hoje, escrita como se escreve aqui, é ela mesma e não é presumida', () => {
  fc.assert(
    fc.property(dia, (nascimento) => {
      const [ano, mes, doMes] = nascimento.split('-')
      expect(lerNascimento(`${doMes}/${mes}/${ano}`, hoje)).toEqual({ nascimento, presumido: false })
    }),
  )
})

it('anos e meses digitados voltam a ser lidos como foram ditos, seja qual for o dia', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 11 }), dia, (anos, meses, ate) => {
      const plural = (n: number, um: string, muitos: string) => `${n} ${n === 1 ? um : muitos}`
      const texto = [plural(anos, 'ano', 'anos'), ...(meses === 0 ? [] : [plural(meses, 'mês', 'meses')])].join(' e ')
      const lido = lerNascimento(texto, ate)
      expect(lido?.presumido).toBe(true)
      expect(idadeDoAnimal({ nascimento: lido?.nascimento ?? null, obito: null }, ate)).toBe(texto)
    }),
  )
})

it('a idade mostrada, digitada de volta, dá uma data da mesma idade', () => {
  fc.assert(
    fc.property(dia, (nascimento) => {
      const idade = idadeDoAnimal({ nascimento, obito: null }, hoje)
      fc.pre(idade !== null && idade !== 'menos de 1 dia')
      const volta = lerNascimento(idade ?? '', hoje)?.nascimento ?? ''
      // Months differ in length: "1 mês e 30 dias" said back may be the day on which "2 meses" are complete.
      const comDias = / e .*dia/.test(idade ?? '')
      const distancia = Math.abs(Temporal.PlainDate.from(volta).until(nascimento).total('days'))
      const mesma = idadeDoAnimal({ nascimento: volta, obito: null }, hoje) === idade
      expect(comDias ? distancia <= 3 : mesma, `${nascimento}: ${idade}, ${volta}`).toBe(true)
    }),
  )
})

it('nenhum texto quebra a leitura, e o que ela aceita nunca é futuro', () => {
  const texto = fc.oneof(
    fc.string(),
    fc.stringMatching(/^\d{1,4} ?(a|anos|m|meses|d|dias|s)( e \d{1,4} ?(m|meses|d|dias))?$/),
    fc.stringMatching(/^\d{1,2}\/\d{1,2}\/\d{4}$/),
  )
  fc.assert(
    fc.property(texto, (escrito) => {
      const lido = lerNascimento(escrito, hoje)
      expect(lido === null || lido.nascimento <= hoje).toBe(true)
    }),
  )
})

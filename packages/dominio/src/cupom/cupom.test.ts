import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dadosDoCadastro } from '../cadastro/index.ts'
import { dadosDoCupom, mudancasRecusadas, REGRAS_DO_CUPOM, textoDaDuracao } from './index.ts'

const esquema = dadosDoCadastro(dadosDoCupom, REGRAS_DO_CUPOM)
const BASE = { texto: 'bemvindo20', tipo: 'PERCENTUAL', percentualBp: 2_000, validoDe: '2026-01-01' } as const
const camposRecusados = (dados: object): string[] => [
  ...new Set(esquema.safeParse({ ...BASE, ...dados }).error?.issues.map(({ path }) => String(path[0]))),
]

it('a duração em palavras', () => {
  expect([
    textoDaDuracao('UMA_VEZ', null),
    textoDaDuracao('MESES', 1),
    textoDaDuracao('MESES', 6),
    textoDaDuracao('SEMPRE', null),
  ]).toEqual(['uma vez', '1 mês', '6 meses', 'sempre'])
})

describe('o formulário do cupom', () => {
  it('guarda o código em maiúsculas e preenche o que falta', () => {
    expect(esquema.parse({ ...BASE, texto: '  verao-26 ' })).toMatchObject({
      texto: 'VERAO-26',
      duracao: 'UMA_VEZ',
      limitePorCliente: 1,
      limiteTotal: null,
      planos: [],
    })
  })

  it.each([
    [{}, []],
    [{ tipo: 'VALOR', percentualBp: null, valorCentavos: 5_000 }, []],
    [{ duracao: 'MESES', meses: 3 }, []],
    [{ validoAte: '2026-01-01', limiteTotal: 1 }, []],
    [{ texto: 'AB' }, ['texto']],
    [{ texto: 'VERÃO 26' }, ['texto']],
    [{ percentualBp: null }, ['percentualBp']],
    [{ percentualBp: 0 }, ['percentualBp']],
    [{ percentualBp: 10_001 }, ['percentualBp']],
    [{ valorCentavos: 100 }, ['valorCentavos']],
    [{ tipo: 'VALOR', percentualBp: null }, ['valorCentavos']],
    [{ tipo: 'VALOR', valorCentavos: 100 }, ['percentualBp']],
    [{ duracao: 'MESES' }, ['meses']],
    [{ duracao: 'SEMPRE', meses: 2 }, ['meses']],
    [{ validoAte: '2025-12-31' }, ['validoAte']],
    [{ limiteTotal: 2, limitePorCliente: 3 }, ['limitePorCliente']],
    [{ limiteTotal: 0 }, ['limiteTotal']],
  ])('%j recusa %j', (dados, campos) => expect(camposRecusados(dados)).toEqual(campos))
})

describe('o cupom que já foi usado', () => {
  const cupom = fc.record({
    tipo: fc.constantFrom('PERCENTUAL' as const, 'VALOR' as const),
    percentualBp: fc.option(fc.integer({ min: 1, max: 10_000 })),
    valorCentavos: fc.option(fc.integer({ min: 1, max: 99_999 })),
    duracao: fc.constantFrom('UMA_VEZ' as const, 'MESES' as const, 'SEMPRE' as const),
    meses: fc.option(fc.integer({ min: 1, max: 60 })),
    limiteTotal: fc.option(fc.integer({ min: 1, max: 50 })),
    planos: fc.uniqueArray(fc.constantFrom('a', 'b', 'c')),
  })

  it('sem uso, muda à vontade; usado, só muda o que não foi prometido, e o total nunca fica abaixo do uso', () => {
    fc.assert(
      fc.property(cupom, cupom, fc.integer({ min: 0, max: 50 }), (antes, depois, usos) => {
        const planosDeAntes = antes.planos.map((codigo) => ({ codigo }))
        const recusadas = mudancasRecusadas({ ...antes, planos: planosDeAntes, usos }, depois)
        const igual = (['tipo', 'percentualBp', 'valorCentavos', 'duracao', 'meses'] as const).every(
          (campo) => antes[campo] === depois[campo],
        )
        const cabe = depois.limiteTotal === null || depois.limiteTotal >= usos
        const vale = (planos: readonly string[], plano: string) => planos.length === 0 || planos.includes(plano)
        // "d" stands for the plans that no list names.
        const valeOnde = ['a', 'b', 'c', 'd'].every((plano) => !vale(antes.planos, plano) || vale(depois.planos, plano))
        expect(Object.keys(recusadas).length === 0).toBe(usos === 0 || (igual && cabe && valeOnde))
        expect('planos' in recusadas).toBe(usos > 0 && !valeOnde)
        expect('limiteTotal' in recusadas).toBe(usos > 0 && !cabe)
      }),
    )
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { configurarMensagens } from './index.ts'

const primeira = (esquema: z.ZodMiniType, valor: unknown) => esquema.safeParse(valor).error?.issues[0]?.message

describe('mensagens em português', () => {
  const anterior = z.config().customError

  beforeAll(configurarMensagens)
  afterAll(() => {
    z.config({ customError: anterior })
  })

  it.each<[z.ZodMiniType, unknown, string]>([
    [z.string(), undefined, 'Informe este campo.'],
    [z.string(), null, 'Informe este campo.'],
    [z.string(), 3, 'Informe um texto.'],
    [z.number(), 'x', 'Informe um número.'],
    [z.number(), Number.NaN, 'Informe um número.'],
    [z.int(), 1.5, 'Informe um número inteiro.'],
    [z.boolean(), 'sim', 'Informe sim ou não.'],
    [z.array(z.string()), 'x', 'Informe uma lista.'],
    [z.object({}), 'x', 'Informe os dados.'],
    [z.date(), 'x', 'Valor inválido.'],
    [z.string().check(z.minLength(1)), '', 'Informe este campo.'],
    [z.string().check(z.minLength(8)), 'abc', 'No mínimo 8 caracteres.'],
    [z.string().check(z.maxLength(1)), 'abc', 'No máximo 1 caractere.'],
    [z.string().check(z.maxLength(120)), 'a'.repeat(121), 'No máximo 120 caracteres.'],
    [z.string().check(z.length(4)), 'abc', 'Informe exatamente 4 caracteres.'],
    [z.string().check(z.length(4)), 'abcde', 'Informe exatamente 4 caracteres.'],
    [z.number().check(z.minimum(0.5)), 0, 'Informe um valor maior ou igual a 0,5.'],
    [z.number().check(z.gt(0)), 0, 'Informe um valor maior que 0.'],
    [z.number().check(z.maximum(10)), 11, 'Informe um valor menor ou igual a 10.'],
    [z.number().check(z.lt(10)), 10, 'Informe um valor menor que 10.'],
    [z.number().check(z.multipleOf(5)), 7, 'Informe um múltiplo de 5.'],
    [
      z.object({ temperaturaDecimos: z.number().check(z.maximum(430)) }),
      { temperaturaDecimos: 470 },
      'Informe um valor menor ou igual a 43,0 °C.',
    ],
    [
      z.object({ pesoGramas: z.int().check(z.minimum(1)) }),
      { pesoGramas: 0 },
      'Informe um valor maior ou igual a 0,001 kg.',
    ],
    [
      z.object({ pesoGramas: z.int().check(z.maximum(2_000_000)) }),
      { pesoGramas: 2_000_001 },
      'Informe um valor menor ou igual a 2.000 kg.',
    ],
    [
      z.object({ valorCentavos: z.int().check(z.minimum(1)) }),
      { valorCentavos: 0 },
      'Informe um valor maior ou igual a R$\u00A00,01.',
    ],
    [
      z.object({ desconto: z.object({ basisPoints: z.int().check(z.maximum(10_000)) }) }),
      { desconto: { basisPoints: 10_001 } },
      'Informe um valor menor ou igual a 100%.',
    ],
    [
      z.object({ carenciaDias: z.int().check(z.minimum(1)) }),
      { carenciaDias: 0 },
      'Informe um valor maior ou igual a 1 dia.',
    ],
    [
      z.object({ itens: z.array(z.object({ quantidade: z.int().check(z.maximum(999)) })) }),
      { itens: [{ quantidade: 1_000 }] },
      'Informe um valor menor ou igual a 999.',
    ],
    [z.array(z.string()).check(z.minLength(1)), [], 'Informe ao menos 1 item.'],
    [z.array(z.string()).check(z.maxLength(2)), ['a', 'b', 'c'], 'No máximo 2 itens.'],
    [z.email(), 'x', 'E-mail inválido.'],
    [z.uuid(), 'x', 'Escolha uma opção da lista.'],
    [z.iso.date(), '2026-02-30', 'Data inválida.'],
    [z.iso.datetime(), 'x', 'Data e hora inválidas.'],
    [z.string().check(z.regex(/^a/)), 'b', 'Formato inválido.'],
    [z.enum(['A', 'B']), 'C', 'Escolha uma das opções.'],
    [z.strictObject({}), { a: 1, b: 2 }, 'Campo não reconhecido: a, b.'],
    [z.union([z.string(), z.number()]), true, 'Valor inválido.'],
    [z.string().check(z.refine(() => false)), 'x', 'Valor inválido.'],
    [z.string().check(z.minLength(8, 'Texto próprio.')), 'a', 'Texto próprio.'],
  ])('caso %#: %s', (esquema, valor, mensagem) => {
    expect(primeira(esquema, valor)).toBe(mensagem)
  })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { somarCentavos } from '../dinheiro/index.ts'
import { diaDeBancoDesde } from '../tempo/index.ts'
import {
  MAXIMO_DE_PARCELAS_NO_CARTAO,
  parcelasDoCartao,
  recusaDasParcelas,
  taxaDoCartao,
  type CondicoesDoCartao,
} from './recebimento-no-cartao.ts'

const CONDICOES: CondicoesDoCartao = {
  taxaDebitoBp: 150,
  taxaCreditoBp: 300,
  taxaAte6Bp: 400,
  taxaAte12Bp: 500,
  diasDoDebito: 1,
  diasDoCredito: 30,
}
const bp = fc.integer({ min: 0, max: 10_000 })
const dias = fc.integer({ min: 0, max: 60 })
const condicoes: fc.Arbitrary<CondicoesDoCartao> = fc.record({
  taxaDebitoBp: bp,
  taxaCreditoBp: bp,
  taxaAte6Bp: bp,
  taxaAte12Bp: bp,
  diasDoDebito: dias,
  diasDoCredito: dias,
})
const recebimento = fc
  .record({
    parcelas: fc.integer({ min: 1, max: MAXIMO_DE_PARCELAS_NO_CARTAO }),
    aMais: fc.integer({ min: 0, max: 1_000_000 }),
    dia: fc.integer({ min: 0, max: 4_000 }),
  })
  .map(({ parcelas, aMais, dia }) => ({
    valorCentavos: parcelas + aMais,
    parcelas,
    metodo: 'CARTAO_CREDITO' as const,
    pagoEm: Temporal.PlainDate.from('2024-01-01').add({ days: dia }).toString(),
  }))

it('o que cai e a taxa somam o que foi recebido, ao centavo, em dias em ordem nos quais o banco abre', () => {
  fc.assert(
    fc.property(recebimento, condicoes, (recebido, como) => {
      const partes = parcelasDoCartao(recebido, como)
      const taxas = somarCentavos(partes.map((parte) => parte.taxaCentavos))
      const liquidos = partes.map((parte) => parte.valorCentavos - parte.taxaCentavos)
      expect(partes).toHaveLength(recebido.parcelas)
      expect(somarCentavos(liquidos) + taxas).toBe(recebido.valorCentavos)
      const exata = (recebido.valorCentavos * taxaDoCartao(como, 'CARTAO_CREDITO', recebido.parcelas)) / 10_000
      expect(Math.abs(taxas - exata)).toBeLessThanOrEqual(0.5)
      for (const liquido of liquidos) expect(liquido).toBeGreaterThanOrEqual(0)
      for (const [i, { liquidaEm }] of partes.entries()) {
        const antes = partes[i - 1]?.liquidaEm ?? recebido.pagoEm
        expect(liquidaEm >= antes).toBe(true)
        if (como.diasDoCredito > 0) expect(diaDeBancoDesde(liquidaEm)).toBe(liquidaEm)
      }
    }),
  )
})

it.each([
  ['CARTAO_DEBITO', 1, 150],
  ['CARTAO_CREDITO', 1, 300],
  ['CARTAO_CREDITO', 2, 400],
  ['CARTAO_CREDITO', 6, 400],
  ['CARTAO_CREDITO', 7, 500],
  ['CARTAO_CREDITO', 12, 500],
  ['PIX', 1, 0],
] as const)('%s em %i vez(es) custa %i', (metodo, parcelas, taxa) => {
  expect(taxaDoCartao(CONDICOES, metodo, parcelas)).toBe(taxa)
})

it('débito cai no dia útil seguinte; crédito, a cada trinta dias, também contados do dia da venda', () => {
  const debito = { valorCentavos: 10_000, metodo: 'CARTAO_DEBITO' as const, parcelas: 1, pagoEm: '2026-11-20' }
  // A Friday: the next day on which banks open is Monday.
  expect(parcelasDoCartao(debito, CONDICOES)).toEqual([
    { valorCentavos: 10_000, taxaCentavos: 150, liquidaEm: '2026-11-23' },
  ])
  const credito = { ...debito, metodo: 'CARTAO_CREDITO' as const, parcelas: 3 }
  expect(parcelasDoCartao(credito, CONDICOES)).toEqual([
    { valorCentavos: 3_334, taxaCentavos: 134, liquidaEm: '2026-12-21' },
    { valorCentavos: 3_333, taxaCentavos: 133, liquidaEm: '2027-01-19' },
    { valorCentavos: 3_333, taxaCentavos: 133, liquidaEm: '2027-02-18' },
  ])
})

it('a taxa digitada toma o lugar da calculada; só o crédito é parcelado', () => {
  const credito = { valorCentavos: 100, metodo: 'CARTAO_CREDITO' as const, parcelas: 3, pagoEm: '2026-11-20' }
  expect(parcelasDoCartao({ ...credito, taxaCentavos: 7 }, CONDICOES).map((parte) => parte.taxaCentavos)).toEqual([
    3, 2, 2,
  ])
  expect(recusaDasParcelas('CARTAO_CREDITO', 12, 12)).toBeNull()
  expect(recusaDasParcelas('CARTAO_CREDITO', 12, 11)).toBe('São parcelas demais para este valor.')
  expect(recusaDasParcelas('PIX', 2, 100)).toBe('Só o cartão de crédito é parcelado.')
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { quantoRepassar, calcularRepasse } from '../repasse/index.ts'
import { cenario as esquema, examesParaLucro, precoParaMargem, simular, type Cenario } from './index.ts'
import { partesDo } from './partes.ts'
import { tamanhoDo } from './sensibilidade.ts'

const centavos = (max: number) => fc.option(fc.integer({ min: 0, max }))
const bp = (max: number) => fc.option(fc.integer({ min: 0, max }))
const ajuste = { tipo: fc.constantFrom('NENHUM', 'PERCENTUAL', 'VALOR'), centavos: centavos(30_000) } as const
const cenarios: fc.Arbitrary<Cenario> = fc
  .record({
    nome: fc.constant('Cenário'),
    servico: fc.constant('Exame'),
    precoCentavos: fc.option(fc.integer({ min: 1, max: 200_000 })),
    exames: fc.integer({ min: 1, max: 2_000 }),
    margemBp: bp(6_000),
    plantao: fc.record({ ...ajuste, basisPoints: bp(20_000) }),
    insumos: fc.array(
      fc.record({
        nome: fc.constant('Insumo'),
        quantidade: fc.integer({ min: 1, max: 999 }).map((n) => n / 100),
        custoCentavos: centavos(5_000),
      }),
      { maxLength: 4 },
    ),
    equipamentos: fc.array(
      fc.record({
        nome: fc.constant('Aparelho'),
        custoCentavos: fc.integer({ min: 1_000_000, max: 9_000_000 }),
        vidaMeses: fc.integer({ min: 1, max: 120 }),
        residualCentavos: centavos(1_000_000),
        manutencaoCentavos: centavos(90_000),
        examesMes: fc.integer({ min: 1, max: 400 }),
      }),
      { maxLength: 2 },
    ),
    minutos: fc.option(fc.integer({ min: 0, max: 180 })),
    custoHoraCentavos: centavos(10_000),
    km: fc.option(fc.integer({ min: 0, max: 900 }).map((n) => n / 10)),
    custoKmCentavos: centavos(300),
    minutosDeViagem: fc.option(fc.integer({ min: 0, max: 180 })),
    imposto: fc.record({
      tipo: fc.constantFrom('SIMPLES', 'ALIQUOTA', 'NENHUM'),
      receita12Centavos: centavos(480_000_000),
      folha12Centavos: centavos(200_000_000),
      aliquotaBp: bp(4_000),
    }),
    pagamento: fc.record({
      metodo: fc.constantFrom('PIX', 'DINHEIRO', 'CARTAO_DEBITO', 'CARTAO_CREDITO'),
      taxaBp: bp(1_000),
      parcelas: fc.integer({ min: 1, max: 12 }),
      antecipacaoBp: bp(300),
    }),
    repasse: fc.record({ ...ajuste, basisPoints: bp(7_000), base: fc.constantFrom('BRUTO', 'LIQUIDO') }),
    fixosCentavos: centavos(2_000_000),
  })
  .map((dados) => esquema.parse(dados))

const com = (cenario: Cenario, precoCentavos: number) => {
  const { resultado } = simular({ ...cenario, precoCentavos })
  if (resultado === null) throw new Error('sem resultado')
  return resultado
}
/** Below the base the rule cuts a fixed amount: such a price is no answer, though nothing may be lost at it. */
const pagaORepasse = ({ repasse }: Cenario, { linhas }: ReturnType<typeof com>) =>
  repasse.tipo !== 'VALOR' ||
  linhas.filter(({ tipo }) => tipo === 'REPASSE').reduce((soma, linha) => soma + linha.centavos, 0) ===
    (repasse.centavos ?? 0)

it('as linhas somam o custo, e custo e sobra somam o cobrado', () => {
  fc.assert(
    fc.property(cenarios, fc.integer({ min: 1, max: 300_000 }), (cenario, preco) => {
      const { linhas, custoCentavos, sobraCentavos, cobradoCentavos } = com(cenario, preco)
      expect(linhas.reduce((soma, { centavos: valor }) => soma + valor, 0)).toBe(custoCentavos)
      expect(custoCentavos + sobraCentavos).toBe(cobradoCentavos)
      for (const { centavos: valor } of linhas) expect(Number.isSafeInteger(valor) && valor > 0).toBe(true)
    }),
  )
})

it('no preço mínimo nada se perde; um centavo abaixo, perde-se', () => {
  fc.assert(
    fc.property(cenarios, (cenario) => {
      const { valor } = simular(cenario).minimo
      if (valor === null) return
      const nele = com(cenario, valor)
      expect(nele.resultadoDoMesCentavos).toBeGreaterThanOrEqual(0)
      expect(pagaORepasse(cenario, nele)).toBe(true)
      if (valor === 0) return
      const abaixo = com(cenario, valor - 1)
      expect(abaixo.resultadoDoMesCentavos < 0 || !pagaORepasse(cenario, abaixo)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

it('o preço sugerido tem a margem pedida; um centavo abaixo, não', () => {
  fc.assert(
    fc.property(cenarios, fc.integer({ min: 0, max: 6_000 }), (cenario, margem) => {
      const { valor } = precoParaMargem(cenario, margem)
      if (valor === null || valor === 0) return
      expect(com(cenario, valor).margemBp).toBeGreaterThanOrEqual(margem)
      const abaixo = com(cenario, valor - 1)
      expect(abaixo.margemBp < margem || !pagaORepasse(cenario, abaixo)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

it('nenhum preço mais baixo teria servido', () => {
  fc.assert(
    fc.property(cenarios, fc.integer({ min: 1, max: 40 }), (cenario, menos) => {
      const { valor } = simular(cenario).minimo
      if (valor === null || valor < menos) return
      const abaixo = com(cenario, valor - menos)
      expect(abaixo.resultadoDoMesCentavos < 0 || !pagaORepasse(cenario, abaixo)).toBe(true)
    }),
  )
})

it('mais exames nunca baixam o resultado do mês quando cada um contribui', () => {
  fc.assert(
    fc.property(
      cenarios,
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 1, max: 300_000 }),
      (cenario, mais, preco) => {
        const antes = com(cenario, preco)
        if (antes.contribuicaoCentavos < 0) return
        const depois = com({ ...cenario, exames: cenario.exames + mais }, preco)
        expect(depois.resultadoDoMesCentavos).toBeGreaterThanOrEqual(antes.resultadoDoMesCentavos)
      },
    ),
  )
})

it('o ponto de equilíbrio é onde o resultado do mês deixa de ser perda', () => {
  fc.assert(
    fc.property(cenarios, fc.integer({ min: 1, max: 300_000 }), (cenario, preco) => {
      const { equilibrio, contribuicaoCentavos } = com(cenario, preco)
      const mes = (exames: number) => exames * contribuicaoCentavos - (cenario.fixosCentavos ?? 0)
      if (equilibrio.valor === null) {
        expect(contribuicaoCentavos).toBeLessThanOrEqual(0)
        expect(equilibrio.porque).toMatch(/\.$/)
        return
      }
      expect(mes(equilibrio.valor)).toBeGreaterThanOrEqual(0)
      if (equilibrio.valor > 0) expect(mes(equilibrio.valor - 1)).toBeLessThan(0)
      if (equilibrio.valor >= 1 && equilibrio.valor <= 100_000)
        expect(com({ ...cenario, exames: equilibrio.valor }, preco).resultadoDoMesCentavos).toBeGreaterThanOrEqual(0)
    }),
  )
})

it('a quantidade para um lucro o alcança, e um exame a menos não', () => {
  fc.assert(
    fc.property(cenarios, fc.integer({ min: 1, max: 5_000_000 }), (cenario, lucro) => {
      const { valor } = examesParaLucro({ ...cenario, precoCentavos: 150_000 }, lucro)
      if (valor === null || valor < 1) return
      const { contribuicaoCentavos } = com(cenario, 150_000)
      const mes = (exames: number) => exames * contribuicaoCentavos - (cenario.fixosCentavos ?? 0)
      expect(mes(valor)).toBeGreaterThanOrEqual(lucro)
      expect(mes(valor - 1)).toBeLessThan(lucro)
    }),
  )
})

it('as alavancas vêm da que mais mexe para a que menos mexe, e nenhuma à toa', () => {
  fc.assert(
    fc.property(cenarios, fc.integer({ min: 1, max: 300_000 }), (cenario, preco) => {
      const tamanhos = com(cenario, preco).sensibilidade.map(tamanhoDo)
      expect(tamanhos).toEqual(tamanhos.toSorted((a, b) => b - a))
      expect(tamanhos.every((tamanho) => tamanho > 0)).toBe(true)
    }),
  )
})

it('o repasse é o da regra que explica', () => {
  fc.assert(
    fc.property(cenarios, fc.integer({ min: 0, max: 300_000 }), (cenario, bruto) => {
      const { taxas, imposto, regra } = partesDo(cenario)
      const item = { bruto, taxas, impostos: [imposto], regra }
      expect(quantoRepassar(item)).toBe(calcularRepasse(item).centavos)
    }),
  )
})

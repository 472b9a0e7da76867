import { describe, expect, it } from 'vitest'
import {
  aliquotaDoSimples,
  cenario as esquemaDoCenario,
  CENARIO_DE_EXEMPLO,
  CENARIO_EM_BRANCO,
  dadosDaSimulacao,
  examesParaLucro,
  precoParaMargem,
  simular,
  type Cenario,
} from './index.ts'

const livre: Cenario = {
  ...CENARIO_EM_BRANCO,
  servico: 'Ultrassom',
  precoCentavos: 20_000,
  imposto: { ...CENARIO_EM_BRANCO.imposto, tipo: 'NENHUM' },
}
const REAIS = 100

describe('Simples', () => {
  it.each([
    ['primeira faixa', 150_000, 60_000, 'III', 1, 600],
    // (240.000 × 11,2 % − 9.360) ÷ 240.000 = 7,3 %
    ['segunda faixa', 240_000, 72_000, 'III', 2, 730],
    // (1.000.000 × 16 % − 35.640) ÷ 1.000.000 = 12,436 %
    ['quarta faixa', 1_000_000, 300_000, 'III', 4, 1_244],
    // (240.000 × 18 % − 4.500) ÷ 240.000 = 16,125 %
    ['fator R abaixo de 28 %', 240_000, 60_000, 'V', 2, 1_613],
    ['fator R de 28 % em ponto', 100_000, 28_000, 'III', 1, 600],
    ['um centavo abaixo', 100_000, 27_999.99, 'V', 1, 1_550],
    ['fim de uma faixa', 180_000, 0, 'V', 1, 1_550],
    ['limite', 4_800_000, 0, 'V', 6, 1_925],
    ['sem receita, com folha', 0, 5_000, 'III', 1, 600],
    ['sem receita nem folha', 0, 0, 'V', 1, 1_550],
  ] as const)('%s', (_caso, receita, folha, anexo, faixa, basisPoints) => {
    const lida = aliquotaDoSimples(receita * REAIS, Math.round(folha * REAIS))
    expect(lida).toMatchObject({ anexo, faixa, basisPoints })
    expect(lida.texto).toContain(`Anexo ${anexo}, ${faixa}ª faixa`)
  })

  it('a alíquota não salta de uma faixa para a seguinte', () => {
    for (const limite of [180_000, 360_000, 720_000, 1_800_000])
      for (const folha of [0, limite]) {
        const [antes, depois] = [limite, limite + 0.01].map((v) =>
          aliquotaDoSimples(Math.round(v * REAIS), folha * REAIS),
        )
        expect(Math.abs((antes?.basisPoints ?? 0) - (depois?.basisPoints ?? 0))).toBeLessThanOrEqual(1)
      }
  })

  it('acima de R$ 3,6 milhões lembra do ISS', () => {
    expect(aliquotaDoSimples(3_700_000 * REAIS, 0).texto).toContain('ISS é pago à parte')
    expect(aliquotaDoSimples(3_600_000 * REAIS, 0).texto).not.toContain('ISS')
  })
})

describe('linhas do custo', () => {
  it('cada parte pela sua conta', () => {
    const { resultado } = simular({
      ...livre,
      exames: 40,
      insumos: [{ nome: 'Gel', quantidade: 0.25, custoCentavos: 1_830 }],
      equipamentos: [
        {
          nome: 'Aparelho',
          custoCentavos: 6_000_000,
          residualCentavos: 1_200_000,
          vidaMeses: 60,
          manutencaoCentavos: 20_000,
          examesMes: 80,
        },
      ],
      minutos: 45,
      custoHoraCentavos: 2_400,
      km: 12.5,
      custoKmCentavos: 110,
      minutosDeViagem: 20,
      fixosCentavos: 100_001,
      imposto: { ...livre.imposto, tipo: 'ALIQUOTA', aliquotaBp: 600 },
      pagamento: { metodo: 'CARTAO_CREDITO', taxaBp: 300, parcelas: 3, antecipacaoBp: 150 },
      repasse: { tipo: 'PERCENTUAL', basisPoints: 4_000, centavos: null, base: 'LIQUIDO' },
    })
    expect(resultado?.linhas.map(({ rotulo, centavos }) => [rotulo, centavos])).toEqual([
      ['Gel', 458],
      ['Aparelho', 1_250],
      ['Tempo do exame', 1_800],
      ['Quilômetros', 1_375],
      ['Tempo de deslocamento', 800],
      ['Custos fixos do mês, por exame', 2_500],
      ['Impostos', 1_200],
      ['Taxa do pagamento', 600],
      ['Antecipação de 3 parcelas', 600],
      ['Repasse ao especialista', 7_040],
    ])
    expect(resultado).toMatchObject({
      custoCentavos: 17_623,
      sobraCentavos: 2_377,
      contribuicaoCentavos: 4_877,
      receitaDoMesCentavos: 800_000,
      resultadoDoMesCentavos: 95_079,
      margemBp: 1_188,
      equilibrio: { valor: 21 },
      digitado: true,
    })
  })

  it('o plantão é cobrado por cima do preço, e o dinheiro não tem taxa', () => {
    const { resultado } = simular({
      ...livre,
      plantao: { tipo: 'PERCENTUAL', basisPoints: 5_000, centavos: null },
      pagamento: { ...livre.pagamento, metodo: 'DINHEIRO', taxaBp: 900 },
    })
    expect(resultado).toMatchObject({ precoCentavos: 20_000, cobradoCentavos: 30_000, custoCentavos: 0 })
  })

  it('o repasse fixo é limitado à base, e o preço mínimo o paga inteiro', () => {
    const fixo: Cenario = { ...livre, repasse: { tipo: 'VALOR', basisPoints: null, centavos: 5_000, base: 'BRUTO' } }
    expect(simular({ ...fixo, precoCentavos: 3_000 }).resultado?.custoCentavos).toBe(3_000)
    expect(simular(fixo).minimo).toEqual({ valor: 5_000, porque: null })
  })
})

describe('perguntas', () => {
  const comImposto: Cenario = {
    ...livre,
    custoHoraCentavos: 6_000,
    minutos: 60,
    imposto: { ...livre.imposto, tipo: 'ALIQUOTA', aliquotaBp: 1_000 },
  }

  it('sem preço, vale o sugerido', () => {
    // 60,00 ÷ (1 − 10 % − 30 %) = 100,00
    const { sugerido, resultado } = simular({ ...comImposto, precoCentavos: null, margemBp: 3_000 })
    expect(sugerido.valor).toBe(10_000)
    expect(resultado).toMatchObject({ precoCentavos: 10_000, digitado: false, margemBp: 3_000 })
    expect(precoParaMargem(comImposto, 4_000).valor).toBe(12_000)
  })

  it('quantos exames dão o lucro', () => {
    const comFixos = { ...comImposto, fixosCentavos: 100_000 }
    // 200,00 − 20,00 − 60,00 = 120,00 por exame
    expect(examesParaLucro(comFixos, 0).valor).toBe(9)
    expect(examesParaLucro(comFixos, 500_000).valor).toBe(50)
    expect(examesParaLucro({ ...comFixos, precoCentavos: 6_000 }, 1).porque).toMatch(/^Cada exame perde R\$\s6,00/)
    expect(
      examesParaLucro({ ...livre, fixosCentavos: 1, insumos: [{ nome: 'x', quantidade: 1, custoCentavos: 20_000 }] }, 0)
        .porque,
    ).toContain('só paga o próprio custo')
  })

  it.each([
    ['impostos de 100 %', { imposto: { ...livre.imposto, tipo: 'ALIQUOTA', aliquotaBp: 10_000 } }],
    ['impostos e repasse', { repasse: { tipo: 'PERCENTUAL', basisPoints: 9_000, centavos: null, base: 'BRUTO' } }],
    ['a margem que não cabe', { margemBp: 9_000 }],
  ] satisfies [string, Partial<Cenario>][])('o que não fecha responde com uma frase: %s', (_caso, parte) => {
    const impossivel: Cenario = { ...comImposto, precoCentavos: null, ...parte }
    const { sugerido, resultado } = simular(impossivel)
    expect(sugerido.valor).toBeNull()
    expect(sugerido.porque).toMatch(/\.$/)
    expect(resultado).toBeNull()
    expect(examesParaLucro(impossivel, 1).porque).toContain('Informe um preço')
    const lido = dadosDaSimulacao.safeParse({ nome: 'x', cenarios: [impossivel] })
    expect(lido.error?.issues).toMatchObject([
      { path: ['cenarios', 0, 'precoCentavos'], message: expect.stringContaining(sugerido.porque ?? '?') as string },
    ])
  })

  it('um preço que passaria de um milhão também', () => {
    expect(simular({ ...livre, fixosCentavos: 1_000_000_000 }).minimo.porque).toContain('R$ 1 milhão')
  })
})

it('um décimo dos exames muda um décimo do que eles deixam, sem mexer nos custos fixos', () => {
  const { resultado } = simular(CENARIO_DE_EXEMPLO)
  const deTodos = CENARIO_DE_EXEMPLO.exames * (resultado?.contribuicaoCentavos ?? 0)
  expect(resultado?.sensibilidade.find(({ alavanca }) => alavanca === 'EXAMES')).toEqual({
    alavanca: 'EXAMES',
    menosCentavos: -Math.round(deTodos / 10),
    maisCentavos: Math.round(deTodos / 10),
  })
})

describe('o que se digita', () => {
  it('o exemplo e o em branco servem', () => {
    expect(dadosDaSimulacao.parse({ nome: 'Exemplo', cenarios: [CENARIO_DE_EXEMPLO] }).cenarios).toEqual([
      CENARIO_DE_EXEMPLO,
    ])
    expect(esquemaDoCenario.parse({ ...CENARIO_EM_BRANCO, servico: 'x' }).precoCentavos).toBeNull()
    const { resultado, minimo, sugerido } = simular(CENARIO_DE_EXEMPLO)
    expect(resultado?.margemBp).toBeGreaterThan(0)
    expect((minimo.valor ?? 0) < (sugerido.valor ?? 0)).toBe(true)
  })

  const equipamento = CENARIO_DE_EXEMPLO.equipamentos[0]
  it.each([
    ['exames', { exames: 0 }],
    ['precoCentavos', { precoCentavos: 0 }],
    ['insumos.0.quantidade', { insumos: [{ nome: 'Gel', quantidade: 0.001, custoCentavos: 1 }] }],
    ['equipamentos.0.residualCentavos', { equipamentos: [{ ...equipamento, residualCentavos: 9_999_999 }] }],
    ['imposto.receita12Centavos', { imposto: { ...livre.imposto, tipo: 'SIMPLES', receita12Centavos: 480_000_001 } }],
    ['km', { km: 1.23 }],
    ['servico', { servico: ' ' }],
  ])('recusa no campo %s', (campo, parte) => {
    const lido = esquemaDoCenario.safeParse({ ...livre, ...parte })
    expect(lido.error?.issues.map(({ path }) => path.join('.'))).toEqual([campo])
  })

  it('o que está errado é dito no seu campo, sem tentar a conta', () => {
    const lido = dadosDaSimulacao.safeParse({ nome: 'x', cenarios: [{ ...livre, exames: 0, precoCentavos: null }] })
    expect(lido.error?.issues.map(({ path }) => path.join('.'))).toEqual(['cenarios.0.exames'])
  })

  it('quatro cenários são demais, e nenhum é pouco', () => {
    for (const quantos of [0, 4])
      expect(
        dadosDaSimulacao.safeParse({ nome: 'x', cenarios: Array.from({ length: quantos }, () => livre) }).success,
      ).toBe(false)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { precificarItem, precoBase, type Ajuste, type ItemAPrecificar } from './index.ts'

const servico = { nome: 'US abdominal', centavos: 20_000 }
const precoDoParceiro = 15_000
const tabelaDoParceiro = { nome: 'Tabela A', centavos: 16_000 }
const tabelaDoPlano = { nome: 'PetSaúde', centavos: 17_000 }

describe('precedência', () => {
  it.each<[string, ItemAPrecificar, string, number]>([
    ['tudo presente', { servico, precoDoParceiro, tabelaDoParceiro, tabelaDoPlano }, 'PRECO_DO_PARCEIRO', 15_000],
    ['sem preço próprio', { servico, tabelaDoParceiro, tabelaDoPlano }, 'TABELA_DO_PARCEIRO', 16_000],
    ['só o plano', { servico, tabelaDoPlano }, 'TABELA_DO_PLANO', 17_000],
    ['nada', { servico }, 'PRECO_DO_SERVICO', 20_000],
    [
      'nulos são ausência',
      { servico, precoDoParceiro: null, tabelaDoParceiro: null, tabelaDoPlano: null },
      'PRECO_DO_SERVICO',
      20_000,
    ],
    ['zero é preço', { servico, precoDoParceiro: 0, tabelaDoParceiro }, 'PRECO_DO_PARCEIRO', 0],
  ])('%s', (_nome, item, regra, centavos) => {
    const preco = precificarItem(item)
    expect(preco.explicacao.regra).toBe(regra)
    expect(preco.centavos).toBe(centavos)
  })
})

describe('ajustes', () => {
  it('plantão sobre a base, desconto sobre o subtotal, tudo explicado', () => {
    const preco = precificarItem({
      servico,
      plantao: { tipo: 'PERCENTUAL', basisPoints: 3000 },
      deslocamento: 2500,
      desconto: { tipo: 'PERCENTUAL', basisPoints: 1000, motivo: ' cliente fiel ' },
    })
    expect(preco.explicacao.linhas).toEqual([
      { rotulo: 'Preço do serviço: US abdominal', centavos: 20_000 },
      { rotulo: 'Plantão (30%)', centavos: 6000 },
      { rotulo: 'Deslocamento', centavos: 2500 },
      { rotulo: 'Desconto (10%): cliente fiel', centavos: -2850 },
    ])
    expect(preco.centavos).toBe(25_650)
    expect(preco.explicacao.texto.replaceAll('\u00a0', ' ')).toBe(
      'R$ 200,00 (Preço do serviço: US abdominal) + R$ 60,00 (Plantão (30%)) + R$ 25,00 (Deslocamento) − R$ 28,50 (Desconto (10%): cliente fiel) = R$ 256,50',
    )
  })

  it('a parte do pacote toma o lugar do preço, e diz de que preço é parte', () => {
    const preco = precoBase({ servico: { nome: 'Check-up', centavos: 50_000 }, precoDoParceiro: 48_000 })
    const { centavos, explicacao } = precificarItem({ servico, pacote: { nome: 'Check-up', preco, parte: 31_200 } })
    expect([centavos, explicacao.regra]).toEqual([31_200, 'PRECO_DO_PARCEIRO'])
    expect(explicacao.linhas[0]?.rotulo.replaceAll('\u00a0', ' ')).toBe(
      'Parte do pacote Check-up, de R$ 480,00 (Preço próprio da clínica parceira)',
    )
  })

  it('o desconto nunca passa do subtotal', () => {
    const preco = precificarItem({ servico, desconto: { tipo: 'VALOR', centavos: 99_999, motivo: 'cortesia' } })
    expect(preco.centavos).toBe(0)
    expect(preco.explicacao.linhas.at(-1)?.centavos).toBe(-20_000)
  })

  it('ajustes de valor zero não viram linha', () => {
    expect(
      precificarItem({ servico, deslocamento: 0, plantao: { tipo: 'VALOR', centavos: 0 } }).explicacao.linhas,
    ).toHaveLength(1)
  })

  it.each<[string, Partial<ItemAPrecificar>]>([
    ['desconto.motivo', { desconto: { tipo: 'VALOR', centavos: 1, motivo: ' ' } }],
    ['desconto', { desconto: { tipo: 'VALOR', centavos: -1, motivo: 'x' } }],
    ['plantao', { plantao: { tipo: 'PERCENTUAL', basisPoints: -1 } }],
    ['deslocamento', { deslocamento: -1 }],
    ['preco', { precoDoParceiro: -1 }],
  ])('recusa em %s', (campo, parcial) => {
    expect(() => precificarItem({ servico, ...parcial })).toThrow(
      expect.objectContaining({ codigo: 'VALIDACAO', campos: { [campo]: expect.any(String) } }),
    )
  })

  it('recusa fração de centavo', () => {
    expect(() => precificarItem({ servico: { nome: 'x', centavos: 10.5 } })).toThrow(RangeError)
  })
})

describe('propriedades', () => {
  const centavos = fc.nat(100_000_000)
  const ajuste = fc.oneof(
    fc.record({ tipo: fc.constant('PERCENTUAL' as const), basisPoints: fc.nat(30_000) }),
    fc.record({ tipo: fc.constant('VALOR' as const), centavos }),
  ) satisfies fc.Arbitrary<Ajuste>
  const talvez = <T>(valor: fc.Arbitrary<T>) => fc.option(valor, { nil: undefined })
  const tabela = fc.record({ nome: fc.string(), centavos })
  const item = fc.record({
    servico: tabela,
    precoDoParceiro: talvez(centavos),
    tabelaDoParceiro: talvez(tabela),
    tabelaDoPlano: talvez(tabela),
    pacote: talvez(
      fc.record({
        nome: fc.string(),
        preco: fc.record({ regra: fc.constant('TABELA_DO_PLANO' as const), rotulo: fc.string(), centavos }),
        parte: centavos,
      }),
    ),
    plantao: talvez(ajuste),
    deslocamento: talvez(centavos),
    desconto: talvez(ajuste.map((valor) => ({ ...valor, motivo: 'motivo' }))),
  })

  it('as linhas somam o total, nunca negativo; só a do desconto subtrai', () => {
    fc.assert(
      fc.property(item, (sorteado) => {
        const { centavos: total, explicacao } = precificarItem(sorteado)
        expect(explicacao.linhas.reduce((soma, linha) => soma + linha.centavos, 0)).toBe(total)
        expect(total).toBeGreaterThanOrEqual(0)
        for (const linha of explicacao.linhas) if (linha.centavos < 0) expect(linha.rotulo).toMatch(/^Desconto/)
      }),
    )
  })

  it('mais plantão, mais deslocamento ou menos desconto nunca barateiam', () => {
    fc.assert(
      fc.property(item, ({ desconto, plantao, deslocamento, ...base }) => {
        const minimo = precificarItem(base).centavos
        expect(precificarItem({ ...base, plantao, deslocamento }).centavos).toBeGreaterThanOrEqual(minimo)
        expect(precificarItem({ ...base, desconto }).centavos).toBeLessThanOrEqual(minimo)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { somarCentavos } from '../dinheiro/index.ts'
import {
  calcularRepasse,
  comTaxas,
  escolherRegra,
  quantoRepassar,
  ratearTaxas,
  type Deducao,
  type RegraDeRepasse,
  type Taxa,
} from './index.ts'

function regra(
  codigo: string,
  parcial: Partial<Pick<RegraDeRepasse, 'servico' | 'parceiro' | 'inicio' | 'fim'>> = {},
): RegraDeRepasse {
  return { codigo, servico: null, parceiro: null, base: 'BRUTO', tipo: 'PERCENTUAL', basisPoints: 4000, ...parcial }
}
const alvo = { servico: 'us', parceiro: 'clinica', dia: '2026-11-20' }

describe('escolherRegra', () => {
  const geral = regra('geral')
  const porParceiro = regra('parceiro', { parceiro: 'clinica' })
  const porServico = regra('servico', { servico: 'us' })
  const exata = regra('exata', { servico: 'us', parceiro: 'clinica' })
  const alheia = regra('alheia', { servico: 'us', parceiro: 'outra' })

  it.each([
    [[geral, porParceiro, porServico, exata, alheia], 'exata'],
    [[geral, porParceiro, porServico, alheia], 'servico'],
    [[geral, porParceiro, alheia], 'parceiro'],
    [[geral, alheia], 'geral'],
  ])('mais específica primeiro: %#', (regras, codigo) => expect(escolherRegra(regras, alvo)?.codigo).toBe(codigo))

  it('nenhuma serve', () => {
    expect(escolherRegra([alheia], alvo)).toBeNull()
    expect(escolherRegra([], alvo)).toBeNull()
    expect(escolherRegra([porParceiro], { ...alvo, parceiro: null })).toBeNull()
  })

  it.each([
    ['2026-11-20', '2026-11-20', true],
    ['2026-11-21', null, false],
    [null, '2026-11-19', false],
    [null, null, true],
    ['2026-01-01', '2026-12-31', true],
  ])('vigência de %s a %s no dia 20/11/2026: %s', (inicio, fim, vigente) => {
    expect(escolherRegra([regra('r', { inicio, fim })], alvo) !== null).toBe(vigente)
  })

  it('entre iguais vale a que começou por último', () => {
    const antiga = regra('z', { inicio: '2025-01-01' })
    const nova = regra('a', { inicio: '2026-06-01' })
    expect(escolherRegra([nova, antiga, geral], alvo)?.codigo).toBe('a')
  })

  it('uma regra vencida e específica não esconde a geral', () => {
    expect(escolherRegra([regra('velha', { servico: 'us', fim: '2026-01-01' }), geral], alvo)?.codigo).toBe('geral')
  })

  it('a ordem da lista não importa', () => {
    const campo = fc.constantFrom(null, 'us', 'clinica')
    const uma = fc.record({
      servico: campo,
      parceiro: campo,
      inicio: fc.constantFrom(null, '2025-01-01', '2026-12-01'),
    })
    fc.assert(
      fc.property(fc.array(uma, { maxLength: 8 }), (parciais) => {
        const regras = parciais.map((parcial, i) => regra(`r${i}`, parcial))
        expect(escolherRegra(regras.toReversed(), alvo)).toEqual(escolherRegra(regras, alvo))
      }),
    )
  })
})

const taxas: Deducao[] = [{ rotulo: 'Cartão de crédito', tipo: 'PERCENTUAL', basisPoints: 349 }]
const impostos: Deducao[] = [{ rotulo: 'ISS', tipo: 'PERCENTUAL', basisPoints: 500 }]

describe('calcularRepasse', () => {
  it('percentual do líquido: cada centavo explicado', () => {
    const resultado = calcularRepasse({ bruto: 20_000, taxas, impostos, regra: { ...regra('r'), base: 'LIQUIDO' } })
    expect(resultado.linhas).toEqual([
      { tipo: 'BRUTO', rotulo: 'Valor bruto', centavos: 20_000 },
      { tipo: 'TAXA', rotulo: 'Cartão de crédito (3,49%)', centavos: -698 },
      { tipo: 'IMPOSTO', rotulo: 'ISS (5%)', centavos: -1000 },
      { tipo: 'BASE', rotulo: 'Base líquida', centavos: 18_302 },
      { tipo: 'REPASSE', rotulo: 'Repasse de 40% do líquido', centavos: 7321 },
      { tipo: 'RETIDO', rotulo: 'Fica com a empresa', centavos: 10_981 },
    ])
    expect(resultado).toMatchObject({ centavos: 7321, regra: 'r' })
    expect(resultado.texto.replaceAll('\u00a0', ' ')).toBe(
      'R$ 200,00 − R$ 6,98 (Cartão de crédito (3,49%)) − R$ 10,00 (ISS (5%)) = base de R$ 183,02. Repasse de 40% do líquido: R$ 73,21.',
    )
  })

  it('percentual do bruto ignora taxas e impostos', () => {
    const { centavos, linhas } = calcularRepasse({ bruto: 20_000, taxas, impostos, regra: regra('r') })
    expect(centavos).toBe(8000)
    expect(linhas.map((linha) => linha.tipo)).toEqual(['BRUTO', 'BASE', 'REPASSE', 'RETIDO'])
  })

  it('valor fixo, limitado à base', () => {
    const fixa = (centavos: number): RegraDeRepasse => ({
      codigo: 'f',
      servico: null,
      parceiro: null,
      base: 'LIQUIDO',
      tipo: 'VALOR',
      centavos,
    })
    expect(calcularRepasse({ bruto: 20_000, taxas, impostos, regra: fixa(5000) }).centavos).toBe(5000)
    const limitado = calcularRepasse({ bruto: 20_000, taxas, impostos, regra: fixa(19_000) })
    expect(limitado.centavos).toBe(18_302)
    expect(limitado.texto).toContain('limitado à base')
  })

  it('sem regra: zero, e diz por quê', () => {
    const resultado = calcularRepasse({ bruto: 20_000, taxas, impostos, regra: null })
    expect(resultado).toMatchObject({ centavos: 0, regra: null })
    expect(resultado.texto).toContain('Nenhuma regra de repasse')
  })

  it('recusa valores negativos', () => {
    expect(() => calcularRepasse({ bruto: -1, taxas, impostos, regra: null })).toThrow(
      expect.objectContaining({ codigo: 'VALIDACAO' }),
    )
    const negativa: Deducao = { rotulo: 'x', tipo: 'VALOR', centavos: -1 }
    expect(() =>
      calcularRepasse({ bruto: 1, taxas: [negativa], impostos, regra: { ...regra('r'), base: 'LIQUIDO' } }),
    ).toThrow()
  })

  it('nunca negativo, nunca acima do bruto, e as somas fecham', () => {
    const valor = fc.oneof(
      fc.record({ tipo: fc.constant('PERCENTUAL' as const), basisPoints: fc.nat(15_000) }),
      fc.record({ tipo: fc.constant('VALOR' as const), centavos: fc.nat(50_000) }),
    )
    const deducoes = fc.array(
      valor.map((v): Deducao => ({ rotulo: 'd', ...v })),
      { maxLength: 4 },
    )
    const umaRegra = fc
      .tuple(valor, fc.constantFrom('BRUTO' as const, 'LIQUIDO' as const), fc.boolean())
      .map(([v, base, semDeslocamento]): RegraDeRepasse => {
        return { codigo: 'r', servico: null, parceiro: null, base, semDeslocamento, ...v }
      })
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.nat(120_000),
        deducoes,
        deducoes,
        fc.option(umaRegra),
        (bruto, deslocamento, ...resto) => {
          const [umasTaxas, unsImpostos, qual] = resto
          const item = { bruto, deslocamento, taxas: umasTaxas, impostos: unsImpostos, regra: qual }
          const { centavos, linhas } = calcularRepasse(item)
          const somar = (...tipos: string[]) =>
            linhas.filter((l) => tipos.includes(l.tipo)).reduce((soma, l) => soma + l.centavos, 0)
          expect(centavos).toBeGreaterThanOrEqual(0)
          expect(centavos).toBeLessThanOrEqual(bruto)
          expect(somar('BRUTO', 'DESLOCAMENTO', 'TAXA', 'IMPOSTO')).toBe(somar('BASE'))
          expect(somar('REPASSE', 'RETIDO')).toBe(somar('BASE'))
          expect(somar('RETIDO')).toBeGreaterThanOrEqual(0)
          expect(somar('REPASSE')).toBe(centavos)
          expect(quantoRepassar(item)).toBe(centavos)
        },
      ),
    )
  })

  it('o deslocamento que fica com a empresa não entra na base, nem as taxas e os impostos sobre ele', () => {
    const item = { bruto: 23_000, deslocamento: 3_000, taxas, impostos }
    const daRegra = { ...regra('r'), base: 'LIQUIDO', semDeslocamento: true } as const
    const { linhas, centavos, texto } = calcularRepasse({ ...item, regra: daRegra })
    expect(linhas.map((linha) => [linha.tipo, linha.centavos])).toEqual([
      ['BRUTO', 23_000],
      ['DESLOCAMENTO', -3_000],
      ['TAXA', -698],
      ['IMPOSTO', -1_000],
      ['BASE', 18_302],
      ['REPASSE', 7_321],
      ['RETIDO', 10_981],
    ])
    expect(texto).toMatch(/^R\$\s230,00 − R\$\s30,00 \(Deslocamento, que fica com a empresa\)/)
    expect(calcularRepasse({ ...item, regra: { ...daRegra, base: 'BRUTO' } }).centavos).toBe(8_000)
    expect(calcularRepasse({ ...item, regra: { ...daRegra, semDeslocamento: false } }).centavos).toBeGreaterThan(
      centavos,
    )
  })
})

describe('taxas do pagamento', () => {
  it('cada taxa se reparte pelo que foi recebido, ao centavo', () => {
    const taxa = fc.record({ rotulo: fc.constantFrom('Pix', 'Cartão'), centavos: fc.nat(50_000) })
    fc.assert(
      fc.property(
        fc.array(taxa, { maxLength: 3 }),
        fc.array(fc.nat(100_000), { minLength: 1, maxLength: 30 }),
        (lista, valores) => {
          const total = (alguma: readonly Taxa[]) => somarCentavos(alguma.map(({ centavos }) => centavos))
          const partes = ratearTaxas(lista, valores)
          const vale = somarCentavos(valores) > 0
          expect(partes).toHaveLength(valores.length)
          expect(total(partes.flat())).toBe(vale ? total(lista) : 0)
          partes.forEach((parte, indice) => expect(total(parte) === 0 || (valores[indice] ?? 0) > 0).toBe(true))
        },
      ),
    )
  })

  it('muda só a taxa: o imposto fica como foi explicado, e tirá-la devolve o repasse de antes', () => {
    const daRegra = { ...regra('r'), base: 'LIQUIDO', semDeslocamento: true } as const
    const semTaxa = calcularRepasse({ bruto: 23_000, deslocamento: 3_000, taxas: [], impostos, regra: daRegra })
    const recebido = comTaxas(semTaxa.linhas, daRegra, [{ rotulo: 'Taxa: Cartão de crédito', centavos: 805 }])
    // 8,05 of 230,00: 7,00 of the 200,00 that is shared.
    expect(recebido.linhas.map((linha) => [linha.tipo, linha.rotulo, linha.centavos])).toEqual([
      ['BRUTO', 'Valor bruto', 23_000],
      ['DESLOCAMENTO', 'Deslocamento, que fica com a empresa', -3_000],
      ['TAXA', 'Taxa: Cartão de crédito', -700],
      ['IMPOSTO', 'ISS (5%)', -1_000],
      ['BASE', 'Base líquida', 18_300],
      ['REPASSE', 'Repasse de 40% do líquido', 7_320],
      ['RETIDO', 'Fica com a empresa', 10_980],
    ])
    expect(comTaxas(recebido.linhas, daRegra, [])).toEqual(semTaxa)
    expect(
      comTaxas(calcularRepasse({ bruto: 0, taxas: [], impostos, regra: daRegra }).linhas, daRegra, []).centavos,
    ).toBe(0)
  })

  it.each([9_700, 10_000, 10_001])(
    'a taxa de %s centavos, digitada por engano e estornada, não leva o imposto',
    (taxa) => {
      const daRegra = { ...regra('r'), base: 'LIQUIDO', basisPoints: 5_000 } as const
      const imposto: Deducao = { rotulo: 'Impostos', tipo: 'PERCENTUAL', basisPoints: 600 }
      const semTaxa = calcularRepasse({ bruto: 10_000, taxas: [], impostos: [imposto], regra: daRegra })
      expect(semTaxa.centavos).toBe(4_700)
      const comErro = comTaxas(semTaxa.linhas, daRegra, [{ rotulo: 'Taxa: Pix', centavos: taxa }])
      expect(comErro.centavos).toBe(0)
      expect(comTaxas(comErro.linhas, daRegra, [])).toEqual(semTaxa)
    },
  )

  it('qualquer taxa que vem e volta devolve o mesmo repasse', () => {
    const percentual = (rotulo: string) =>
      fc.nat(6_000).map((basisPoints): Deducao => ({ rotulo, tipo: 'PERCENTUAL', basisPoints }))
    const ganho = fc.oneof(
      fc.record({ tipo: fc.constant('PERCENTUAL' as const), basisPoints: fc.nat(10_000) }),
      fc.record({ tipo: fc.constant('VALOR' as const), centavos: fc.nat(50_000) }),
    )
    const umaTaxa = fc.record({ rotulo: fc.constantFrom('Pix', 'Cartão'), centavos: fc.nat(150_000) })
    const exame = fc.record({
      bruto: fc.nat(100_000),
      deslocamento: fc.nat(120_000),
      impostos: fc.tuple(percentual('ISS'), percentual('Simples')),
      regra: fc
        .tuple(ganho, fc.boolean())
        .map(([v, semDeslocamento]) => ({ ...regra('r'), base: 'LIQUIDO' as const, semDeslocamento, ...v })),
    })
    fc.assert(
      fc.property(exame, fc.array(fc.array(umaTaxa, { maxLength: 3 }), { maxLength: 3 }), (item, vindas) => {
        const semTaxa = calcularRepasse({ ...item, taxas: [] })
        const depois = vindas.reduce(({ linhas }, lista) => comTaxas(linhas, item.regra, lista), semTaxa)
        expect(comTaxas(depois.linhas, item.regra, [])).toEqual(semTaxa)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { precificarItem } from '../preco/index.ts'
import { aplicarBasisPoints } from '../dinheiro/index.ts'
import { calcularRepasse, comTaxas, type RegraDeRepasse } from '../repasse/index.ts'
import { repartirPacote } from '../servico/index.ts'
import {
  quemGanha,
  replicarExames,
  type ExameRealizado,
  type MudancasDoLaboratorio,
  type TaxasDaEmpresa,
  type ValoresDosExames,
} from './index.ts'

type Taxas = TaxasDaEmpresa & { taxaBp: number }
const EMPRESA: Taxas = { taxaBp: 349, impostoBp: 1_000 }
const NADA: MudancasDoLaboratorio = { reajusteBp: null, tabela: null, repasseBp: null, taxaBp: null }
const CLINICAS = [null, 'a', 'b', 'c'].map((codigo) => (codigo === null ? null : { codigo, nome: `Clínica ${codigo}` }))

type Regra = { base: 'BRUTO' | 'LIQUIDO'; semDeslocamento?: boolean } & ({ basisPoints: number } | { centavos: number })
const regraDe = (regra: Regra | null): RegraDeRepasse | null => {
  if (regra === null) return null
  const comum = { codigo: 'r', servico: null, parceiro: null, base: regra.base, semDeslocamento: regra.semDeslocamento }
  return 'centavos' in regra
    ? { ...comum, tipo: 'VALOR', centavos: regra.centavos }
    : { ...comum, tipo: 'PERCENTUAL', basisPoints: regra.basisPoints }
}

interface Sorteado {
  quantos: number
  clinica: number
  servico: string
  base: number
  proprio: boolean
  plantao: number | null
  deslocamento: number
  desconto: number | null
  /** Of its payment, and of the company when it was concluded. */
  taxas: Taxas
  regra: Regra | null
}

/** An exam as a conclusion and its payment freeze it: by the rules of prices and of repasse. */
function congelar(s: Partial<Sorteado>): ExameRealizado {
  const { quantos = 1, clinica = 1, servico = 'us', base = 20_000, proprio = false, deslocamento = 0 } = s
  const { plantao = null, desconto = null, taxas = EMPRESA, regra = { base: 'BRUTO', basisPoints: 4_000 } } = s
  const dado = desconto === null ? null : ({ tipo: 'PERCENTUAL', basisPoints: desconto, motivo: 'cortesia' } as const)
  const { centavos, explicacao } = precificarItem({
    servico: { nome: 'Ultrassom', centavos: base },
    precoDoParceiro: proprio ? base : null,
    plantao: plantao === null ? null : { tipo: 'PERCENTUAL', basisPoints: plantao },
    deslocamento,
    desconto: dado,
  })
  const usada = regraDe(regra)
  const taxaCentavos = aplicarBasisPoints(centavos, taxas.taxaBp)
  const concluida = calcularRepasse({
    bruto: centavos,
    deslocamento,
    taxas: [],
    impostos: [{ tipo: 'PERCENTUAL', rotulo: 'Impostos', basisPoints: taxas.impostoBp }],
    regra: usada,
  })
  const repasse =
    usada === null ? concluida : comTaxas(concluida.linhas, usada, [{ rotulo: 'Cartão', centavos: taxaCentavos }])
  return {
    quantos,
    parceiro: CLINICAS[clinica] ?? null,
    servico,
    pacote: null,
    preco: { regra: explicacao.regra, linhas: explicacao.linhas, desconto: dado },
    brutoCentavos: centavos,
    taxaCentavos,
    repasse: { centavos: repasse.centavos, linhas: repasse.linhas, regra: usada },
  }
}

const bp = (max: number) => fc.nat(max)
const daRegra = { base: fc.constantFrom('BRUTO' as const, 'LIQUIDO' as const), semDeslocamento: fc.boolean() }
const exame = fc
  .record<Sorteado>({
    quantos: fc.integer({ min: 1, max: 4 }),
    clinica: fc.nat(3),
    servico: fc.constantFrom('us', 'eco', 'rx'),
    base: fc.nat(300_000),
    proprio: fc.boolean(),
    plantao: fc.option(bp(10_000)),
    deslocamento: fc.nat(20_000),
    desconto: fc.option(bp(10_000)),
    taxas: fc.record({ taxaBp: bp(1_500), impostoBp: bp(3_000) }),
    regra: fc.option(
      fc.oneof(fc.record({ ...daRegra, basisPoints: bp(10_000) }), fc.record({ ...daRegra, centavos: fc.nat(50_000) })),
    ),
  })
  .map(congelar)
const exames = fc.array(exame, { maxLength: 25 })
const precos = fc
  .record({ us: fc.nat(300_000), eco: fc.nat(300_000) })
  .map((valores) => ({ nome: 'Nova', precos: new Map(Object.entries(valores)) }))
const mudancas: fc.Arbitrary<MudancasDoLaboratorio> = fc
  .record({
    preco: fc.oneof(
      fc.integer({ min: -9_000, max: 50_000 }).map((reajusteBp) => ({ reajusteBp, tabela: null })),
      precos.map((tabela) => ({ reajusteBp: null, tabela })),
    ),
    repasseBp: fc.option(bp(10_000)),
    taxaBp: fc.option(bp(10_000)),
  })
  .map(({ preco, ...outras }) => ({ ...preco, ...outras }))

const FIGURAS = ['receitaCentavos', 'taxasCentavos', 'impostosCentavos', 'repasseCentavos', 'sobraCentavos'] as const
const soma = (valores: readonly number[]) => valores.reduce((total, valor) => total + valor, 0)
const sobra = ({ receitaCentavos: receita, taxasCentavos: taxas, ...v }: ValoresDosExames) =>
  receita - taxas - v.impostosCentavos - v.repasseCentavos

describe('propriedades', () => {
  it('o total é a soma das linhas, ao centavo, e cada exame está numa linha só', () => {
    fc.assert(
      fc.property(exames, mudancas, (lidos, mudanca) => {
        const { linhas, total } = replicarExames(lidos, mudanca, EMPRESA)
        for (const lado of ['real', 'simulado'] as const)
          for (const figura of FIGURAS) expect(total[lado][figura]).toBe(soma(linhas.map((l) => l[lado][figura])))
        expect(total.diferencaCentavos).toBe(soma(linhas.map((l) => l.diferencaCentavos)))
        expect(total.exames).toBe(soma(lidos.map(({ quantos }) => quantos)))
        expect(total.exames).toBe(soma(linhas.map((l) => l.exames)))
        expect(new Set(linhas.map(({ parceiro }) => parceiro?.codigo)).size).toBe(linhas.length)
        expect(total.real.receitaCentavos).toBe(soma(lidos.map((e) => e.quantos * e.brutoCentavos)))
        expect(total.real.repasseCentavos).toBe(soma(lidos.map((e) => e.quantos * e.repasse.centavos)))
      }),
    )
  })

  it('sobra é a receita sem taxas, impostos e repasse; o que um ganha, outro perde', () => {
    fc.assert(
      fc.property(exames, mudancas, (lidos, mudanca) => {
        const { linhas, total } = replicarExames(lidos, mudanca, EMPRESA)
        for (const linha of [...linhas, total]) {
          expect(linha.real.sobraCentavos).toBe(sobra(linha.real))
          expect(linha.simulado.sobraCentavos).toBe(sobra(linha.simulado))
          expect(soma(Object.values(quemGanha(linha)))).toBe(0)
        }
      }),
    )
  })

  it('sem mudança nenhuma, o simulado é o real', () => {
    fc.assert(
      fc.property(exames, fc.constantFrom(null, 0), (lidos, reajusteBp) => {
        const { linhas } = replicarExames(lidos, { ...NADA, reajusteBp }, EMPRESA)
        for (const { real, simulado, diferencaCentavos } of linhas) {
          expect(simulado).toEqual(real)
          expect(diferencaCentavos).toBe(0)
        }
      }),
    )
  })

  it('mudar para o que já era não muda nada: a mesma base na tabela, o mesmo repasse', () => {
    fc.assert(
      fc.property(exame, (lido) => {
        const { preco, servico, repasse } = lido
        const mesmas = {
          ...NADA,
          tabela: { nome: 'Nova', precos: new Map([[servico, preco.linhas[0]?.centavos ?? 0]]) },
          repasseBp: repasse.regra?.tipo === 'PERCENTUAL' ? repasse.regra.basisPoints : null,
        }
        const [linha] = replicarExames([lido], mesmas, EMPRESA).linhas
        expect(linha?.simulado).toEqual(linha?.real)
      }),
    )
  })

  it('vários iguais valem o mesmo que um a um', () => {
    fc.assert(
      fc.property(exames, mudancas, (lidos, mudanca) => {
        const soltos = lidos.flatMap((e) => Array.from({ length: e.quantos }, () => ({ ...e, quantos: 1 })))
        expect(replicarExames(soltos, mudanca, EMPRESA)).toEqual(replicarExames(lidos, mudanca, EMPRESA))
      }),
    )
  })

  it('repasse maior nunca deixa mais à empresa', () => {
    fc.assert(
      fc.property(exames, bp(5_000), bp(5_000), (lidos, repasseBp, mais) => {
        const sobraCom = (mudanca: Partial<MudancasDoLaboratorio>) =>
          replicarExames(lidos, { ...NADA, ...mudanca }, EMPRESA).total.simulado.sobraCentavos
        expect(sobraCom({ repasseBp: repasseBp + mais })).toBeLessThanOrEqual(sobraCom({ repasseBp }))
      }),
    )
  })
})

describe('um exame', () => {
  const replicar = (lido: Partial<Sorteado>, mudanca: Partial<MudancasDoLaboratorio>) => {
    const { linhas, ...resto } = replicarExames([congelar(lido)], { ...NADA, ...mudanca }, EMPRESA)
    return { ...resto, ...linhas[0] }
  }
  const tabela = { nome: 'Nova', precos: new Map([['us', 26_000]]) }

  it('o reajuste muda o preço e o plantão sobre ele; o deslocamento fica', () => {
    // 200,00 + 50 % + 30,00 = 330,00; 220,00 + 50 % + 30,00 = 360,00, menos 10 % de desconto.
    const { real, simulado } = replicar({ plantao: 5_000, deslocamento: 3_000, desconto: 1_000 }, { reajusteBp: 1_000 })
    expect([real?.receitaCentavos, simulado?.receitaCentavos]).toEqual([29_700, 32_400])
  })

  it('a tabela vale para a clínica, menos onde o preço é próprio dela, o exame não está ou não há clínica', () => {
    expect(replicar({}, { tabela })).toMatchObject({ simulado: { receitaCentavos: 26_000 }, foraDaTabela: 0 })
    for (const fora of [{ proprio: true }, { servico: 'rx' }, { clinica: 0 }])
      expect(replicar(fora, { tabela })).toMatchObject({ diferencaCentavos: 0, foraDaTabela: 1 })
  })

  it('outro repasse vale sobre a base da regra; sem regra, segue sem repasse', () => {
    const liquido = { regra: { base: 'LIQUIDO', basisPoints: 5_000 } } as const
    // 200,00 − 6,98 − 20,00 = 173,02; metade, 86,51; 30 %, 51,906.
    expect(replicar(liquido, { repasseBp: 3_000 })).toMatchObject({
      real: { repasseCentavos: 8_651, sobraCentavos: 8_651 },
      simulado: { repasseCentavos: 5_191, sobraCentavos: 12_111 },
      diferencaCentavos: 3_460,
      diferencaBp: 4_000,
    })
    expect(replicar({ regra: null }, { repasseBp: 3_000 })).toMatchObject({ diferencaCentavos: 0, semRegra: 1 })
  })

  it('a taxa do pagamento vale no real, e o imposto é o de quando foi concluído', () => {
    const lido = { regra: { base: 'LIQUIDO', basisPoints: 5_000 }, taxas: { taxaBp: 500, impostoBp: 0 } } as const
    expect(replicar(lido, {}).real).toEqual({
      receitaCentavos: 20_000,
      taxasCentavos: 1_000,
      impostosCentavos: 0,
      repasseCentavos: 9_500,
      sobraCentavos: 9_500,
    })
    expect(replicar(lido, { taxaBp: 200 }).simulado).toMatchObject({ taxasCentavos: 400, repasseCentavos: 9_800 })
  })

  it('o que era nada não tem percentual de mudança', () => {
    const lido = { base: 0 }
    expect(replicar(lido, { tabela })).toMatchObject({ diferencaCentavos: 15_600 - 2_600, diferencaBp: null })
  })
})

it('os exames de um pacote repartem o preço dele na tabela, ao centavo', () => {
  const doPacote = [22_000, 18_001].map((base, indice) => ({
    ...congelar({ base, servico: `s${indice}` }),
    pacote: { codigo: 'check-up', atendimento: 'um' },
  }))
  const tabela = { nome: 'Nova', precos: new Map([['check-up', 30_001]]) }
  const { total, foraDaTabela } = replicarExames(doPacote, { ...NADA, tabela }, EMPRESA)
  expect([total.simulado.receitaCentavos, foraDaTabela]).toEqual([30_001, 0])
  expect(repartirPacote(30_001, [22_000, 18_001])).toEqual([16_500, 13_501])
  // The services of a bundle are not sold alone in it.
  const deFora = { nome: 'Nova', precos: new Map([['s0', 1]]) }
  expect(replicarExames(doPacote, { ...NADA, tabela: deFora }, EMPRESA)).toMatchObject({
    total: { diferencaCentavos: 0 },
    foraDaTabela: 2,
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  calcularNota,
  chaveConfere,
  chaveDaNota,
  digitoVerificador,
  ESTADOS_DA_NOTA,
  ESTADOS_VIVOS,
  formularioDaConfiguracao,
  idDaDps,
  ocupaTitulo,
  oQueFazer,
  pedeIbsCbs,
  podeTransitar,
  recusaDosValores,
  retemPorPadrao,
  temNumero,
  textoDoLeiaute,
  TRANSICOES_DA_NOTA,
  type AcaoDaNota,
  type Tributacao,
} from './index.ts'

const NORMAL: Tributacao = { regime: 'NAO_OPTANTE', apuracao: null, aliquotaBp: 500 }
const SIMPLES: Tributacao = { regime: 'ME_EPP', apuracao: 'TUDO_NO_SIMPLES', aliquotaBp: 201 }

describe('estados', () => {
  it('do que terminou não se sai, e todo estado é alcançado', () => {
    const acoes = Object.keys(TRANSICOES_DA_NOTA) as AcaoDaNota[]
    for (const fim of ['REJEITADA', 'CANCELADA', 'SUBSTITUIDA'] as const)
      expect(acoes.filter((acao) => podeTransitar(acao, fim))).toEqual([])
    const alcancados = new Set<string>(Object.values(TRANSICOES_DA_NOTA).map(({ para }) => para))
    expect(ESTADOS_DA_NOTA.filter((estado) => !alcancados.has(estado))).toEqual([])
  })

  it('uma nota que vale é viva, ou espera a que toma o seu lugar', () => {
    expect(ESTADOS_DA_NOTA.filter((estado) => ESTADOS_VIVOS.includes(estado) && temNumero(estado))).toEqual([
      'AUTORIZADA',
      'EM_CANCELAMENTO',
    ])
    expect(podeTransitar('pedirCancelamento', 'EM_SUBSTITUICAO')).toBe(false)
    expect(ESTADOS_DA_NOTA.filter((estado) => !ocupaTitulo(estado))).toEqual(['REJEITADA', 'CANCELADA', 'SUBSTITUIDA'])
  })
})

describe('o que se diz sem que a pessoa diga', () => {
  it('o costume de reter é de empresas: CPF, e quem não tem cadastro, não retém', () => {
    expect(retemPorPadrao(true, '11222333000181')).toBe(true)
    expect(retemPorPadrao(true, '12ABC34501DE35')).toBe(true)
    expect(retemPorPadrao(true, '11144477735')).toBe(false)
    expect(retemPorPadrao(true, null)).toBe(false)
    expect(retemPorPadrao(false, '11222333000181')).toBe(false)
  })

  it('a cada recusa, o que fazer; a uma que ninguém previu, a quem levá-la', () => {
    expect(oQueFazer('E0310')).toMatch(/código de tributação/)
    expect(oQueFazer('E9999')).toMatch(/leve este código à contabilidade/)
  })
})

describe('calcularNota', () => {
  it.each([
    [NORMAL, false, { issCentavos: 950, issRetidoCentavos: 0, liquidoCentavos: 19_000, aliquotaBp: 500 }],
    [NORMAL, true, { issCentavos: 950, issRetidoCentavos: 950, liquidoCentavos: 18_050, aliquotaBp: 500 }],
    [SIMPLES, false, { issCentavos: 0, issRetidoCentavos: 0, liquidoCentavos: 19_000, aliquotaBp: 0 }],
    [SIMPLES, true, { issCentavos: 382, issRetidoCentavos: 382, liquidoCentavos: 18_618, aliquotaBp: 201 }],
    [
      { ...SIMPLES, apuracao: 'ISS_FORA' },
      false,
      { issCentavos: 382, issRetidoCentavos: 0, liquidoCentavos: 19_000, aliquotaBp: 201 },
    ],
  ] as const)('%o, retido %s', (tributacao, issRetido, esperado) => {
    expect(calcularNota(tributacao, { servicoCentavos: 20_000, descontoCentavos: 1_000, issRetido })).toMatchObject({
      baseCentavos: 19_000,
      ...esperado,
    })
  })

  it('o que se paga e o que fica retido são a base, ao centavo', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.integer({ min: 200, max: 500 }),
        fc.boolean(),
        (servicoCentavos, aliquotaBp, issRetido) => {
          const nota = calcularNota({ ...NORMAL, aliquotaBp }, { servicoCentavos, descontoCentavos: 0, issRetido })
          expect(nota.liquidoCentavos + nota.issRetidoCentavos).toBe(nota.baseCentavos)
          expect(Number.isSafeInteger(nota.issCentavos)).toBe(true)
        },
      ),
    )
  })

  it('recusa o desconto que toma tudo e o ISS retido de MEI', () => {
    const valores = { servicoCentavos: 100, descontoCentavos: 100, issRetido: false }
    expect(recusaDosValores(NORMAL, valores)?.campo).toBe('descontoCentavos')
    expect(() => calcularNota(NORMAL, valores)).toThrow(RangeError)
    expect(recusaDosValores({ regime: 'MEI' }, { ...valores, descontoCentavos: 0, issRetido: true })?.campo).toBe(
      'issRetido',
    )
    expect(recusaDosValores(NORMAL, { ...valores, descontoCentavos: 99, issRetido: true })).toBeNull()
  })

  it('IBS e CBS: no 1.01, de quem está fora do Simples', () => {
    expect(pedeIbsCbs('1.01', 'NAO_OPTANTE')).toBe(true)
    expect(pedeIbsCbs('1.01', 'ME_EPP')).toBe(false)
    expect(pedeIbsCbs('1.00', 'NAO_OPTANTE')).toBe(false)
  })
})

describe('identificadores', () => {
  const emitente = { municipio: 3_550_308, documento: '11222333000181' }

  it('a DPS: município, inscrição, série e número', () => {
    expect(idDaDps(emitente, { serie: '1', numero: 42 })).toBe('DPS355030821122233300018100001000000000000042')
    expect(idDaDps({ ...emitente, documento: '11144477735' }, { serie: '900', numero: 7 })).toBe(
      'DPS355030810001114447773500900000000000000007',
    )
    expect(() => idDaDps({ ...emitente, documento: '12ABC34501DE35' }, { serie: '1', numero: 1 })).toThrow(RangeError)
  })

  it('a chave tem 50 dígitos, e trocar um deles desfaz o último', () => {
    // Worked by hand: 4×2 + 3×3 + 2×4 + 1×5 = 30, 30 mod 11 = 8, 11 − 8 = 3.
    expect(digitoVerificador('1234')).toBe(3)
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.integer({ min: 0, max: 999_999_999 }),
        fc.nat(48),
        (numero, codigo, lugar) => {
          const chave = chaveDaNota(emitente, { numero, anoMes: '2611', codigo })
          expect(chave).toMatch(/^\d{50}$/)
          expect(chaveConfere(chave)).toBe(true)
          const outro = (Number(chave[lugar]) + 1) % 10
          const trocada = chave.slice(0, lugar) + String(outro) + chave.slice(lugar + 1)
          // 10 and 11 share the digit 0: all the other changes show.
          const resto = (digito: string) => digitoVerificador(digito.slice(0, 49))
          expect(chaveConfere(trocada)).toBe(resto(trocada) === resto(chave))
        },
      ),
    )
  })

  it('o texto cabe no alfabeto do leiaute', () => {
    expect(textoDoLeiaute('  Ultrassom – “Mel” 🐶\n do cão ', 100)).toBe('Ultrassom - "Mel" do cão')
    expect(textoDoLeiaute('🐶', 10)).toBeNull()
    expect(textoDoLeiaute('abc def', 4)).toBe('abc')
  })
})

describe('configuração', () => {
  const certa = {
    leiaute: '1.01',
    serie: '001',
    municipio: '3550308',
    regime: 'NAO_OPTANTE',
    aliquotaBp: 300,
    codigoTributacao: '050101',
    nbs: '114051200',
    indicadorDaOperacao: '050101',
    cst: '200',
    classificacao: '200052',
  }
  const erros = (mudanca: object) =>
    formularioDaConfiguracao.safeParse({ ...certa, ...mudanca }).error?.issues.map(({ path }) => path.join('.')) ?? []

  it('a série perde os zeros, e o que falta é dito no campo', () => {
    expect(formularioDaConfiguracao.parse(certa)).toMatchObject({ serie: '1', proximoNumero: null, issRetido: false })
    expect(erros({ serie: '0' })).toEqual(['serie'])
    expect(erros({ nbs: '' })).toEqual(['nbs'])
    expect(erros({ cst: null })).toEqual(['classificacao'])
    expect(erros({ regime: 'ME_EPP' })).toEqual(['apuracao'])
    expect(erros({ regime: 'MEI', issRetido: true })).toEqual(['issRetido'])
    expect(erros({ aliquotaBp: 600 })).toEqual(['aliquotaBp'])
    expect(erros({ codigoTributacao: '010101' })).toEqual(['codigoTributacao'])
  })
})

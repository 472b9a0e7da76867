import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatarReais, somarCentavos } from '../dinheiro/index.ts'
import { conferirBaixa, darBaixa, faltaDoTitulo, type ValoresDoTitulo } from '../financeiro/index.ts'
import { DIFERENCAS, diferencasPossiveis, distribuir } from './distribuir.ts'
import { metodoDe, nomesDitos, sugerir, txidsDe, type PagamentoSemExtrato, type TituloAberto } from './sugestao.ts'

const aberto = (valorCentavos: number): ValoresDoTitulo => ({
  valorCentavos,
  descontoCentavos: 0,
  acrescimoCentavos: 0,
  pagoCentavos: 0,
})

describe('distribuir', () => {
  const caso = fc.record({
    saldos: fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 6 }),
    centavos: fc.integer({ min: -900_000, max: 900_000 }).filter((valor) => valor !== 0),
    diferenca: fc.option(fc.constantFrom(...DIFERENCAS)),
  })

  it('o que se move na conta por todas as contas é exatamente o que o banco moveu, e cada pagamento cabe na sua', () => {
    let feitas = 0
    fc.assert(
      fc.property(caso, ({ saldos, centavos, diferenca }) => {
        const titulos = saldos.map(aberto)
        const parte = distribuir(titulos, centavos, diferenca)
        if ('recusa' in parte) return
        feitas += 1
        const sinal = Math.sign(centavos)
        const movido = parte.baixas.map(({ valorCentavos, taxaCentavos }) => sinal * valorCentavos - taxaCentavos)
        expect(somarCentavos(movido)).toBe(centavos)
        for (const [i, baixa] of parte.baixas.entries()) {
          const titulo = titulos[i] as ValoresDoTitulo
          // Fines may not pass what a title is worth, nor a fee what it pays: the payment itself refuses those.
          if (Object.keys(conferirBaixa(titulo, baixa)).length > 0) continue
          if (diferenca !== 'PARCIAL') expect(faltaDoTitulo(darBaixa(titulo, baixa))).toBe(0)
        }
      }),
      { numRuns: 2_000 },
    )
    expect(feitas).toBeGreaterThan(200)
  })

  it.each([
    [10_000, 10_000, []],
    [9_800, 10_000, ['TAXA', 'DESCONTO', 'PARCIAL']],
    [10_200, 10_000, ['ACRESCIMO']],
    [-9_800, 10_000, ['DESCONTO', 'PARCIAL']],
    [-10_200, 10_000, ['TAXA', 'ACRESCIMO']],
  ] as const)('o banco moveu %i por contas de %i: %j', (centavos, total, esperadas) => {
    expect(diferencasPossiveis(centavos, total)).toEqual(esperadas)
  })

  it('sem dizer o que é a diferença, ou dizendo o que não pode ser, nada é pago', () => {
    expect(distribuir([aberto(1_000)], 900, null)).toEqual({
      recusa: `O banco moveu ${formatarReais(900)} e as contas somam ${formatarReais(1_000)}: diga o que é a diferença.`,
    })
    expect(distribuir([aberto(1_000)], 900, 'ACRESCIMO')).toHaveProperty('recusa')
    expect(distribuir([aberto(1_000)], 1_000, 'TAXA')).toHaveProperty('recusa')
  })

  it('uma parte paga as contas na ordem, e a que ela não alcança é recusada', () => {
    const parte = { descontoCentavos: 0, acrescimoCentavos: 0, taxaCentavos: 0 }
    expect(distribuir([aberto(1_000), aberto(1_000)], 1_500, 'PARCIAL')).toEqual({
      baixas: [
        { ...parte, valorCentavos: 1_000 },
        { ...parte, valorCentavos: 500 },
      ],
    })
    expect(distribuir([aberto(1_000), aberto(1_000)], 1_000, 'PARCIAL')).toHaveProperty('recusa')
  })
})

describe('sugerir', () => {
  const DIA = '2026-11-10'
  let codigos = 0
  const titulo = (dados: Partial<TituloAberto>): TituloAberto => ({
    codigo: `t${++codigos}`,
    versao: 3,
    natureza: 'RECEBER',
    contraparte: 'Clínica Veterinária Bem-Estar Animal',
    vencimento: DIA,
    saldoCentavos: 20_000,
    txids: [],
    ...dados,
  })
  const pagamento = (dados: Partial<PagamentoSemExtrato>): PagamentoSemExtrato => ({
    codigo: `p${++codigos}`,
    dia: DIA,
    centavos: 20_000,
    contraparte: 'Clínica Veterinária Bem-Estar Animal',
    ...dados,
  })
  const movimento = { dia: DIA, centavos: 20_000, descricao: 'PIX RECEBIDO - BEM ESTAR ANIMAL LTDA' }
  const nada = { titulos: [], pagamentos: [], outros: [] }

  it('o identificador do Pix vence o valor e o nome de outra conta', () => {
    const certo = titulo({ txids: ['VLABCDEF0123456789ABCD'], contraparte: 'Outra' })
    const achada = sugerir(
      { ...movimento, descricao: 'Pix vlabcdef0123456789abcd' },
      { ...nada, titulos: [titulo({}), certo] },
    )
    expect(achada).toMatchObject({ certeza: 'CERTA', titulos: [{ codigo: certo.codigo, versao: 3 }] })
  })

  it('um Pix que reúne várias contas paga as que ele diz, e só elas', () => {
    const txids = ['VM0123456789ABCDEF0123']
    const [uma, duas] = [titulo({ txids, saldoCentavos: 12_000 }), titulo({ txids, saldoCentavos: 8_000 })]
    const titulos = [titulo({ saldoCentavos: 20_000 }), uma, duas]
    const pix = { ...movimento, descricao: 'Pix VM0123456789ABCDEF0123' }
    expect(sugerir(pix, { ...nada, titulos })).toMatchObject({
      certeza: 'CERTA',
      titulos: [{ codigo: uma.codigo }, { codigo: duas.codigo }],
      diferenca: null,
    })
    expect(sugerir({ ...pix, centavos: 15_000 }, { ...nada, titulos })).toMatchObject({
      certeza: 'PROVAVEL',
      diferenca: 'PARCIAL',
    })
    expect(sugerir({ ...pix, descricao: 'Pix VM0123456789ABCDEF0124' }, { ...nada, titulos: [uma, duas] })).toBeNull()
  })

  it('o que já está nos livros com o mesmo valor é provado, e não pago outra vez', () => {
    const feito = pagamento({ dia: '2026-11-09' })
    expect(sugerir(movimento, { ...nada, titulos: [titulo({})], pagamentos: [feito] })).toMatchObject({
      certeza: 'CERTA',
      pagamentos: [feito.codigo],
      titulos: [],
    })
    expect(sugerir(movimento, { ...nada, pagamentos: [pagamento({ dia: '2026-11-01' })] })).toBeNull()
    expect(sugerir(movimento, { ...nada, pagamentos: [pagamento({ centavos: -20_000 })] })).toBeNull()
  })

  it('o mesmo valor que se moveu ao contrário em outra conta é provável, até três dias, e o mais perto primeiro', () => {
    const outro = (dia: string, centavos = -20_000) => ({ codigo: dia, versao: 2, dia, centavos, conta: 'Caixa' })
    const outros = [outro('2026-11-13'), outro('2026-11-11'), outro(DIA, 20_000), outro(DIA, -20_001)]
    const ted = { ...movimento, descricao: 'TED' }
    expect(sugerir(ted, { ...nada, outros })).toMatchObject({
      certeza: 'PROVAVEL',
      porque: 'O mesmo valor saiu de Caixa',
      outro: { codigo: '2026-11-11', versao: 2 },
      titulos: [],
      pagamentos: [],
    })
    expect(sugerir({ ...ted, centavos: -20_000 }, { ...nada, outros })?.porque).toBe('O mesmo valor entrou em Caixa')
    expect(sugerir(ted, { ...nada, outros: [outro('2026-11-14')] })).toBeNull()
    // What the books have, or who is named, is surer; a value alone is not.
    expect(sugerir(ted, { ...nada, outros, pagamentos: [pagamento({})] })?.outro).toBeNull()
    expect(sugerir(movimento, { ...nada, outros, titulos: [titulo({})] })?.outro).toBeNull()
    expect(sugerir(ted, { ...nada, outros, titulos: [titulo({})] })?.outro).not.toBeNull()
  })

  it('mesmo valor: certo só com o nome; duas contas iguais do mesmo nome são para olhar', () => {
    const dela = titulo({})
    const outra = titulo({ contraparte: 'Pet Shop Central' })
    expect(sugerir(movimento, { ...nada, titulos: [outra, dela] })).toMatchObject({
      certeza: 'CERTA',
      titulos: [{ codigo: dela.codigo }],
    })
    expect(sugerir(movimento, { ...nada, titulos: [outra] })).toMatchObject({ certeza: 'PROVAVEL' })
    expect(sugerir(movimento, { ...nada, titulos: [dela, titulo({})] })).toMatchObject({ certeza: 'PROVAVEL' })
  })

  it('de vários com o mesmo valor, o mais perto do dia, para olhar', () => {
    const ted = { ...movimento, descricao: 'TED' }
    const pagamentos = ['2026-11-06', '2026-11-11', '2026-11-07'].map((dia) => pagamento({ dia }))
    expect(sugerir(ted, { ...nada, pagamentos })).toMatchObject({
      certeza: 'PROVAVEL',
      pagamentos: [pagamentos[1]?.codigo],
    })
    const titulos = ['2026-10-10', '2026-11-12', '2026-12-01'].map((vencimento) => titulo({ vencimento }))
    expect(sugerir(ted, { ...nada, titulos })).toMatchObject({
      porque: 'Mesmo valor, vencimento mais próximo',
      titulos: [{ codigo: titulos[1]?.codigo }],
    })
  })

  it('quem é nomeado pode estar muito atrasado; só o valor não diz nada longe do vencimento', () => {
    const velho = titulo({ vencimento: '2026-03-01' })
    expect(sugerir(movimento, { ...nada, titulos: [velho] })).toMatchObject({ titulos: [{ codigo: velho.codigo }] })
    expect(
      sugerir(movimento, { ...nada, titulos: [titulo({ vencimento: '2026-03-01', contraparte: 'Outra' })] }),
    ).toBeNull()
  })

  it('o que saiu paga o que se deve, e nunca o que se tem a receber', () => {
    const saiu = { ...movimento, centavos: -20_000 }
    expect(sugerir(saiu, { ...nada, titulos: [titulo({})] })).toBeNull()
    expect(sugerir(saiu, { ...nada, titulos: [titulo({ natureza: 'PAGAR' })] })).toMatchObject({ certeza: 'CERTA' })
  })

  it('várias contas de um nome que somam o valor, as mais antigas primeiro', () => {
    const velha = titulo({ saldoCentavos: 5_000, vencimento: '2026-10-01' })
    const media = titulo({ saldoCentavos: 15_000, vencimento: '2026-10-20' })
    const nova = titulo({ saldoCentavos: 30_000, vencimento: '2026-11-20' })
    expect(sugerir(movimento, { ...nada, titulos: [nova, media, velha] })).toMatchObject({
      certeza: 'PROVAVEL',
      titulos: [{ codigo: velha.codigo }, { codigo: media.codigo }],
    })
    expect(sugerir({ ...movimento, descricao: 'PIX RECEBIDO' }, { ...nada, titulos: [media, velha] })).toBeNull()
  })

  it('um pouco menos, com o nome, parece taxa; muito menos, ou sem nome, não', () => {
    const dela = titulo({ saldoCentavos: 20_600 })
    expect(sugerir(movimento, { ...nada, titulos: [dela] })).toMatchObject({ diferenca: 'TAXA' })
    expect(sugerir(movimento, { ...nada, titulos: [titulo({ saldoCentavos: 25_000 })] })).toBeNull()
    expect(sugerir({ ...movimento, descricao: 'CIELO' }, { ...nada, titulos: [dela] })).toBeNull()
  })

  it.each([
    ['PIX RECEBIDO - BEM ESTAR ANIMAL', 'Clínica Veterinária Bem-Estar Animal', true],
    ['TED CLINICA VETERINARIA', 'Clínica Veterinária Bem-Estar', false],
    ['PIX MARIA SOUZA LIMA', 'Maria de Souza', true],
    ['PIX MARIA OLIVEIRA', 'Maria de Souza', false],
    ['PIX RECEBIDO', '', false],
  ])('%s nomeia %s? %s', (descricao, nome, esperado) => {
    expect(nomesDitos(descricao)(nome)).toBe(esperado)
  })

  it.each([
    ['PIX RECEBIDO', 'PIX'],
    ['TED 123 FULANO', 'PIX'],
    ['PAGTO BOLETO 99', 'BOLETO'],
    ['CIELO VENDAS CREDITO', 'CARTAO_CREDITO'],
    ['REDE DEBITO VISA', 'CARTAO_DEBITO'],
    ['DEP DINHEIRO ATM', 'DINHEIRO'],
  ] as const)('%s é %s', (descricao, metodo) => {
    expect(metodoDe(descricao)).toBe(metodo)
  })

  it('um identificador tem de 20 a 35 letras e números seguidos', () => {
    expect(txidsDe('Pix E18236120202611101234s0123456789 de Fulano')).toEqual(['E18236120202611101234s0123456789'])
    expect(txidsDe('PIX 12345678901')).toEqual([])
  })
})

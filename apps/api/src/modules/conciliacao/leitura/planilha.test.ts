import { adivinharExtrato, faltamNoMapa, lerLinhaDoExtrato, type MapaDoExtrato } from '@vetlume/dominio/conciliacao'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { describe, expect, it } from 'vitest'
import { lerComMapa, lerExtrato, type Planilha } from './index.ts'

function planilha(texto: string): Planilha {
  const lida = lerExtrato(Buffer.from(texto))
  if ('formato' in lida) throw new Error('foi reconhecida')
  return lida
}
const palpite = ({ titulos, linhas }: Planilha) =>
  adivinharExtrato(
    titulos,
    linhas.map(({ celulas }) => celulas),
  )
const movimentos = (lida: Planilha, mapa: MapaDoExtrato) =>
  lerComMapa(lida, mapa).extrato?.contas[0]?.movimentos.map(({ dia, centavos, descricao, documento }) => [
    dia,
    centavos,
    descricao,
    documento,
  ])

const INGLES =
  'Account;123\n\nPosted;Details of it;Amount BRL;Ref\n11/30/2026;PIX ANA;1,234.50;A1\n12/01/2026;FEE;-9.90;A2\n'

describe('um CSV que não se reconhece', () => {
  it('o palpite lê cabeçalho, data, separador e descrição pelo que está escrito, e o que se diz corrige', () => {
    const lida = planilha(INGLES)
    expect(lida.titulos).toEqual(['Posted', 'Details of it', 'Amount BRL', 'Ref'])
    expect(lida.linhas.map(({ numero }) => numero)).toEqual([4, 5])
    const mapa = palpite(lida)
    expect(mapa).toEqual({ colunas: { dia: 0, valor: 2, descricao: 1 }, formato: 'MDA', decimal: 'PONTO' })
    expect(movimentos(lida, { ...mapa, colunas: { ...mapa.colunas, documento: 3 } })).toEqual([
      ['2026-11-30', 123_450, 'PIX ANA', 'A1'],
      ['2026-12-01', -990, 'FEE', 'A2'],
    ])
  })

  it('crédito e débito em duas colunas, saldo que não é valor, linhas de saldo e rodapé que não são movimentos', () => {
    const lida = planilha(
      'Dt;O que;Entrou;Saiu;Saldo do dia\n01/11/2026;Saldo anterior;;;100,00\n02/11/2026;Pix;50,00;;150,00\n03/11/2026;Luz;;30,00;120,00\n;TOTAL;50,00;30,00;\nEmitido pelo banco;;;;\n',
    )
    const mapa = { ...palpite(lida), colunas: { dia: 0, descricao: 1, credito: 2, debito: 3 } }
    expect([mapa.formato, mapa.decimal]).toEqual(['DMA', 'VIRGULA'])
    expect(movimentos(lida, mapa)).toEqual([
      ['2026-11-02', 5_000, 'Pix', null],
      ['2026-11-03', -3_000, 'Luz', null],
    ])
  })

  it('sem cabeçalho, as colunas têm número e a primeira linha é lida', () => {
    const lida = planilha('2026-11-02,PIX,10.00\n2026-11-03,TAXA,-1.00\n')
    expect(lida.titulos).toEqual(['Coluna 1', 'Coluna 2', 'Coluna 3'])
    expect(palpite(lida)).toEqual({ colunas: { dia: 0, valor: 2, descricao: 1 }, formato: 'AMD', decimal: 'PONTO' })
    expect(lida.linhas[0]).toMatchObject({ numero: 1, celulas: ['2026-11-02', 'PIX', '10.00'] })
  })

  it('o que não se lê é dito pela linha do arquivo e pelo título da coluna, e nada se lê pela metade', () => {
    const lida = planilha(
      'Quando|Quanto|Texto\n01/11/2026|10,00|A\n31/02/2026|1,00|B\n02/11/2026||C\n03/11/2026|1.00|D\n',
    )
    const { extrato, problemas } = lerComMapa(lida, {
      colunas: { dia: 0, valor: 1, descricao: 2 },
      formato: 'DMA',
      decimal: 'VIRGULA',
    })
    expect(extrato).toBeUndefined()
    expect(problemas?.map(({ linha, coluna, valor }) => [linha, coluna, valor])).toEqual([
      [3, 'Quando', '31/02/2026'],
      [4, 'Quanto', ''],
      [5, 'Quanto', '1.00'],
    ])
  })

  it('o que não é tabela, ou não tem data e valor, é recusado com o motivo', () => {
    const recusa = (texto: string) => {
      try {
        planilha(texto)
        return null
      } catch (erro) {
        return erro instanceof ErroDeDominio ? erro.campos?.['arquivo'] : erro
      }
    }
    expect(recusa('só uma frase')).toContain('Não é uma tabela')
    expect(recusa('a;b\nc;d\n')).toContain('Nenhuma linha')
    expect(recusa(`a;b\n${'01/11/2026;1,00\n'.repeat(20_001)}`)).toContain('mais de 20000')
  })
})

const mapa = (formato: MapaDoExtrato['formato'], decimal: MapaDoExtrato['decimal']): MapaDoExtrato => ({
  colunas: { dia: 0, valor: 1 },
  formato,
  decimal,
})

describe('cada formato', () => {
  it.each([
    ['DMA', '03/11/2026', '2026-11-03'],
    ['DMA', '3-11-26', '2026-11-03'],
    ['DMA', '03.11.2026 10:20', '2026-11-03'],
    ['DMA', '13/13/2026', null],
    ['DMA', '2026-11-03', null],
    ['MDA', '11/03/2026', '2026-11-03'],
    ['MDA', '11/03/26', '2026-11-03'],
    ['AMD', '2026-11-03', '2026-11-03'],
    ['AMD', '2026/11/03T10:00', '2026-11-03'],
    ['AMD', '20261103', '2026-11-03'],
    ['AMD', '03/11/2026', null],
  ] as const)('%s %s', (formato, escrita, esperado) => {
    expect(lerLinhaDoExtrato([escrita, '1,00'], mapa(formato, 'VIRGULA'))?.lida?.dia ?? null).toBe(esperado)
  })

  it.each([
    ['VIRGULA', '1.234,56', 123_456],
    ['VIRGULA', '1234,5', 123_450],
    ['VIRGULA', 'R$ -10', -1_000],
    ['VIRGULA', '1.000', 100_000],
    ['VIRGULA', '50,00 D', -5_000],
    ['VIRGULA', '1.00', null],
    ['VIRGULA', '1,234.56', null],
    ['PONTO', '1,234.56', 123_456],
    ['PONTO', '(1.50)', -150],
    ['PONTO', '1,000', 100_000],
    ['PONTO', '1.234,56', null],
    ['PONTO', 'abc', null],
  ] as const)('%s %s', (decimal, escrito, esperado) => {
    expect(lerLinhaDoExtrato(['01/11/2026', escrito], mapa('DMA', decimal))?.lida?.centavos ?? null).toBe(esperado)
  })

  it('faltam a data e o valor, ou uma das duas colunas dele', () => {
    expect(faltamNoMapa({ colunas: {} })).toEqual(['Data', 'Valor, ou Crédito e Débito'])
    expect(faltamNoMapa({ colunas: { dia: 0, credito: 1 } })).toEqual(['Valor, ou Crédito e Débito'])
    expect(faltamNoMapa({ colunas: { dia: 0, credito: 1, debito: 2 } })).toEqual([])
  })
})

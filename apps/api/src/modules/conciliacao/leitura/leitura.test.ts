import { ErroDeDominio } from '@vetlume/dominio/erros'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lerExtrato } from './index.ts'
import { lerValor } from './tipos.ts'

function ler(texto: string, codificacao: BufferEncoding = 'utf8') {
  const lido = lerExtrato(Buffer.from(texto, codificacao))
  if (!('formato' in lido)) throw new Error('não se reconheceu')
  return lido
}
const recusa = (texto: string | Uint8Array) => {
  try {
    lerExtrato(typeof texto === 'string' ? Buffer.from(texto) : texto)
    return null
  } catch (erro) {
    return erro instanceof ErroDeDominio ? erro.campos?.['arquivo'] : erro
  }
}

const SGML = `OFXHEADER:100
DATA:OFXSGML
VERSION:102
CHARSET:1252

<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20261120<FI><ORG>Banco<FID>001</FI></SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS><STMTRS><CURDEF>BRL
<BANKACCTFROM><BANKID>0341<BRANCHID>1234<ACCTID>12345-6<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261101<DTEND>20261130
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261110233000[-3:BRT]<TRNAMT>1500.50<FITID>A1<CHECKNUM>0012<NAME>CLÍNICA SÃO JOÃO<MEMO>TED RECEBIDA</STMTTRN>
<STMTTRN>
<TRNTYPE>DEBIT
<DTPOSTED>20261111
<TRNAMT>-1.250,75
<FITID>A2
<MEMO>TARIFA &amp; PACOTE
</STMTTRN>
<STMTTRN><TRNTYPE>OTHER<DTPOSTED>20261111<TRNAMT>0.00<FITID>S0<MEMO>SALDO ANTERIOR</STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>10234.56<DTASOF>20261130</LEDGERBAL><AVAILBAL><BALAMT>1.00<DTASOF>20261130</AVAILBAL>
</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`

describe('OFX', () => {
  it('1.x: valores sem fechar, vírgula ou ponto, o dia do banco qualquer que seja o fuso, saldo que não é movimento', () => {
    const { formato, contas } = ler(SGML, 'latin1')
    expect(formato).toBe('OFX')
    expect(contas).toEqual([
      {
        conta: '0341 / 1234 / 12345-6',
        de: '2026-11-01',
        ate: '2026-11-30',
        saldo: { centavos: 1_023_456, dia: '2026-11-30' },
        movimentos: [
          {
            identificador: 'A1',
            linha: null,
            dia: '2026-11-10',
            centavos: 150_050,
            descricao: 'CLÍNICA SÃO JOÃO - TED RECEBIDA',
            documento: '0012',
          },
          {
            identificador: 'A2',
            linha: null,
            dia: '2026-11-11',
            centavos: -125_075,
            descricao: 'TARIFA & PACOTE',
            documento: null,
          },
        ],
      },
    ])
  })

  it('em UTF-8 ainda que se diga em 1252', () => {
    expect(ler(SGML).contas[0]?.movimentos[0]?.descricao).toBe('CLÍNICA SÃO JOÃO - TED RECEBIDA')
  })

  it('2.x: XML, com cartão e mais de uma conta', () => {
    const uma = (
      conta: string,
      valor: string,
    ) => `<STMTRS><BANKACCTFROM><BANKID>077</BANKID><ACCTID>${conta}</ACCTID></BANKACCTFROM>
      <BANKTRANLIST><STMTTRN><DTPOSTED>20261105120000.000[-3:GMT]</DTPOSTED><TRNAMT>${valor}</TRNAMT><MEMO>Pix: "Ana &lt;3"</MEMO></STMTTRN></BANKTRANLIST></STMTRS>`
    const texto = `<?xml version="1.0" encoding="UTF-8"?><?OFX OFXHEADER="200" VERSION="211"?>
      <OFX><BANKMSGSRSV1><STMTTRNRS>${uma('1', '10.00')}</STMTTRNRS><STMTTRNRS>${uma('2', '-3.5')}</STMTTRNRS></BANKMSGSRSV1>
      <CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CCACCTFROM><ACCTID>9876</ACCTID></CCACCTFROM></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>`
    const { contas } = ler(texto)
    expect(contas.map(({ conta, movimentos }) => [conta, movimentos.map(({ centavos }) => centavos)])).toEqual([
      ['077 / 1', [1_000]],
      ['077 / 2', [-350]],
      ['9876', []],
    ])
    expect(contas[0]?.movimentos[0]).toMatchObject({ identificador: null, descricao: 'Pix: "Ana <3"' })
    expect(contas[0]?.saldo).toBeNull()
  })

  it('o que não se lê é recusado com o motivo, e nada é adivinhado', () => {
    expect(recusa('<OFX></OFX>')).toContain('nenhum extrato')
    expect(recusa(SGML.replace('<TRNAMT>1500.50', '<TRNAMT>muito'))).toContain('movimento 1')
    expect(recusa(SGML.replace('<CURDEF>BRL', '<CURDEF>USD'))).toContain('em USD')
    expect(recusa(SGML.replace('<DTPOSTED>20261111\n', '<DTPOSTED>20261399\n'))).toContain('movimento 2')
    expect(recusa(' ')).toContain('vazio')
    expect(recusa(Buffer.from('%PDF-1.7\0\0'))).toContain('não é de texto')
    expect(recusa(Buffer.alloc(6 * 1024 * 1024, 'a'))).toContain('5 MB')
  })

  it('nenhum texto derruba a leitura: lê, ou recusa', () => {
    const pedaco = fc.constantFrom(
      '<OFX>',
      '<STMTRS>',
      '<STMTTRN>',
      '</STMTTRN>',
      '<TRNAMT>',
      '1,0',
      '&#x;',
      '<',
      '</',
      ']]>',
      '\n',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(pedaco, fc.string())), (pedacos) => {
        const lido = recusa(`<OFX>${pedacos.join('')}`)
        expect(lido === null || typeof lido === 'string').toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

describe('CSV dos bancos', () => {
  const movimentos = (texto: string) =>
    ler(texto, 'latin1').contas[0]?.movimentos.map(({ dia, centavos, descricao }) => [dia, centavos, descricao])

  it('uma coluna de valor, com o identificador', () => {
    const lido = ler(
      'Data,Valor,Identificador,Descrição\n01/11/2026,150.00,6a1b,Transferência recebida\n02/11/2026,-9.90,6a1c,Tarifa\n',
    )
    expect(lido.contas[0]).toMatchObject({ de: '2026-11-01', ate: '2026-11-02', saldo: null })
    expect(lido.contas[0]?.movimentos).toMatchObject([
      { identificador: '6a1b', centavos: 15_000 },
      { identificador: '6a1c', centavos: -990 },
    ])
  })

  it('linhas antes do cabeçalho, colunas de crédito e débito, saldos no meio e no fim', () => {
    expect(
      movimentos(
        'Extrato de: Agência 1\nPeríodo;11/2026\n\nData;Histórico;Docto.;Crédito (R$);Débito (R$);Saldo (R$)\n01/11/26;SALDO ANTERIOR;;;;1.000,00\n03/11/26;PIX RECEBIDO;12;1.234,56;;2.234,56\n04/11/26;CONTA DE LUZ;13;;-300,00;1.934,56\n;Total;;1.234,56;-300,00;\n',
      ),
    ).toEqual([
      ['2026-11-03', 123_456, 'PIX RECEBIDO'],
      ['2026-11-04', -30_000, 'CONTA DE LUZ'],
    ])
  })

  it('sem data ou valor, ou com um valor que não se lê, é recusado', () => {
    expect(recusa('nome;idade\nRex;3\n')).toContain('OFX do banco')
    expect(recusa('Data;Valor\n01/11/2026;abc\n')).toContain('não se lê')
  })
})

describe('valores como os bancos escrevem', () => {
  it.each([
    ['1234.56', 123_456],
    ['-1.234,56', -123_456],
    ['1,234.56', 123_456],
    ['R$ 10,00', 1_000],
    ['12,3', 1_230],
    ['50,00-', -5_000],
    ['50,00D', -5_000],
    ['50,00 C', 5_000],
    ['(50,00)', -5_000],
    ['+7', 700],
    ['1.000', 100_000],
    ['', null],
    ['abc', null],
    ['-', null],
    ['99999999999999', null],
  ])('%s', (escrito, esperado) => {
    expect(lerValor(escrito)).toBe(esperado)
  })

  it('o que se escreve em reais se lê igual', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }), (centavos) => {
        expect(lerValor(formatarReais(centavos))).toBe(centavos === 0 ? 0 : centavos)
        expect(lerValor((centavos / 100).toFixed(2))).toBe(centavos === 0 ? 0 : centavos)
      }),
    )
  })
})

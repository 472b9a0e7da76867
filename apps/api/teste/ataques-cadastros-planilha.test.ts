import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { csv, enviar, importar, xlsx } from './importacao/planilhas.ts'
import { abrirAmbiente, type Ambiente } from './ambiente.ts'
import { cpfUnico, criarEmpresa, type Empresa } from './fabricas.ts'
import { camposDe } from './respostas.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const CRC = Array.from({ length: 256 }, (_, n) =>
  Array.from({ length: 8 }).reduce<number>((c) => (c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1), n),
)
const crc32 = (bytes: Uint8Array) =>
  (bytes.reduce((c, b) => (CRC[(c ^ b) & 0xff] ?? 0) ^ (c >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0

/** A ZIP whose directory says of each entry what it is told to say. */
function zip(entradas: { nome: string; conteudo: Buffer; diz?: number }[]): Uint8Array {
  const locais: Buffer[] = []
  const diretorio: Buffer[] = []
  let posicao = 0
  for (const { nome, conteudo, diz = conteudo.length } of entradas) {
    const nomeEmBytes = Buffer.from(nome)
    const dados = deflateRawSync(conteudo, { level: 9 })
    const comum = Buffer.alloc(26)
    comum.writeUInt16LE(20, 0)
    comum.writeUInt16LE(8, 4)
    comum.writeUInt32LE(crc32(conteudo), 10)
    comum.writeUInt32LE(dados.length, 14)
    comum.writeUInt32LE(diz, 18)
    comum.writeUInt16LE(nomeEmBytes.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), comum, nomeEmBytes, dados])
    const fim = Buffer.alloc(14)
    fim.writeUInt32LE(posicao, 10)
    diretorio.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), comum, fim, nomeEmBytes]))
    locais.push(local)
    posicao += local.length
  }
  const central = Buffer.concat(diretorio)
  const fim = Buffer.alloc(22)
  fim.write('PK\u0005\u0006', 'latin1')
  fim.writeUInt16LE(entradas.length, 8)
  fim.writeUInt16LE(entradas.length, 10)
  fim.writeUInt32LE(central.length, 12)
  fim.writeUInt32LE(posicao, 16)
  return new Uint8Array(Buffer.concat([...locais, central, fim]))
}

const pasta = (folha: string | Buffer, diz?: number) =>
  zip([
    {
      nome: '[Content_Types].xml',
      conteudo: Buffer.from('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    },
    {
      nome: 'xl/workbook.xml',
      conteudo: Buffer.from(
        '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
      ),
    },
    {
      nome: 'xl/_rels/workbook.xml.rels',
      conteudo: Buffer.from(
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
    },
    { nome: 'xl/worksheets/sheet1.xml', conteudo: Buffer.from(folha), ...(diz === undefined ? {} : { diz }) },
  ])
const planilha = (linhas: string, dimensao = 'A1:B2') =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><dimension ref="${dimensao}"/><sheetData>${linhas}</sheetData></worksheet>`
const celula = (ref: string, texto: string) => `<c r="${ref}" t="inlineStr"><is><t>${texto}</t></is></c>`

async function recusada(bytes: Uint8Array): Promise<void> {
  const { status, corpo } = await enviar(empresa.como.CLIENTE, 'PACIENTES', bytes, { nome: 'a.xlsx' })
  expect([status, Object.keys(camposDe(corpo))], JSON.stringify(corpo)).toEqual([422, ['arquivo']])
}

describe('planilhas hostis', () => {
  it('bomba que diz o seu tamanho, e bomba que mente sobre ele', async () => {
    const zeros = Buffer.concat([Buffer.from(planilha('').slice(0, -24)), Buffer.alloc(130 * 1024 * 1024, 0x20)])
    await recusada(pasta(zeros))
    await recusada(pasta(zeros, 1_000))
  })

  it('um milhão de linhas e dezesseis mil colunas em duas células', async () => {
    await recusada(
      pasta(
        planilha(
          `<row r="1">${celula('A1', 'Tutor')}</row><row r="1048576">${celula('XFD1048576', 'x')}</row>`,
          'A1:XFD1048576',
        ),
      ),
    )
  })

  it('uma célula em endereço que não existe, e entidades XML que se multiplicam', async () => {
    const bilhao = `<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, i) => `<!ENTITY ${'bcdefghij'[i]} "${`&${'abcdefghij'[i]};`.repeat(10)}">`).join('')}]>`
    for (const folha of [
      planilha(`<row r="1">${celula('ZZZZZZZ999999999', 'x')}</row>`),
      bilhao + planilha(`<row r="1">${celula('A1', '&j;')}</row><row r="2">${celula('A2', '&j;')}</row>`),
    ]) {
      const { status } = await enviar(empresa.como.CLIENTE, 'PACIENTES', pasta(folha), { nome: 'a.xlsx' })
      expect([201, 422]).toContain(status)
    }
  })

  it.each([
    ['dez milhões de quebras de linha', () => Buffer.alloc(10_000_000, '\n')],
    ['dez milhões de separadores', () => Buffer.concat([Buffer.from('Tutor;CPF\n'), Buffer.alloc(9_900_000, ';')])],
    ['uma linha de 9 MB', () => Buffer.from(`Tutor;CPF\n${'x'.repeat(9_000_000)};1\n`)],
    ['aspas que não fecham', () => Buffer.from(`Tutor;CPF\n"${'x;\n'.repeat(2_000_000)}`)],
    ['bytes nulos', () => Buffer.from('Tutor;CPF\nAna\u0000;1\n')],
    [
      'UTF-16 cortado ao meio',
      () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Tutor;CPF\nAna;1', 'utf16le').subarray(0, 25)]),
    ],
  ])(
    '%s',
    async (_, bytes) => {
      const { status, corpo } = await enviar(empresa.como.CLIENTE, 'PACIENTES', new Uint8Array(bytes()))
      expect([201, 422], JSON.stringify(corpo).slice(0, 300)).toContain(status)
      if (status === 201) {
        const { codigo, mapa } = corpo
        expect((await empresa.como.CLIENTE('POST /importacao/:codigo/conferir', { codigo, mapa })).status).toBeLessThan(
          500,
        )
      }
      expect((await empresa.como.CLIENTE('GET /tutor', {})).status).toBe(200)
    },
    60_000,
  )

  it('títulos com nome de protótipo não são campo nenhum', async () => {
    const { status, corpo } = await enviar(
      empresa.como.CLIENTE,
      'PACIENTES',
      csv('__proto__;constructor;toString;Tutor;CPF', `a;b;c;Ana;${cpfUnico()}`),
    )
    expect([status, Object.keys(corpo.mapa).toSorted()]).toEqual([201, ['tutor.cpf', 'tutor.nome']])
    for (const mapa of [
      { constructor: 0 },
      { toString: 1, 'tutor.nome': 3 },
      { 'tutor.nome': 3, 'animal.cliente': 0 },
      { 'tutor.nome': 3, 'tutor.unidoA': 0 },
    ]) {
      const resposta = await empresa.como.CLIENTE('POST /importacao/:codigo/conferir', {
        codigo: corpo.codigo,
        mapa,
      })
      expect([400, 422]).toContain(resposta.status)
    }
  })

  it('uma fórmula entra como o texto que mostra, e nomes com = voltam como foram escritos', async () => {
    const cpf = cpfUnico()
    const folha = planilha(
      `<row r="1">${celula('A1', 'Tutor')}${celula('B1', 'CPF')}</row><row r="2"><c r="A2" t="str"><f>HYPERLINK("http://mau.example","Ana")</f><v>Ana Fórmula</v></c>${celula('B2', cpf)}</row>`,
    )
    await importar(empresa.como.CLIENTE, 'PACIENTES', pasta(folha))
    await importar(
      empresa.como.CLIENTE,
      'PACIENTES',
      await xlsx({
        A: [
          [{ value: 'Tutor' }, { value: 'CPF' }],
          [{ value: '=cmd|calc' }, { value: cpfUnico() }],
        ],
      }),
    )
    const nomes = (await empresa.como.CLIENTE('GET /tutor', {})).corpo.itens.map(({ nome }) => nome)
    expect(nomes).toEqual(expect.arrayContaining(['Ana Fórmula', '=cmd|calc']))
  })
})

import { MAXIMO_DE_LINHAS } from '@vetlume/dominio/importacao'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { linhaDe, xlsxCru, xlsxDoProduto } from '../../../../teste/importacao/xlsx-cru.ts'
import { comoWindows1252, csv, emLinhas, xlsx } from '../../../../teste/importacao/planilhas.ts'
import { PROPRIO } from '../../../infra/pedinte.ts'
import { lerEmSeparado } from './em-separado.ts'
import { acharDelimitador, decodificar } from './ler-csv.ts'
import { lerPlanilha, type PlanilhaLida } from './ler-planilha.ts'

const ler = (bytes: Uint8Array, folha: string | null = null): Promise<PlanilhaLida> =>
  lerPlanilha({ bytes, tipo: 'SERVICOS', folha })
const recusa = (bytes: Uint8Array) =>
  ler(bytes).then(
    () => 'aceito',
    (erro: Error) => erro.message,
  )

describe('CSV', () => {
  const texto = emLinhas('Serviço;Preço', 'Ecocardiograma "João";1.234,50', 'Avaliação – jejum;R$ 80,00')

  it.each([
    ['UTF-8', new TextEncoder().encode(texto)],
    ['UTF-8 com BOM', new TextEncoder().encode(`\ufeff${texto}`)],
    ['Windows-1252', comoWindows1252(texto)],
    ['UTF-16', Uint8Array.of(0xff, 0xfe, ...Buffer.from(texto, 'utf16le'))],
  ])('em %s', async (_nome, bytes) => {
    expect(decodificar(bytes)).toBe(texto)
  })

  it.each([
    [';', 'Nome;Preço\r\nA;1.234,50\r\nB;2,00'],
    [',', 'Nome,Preço\nA,10\nB,"2,5"'],
    ['\t', 'Nome\tPreço\nA, o maior\t10'],
    [';', 'Nome\r\nAna\r\nBia'],
  ])('separador %j', (separador, conteudo) => expect(acharDelimitador(conteudo)).toBe(separador))

  it('cabeçalho abaixo de um título, linhas em branco, número de cada linha como na planilha', async () => {
    const lida = await ler(csv('Tabela de 2026;;', ';;', 'Serviço;Preço;Obs', 'Eco;10,00;x', '', 'RX;20,00;'))
    expect(lida.colunas).toEqual([
      { titulo: 'Serviço', amostras: ['Eco', 'RX'] },
      { titulo: 'Preço', amostras: ['10,00', '20,00'] },
      { titulo: 'Obs', amostras: ['x'] },
    ])
    expect(lida.mapa).toEqual({ 'servico.nome': 0, 'servico.precoCentavos': 1 })
    expect(lida.linhas.map(([numero, nome]) => [numero, nome])).toEqual([
      [4, 'Eco'],
      [6, 'RX'],
    ])
  })

  it('sep=, na primeira linha', async () => {
    expect((await ler(csv('sep=,', 'Serviço,Preço', 'Eco,10'))).linhas).toEqual([[2, 'Eco', '10']])
  })
})

describe('XLSX', () => {
  it('números, datas, sim e não; a primeira folha com linhas, ou a escolhida', async () => {
    const bytes = await xlsx({
      Capa: [['Olá']],
      Serviços: [
        ['Serviço', 'Preço', 'Desde', 'Laudo'],
        ['Eco 😀', 12.5, new Date('2025-12-31T00:00:00Z'), true],
      ],
      Outros: [['Serviço'], ['RX']],
    })
    const lida = await ler(bytes)
    expect([lida.folhas, lida.folha]).toEqual([['Capa', 'Serviços', 'Outros'], 'Serviços'])
    expect(lida.linhas).toEqual([[2, 'Eco 😀', 12.5, '2025-12-31', true]])
    expect((await ler(bytes, 'Outros')).linhas).toEqual([[2, 'RX']])
    await expect(ler(bytes, 'Sumiu')).rejects.toThrow('Esta folha não está mais no arquivo')
  })
})

const TITULO = linhaDe(1, 1, 0)
const LINHA = TITULO + linhaDe(2, 1, 1)
/** A table of one service, with something after it. */
const folhaCom = (resto: string) => xlsxCru({ folha: LINHA + resto, textos: ['Serviço', 'Eco'] })
const partes = (quantas: number) =>
  Object.fromEntries(Array.from({ length: quantas }, (_, n) => [`xl/parte${n}.xml`, '<a/>']))

describe('o que não se lê é recusado com o que fazer', () => {
  const linhas = (quantas: number) => csv('Serviço', ...Array.from({ length: quantas }, (_, n) => `S${n}`))

  it.each([
    ['vazio', new Uint8Array(), 'O arquivo está vazio.'],
    ['só cabeçalho', csv('Serviço;Preço'), 'A planilha não tem linhas abaixo do cabeçalho.'],
    [
      'binário',
      Uint8Array.from({ length: 300 }, (_, n) => n % 256),
      'Este arquivo não é uma planilha. Envie um CSV ou um XLSX.',
    ],
    [
      '.xls antigo',
      Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1),
      'Este é um arquivo do Excel antigo (.xls). Abra e salve como .xlsx ou CSV.',
    ],
    [
      'zip cortado',
      Uint8Array.of(0x50, 0x4b, 3, 4, 1, 2, 3),
      'Não conseguimos abrir esta planilha: o arquivo está danificado ou não é XLSX.',
    ],
    [
      'uma linha a mais',
      linhas(MAXIMO_DE_LINHAS + 1),
      'A planilha tem 20.001 linhas, e o máximo é 20.000. Divida em partes: repetir linhas não duplica.',
    ],
  ])('%s', async (_nome, bytes, mensagem) => expect(await recusa(bytes)).toBe(mensagem))

  it('o máximo é aceito', async () =>
    expect((await ler(linhas(MAXIMO_DE_LINHAS))).linhas).toHaveLength(MAXIMO_DE_LINHAS))

  it('um XLSX que incha ao abrir é recusado sem ser aberto', async () => {
    const bytes = await xlsx({ Folha: [['Serviço'], ['Eco']] })
    const inchado = new Uint8Array(bytes)
    const dados = new DataView(inchado.buffer)
    for (let posicao = 0; posicao < inchado.length - 4; posicao++)
      if (dados.getUint32(posicao, true) === 0x02014b50) dados.setUint32(posicao + 24, 0xf0000000, true)
    expect(await recusa(inchado)).toContain('grande demais por dentro')
  })

  it.each([
    ['tamanhos que cabem, e cujo produto não', xlsxDoProduto(500, 100, 5_000), 'texto demais'],
    ['uma célula no fim do mundo', folhaCom('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'), 'em XFD1048576'],
    ['linhas muito afastadas', folhaCom('<row r="100001"><c r="A100001"><v>1</v></c></row>'), 'em A100001'],
    ['uma coluna muito afastada', folhaCom('<row r="2"><c r="ALM2"><v>1</v></c></row>'), 'em ALM2'],
    ['endereço com prefixo e entidade', folhaCom('<x:row><x:c r="&#88;FD9"><x:v>1</x:v></x:c></x:row>'), 'em XFD9'],
    ['linha vazia que não existe', folhaCom('<row r="1e15"/>'), 'em 1e15'],
    ['célula vazia que não existe', folhaCom('<row><c r="A99999999"/></row>'), 'em A99999999'],
    ['tabela maior que a memória', folhaCom('<row r="90000"><c r="ALL90000"><v>1</v></c></row>'), 'grande demais'],
    ['mil partes e a folha', xlsxCru({ folha: LINHA, outros: partes(1_000) }), 'grande demais por dentro'],
  ])('%s', async (_nome, bytes, parte) => expect(await recusa(bytes)).toContain(parte))

  it('mil partes ao todo ainda se leem', async () => {
    const daFolha = Object.keys(unzipSync(folhaCom(''))).filter((nome) => /\.(xml|rels)$/.test(nome)).length
    const bytes = xlsxCru({ folha: LINHA, textos: ['Serviço', 'Eco'], outros: partes(1_000 - daFolha) })
    expect((await ler(bytes)).linhas).toEqual([[2, 'Eco']])
  })

  it('o que parece absurdo e não é: formatos até o fim da folha, endereço escrito num texto, folha inteira cheia', async () => {
    const formatos = '<row r="3"><c r="XFD3" s="1"/></row><row r="1048576" ht="12.8"/>'
    expect((await ler(folhaCom(formatos))).linhas).toEqual([[2, 'Eco']])
    const escrito = '<row r="2"><c r="A2" t="inlineStr"><is><t>célula r="XFD1048576"</t></is></c></row>'
    expect((await ler(xlsxCru({ folha: TITULO + escrito, textos: ['Serviço'] }))).linhas).toEqual([
      [2, 'célula r="XFD1048576"'],
    ])
    const cheia = await ler(xlsxDoProduto(MAXIMO_DE_LINHAS, 15, 30))
    expect(cheia.linhas).toHaveLength(MAXIMO_DE_LINHAS)
  })

  it('quem fecha a conexão encerra a leitura', async () => {
    const fim = new AbortController()
    const leitura = lerEmSeparado(
      { bytes: xlsxDoProduto(), tipo: 'SERVICOS', folha: null },
      { dono: 'a', sinal: fim.signal },
    )
    fim.abort()
    await expect(leitura).rejects.toMatchObject({ codigo: 'TEMPO_DO_PEDIDO_ESGOTADO' })
  })

  it('em outro processo, a recusa é a mesma, no campo do arquivo', async () => {
    const [boa, ma] = await Promise.allSettled([
      lerEmSeparado({ bytes: csv('Serviço', 'Eco'), tipo: 'SERVICOS', folha: null }, PROPRIO),
      lerEmSeparado({ bytes: new Uint8Array(), tipo: 'SERVICOS', folha: null }, PROPRIO),
    ])
    expect(boa).toMatchObject({ status: 'fulfilled', value: { linhas: [[2, 'Eco']] } })
    expect(ma).toMatchObject({
      status: 'rejected',
      reason: { codigo: 'VALIDACAO', campos: { arquivo: 'O arquivo está vazio.' } },
    })
  })
})

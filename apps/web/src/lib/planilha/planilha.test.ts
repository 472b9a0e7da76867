import type { Pagina as PaginaDe } from '@vetlume/dominio/contrato'
import fc from 'fast-check'
import Papa from 'papaparse'
import readXlsxFile from 'read-excel-file/node'
import { Buffer } from 'node:buffer'
import { describe, expect, it, vi } from 'vitest'
import { escritaCsv, textoCsv } from './csv.ts'
import { criarExportacao } from './exportar.ts'
import { dia, momento, percentual, reais } from './valores.ts'
import type { ValorDePlanilha } from './valores.ts'
import { escritaXlsx } from './xlsx.ts'

const FUSO = 'America/Sao_Paulo'
const umaPagina = async (linhas: readonly (readonly ValorDePlanilha[])[], titulos = ['a', 'b']) => {
  const escrita = escritaCsv(titulos, FUSO)
  escrita.acrescentar(linhas)
  return Buffer.from(await (await escrita.concluir()).arrayBuffer()).toString('utf8')
}

describe('CSV', () => {
  it('ponto e vírgula, BOM, vírgula decimal, datas do Brasil', async () => {
    const linha = [
      reais(123_450),
      percentual(1250),
      dia('2025-12-31'),
      momento('2026-01-01T01:30:00Z'),
      true,
      null,
      12.5,
    ]
    const texto = await umaPagina([linha], ['v', 'p', 'd', 'm', 's', 'n', 'x'])
    expect(texto).toBe('\ufeffv;p;d;m;s;n;x\r\n1234,50;12,5%;31/12/2025;31/12/2025 22:30;sim;;12,5\r\n')
  })

  it('neutraliza fórmulas, mas não números negativos', async () => {
    const texto = await umaPagina([
      ['=1+1', '@SUM(A1)'],
      ['+5511999990000', '-1+2'],
      [reais(-1250), -3],
    ])
    expect(texto.split('\r\n').slice(1, 4)).toEqual([`"'=1+1";"'@SUM(A1)"`, `"'+5511999990000";"'-1+2"`, '-12,50;-3'])
  })

  it('o que é escrito volta igual, com quebras, aspas e emoji', async () => {
    const celulaDeTexto = fc.string({ unit: 'grapheme' }).filter((texto) => !/^[=+@\t\r-]/.test(texto))
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(celulaDeTexto, celulaDeTexto), { minLength: 1 }), async (linhas) => {
        const lido = Papa.parse<string[]>((await umaPagina(linhas)).slice(1), { delimiter: ';', newline: '\r\n' })
        expect(lido.data.slice(1, -1)).toEqual(linhas)
      }),
    )
  })

  it('todo centavo aparece', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (centavos) => {
        const texto = textoCsv(reais(centavos), FUSO)
        expect(Math.round(Number(texto.replace(',', '.')) * 100)).toBe(centavos)
      }),
    )
  })
})

describe('XLSX', () => {
  const escrito = async (titulos: string[], ...paginas: ValorDePlanilha[][][]) => {
    const escrita = escritaXlsx("Clínicas [d'Ávila]", titulos, FUSO)
    for (const pagina of paginas) escrita.acrescentar(pagina)
    return Buffer.from(await (await escrita.concluir()).arrayBuffer())
  }
  const lido = async (arquivo: Buffer) => (await readXlsxFile(arquivo, { trim: false }))[0]

  it('números são números, datas são datas, textos nunca são fórmulas', async () => {
    const titulos = ['Nome', 'Preço', 'Dia', 'Hora', 'Parte', 'Sim', 'Nada', 'Velho']
    const linha = [
      '=HYPERLINK("x")',
      reais(123_450),
      dia('2025-12-31'),
      momento('2026-01-01T01:30:00Z'),
      percentual(1250),
      true,
      null,
      dia('1890-05-10'),
    ]
    const folha = await lido(await escrito(titulos, [linha], [linha]))
    expect(folha?.sheet).toBe('Clínicas  d Ávila ')
    expect(folha?.data).toHaveLength(3)
    expect(folha?.data[0]).toEqual(titulos)
    expect(folha?.data[2]).toEqual([
      '=HYPERLINK("x")',
      1234.5,
      new Date('2025-12-31T00:00:00Z'),
      new Date('2025-12-31T22:30:00Z'),
      0.125,
      'sim',
      null,
      '1890-05-10',
    ])
  })

  it('sem nenhuma linha, o cabeçalho', async () => {
    expect((await lido(await escrito(['A & B', 'C'])))?.data).toEqual([['A & B', 'C']])
  })

  it('o que é escrito volta igual, menos o que o XML não guarda', async () => {
    const texto = fc
      .oneof(fc.string({ unit: 'binary' }), fc.constantFrom('_x0041_', '__x005F_', 'a<b>&"c"', '😀'))
      .map((bruto) =>
        // A reader of XML turns every line end into one; what cannot be written is left out.
        bruto.toWellFormed().replaceAll(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu, ''),
      )
    const linhas = fc.array(fc.tuple(texto, fc.integer()), { minLength: 1, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(linhas, async (escritas) => {
        const folha = await lido(await escrito(['t', 'n'], escritas))
        expect(folha?.data.slice(1)).toEqual(escritas.map(([t, n]) => [t === '' ? null : t, n]))
      }),
      { numRuns: 30 },
    )
  })
})

type Pedido = Partial<Record<string, string>>
type Pagina = PaginaDe<{ nome: string }>

describe('exportação', () => {
  const colunas = [{ titulo: 'Nome', texto: ({ nome }: { nome: string }) => nome }]
  const paginas = [['Ana', 'Bia'], ['Caio']].map((nomes, indice) => ({
    itens: nomes.map((nome) => ({ nome })),
    proximo: indice === 0 ? 'c1' : null,
    total: null,
    totalExato: false,
  }))
  const contagem: Pagina = { itens: [], proximo: null, total: 3, totalExato: true }
  const responder = ({ cursor, contar }: Pedido): Pagina =>
    contar === 'so' ? contagem : paginas[cursor === 'c1' ? 1 : 0]!

  it('segue os cursores com os filtros da tela e soma as linhas', async () => {
    const buscar = vi.fn<(pedido: Pedido) => Promise<Pagina>>(async (pedido) => responder(pedido))
    const consulta = { busca: 'a', ordem: '-nome', limite: '50', cursor: 'no-meio' }
    const exportacao = criarExportacao({ buscar, consulta, colunas, escrita: escritaCsv(['Nome'], FUSO) })
    const andamentos: unknown[] = []
    const arquivo = await exportacao.continuar(new AbortController().signal, (andamento) => andamentos.push(andamento))
    expect(await arquivo.text()).toBe('Nome\r\nAna\r\nBia\r\nCaio\r\n')
    expect(buscar.mock.calls.map(([pedido]) => pedido)).toEqual([
      { busca: 'a', ordem: '-nome', limite: '1000' },
      { busca: 'a', ordem: '-nome', limite: '1000', contar: 'so' },
      { busca: 'a', ordem: '-nome', limite: '1000', cursor: 'c1' },
    ])
    expect(andamentos).toEqual([
      { feitas: 2, total: 3 },
      { feitas: 3, total: 3 },
    ])
  })

  it('depois de uma falha segue de onde parou', async () => {
    let caiu = false
    const buscar = vi.fn<(pedido: Pedido) => Promise<Pagina>>(async (pedido) => {
      if (pedido['cursor'] === 'c1' && !caiu) {
        caiu = true
        throw new Error('rede')
      }
      return responder(pedido)
    })
    const exportacao = criarExportacao({ buscar, consulta: {}, colunas, escrita: escritaCsv(['Nome'], FUSO) })
    const { signal } = new AbortController()
    await expect(exportacao.continuar(signal, () => undefined)).rejects.toThrow('rede')
    expect(await (await exportacao.continuar(signal, () => undefined)).text()).toBe('Nome\r\nAna\r\nBia\r\nCaio\r\n')
    expect(buscar).toHaveBeenCalledTimes(4)
  })

  it('cancelada, para na página em que está', async () => {
    const controle = new AbortController()
    const buscar = vi.fn<() => Promise<Pagina>>(async () => {
      controle.abort()
      return paginas[0]!
    })
    const exportacao = criarExportacao({ buscar, consulta: {}, colunas, escrita: escritaCsv(['Nome'], FUSO) })
    await expect(exportacao.continuar(controle.signal, () => undefined)).rejects.toThrow()
    expect(buscar).toHaveBeenCalledTimes(1)
  })
})

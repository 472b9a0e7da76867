import {
  comoTitulo,
  lerDiaComo,
  lerLinhaDoExtrato,
  lerValorComo,
  ROTULOS_DA_COLUNA,
  type MapaDoExtrato,
} from '@vetlume/dominio/conciliacao'
import Papa from 'papaparse'
import { extratoDeCsv, MAXIMO_DE_MOVIMENTOS, recusarArquivo, type ExtratoLido, type MovimentoLido } from './tipos.ts'

/** A CSV whose columns are not known by their titles. */
export interface Planilha {
  titulos: string[]
  linhas: { numero: number; celulas: string[] }[]
}

const DELIMITADORES = [';', '\t', ',', '|']
const LINHAS_DO_TOPO = 30
const MAXIMO_DE_COLUNAS = 100

const cheias = (linha: readonly string[]) => linha.filter((celula) => celula.trim() !== '').length

/** How many cells most lines have: what stands above the header and below the last line has fewer. */
function largura(linhas: readonly (readonly string[])[]): number {
  const quantas = [
    ...Map.groupBy(
      linhas.map((linha) => linha.length).filter((n) => n > 1),
      (n) => n,
    ),
  ]
  return quantas.toSorted((a, b) => b[1].length - a[1].length || b[0] - a[0])[0]?.[0] ?? 0
}

const ehDado = (linha: readonly string[]) =>
  linha.some((celula) => (['DMA', 'AMD', 'MDA'] as const).some((formato) => lerDiaComo(celula, formato) !== null)) &&
  linha.some(
    (celula) => /\d/.test(celula) && (['VIRGULA', 'PONTO'] as const).some((um) => lerValorComo(celula, um) !== null),
  )

/** The table of a CSV, by the separator that divides most of it. Throws VALIDACAO, with the field `arquivo`, for one that has none. */
export function lerPlanilha(texto: string): Planilha {
  const lidas = DELIMITADORES.map((delimiter) => Papa.parse<string[]>(texto, { delimiter }).data)
  const pesar = (linhas: string[][]) => {
    const n = largura(linhas)
    return n === 0 ? 0 : linhas.filter((linha) => linha.length === n).length * n
  }
  const linhas = lidas.toSorted((a, b) => pesar(b) - pesar(a))[0] ?? []
  const n = largura(linhas)
  if (n < 2 || n > MAXIMO_DE_COLUNAS)
    throw recusarArquivo('Não é uma tabela que se leia: use o OFX do banco, ou um CSV com uma coluna para cada coisa.')
  const primeiraDeDados = linhas.slice(0, LINHAS_DO_TOPO).findIndex(ehDado)
  if (primeiraDeDados < 0)
    throw recusarArquivo(
      'Nenhuma linha deste arquivo tem data e valor: use o OFX do banco, ou um CSV com os movimentos.',
    )
  const topo = linhas.slice(0, primeiraDeDados)
  const cabecalho = topo.findLastIndex((linha) => cheias(linha) > 1)
  const titulos = Array.from({ length: n }, (_, i) => linhas[cabecalho]?.[i]?.trim().slice(0, 80) || `Coluna ${i + 1}`)
  const dados = linhas
    .map((celulas, i) => ({ numero: i + 1, celulas }))
    .slice(cabecalho + 1)
    .filter(({ celulas }) => cheias(celulas) > 0)
  if (dados.length > MAXIMO_DE_MOVIMENTOS)
    throw recusarArquivo(`O extrato tem mais de ${MAXIMO_DE_MOVIMENTOS} linhas. Divida-o por período.`)
  return { titulos, linhas: dados }
}

export interface ProblemaDaLinha {
  linha: number
  coluna: string
  valor: string
  motivo: string
}

/** What a table says by what a person told that its columns are, or which of its lines cannot be read. */
export function lerComMapa(
  { titulos, linhas }: Planilha,
  mapa: MapaDoExtrato,
): { extrato: ExtratoLido; problemas?: never } | { extrato?: never; problemas: ProblemaDaLinha[] } {
  const problemas: ProblemaDaLinha[] = []
  const movimentos: MovimentoLido[] = []
  // A balance counted from the first line of the file says nothing of the line that it stands in.
  const ditas = titulos.map((titulo) => !comoTitulo(titulo).startsWith('saldo'))
  for (const { numero, celulas } of linhas) {
    const leitura = lerLinhaDoExtrato(celulas, mapa)
    if (leitura === null) continue
    if (leitura.lida === undefined)
      for (const { coluna, valor, motivo } of leitura.recusadas) {
        const titulo = titulos[mapa.colunas[coluna] ?? -1] ?? ROTULOS_DA_COLUNA[coluna]
        problemas.push({ linha: numero, coluna: titulo, valor: valor.slice(0, 80), motivo })
      }
    else {
      const linha = celulas.filter((_, i) => ditas[i] === true).map((celula) => celula.trim())
      movimentos.push({ ...leitura.lida, identificador: null, linha: linha.join('|') })
    }
  }
  return problemas.length > 0 ? { problemas } : { extrato: extratoDeCsv(movimentos) }
}

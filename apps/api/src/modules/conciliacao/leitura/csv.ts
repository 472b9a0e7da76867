import { colunasDosTitulos, ehSaldo, lerDia, NOMES_DAS_COLUNAS } from '@vetlume/dominio/conciliacao'
import Papa from 'papaparse'
import {
  emUmaLinha,
  extratoDeCsv,
  lerValor,
  MAXIMO_DE_MOVIMENTOS,
  recusarArquivo,
  type ExtratoLido,
  type MovimentoLido,
} from './tipos.ts'

/** What is recognised without asking anybody. */
const NOMES = {
  ...NOMES_DAS_COLUNAS,
  identificador: ['identificador', 'id da transacao', 'id', 'codigo da transacao'],
} as const
type Coluna = keyof typeof NOMES
type Colunas = Partial<Record<Coluna, number>>

/** Lines before the header tell the account and the period. */
const LINHAS_ATE_O_CABECALHO = 30

function colunasDe(linha: readonly string[]): Colunas | null {
  const colunas = colunasDosTitulos<Coluna>(linha, NOMES)
  const comValor = colunas.valor !== undefined || (colunas.credito !== undefined && colunas.debito !== undefined)
  return colunas.dia !== undefined && comValor ? colunas : null
}

function diaDe(celula: string): string | null {
  const brasileira = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})\b/.exec(celula.trim())
  if (brasileira !== null) return lerDia(brasileira[3] ?? '', brasileira[2] ?? '', brasileira[1] ?? '')
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(celula.trim())
  return iso === null ? null : lerDia(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '')
}

function valorDe(celula: (coluna: Coluna) => string): number | null {
  if (celula('valor') !== '') return lerValor(celula('valor'))
  const [credito, debito] = [celula('credito'), celula('debito')].map((texto) => (texto === '' ? 0 : lerValor(texto)))
  if (credito == null || debito == null) return null
  return Math.abs(credito) - Math.abs(debito)
}

interface Tabela {
  linhas: string[][]
  colunas: Colunas
}

/** The rows below the header, by whichever separator shows one: what stands above it may have another, or none. */
function tabelaDe(texto: string): Tabela | null {
  for (const delimiter of [';', '\t', ',']) {
    const { data: linhas } = Papa.parse<string[]>(texto, { skipEmptyLines: true, delimiter })
    for (const [i, linha] of linhas.slice(0, LINHAS_ATE_O_CABECALHO).entries()) {
      const colunas = colunasDe(linha)
      if (colunas !== null) return { linhas: linhas.slice(i + 1), colunas }
    }
  }
  return null
}

/** Reads the CSV of a bank by its header; null when it names no day and no value. */
export function lerCsv(texto: string): ExtratoLido | null {
  const tabela = tabelaDe(texto)
  if (tabela === null) return null
  const { linhas, colunas } = tabela
  if (linhas.length > MAXIMO_DE_MOVIMENTOS)
    throw recusarArquivo(`O extrato tem mais de ${MAXIMO_DE_MOVIMENTOS} linhas. Divida-o por período.`)
  const movimentos = linhas.flatMap((linha): MovimentoLido[] => {
    const celula = (coluna: Coluna) => linha[colunas[coluna] ?? -1]?.trim() ?? ''
    const dia = diaDe(celula('dia'))
    const descricao = emUmaLinha(celula('descricao'))
    // Totals and balances stand among the lines, and below them.
    if (dia === null || ehSaldo(descricao)) return []
    const centavos = valorDe(celula)
    if (centavos === null) throw recusarArquivo(`O valor de ${celula('dia')} (${descricao}) não se lê.`)
    if (centavos === 0) return []
    const [identificador, documento] = [celula('identificador'), celula('documento')]
    return [
      {
        identificador: identificador || null,
        linha: null,
        dia,
        centavos,
        descricao: descricao || 'Sem descrição',
        documento: documento || null,
      },
    ]
  })
  return extratoDeCsv(movimentos)
}

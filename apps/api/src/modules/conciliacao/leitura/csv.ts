import { normalizarBusca } from '@vetlume/dominio/formatos'
import Papa from 'papaparse'
import {
  emUmaLinha,
  lerDia,
  lerValor,
  MAXIMO_DE_MOVIMENTOS,
  recusarArquivo,
  type ExtratoLido,
  type MovimentoLido,
} from './tipos.ts'

/** What banks call each column, in the words that `normalizarBusca` leaves; the first that a header has wins. */
const NOMES = {
  dia: ['data lancamento', 'data do lancamento', 'data movimento', 'data mov', 'data da transacao', 'data'],
  descricao: ['descricao', 'historico', 'lancamento', 'titulo', 'detalhe', 'detalhes', 'memo', 'transacao'],
  valor: ['valor (r$)', 'valor r$', 'valor', 'quantia', 'amount'],
  credito: ['credito (r$)', 'credito', 'entrada', 'entradas'],
  debito: ['debito (r$)', 'debito', 'saida', 'saidas'],
  identificador: ['identificador', 'id da transacao', 'id', 'codigo da transacao'],
  documento: ['numero do documento', 'documento', 'docto.', 'docto', 'numero documento', 'n documento'],
} as const
type Coluna = keyof typeof NOMES
type Colunas = Partial<Record<Coluna, number>>

/** Lines before the header tell the account and the period. */
const LINHAS_ATE_O_CABECALHO = 30

const lido = (celula: string) => normalizarBusca(celula).replaceAll(/\s+/g, ' ').trim()

function colunasDe(linha: readonly string[]): Colunas | null {
  const celulas = linha.map(lido)
  const achar = (nomes: readonly string[]) => {
    const nome = nomes.find((um) => celulas.includes(um))
    return nome === undefined ? undefined : celulas.indexOf(nome)
  }
  const colunas: Colunas = {}
  for (const [coluna, nomes] of Object.entries(NOMES)) {
    const posicao = achar(nomes)
    if (posicao !== undefined) colunas[coluna as Coluna] = posicao
  }
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

const SALDO = /^(saldo|s a l d o|total)/

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

/** Reads the CSV of a bank by its header. Throws VALIDACAO, with the field `arquivo`, for one that names no day and no value. */
export function lerCsv(texto: string): ExtratoLido {
  const tabela = tabelaDe(texto)
  if (tabela === null)
    throw recusarArquivo(
      'Não é um extrato que se reconheça: use o OFX do banco, ou um CSV com as colunas Data e Valor.',
    )
  const { linhas, colunas } = tabela
  if (linhas.length > MAXIMO_DE_MOVIMENTOS)
    throw recusarArquivo(`O extrato tem mais de ${MAXIMO_DE_MOVIMENTOS} linhas. Divida-o por período.`)
  const movimentos = linhas.flatMap((linha): MovimentoLido[] => {
    const celula = (coluna: Coluna) => linha[colunas[coluna] ?? -1]?.trim() ?? ''
    const dia = diaDe(celula('dia'))
    const descricao = emUmaLinha(celula('descricao'))
    // Totals and balances stand among the lines, and below them.
    if (dia === null || SALDO.test(lido(descricao))) return []
    const centavos = valorDe(celula)
    if (centavos === null) throw recusarArquivo(`O valor de ${celula('dia')} (${descricao}) não se lê.`)
    if (centavos === 0) return []
    const [identificador, documento] = [celula('identificador'), celula('documento')]
    return [
      {
        identificador: identificador || null,
        dia,
        centavos,
        descricao: descricao || 'Sem descrição',
        documento: documento || null,
      },
    ]
  })
  const dias = movimentos.map(({ dia }) => dia).toSorted()
  return {
    formato: 'CSV',
    contas: [{ conta: null, de: dias[0] ?? null, ate: dias.at(-1) ?? null, saldo: null, movimentos }],
  }
}

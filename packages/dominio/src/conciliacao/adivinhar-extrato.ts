import {
  comoTitulo,
  lerDiaComo,
  lerValorComo,
  type ColunaDoExtrato,
  type Decimal,
  type FormatoDoDia,
  type MapaDoExtrato,
} from './mapa-do-extrato.ts'

/** What banks call each column, in the words that `comoTitulo` leaves; the first that a header has wins. */
export const NOMES_DAS_COLUNAS = {
  dia: ['data lancamento', 'data do lancamento', 'data movimento', 'data mov', 'data da transacao', 'data'],
  descricao: ['descricao', 'historico', 'lancamento', 'titulo', 'detalhe', 'detalhes', 'memo', 'transacao'],
  valor: ['valor (r$)', 'valor r$', 'valor', 'quantia', 'amount'],
  credito: ['credito (r$)', 'credito', 'entrada', 'entradas'],
  debito: ['debito (r$)', 'debito', 'saida', 'saidas'],
  documento: ['numero do documento', 'documento', 'docto.', 'docto', 'numero documento', 'n documento'],
} as const satisfies Record<ColunaDoExtrato, readonly string[]>

type Colunas = { [C in ColunaDoExtrato]?: number | undefined }

/** Which columns a header names, by the exact words that banks use. */
export function colunasDosTitulos<N extends string>(
  titulos: readonly string[],
  nomes: Readonly<Record<N, readonly string[]>>,
): Partial<Record<N, number>> {
  const celulas = titulos.map(comoTitulo)
  const achadas = (Object.entries(nomes) as [N, readonly string[]][]).flatMap(([coluna, dela]) => {
    const nome = dela.find((um) => celulas.includes(um))
    return nome === undefined ? [] : [[coluna, celulas.indexOf(nome)] as const]
  })
  return Object.fromEntries(achadas) as Partial<Record<N, number>>
}

const FORMATOS: readonly FormatoDoDia[] = ['DMA', 'AMD', 'MDA']
const DECIMAIS: readonly Decimal[] = ['VIRGULA', 'PONTO']

interface Coluna {
  posicao: number
  cheias: string[]
}

const parte = ({ cheias }: Coluna, serve: (celula: string) => boolean) =>
  cheias.length === 0 ? 0 : cheias.filter(serve).length / cheias.length

/** The one of `opcoes` that most cells fit, the first of those that fit as many. */
function melhor<T extends string>(opcoes: readonly T[], cabem: (opcao: T) => number): T {
  return opcoes.toSorted((a, b) => cabem(b) - cabem(a))[0] as T
}

/** Enough of a column to say what it is. */
const QUASE_TODAS = 0.8

/** What the columns of a file most likely are: by the words of the header, and else by what stands in them. */
export function adivinharExtrato(titulos: readonly string[], linhas: readonly (readonly string[])[]): MapaDoExtrato {
  const todas: Coluna[] = titulos.map((_, posicao) => ({
    posicao,
    cheias: linhas.map((linha) => linha[posicao]?.trim() ?? '').filter((celula) => celula !== ''),
  }))
  const colunas: Colunas = colunasDosTitulos<ColunaDoExtrato>(titulos, NOMES_DAS_COLUNAS)
  const livres = () => todas.filter(({ posicao }) => !Object.values(colunas).includes(posicao))
  const emQualquer = (celula: string) => FORMATOS.some((formato) => lerDiaComo(celula, formato) !== null)
  colunas.dia ??= livres().find((coluna) => parte(coluna, emQualquer) >= QUASE_TODAS)?.posicao
  const dias = todas[colunas.dia ?? -1]
  const formato = melhor(FORMATOS, (um) =>
    dias === undefined ? 0 : parte(dias, (celula) => lerDiaComo(celula, um) !== null),
  )
  const ehValor = (celula: string) => DECIMAIS.some((um) => lerValorComo(celula, um) !== null)
  const comValor = (coluna: Coluna) =>
    parte(coluna, ehValor) >= QUASE_TODAS && parte(coluna, (celula) => /[.,]\d{2}\b/.test(celula)) > 0
  if (colunas.credito === undefined || colunas.debito === undefined)
    colunas.valor ??= livres().find(
      (coluna) => comValor(coluna) && !comoTitulo(titulos[coluna.posicao] ?? '').startsWith('saldo'),
    )?.posicao
  const valores = [colunas.valor, colunas.credito, colunas.debito].flatMap((posicao) => todas[posicao ?? -1] ?? [])
  const decimal = melhor(DECIMAIS, (um) =>
    valores.reduce((soma, coluna) => soma + parte(coluna, (celula) => lerValorComo(celula, um) !== null), 0),
  )
  const letras = (coluna: Coluna) => coluna.cheias.join('').replaceAll(/[^\p{L}]/gu, '').length
  colunas.descricao ??= livres()
    .filter((coluna) => letras(coluna) > 0)
    .toSorted((a, b) => letras(b) - letras(a))[0]?.posicao
  return {
    colunas: Object.fromEntries(Object.entries(colunas).filter(([, posicao]) => posicao !== undefined)),
    formato,
    decimal,
  }
}

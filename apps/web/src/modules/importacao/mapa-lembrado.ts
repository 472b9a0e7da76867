import { assinaturaDoCabecalho, type ImportacaoCompleta, type MapaDeColunas } from '@vetlume/dominio/importacao'
import type { Armazenamento } from '../../lib/sessao.ts'

const CHAVE = 'importacao:colunas'
/** Layouts of sheet that are remembered; the oldest goes first. */
const MAXIMO = 20

type Lembrados = Record<string, MapaDeColunas>
type Planilha = Pick<ImportacaoCompleta, 'tipo' | 'colunas' | 'mapa'>

const assinatura = ({ tipo, colunas }: Planilha) =>
  assinaturaDoCabecalho(
    tipo,
    colunas.map(({ titulo }) => titulo),
  )

function lerTodos(armazenamento: Pick<Armazenamento, 'getItem'>): Lembrados {
  try {
    const lido: unknown = JSON.parse(armazenamento.getItem(CHAVE) ?? '{}')
    return typeof lido === 'object' && lido !== null ? (lido as Lembrados) : {}
  } catch {
    return {}
  }
}

const numeros = (mapa: unknown): mapa is MapaDeColunas =>
  typeof mapa === 'object' && mapa !== null && Object.values(mapa).every((coluna) => Number.isInteger(coluna))

/** What was chosen for a sheet with these titles, or else the guess. */
export function mapaInicial(armazenamento: Pick<Armazenamento, 'getItem'>, planilha: Planilha): MapaDeColunas {
  const lembrado = lerTodos(armazenamento)[assinatura(planilha)]
  return numeros(lembrado) ? lembrado : planilha.mapa
}

export function lembrarMapa(
  armazenamento: Pick<Armazenamento, 'getItem' | 'setItem'>,
  planilha: Planilha,
  mapa: MapaDeColunas,
): void {
  const { [assinatura(planilha)]: _antes, ...outros } = lerTodos(armazenamento)
  const todos = [...Object.entries(outros), [assinatura(planilha), mapa] as const]
  armazenamento.setItem(CHAVE, JSON.stringify(Object.fromEntries(todos.slice(-MAXIMO))))
}

import type { Alvo, Pagina } from '@vetlume/dominio/contrato'
import { expect } from 'vitest'
import type { Chamar } from '../ambiente.ts'

/** List behind each screen that a figure leads to. A screen that is not here cannot be counted, and fails. */
const LISTAS: Readonly<Record<string, string>> = {
  '/agenda/agenda-atendimento': 'GET /agendamento',
  '/atendimento': 'GET /atendimento',
  '/laudo': 'GET /laudo',
  '/cadastro/cliente': 'GET /cliente',
  '/financeiro/contas-receber': 'GET /contas-receber',
  '/financeiro/contas-pagar': 'GET /contas-pagar',
  '/financeiro/lancamento': 'GET /lancamento',
  '/utilitario/simulador-custo-exame': 'GET /simulacao',
  '/dashboard': 'GET /email',
}

export interface FiguraAchada {
  caminho: string
  quantidade: number
  centavos?: number
  minutos?: number
  campo?: string
  alvo: Alvo
}

export interface Achados {
  figuras: FiguraAchada[]
  /** Paths of numbers that lead nowhere. */
  soltos: string[]
}

const ehObjeto = (valor: unknown): valor is Record<string, unknown> => typeof valor === 'object' && valor !== null

const NUMEROS_DA_FIGURA = new Set(['quantidade', 'centavos', 'minutos'])

/** Walks a reply: what counts rows of a list, and every other number in it. Places in an array are written `[]`. */
export function acharFiguras(valor: unknown, caminho = ''): Achados {
  if (typeof valor === 'number') return { figuras: [], soltos: [caminho] }
  if (!ehObjeto(valor)) return { figuras: [], soltos: [] }
  const ehFigura = 'alvo' in valor && typeof valor['quantidade'] === 'number'
  const achados: Achados = { figuras: ehFigura ? [{ ...(valor as unknown as FiguraAchada), caminho }] : [], soltos: [] }
  for (const [nome, dentro] of Object.entries(valor)) {
    if (nome === 'alvo' || (ehFigura && NUMEROS_DA_FIGURA.has(nome))) continue
    const { figuras, soltos } = acharFiguras(dentro, Array.isArray(valor) ? `${caminho}[]` : `${caminho}.${nome}`)
    achados.figuras.push(...figuras)
    achados.soltos.push(...soltos)
  }
  return achados
}

export type Linha = Readonly<Record<string, unknown>>

/** A page of the list that the figure opens, or its total. */
async function pedir(eu: Chamar, { rota, filtros }: Alvo, pedido: Record<string, string | number>) {
  const lista = LISTAS[rota]
  expect(lista, `nenhuma lista em ${rota}`).toBeDefined()
  const { status, corpo } = await eu(lista as 'GET /laudo', { ...filtros, ...pedido })
  expect([rota, filtros, status]).toEqual([rota, filtros, 200])
  return corpo as unknown as Pagina<Linha>
}

/** Every row of the list that the figure opens, as the person reads it, page after page. */
export async function linhasDe(eu: Chamar, alvo: Alvo): Promise<Linha[]> {
  const linhas: Linha[] = []
  let cursor: string | null = null
  do {
    const pagina: Pagina<Linha> = await pedir(eu, alvo, { limite: 200, ...(cursor === null ? {} : { cursor }) })
    linhas.push(...pagina.itens)
    cursor = pagina.proximo
  } while (cursor !== null)
  return linhas
}

export const somar = (linhas: readonly Linha[], campo: string): number =>
  linhas.reduce((soma, linha) => {
    const parcela = linha[campo]
    expect(typeof parcela, `a linha não tem ${campo}`).toBe('number')
    return soma + (parcela as number)
  }, 0)

const minutos = ({ inicio, fim }: Linha) => (Date.parse(String(fim)) - Date.parse(String(inicio))) / 60_000

/** A figure is its list: as many rows, and what they add up to. */
export async function conferirFigura(eu: Chamar, figura: FiguraAchada): Promise<void> {
  const linhas = await linhasDe(eu, figura.alvo)
  const { total } = await pedir(eu, figura.alvo, { contar: 'so' })
  const visto = {
    caminho: figura.caminho,
    alvo: figura.alvo,
    quantidade: linhas.length,
    total,
    ...(figura.centavos === undefined ? {} : { centavos: somar(linhas, figura.campo ?? '') }),
    ...(figura.minutos === undefined ? {} : { minutos: linhas.reduce((soma, linha) => soma + minutos(linha), 0) }),
  }
  const { caminho, alvo, quantidade, centavos, minutos: duracao } = figura
  expect(visto).toEqual({
    caminho,
    alvo,
    quantidade,
    total: quantidade,
    ...(centavos === undefined ? {} : { centavos }),
    ...(duracao === undefined ? {} : { minutos: duracao }),
  })
}

import { normalizarBusca } from '@vetlume/dominio/formatos'
import type { SituacaoDaSecao } from '@vetlume/dominio/laudo'

export interface Frase {
  atalho: string
  titulo: string
  texto: string
  /** Situation that the section gets with it; absent in phrases of the conclusion. */
  situacao?: SituacaoDaSecao | null
}

/** One line of the list that a trigger opens. */
export type OpcaoDoGatilho =
  | { tipo: 'frase'; frase: Frase }
  | { tipo: 'bloco'; bloco: 'titulo' | 'lista' | 'numerada' | 'tabela'; titulo: string }
  | { tipo: 'variavel'; nome: string; titulo: string; valor: string | null }

const BLOCOS: readonly Extract<OpcaoDoGatilho, { tipo: 'bloco' }>[] = [
  { tipo: 'bloco', bloco: 'titulo', titulo: 'Título' },
  { tipo: 'bloco', bloco: 'lista', titulo: 'Lista' },
  { tipo: 'bloco', bloco: 'numerada', titulo: 'Lista numerada' },
  { tipo: 'bloco', bloco: 'tabela', titulo: 'Tabela' },
]

const palavras = (texto: string) => texto.split(/[\s,.;:()/-]+/)

/** The better the place where it was found, the lower; null when it was not. `procurado` is already normalised. */
function distancia(procurado: string, campos: readonly string[]): number | null {
  for (const [peso, campo] of campos.entries()) {
    const texto = normalizarBusca(campo)
    if (texto.startsWith(procurado)) return peso * 3
    if (palavras(texto).some((palavra) => palavra.startsWith(procurado))) return peso * 3 + 1
    if (texto.includes(procurado)) return peso * 3 + 2
  }
  return null
}

function ordenar<T>(itens: readonly T[], procurado: string, camposDe: (item: T) => readonly string[]): T[] {
  const achados = itens.flatMap((item) => {
    const d = distancia(procurado, camposDe(item))
    return d === null ? [] : [{ item, d }]
  })
  return achados.toSorted((a, b) => a.d - b.d).map(({ item }) => item)
}

/** Phrases whose shortcut, title or text match what was typed, the closest first; then the blocks that may be inserted. */
export function opcoesDeFrase(frases: readonly Frase[], consulta: string): OpcaoDoGatilho[] {
  const procurado = normalizarBusca(consulta)
  const achadas = ordenar(frases, procurado, ({ atalho, titulo, texto }) => [atalho, titulo, texto])
  const blocos = ordenar(BLOCOS, procurado, ({ titulo }) => [titulo])
  return [...achadas.map((frase): OpcaoDoGatilho => ({ tipo: 'frase', frase })), ...blocos]
}

export interface VariavelOferecida {
  nome: string
  titulo: string
  valor: string | null
}

export function opcoesDeVariavel(variaveis: readonly VariavelOferecida[], consulta: string): OpcaoDoGatilho[] {
  const achadas = ordenar(variaveis, normalizarBusca(consulta), ({ nome, titulo }) => [nome, titulo])
  return achadas.map((variavel): OpcaoDoGatilho => ({ tipo: 'variavel', ...variavel }))
}

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { comandoDe, rodar } from '../comando.ts'

/** How many functions of each file are longer than they may be. */
export type Longas = Readonly<Record<string, number>>

const LISTA = 'scripts/funcoes/longas.json'
const REGRA = 'scripts/funcoes/oxlint.json'
const ONDE = ['apps', 'packages', 'db', 'scripts', 'bench']
/** A test tells a story, and is as long as it is. */
const DE_TESTE = /\.test\.tsx?$|(?:^|\/)teste\//

interface Relatorio {
  diagnostics: readonly { filename: string }[]
}

/** What the linter said, counted by file. */
export function contarLongas({ diagnostics }: Relatorio): Longas {
  const contagem = new Map<string, number>()
  for (const { filename } of diagnostics) {
    const arquivo = filename.replaceAll('\\', '/')
    if (!DE_TESTE.test(arquivo)) contagem.set(arquivo, (contagem.get(arquivo) ?? 0) + 1)
  }
  return Object.fromEntries(contagem)
}

/** Functions that are too long and the list does not have, and what it has and is not so any more. */
export function conferirLongas(permitidas: Longas, atuais: Longas): string[] {
  const faltas = Object.entries(atuais)
    .filter(([arquivo, quantas]) => quantas > (permitidas[arquivo] ?? 0))
    .map(([arquivo]) => `${arquivo}: função com mais de 60 linhas. Divida-a no que faz.`)
  const sobras = Object.entries(permitidas)
    .filter(([arquivo, quantas]) => quantas > (atuais[arquivo] ?? 0))
    .map(([arquivo]) => `${arquivo}: já não tem função tão longa. Tire da lista: npm run funcoes:encolher`)
  return [...faltas, ...sobras]
}

/** The list with what is still so. It never grows. */
export const encolherLongas = (permitidas: Longas, atuais: Longas): Longas =>
  Object.fromEntries(
    Object.entries(permitidas)
      .map(([arquivo, quantas]) => [arquivo, Math.min(quantas, atuais[arquivo] ?? 0)] as const)
      .filter(([, quantas]) => quantas > 0),
  )

export const lerLongas = (raiz: string): Longas => JSON.parse(readFileSync(join(raiz, LISTA), 'utf8')) as Longas

export function gravarLongas(raiz: string, longas: Longas): void {
  const emOrdem = Object.entries(longas).toSorted(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(join(raiz, LISTA), `${JSON.stringify(Object.fromEntries(emOrdem), null, 2)}\n`)
}

export async function longasAtuais(raiz: string): Promise<Longas> {
  const { saida } = await rodar(comandoDe(raiz, 'oxlint'), ['-c', REGRA, '-f', 'json', ...ONDE], raiz)
  return contarLongas(JSON.parse(saida) as Relatorio)
}

/** Functions are of 60 lines at most. Those that were longer are listed, and the list only shrinks. */
export const verificarFuncoes = async (raiz: string): Promise<string> =>
  conferirLongas(lerLongas(raiz), await longasAtuais(raiz)).join('\n')

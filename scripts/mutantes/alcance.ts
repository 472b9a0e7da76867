import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'

const IMPORTACAO = /(?:\bfrom|\bimport)\s*\(?\s*'(\.{1,2}\/[^']+|@vetlume\/dominio\/[^']+)'/g
/** Who goes through these reaches the whole product: they tell nothing of what a test is about. */
const PORTAS = new Set(['apps/web/src/routes.tsx', 'apps/api/src/app.ts'])
const DO_MODULO = /^apps\/(?:web|api)\/src\/modules\/[^/]+\//

function resolver(de: string, alvo: string): string {
  const pacote = '@vetlume/dominio/'
  return alvo.startsWith(pacote)
    ? `packages/dominio/src/${alvo.slice(pacote.length)}/index.ts`
    : normalize(join(dirname(de), alvo)).replaceAll('\\', '/')
}

/** Of every file that a test imports, however far, how many imports away it is; past a door of the product nothing counts. */
function distancias(teste: string, importa: (arquivo: string) => readonly string[]) {
  const passos = new Map([[teste, 0]])
  let porta = false
  // What is added while the walk goes on is walked too: breadth first.
  for (const [arquivo, passo] of passos) {
    if (PORTAS.has(arquivo)) porta = true
    else for (const alvo of importa(arquivo)) if (!passos.has(alvo)) passos.set(alvo, passo + 1)
  }
  return { passos, porta }
}

const nomeDe = (arquivo: string) => basename(arquivo).replace(/(?:\.test)?\.tsx?$/, '')

/** Of tests at one distance: the one that has the name of the file, those beside it, the others. */
function parentesco(teste: string, arquivo: string): number {
  if (nomeDe(teste) === nomeDe(arquivo)) return 0
  return dirname(teste) === dirname(arquivo) ? 1 : 2
}

/**
 * Which tests may notice a fault: those that import the file, however far, and, of those that open the product by one of
 * its doors, the ones of the same module. The likeliest first: of the same folder, then by imports in between. Paths are
 * relative to `raiz`.
 */
export function criarAlcance(raiz: string, testes: readonly string[]): (arquivo: string) => string[] {
  const vizinhos = new Map<string, readonly string[]>()
  const importa = (arquivo: string): readonly string[] => {
    const conhecidos = vizinhos.get(arquivo)
    if (conhecidos !== undefined) return conhecidos
    const caminho = join(raiz, arquivo)
    const fonte = existsSync(caminho) && /\.tsx?$/.test(arquivo) ? readFileSync(caminho, 'utf8') : ''
    const achados = [...fonte.matchAll(IMPORTACAO)].map(([, alvo = '']) => resolver(arquivo, alvo))
    vizinhos.set(arquivo, achados)
    return achados
  }
  const alcancados = testes.map((teste) => {
    const { passos, porta } = distancias(teste, importa)
    const modulo = DO_MODULO.exec(teste)?.[0]
    const distancia = (arquivo: string): number => {
      const passo = passos.get(arquivo)
      if (modulo !== undefined && arquivo.startsWith(modulo) && (porta || passo !== undefined)) return 0
      if (passo === undefined) return Infinity
      return dirname(teste) === dirname(arquivo) ? 0 : passo
    }
    return { teste, distancia }
  })
  return (arquivo) =>
    alcancados
      .map(({ teste, distancia }) => ({ teste, passos: distancia(arquivo), parente: parentesco(teste, arquivo) }))
      .filter(({ passos }) => passos < Infinity)
      .toSorted((a, b) => a.passos - b.passos || a.parente - b.parente)
      .map(({ teste }) => teste)
}

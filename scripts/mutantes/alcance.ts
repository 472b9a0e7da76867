import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

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

/**
 * Which tests may notice a fault: those that import the file, however far, and, of those that open the product by one of
 * its doors, the ones of the same module. Paths are relative to `raiz`.
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
    const vistos = new Set<string>()
    const aVisitar = [teste]
    let porta = false
    for (let atual = aVisitar.pop(); atual !== undefined; atual = aVisitar.pop()) {
      if (vistos.has(atual)) continue
      vistos.add(atual)
      if (PORTAS.has(atual)) porta = true
      else aVisitar.push(...importa(atual))
    }
    const modulo = DO_MODULO.exec(teste)?.[0]
    return {
      teste,
      serve: (arquivo: string) => vistos.has(arquivo) || (porta && modulo !== undefined && arquivo.startsWith(modulo)),
    }
  })
  return (arquivo) => alcancados.filter(({ serve }) => serve(arquivo)).map(({ teste }) => teste)
}

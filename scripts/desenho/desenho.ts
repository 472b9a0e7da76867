import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What each file takes from the drawing library by itself: modules of `@mui`, and `sx`. */
export type Dividas = Readonly<Record<string, readonly string[]>>

const LISTA = 'scripts/desenho/dividas.json'
const ICONES = 'apps/web/src/ui/icones'
const IMPORTACAO = /(?:from|import)\s*\(?\s*'(@mui\/[^']+)'/g
const ESTILO = /\bsx\s*[=:]/

/** Modules of `@mui` that a source imports, and `sx` when it styles by itself; in order, once each. */
export function desenhoDe(fonte: string): string[] {
  const modulos = [...fonte.matchAll(IMPORTACAO)].map(([, modulo = '']) => modulo)
  return [...new Set([...modulos, ...(ESTILO.test(fonte) ? ['sx'] : [])])].sort()
}

/** What is drawn outside `ui/` and the list does not have, and what the list has and is not there any more. */
export function conferirDividas(permitidas: Dividas, atuais: Dividas): string[] {
  const faltas = Object.entries(atuais).flatMap(([arquivo, usos]) =>
    usos
      .filter((uso) => permitidas[arquivo]?.includes(uso) !== true)
      .map(
        (uso) =>
          `${arquivo}: ${uso} não entra fora de apps/web/src/ui. Desenhe com o que ui/ tem, ou acrescente a ui/ o que falta.`,
      ),
  )
  const sobras = Object.entries(permitidas).flatMap(([arquivo, usos]) =>
    usos
      .filter((uso) => atuais[arquivo]?.includes(uso) !== true)
      .map((uso) => `${arquivo}: já não usa ${uso}. Tire da lista: npm run desenho:encolher`),
  )
  return [...faltas, ...sobras]
}

/** The list without what is not drawn any more. It never grows. */
export function encolher(permitidas: Dividas, atuais: Dividas): Dividas {
  const restantes = Object.entries(permitidas).map(
    ([arquivo, usos]) => [arquivo, usos.filter((uso) => atuais[arquivo]?.includes(uso))] as const,
  )
  return Object.fromEntries(restantes.filter(([, usos]) => usos.length > 0))
}

export const lerDividas = (raiz: string): Dividas => JSON.parse(readFileSync(join(raiz, LISTA), 'utf8')) as Dividas

export function gravarDividas(raiz: string, dividas: Dividas): void {
  const linhas = Object.entries(dividas)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([arquivo, usos]) => `  ${JSON.stringify(arquivo)}: ${JSON.stringify(usos)}`)
  writeFileSync(join(raiz, LISTA), `{\n${linhas.join(',\n')}\n}\n`)
}

export function dividasAtuais(raiz: string): Dividas {
  const arquivos = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: raiz })
    .map((arquivo) => arquivo.replaceAll('\\', '/'))
    .filter((arquivo) => !arquivo.startsWith('apps/web/src/ui/'))
  const usos = arquivos.map((arquivo) => [arquivo, desenhoDe(readFileSync(join(raiz, arquivo), 'utf8'))] as const)
  return Object.fromEntries(usos.filter(([, lista]) => lista.length > 0))
}

/** A drawing of the sprite for each name, a name for each drawing, and somebody who writes it. */
export function conferirIcones(sprite: string, nomes: string, fontes: readonly string[]): string[] {
  const desenhados = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, nome = '']) => nome)
  const escritos = (texto: string) => [...texto.matchAll(/['"]([a-z][a-z-]*)['"]/g)].map(([, nome = '']) => nome)
  const declarados = new Set(escritos(nomes))
  const usados = new Set(fontes.flatMap(escritos))
  return [
    ...desenhados.filter((nome) => !declarados.has(nome)).map((nome) => `${ICONES}/nomes.ts: falta o ícone ${nome}`),
    ...[...declarados]
      .filter((nome) => !desenhados.includes(nome))
      .map((nome) => `${ICONES}/icones.svg: falta ${nome}`),
    ...desenhados.filter((nome) => !usados.has(nome)).map((nome) => `${ICONES}/icones.svg: ninguém usa ${nome}`),
  ]
}

function iconesAtuais(raiz: string): string[] {
  const ler = (arquivo: string) => readFileSync(join(raiz, arquivo), 'utf8')
  const [sprite, nomes] = [`${ICONES}/icones.svg`, `${ICONES}/nomes.ts`]
  const fontes = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: raiz, exclude: [nomes] })
  return conferirIcones(ler(sprite), ler(nomes), fontes.map(ler))
}

/** Modules draw with `ui/` only: what was older than the rule is listed, and the list only shrinks. No icon is left over. */
export const verificarDesenho = (raiz: string): string =>
  [...conferirDividas(lerDividas(raiz), dividasAtuais(raiz)), ...iconesAtuais(raiz)].join('\n')

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const KIT = 'apps/web/src/ui/'
const ICONES = `${KIT}icones`
const IMPORTACAO = /(?:from|import)\s*\(?\s*'(@(?:base-ui|mui|emotion)\/[^']+)'/g
const ESTILO = /\bsx\s*[=:]/

/** What a file draws with and may not: a library, but Base UI within the kit, or a style written at run time. */
export function conferirDesenho(arquivo: string, fonte: string): string[] {
  const doKit = arquivo.startsWith(KIT)
  const modulos = [...fonte.matchAll(IMPORTACAO)]
    .map(([, modulo = '']) => modulo)
    .filter((modulo) => !doKit || !modulo.startsWith('@base-ui/'))
  const usos = [...new Set([...modulos, ...(ESTILO.test(fonte) ? ['sx'] : [])])]
  return usos.map(
    (uso) =>
      `${arquivo}: ${uso} não entra. Desenhe com o que ${KIT} tem e um CSS Module, ou acrescente a ui/ o que falta.`,
  )
}

function desenhoAtual(raiz: string): string[] {
  const arquivos = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: raiz }).map((arquivo) => arquivo.replaceAll('\\', '/'))
  return arquivos.toSorted().flatMap((arquivo) => conferirDesenho(arquivo, readFileSync(join(raiz, arquivo), 'utf8')))
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

/** Modules draw with `ui/` only, and `ui/` with Base UI and style sheets. No icon is left over. */
export const verificarDesenho = (raiz: string): string => [...desenhoAtual(raiz), ...iconesAtuais(raiz)].join('\n')

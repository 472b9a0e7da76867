import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const INTEIRA = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
const { resolve } = createRequire(import.meta.url)

/** The weights of `tokens.css`. */
export const PESOS_DA_FONTE = { min: 400, max: 620 }

const FORMA = {
  targetFormat: 'woff2' as const,
  /** What a browser applies unasked, and the figures of one width that `font-variant-numeric` asks for. */
  keepFeatures: ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum'],
  variationAxes: { wght: PESOS_DA_FONTE },
}

/** The characters of the `unicode-range` that `base.css` says of a font's file. */
export function caracteresDaFonte(estilos: string, arquivo: string): string {
  const faixas = estilos.split('@font-face').find((fonte) => fonte.includes(arquivo))
  const declaradas = /unicode-range:([^;]+);/.exec(faixas ?? '')?.[1]
  if (declaradas === undefined) throw new Error(`no font-face says which characters ${arquivo} has`)
  return declaradas
    .split(',')
    .flatMap((faixa) => {
      const [de = 0, ate = de] = faixa
        .trim()
        .slice(2)
        .split('-')
        .map((codigo) => Number.parseInt(codigo, 16))
      return Array.from({ length: ate - de + 1 }, (_, i) => String.fromCodePoint(de + i))
    })
    .join('')
}

/**
 * Every screen downloads the font while it waits for its code: of Inter, what the product writes. The same characters, half of the
 * bytes: without the weights below 400 and above 620, and the alternative letters that no style asks for.
 */
export function fonteDoProduto(raiz: string): Plugin {
  return {
    name: 'vetlume:fonte',
    apply: 'build',
    async config() {
      const estilos = readFileSync(path.join(raiz, 'src/ui/base.css'), 'utf8')
      const inteira = readFileSync(resolve(INTEIRA))
      const fonte = await subsetFont(inteira, caracteresDaFonte(estilos, INTEIRA), FORMA)
      const pasta = path.join(raiz, 'node_modules/.vetlume')
      const arquivo = path.join(pasta, path.basename(INTEIRA))
      await mkdir(pasta, { recursive: true })
      await writeFile(arquivo, fonte)
      return { resolve: { alias: { [INTEIRA]: arquivo } } }
    },
  }
}

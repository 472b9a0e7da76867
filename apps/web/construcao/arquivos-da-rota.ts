import { PRODUTO } from '@vetlume/dominio/produto'
import { ROTAS_DA_CASCA, ROTAS_PUBLICAS, ROTAS_PUBLICAS_PROPRIAS } from '@vetlume/dominio/rotas'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Rolldown } from 'vite'

export type Pacote = Rolldown.OutputBundle

const FONTE = /^assets\/inter-latin-wght-normal/
const CASCA = '/modules/shell/casca.tsx'
const DECLARACAO = /\b(publica|tela)\(\s*['`](.+?)['`],\s*lazy\(\(\) => import\('\.(.+?)'\)/g

/**
 * Files that the modules need before they can run: their own and, in turn, what they import, each with its styles.
 * Not what the document asks for by itself.
 */
export function arquivosDe(pacote: Pacote, modulos: readonly string[]): string[] {
  const achados = new Set<string>()
  const visitar = (nome: string) => {
    const item = pacote[nome]
    if (item?.type !== 'chunk' || achados.has(nome)) return
    achados.add(nome)
    for (const importado of item.imports) visitar(importado)
    for (const estilo of item.viteMetadata?.importedCss ?? []) achados.add(estilo)
  }
  const pedacos = Object.values(pacote).filter((item) => item.type === 'chunk')
  for (const { isEntry, fileName } of pedacos) if (isEntry) visitar(fileName)
  const doDocumento = new Set(achados)
  for (const { facadeModuleId, fileName } of pedacos)
    if (modulos.some((modulo) => facadeModuleId?.endsWith(modulo))) visitar(fileName)
  return [...achados].filter((nome) => !doDocumento.has(nome))
}

interface Rota {
  publica: boolean
  modulos: readonly string[]
}

/** The modules of each route, as `routes.tsx` declares them. */
export function lerRotas(fonte: string): Map<string, Rota> {
  const rotas = new Map<string, Rota>()
  for (const [, tipo, rota = '', modulo = ''] of fonte.matchAll(DECLARACAO)) {
    const publica = tipo === 'publica'
    rotas.set(rota.replace('${PRODUTO.slug}', PRODUTO.slug), { publica, modulos: publica ? [modulo] : [CASCA, modulo] })
  }
  const faltam = [...ROTAS_DA_CASCA, ...ROTAS_PUBLICAS, ...ROTAS_PUBLICAS_PROPRIAS].filter((rota) => !rotas.has(rota))
  if (faltam.length > 0) throw new Error(`routes.tsx does not say which page opens ${faltam.join(', ')}`)
  return rotas
}

export const rotasDe = (raiz: string): Map<string, Rota> =>
  lerRotas(readFileSync(path.join(raiz, 'src/routes.tsx'), 'utf8'))

const adianto = (arquivo: string) =>
  `<link rel="${arquivo.endsWith('.css') ? 'preload" as="style' : 'modulepreload'}" crossorigin href="/${arquivo}">`

/** By the name in the address that opens a record, the modules downloaded for it: those of a page, or of what a page downloads. */
const DO_REGISTRO = { codigo: /(-registro|\/prontuario)\.tsx$/, novo: /(-registro|-formulario|\/novo)\.tsx$/ } as const

/** What a page goes on to download when its address asks for a record. */
function modulosDoRegistro(pacote: Pacote, pagina: string, quais: RegExp): string[] {
  const pedacos = Object.values(pacote).filter((item) => item.type === 'chunk')
  const deDentro = (modulo: string): string[] => {
    const abre = pedacos.find(({ facadeModuleId }) => facadeModuleId?.endsWith(modulo))?.dynamicImports ?? []
    const modulos = pedacos.flatMap(({ fileName, facadeModuleId }) =>
      abre.includes(fileName) && facadeModuleId !== null && quais.test(facadeModuleId) ? facadeModuleId : [],
    )
    return modulos.flatMap((um) => [um, ...deDentro(um)])
  }
  return deDentro(pagina)
}

/**
 * For each route, and for each with a record asked for (`/cadastro/animal?novo`), the tags with which the server has its code
 * fetched together with the document's own. Public pages are text that came with it: their font goes first. On the others
 * nothing is drawn without code, and 48 KB of font beside it would only delay that; text waits for no font.
 */
export function adiantosDasRotas(pacote: Pacote, rotas: ReadonlyMap<string, Rota>): Record<string, string> {
  const fonte = Object.keys(pacote).find((nome) => FONTE.test(nome))
  if (fonte === undefined) throw new Error('the font is not in the build')
  const daFonte = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${fonte}">`
  const adiantos = (modulos: readonly string[]) => arquivosDe(pacote, modulos).map(adianto).join('')
  const daRota = ([rota, { publica, modulos }]: [string, Rota]): [string, string][] => {
    if (publica) return [[rota, daFonte + adiantos(modulos)]]
    const registros = Object.entries(DO_REGISTRO).flatMap(([nome, quais]): [string, string][] => {
      const dele = modulosDoRegistro(pacote, modulos.at(-1) ?? '', quais)
      return dele.length === 0 ? [] : [[`${rota}?${nome}`, adiantos([...modulos, ...dele])]]
    })
    return [[rota, adiantos(modulos)], ...registros]
  }
  return Object.fromEntries([...rotas].flatMap(daRota))
}

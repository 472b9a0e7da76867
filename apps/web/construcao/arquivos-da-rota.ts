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
  for (const { moduleIds, fileName } of pedacos)
    if (moduleIds.some((id) => modulos.some((modulo) => id.endsWith(modulo)))) visitar(fileName)
  return [...achados].filter((nome) => !doDocumento.has(nome))
}

export interface Rota {
  publica: boolean
  modulos: readonly string[]
}

export type Rotas = ReadonlyMap<string, Rota>

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
 * The routes, and each with a record asked for by its address (`/cadastro/animal?novo`). `pacote` is a build in which what is
 * asked for later has files of its own: after files are joined nobody can tell who asks for what.
 */
export function comRegistros(rotas: Rotas, pacote: Pacote): Map<string, Rota> {
  const daRota = ([rota, declarada]: [string, Rota]): [string, Rota][] => {
    if (declarada.publica) return [[rota, declarada]]
    const registros = Object.entries(DO_REGISTRO).flatMap(([nome, quais]): [string, Rota][] => {
      const dele = modulosDoRegistro(pacote, declarada.modulos.at(-1) ?? '', quais)
      return dele.length === 0
        ? []
        : [[`${rota}?${nome}`, { publica: false, modulos: [...declarada.modulos, ...dele] }]]
    })
    return [[rota, declarada], ...registros]
  }
  return new Map([...rotas].flatMap(daRota))
}

/**
 * For each route the tags with which the server has its code fetched together with the document's own. Public pages are text
 * that came with it: their font goes first. On the others nothing is drawn without code, and a font beside it would only delay
 * that; text waits for no font.
 */
export function adiantosDasRotas(pacote: Pacote, rotas: Rotas): Record<string, string> {
  const fonte = Object.keys(pacote).find((nome) => FONTE.test(nome))
  if (fonte === undefined) throw new Error('the font is not in the build')
  const daFonte = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${fonte}">`
  return Object.fromEntries(
    [...rotas].map(([rota, { publica, modulos }]) => [
      rota,
      (publica ? daFonte : '') + arquivosDe(pacote, modulos).map(adianto).join(''),
    ]),
  )
}

import type { Rolldown } from 'vite'

/** Modules that exactly the same entries need: what a bundler leaves together when nobody says otherwise. */
export interface Pedaco {
  /** The module that is asked for, or else its longest one by its path: a name for a file. */
  nome: string
  modulos: readonly string[]
  /** The module by which it is asked for, if it is. */
  fachada: string | null
  inicial: boolean
  porPedido: boolean
  /** Of its code and styles, about what they are compressed. */
  bytes: number
  comEstilo: boolean
  /** Which pieces it cannot run without, and which it has downloaded later. */
  importa: readonly number[]
  abre: readonly number[]
}

/**
 * What is left of code and styles when a file of the product is compressed, in the mean. Compressed by itself, a piece is
 * 1.4 times what it adds to the file that it comes in, and a small one more than a large one.
 */
const COMPRIMIDO = 0.28

function nomeDe(pedaco: Rolldown.OutputChunk, raiz: string): string {
  const tamanho = (id: string) => pedaco.modules[id]?.renderedLength ?? 0
  const [maior = pedaco.name] = pedaco.moduleIds.toSorted((a, b) => tamanho(b) - tamanho(a))
  const caminho = maior.replace(`${raiz}/src/`, '').replace(/^.*\/(node_modules|packages)\//, '')
  return caminho.replace(/\.\w+$/, '').replaceAll(/\W+/g, '-')
}

/** The pieces of a build. Numbers are places in the list. */
export function lerPedacos(saida: Rolldown.RolldownOutput['output'], raiz: string): Pedaco[] {
  const pedacos = saida.filter((item) => item.type === 'chunk')
  const lugar = new Map(pedacos.map(({ fileName }, indice) => [fileName, indice]))
  // A module that some import and others ask for is in a piece that does not call itself an entry.
  const pedidos = new Set(pedacos.flatMap(({ dynamicImports }) => dynamicImports))
  const estilosDe = (pedaco: Rolldown.OutputChunk) =>
    saida.flatMap((item) =>
      item.type === 'asset' && pedaco.viteMetadata?.importedCss.has(item.fileName) ? [item.source] : [],
    )
  const lugares = (nomes: readonly string[]) => nomes.flatMap((nome) => lugar.get(nome) ?? [])
  return pedacos.map((pedaco) => ({
    nome: pedidos.has(pedaco.fileName) ? pedaco.name : nomeDe(pedaco, raiz),
    modulos: pedaco.moduleIds,
    fachada: pedaco.facadeModuleId,
    inicial: pedaco.isEntry,
    porPedido: pedidos.has(pedaco.fileName),
    bytes: [pedaco.code, ...estilosDe(pedaco)].reduce((soma, parte) => soma + parte.length * COMPRIMIDO, 0),
    comEstilo: estilosDe(pedaco).length > 0,
    importa: lugares(pedaco.imports),
    abre: lugares(pedaco.dynamicImports),
  }))
}

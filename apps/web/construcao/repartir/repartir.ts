import { build, type InlineConfig, type Rolldown } from 'vite'
import { comRegistros, rotasDe, type Rotas } from '../arquivos-da-rota.ts'
import { PARTES_DA_ABERTURA } from '../codigo-inicial.ts'
import { criarAberturas } from './aberturas.ts'
import { juntar } from './juntar.ts'
import { lerPedacos, type Pedaco } from './pedacos.ts'
import { pesoDaRota } from './pesos.ts'

/** It opens over the page of a secret link too, where nothing of the shell is there: what it does not need must not come with it. */
const VISOR = 'documento/visor/visor.tsx'

/** Everything that is asked for in it has its name there: who looks at the requests of a page knows what came. */
function nomeDe(membros: readonly Pedaco[]): string {
  const doMaior = membros.toSorted((a, b) => b.bytes - a.bytes)
  const pedidos = doMaior.filter(({ porPedido }) => porPedido)
  return (pedidos.length > 0 ? pedidos : doMaior.slice(0, 1)).map(({ nome }) => nome).join('_')
}

export interface Reparticao {
  /** The file of each module, by the module. */
  arquivos: ReadonlyMap<string, string>
  rotas: Rotas
}

/**
 * Routes and files of a build: a first build says what each screen needs, in hundreds of small pieces, each of which
 * would cost a slow network a round trip; those that are needed together share a file. Modules that are absent stay where
 * the bundler puts them.
 */
export async function repartir(configuracao: InlineConfig & { root: string }): Promise<Reparticao> {
  const { root } = configuracao
  const saida = (await build({
    ...configuracao,
    configFile: false,
    logLevel: 'error',
    build: { ...configuracao.build, write: false },
  })) as Rolldown.RolldownOutput
  const pedacos = lerPedacos(saida.output, root)
  const rotas = comRegistros(rotasDe(root), Object.fromEntries(saida.output.map((item) => [item.fileName, item])))
  const paginas = [...rotas].map(([rota, { modulos, publica }]) => ({ modulos, peso: pesoDaRota(rota, publica) }))
  const juntaveis = pedacos.map(({ bytes, comEstilo, importa, modulos }) => ({
    bytes,
    comEstilo,
    importa,
    fixo: modulos.every((id) => id.startsWith('\0')),
  }))
  const grupos = juntar(juntaveis, criarAberturas(pedacos, paginas, [...PARTES_DA_ABERTURA, VISOR]))
  const arquivos = new Map(
    grupos
      .filter((grupo) => grupo.length > 1 || grupo.some((um) => pedacos[um]?.inicial))
      .flatMap((grupo) => {
        const membros = grupo.flatMap((um) => pedacos[um] ?? [])
        const nome = nomeDe(membros)
        return membros.flatMap(({ modulos }) => modulos.map((id) => [id, nome] as const))
      }),
  )
  return { arquivos, rotas }
}

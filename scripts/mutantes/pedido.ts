import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ErroDePreparo } from '../../db/embutido/erro.ts'

const ALVOS: Readonly<Record<string, string>> = {
  web: 'apps/web/src/**/*.{ts,tsx}',
  api: 'apps/api/src/**/*.ts',
  dominio: 'packages/dominio/src/**/*.ts',
}

export interface PedidoDeMutantes {
  /** Sources to put faults into, relative to the project. */
  arquivos: readonly string[]
  quantos: number
  semente: number
  /** Most time for the tests of one fault. */
  prazoMs: number
}

const mutavel = (arquivo: string) => /\.tsx?$/.test(arquivo) && !/\.test\.tsx?$|\.d\.ts$|(^|\/)teste\//.test(arquivo)

/** Sources that differ from where this branch left `base`, committed or not. */
function mudadosDesde(raiz: string, base: string): string[] {
  const argumentos = ['diff', '--name-only', '--diff-filter=d', '--merge-base', base]
  const { status, stdout, stderr } = spawnSync('git', argumentos, { cwd: raiz, encoding: 'utf8' })
  if (status !== 0) throw new ErroDePreparo(`--mudados=${base}: ${stderr.trim()}`)
  return stdout.split('\n').filter((arquivo) => /^(apps|packages)\/[^/]+\/src\//.test(arquivo))
}

function positivo(nome: string, texto: string): number {
  const numero = Number(texto)
  if (Number.isInteger(numero) && numero > 0) return numero
  throw new ErroDePreparo(`--${nome}=${texto} não é um número inteiro maior que zero.`)
}

/** Reads the command line: `--alvo=web`, `--mudados=main` or paths; `--quantos`, `--semente`, `--segundos`. */
export function lerPedido(raiz: string, argumentos: string[]): PedidoDeMutantes {
  const { values, positionals } = parseArgs({
    args: argumentos,
    allowPositionals: true,
    options: {
      alvo: { type: 'string' },
      mudados: { type: 'string' },
      quantos: { type: 'string', default: '40' },
      semente: { type: 'string', default: '1' },
      segundos: { type: 'string', default: '240' },
    },
  })
  const doAlvo = values.alvo === undefined ? undefined : ALVOS[values.alvo]
  if (values.alvo !== undefined && doAlvo === undefined)
    throw new ErroDePreparo(`--alvo=${values.alvo} não existe. Use um de: ${Object.keys(ALVOS).join(', ')}`)
  const pedidos = [
    ...(doAlvo === undefined ? [] : globSync(doAlvo, { cwd: raiz })),
    ...(values.mudados === undefined ? [] : mudadosDesde(raiz, values.mudados)),
    ...positionals.flatMap((caminho) => globSync([caminho, `${caminho}/**/*.{ts,tsx}`], { cwd: raiz })),
  ]
  const arquivos = [...new Set(pedidos.map((arquivo) => arquivo.replaceAll('\\', '/')))].filter(mutavel).sort()
  if (arquivos.length === 0)
    throw new ErroDePreparo('Nenhum arquivo para mutar. Use --alvo=web|api|dominio, --mudados=<base> ou caminhos.')
  return {
    arquivos,
    quantos: positivo('quantos', values.quantos),
    semente: positivo('semente', values.semente),
    prazoMs: positivo('segundos', values.segundos) * 1000,
  }
}

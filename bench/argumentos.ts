import { parseArgs } from 'node:util'
import { CENARIOS, type Cenario } from './cenarios.ts'

export interface Argumentos {
  cenarios: readonly Cenario[]
  /** Sizes of the company, from the smaller. */
  volumes: readonly { nome: string; quantos: number }[]
  segundos: number
  rodadas: number
  filtros: boolean
  paginas: boolean
  telas: boolean
  pdf: boolean
}

const ESCALAS = { k: 1_000, m: 1_000_000 } as const

function lerVolume(nome: string): { nome: string; quantos: number } {
  const [, numero, escala] = /^(\d+)([km])$/i.exec(nome.trim()) ?? []
  if (numero === undefined || escala === undefined) throw new Error(`--volume=${nome}: write it as 20k or 2m`)
  return { nome: nome.trim(), quantos: Number(numero) * ESCALAS[escala.toLowerCase() as keyof typeof ESCALAS] }
}

function lerNumero(nome: string, texto: string): number {
  const numero = Number(texto)
  if (!Number.isInteger(numero) || numero < 1) throw new Error(`--${nome}=${texto}: write a whole number`)
  return numero
}

/** Pages are read from the build, a PDF needs no company, and screens are of the smaller one. */
function volumesDe(
  { paginas, telas, pdf }: Pick<Argumentos, 'paginas' | 'telas' | 'pdf'>,
  volumes: Argumentos['volumes'],
) {
  const emOrdem = volumes.toSorted((a, b) => a.quantos - b.quantos)
  return paginas || pdf ? [] : emOrdem.slice(0, telas ? 1 : undefined)
}

/**
 * `npm run bench [-- <how a row begins> | paginas | telas | pdf | filtros] [--volume=20k,2m] [--segundos=4] [--rodadas=3]`. Without a row,
 * all of them, the pages and the PDF; the screens, which take minutes, and the filters, which are a hundred, only when they are asked for.
 */
export function lerArgumentos(args: string[]): Argumentos {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      volume: { type: 'string', default: '20k,2m' },
      segundos: { type: 'string', default: '4' },
      rodadas: { type: 'string', default: '3' },
    },
  })
  const pedido = positionals.join(' ')
  const apartes = {
    paginas: pedido === 'paginas',
    telas: pedido === 'telas',
    pdf: pedido === 'pdf',
    filtros: pedido === 'filtros',
  }
  const soApartes = Object.values(apartes).includes(true)
  const cenarios = soApartes ? [] : CENARIOS.filter(({ nome }) => nome.startsWith(pedido))
  if (cenarios.length === 0 && !soApartes)
    throw new Error(
      `no row begins with "${pedido}". They are: ${Object.keys(apartes).join(', ')}, ${CENARIOS.map(({ nome }) => nome).join(', ')}`,
    )
  const volumes = values.volume.split(',').map(lerVolume)
  return {
    cenarios,
    volumes: volumesDe(apartes, volumes),
    segundos: lerNumero('segundos', values.segundos),
    rodadas: lerNumero('rodadas', values.rodadas),
    ...apartes,
    paginas: apartes.paginas || pedido === '',
    pdf: apartes.pdf || pedido === '',
  }
}

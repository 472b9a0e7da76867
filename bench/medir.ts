import { setTimeout as esperar } from 'node:timers/promises'
import { contagemDe, type Alvo } from './alvo.ts'
import { CENARIOS, CONEXOES, type Cenario } from './cenarios.ts'
import type { Processo } from './processos/index.ts'
import { cpuDoPostgres } from './processos/sistema.ts'

/** CPU in microseconds: of the server, and of PostgreSQL where it can be told. */
interface Cpu {
  node: number
  postgres: number | null
}

export const cpuInteira = ({ node, postgres }: Cpu): number => node + (postgres ?? 0)

/** `node` and `postgres` are of one request. */
export interface Medida extends Cpu {
  porSegundo: number
  p50: number
  p99: number
  falhas: number
}

export interface Linha {
  cenario: Cenario
  alvo: string
  instrucoes: number
  api: Medida
  cru: Medida
  /** Milliseconds of one request alone, half of them. */
  sozinho: number
}

export interface Duracao {
  segundos: number
  rodadas: number
}

const RONDA_MS = 200
/** CPU of a round, in microseconds, of servers that have nothing to do but their rounds of jobs. */
const CALMA = 20_000
const RONDAS = 100
const AQUECIMENTO_S = 1
const SOZINHO_S = 1

const cpuDe = async (processo: Processo, alvo: Alvo): Promise<Cpu> => ({
  node: (await processo.pedir({ tipo: 'cpu' }, 'cpu')).micros,
  postgres: cpuDoPostgres(alvo.dados.postgres.pasta),
})

/** Waits for what was still in flight, which belongs to the load that sent it. */
async function acalmar(processo: Processo, alvo: Alvo): Promise<Cpu> {
  let antes = await cpuDe(processo, alvo)
  for (let ronda = 0; ronda < RONDAS; ronda++) {
    await esperar(RONDA_MS)
    const agora = await cpuDe(processo, alvo)
    if (cpuInteira(agora) - cpuInteira(antes) < CALMA) return agora
    antes = agora
  }
  return antes
}

async function medirUm(
  gerador: Processo,
  alvo: Alvo,
  cenario: Cenario,
  {
    servidor,
    segundos,
    conexoes = cenario.conexoes ?? CONEXOES,
  }: { servidor: 'api' | 'cru'; segundos: number; conexoes?: number },
): Promise<Medida> {
  const processo = alvo[servidor]
  const contagem = contagemDe(cenario)
  const antes = await acalmar(processo, alvo)
  const carga = {
    cenario: cenario.nome,
    porta: processo.porta,
    contexto: alvo.contexto,
    caminho: servidor === 'cru' ? `/${CENARIOS.indexOf(cenario)}` : null,
    conexoes,
    segundos,
    vez: alvo.vezes[contagem],
  }
  const { resultado } = await gerador.pedir({ tipo: 'carga', carga }, 'medida')
  alvo.vezes[contagem] = resultado.vez
  const { porSegundo, p50, p99, enviados, falhas } = resultado
  const porPedido = (micros: number) => micros / Math.max(enviados, 1)
  const depois = await acalmar(processo, alvo)
  return {
    porSegundo,
    p50,
    p99,
    node: porPedido(depois.node - antes.node),
    postgres: antes.postgres === null || depois.postgres === null ? null : porPedido(depois.postgres - antes.postgres),
    falhas,
  }
}

const parte = (valores: readonly number[], quanto: number): number =>
  valores.toSorted((a, b) => a - b)[Math.floor(valores.length * quanto)] ?? 0

export const mediana = (valores: readonly number[]): number => parte(valores, 1 / 2)
/** What a quarter of them do not reach: of what others on the machine can only add to. */
export const primeiroQuarto = (valores: readonly number[]): number => parte(valores, 1 / 4)

function juntar(medidas: readonly Medida[]): Medida {
  const de = (campo: Exclude<keyof Medida, 'postgres'>) => mediana(medidas.map((medida) => medida[campo]))
  const postgres = medidas.map((medida) => medida.postgres).filter((micros) => micros !== null)
  return {
    porSegundo: de('porSegundo'),
    p50: de('p50'),
    p99: de('p99'),
    node: de('node'),
    postgres: postgres.length === 0 ? null : mediana(postgres),
    falhas: medidas.reduce((total, { falhas }) => total + falhas, 0),
  }
}

/** One scenario over every size and both servers, in turns: what the machine does meanwhile weighs on all alike. */
export async function medirCenario(
  gerador: Processo,
  alvos: readonly Alvo[],
  cenario: Cenario,
  { segundos, rodadas }: Duracao,
  instrucoes: readonly number[],
): Promise<Linha[]> {
  const lados = alvos.flatMap((alvo) =>
    (['api', 'cru'] as const).map((servidor) => ({ alvo, servidor, medidas: [] as Medida[] })),
  )
  for (const { alvo, servidor } of lados) await medirUm(gerador, alvo, cenario, { servidor, segundos: AQUECIMENTO_S })
  for (let rodada = 0; rodada < rodadas; rodada++)
    for (const { alvo, servidor, medidas } of lados)
      medidas.push(await medirUm(gerador, alvo, cenario, { servidor, segundos }))
  const linhas: Linha[] = []
  for (const [i, alvo] of alvos.entries()) {
    const { p50 } = await medirUm(gerador, alvo, cenario, { servidor: 'api', segundos: SOZINHO_S, conexoes: 1 })
    const [api = [], cru = []] = lados.filter((lado) => lado.alvo === alvo).map(({ medidas }) => medidas)
    linhas.push({
      cenario,
      alvo: alvo.nome,
      instrucoes: instrucoes[i] ?? 0,
      api: juntar(api),
      cru: juntar(cru),
      sozinho: p50,
    })
  }
  return linhas
}

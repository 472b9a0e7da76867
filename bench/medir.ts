import { setTimeout as esperar } from 'node:timers/promises'
import type { Alvo } from './alvo.ts'
import { CENARIOS, CONEXOES, type Cenario } from './cenarios.ts'
import type { Processo } from './processos/index.ts'
import { cpuDoPostgres } from './processos/sistema.ts'

export interface Medida {
  porSegundo: number
  p50: number
  p99: number
  /** CPU of a request in microseconds: of the server, and of PostgreSQL where it can be told. */
  node: number
  postgres: number | null
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

/** What is still in flight must not be counted in the next. */
const RESPIRO_MS = 500
const AQUECIMENTO_S = 1
const SOZINHO_S = 1

const cpuDe = async (processo: Processo) => (await processo.pedir({ tipo: 'cpu' }, 'cpu')).micros

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
  await esperar(RESPIRO_MS)
  const { pasta } = alvo.dados.postgres
  const [nodeAntes, bancoAntes] = [await cpuDe(processo), cpuDoPostgres(pasta)]
  const carga = {
    cenario: cenario.nome,
    porta: processo.porta,
    contexto: alvo.contexto,
    caminho: servidor === 'cru' ? `/${CENARIOS.indexOf(cenario)}` : null,
    conexoes,
    segundos,
    vez: alvo.vez,
  }
  const { resultado } = await gerador.pedir({ tipo: 'carga', carga }, 'medida')
  alvo.vez = resultado.vez
  const { porSegundo, p50, p99, respondidos, falhas } = resultado
  const porPedido = (micros: number) => micros / Math.max(respondidos, 1)
  const [nodeDepois, bancoDepois] = [await cpuDe(processo), cpuDoPostgres(pasta)]
  return {
    porSegundo,
    p50,
    p99,
    node: porPedido(nodeDepois - nodeAntes),
    postgres: bancoAntes === null || bancoDepois === null ? null : porPedido(bancoDepois - bancoAntes),
    falhas,
  }
}

const mediana = (valores: readonly number[]): number =>
  valores.toSorted((a, b) => a - b)[Math.floor(valores.length / 2)] ?? 0

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

import type { Alvo } from './alvo.ts'
import { CALENDARIO, LISTAS, type Caso } from './casos-da-agenda.ts'
import { novoAgendamento } from './cenarios.ts'
import { n } from './julgar.ts'

/** No list may take longer than so many times, from the small company to the large one. */
const ORCAMENTO = 2
/** Below this the ratio is of what the network and the machine take. */
const INSENSIVEL_MS = 5
const VEZES = 40
const AQUECIMENTO = 2

type Alvos = readonly [pequena: Alvo, grande: Alvo]
type Medidas = readonly [pequena: number[], grande: number[]]

const quantil = (valores: readonly number[], q: number) =>
  valores.toSorted((a, b) => a - b)[Math.min(valores.length - 1, Math.floor(valores.length * q))] ?? 0

function escreverLinha(nome: string, [pequenas, grandes]: Medidas): boolean {
  const razao = quantil(grandes, 0.5) / quantil(pequenas, 0.5)
  const colunas = [quantil(pequenas, 0.5), quantil(grandes, 0.5), quantil(pequenas, 0.99), quantil(grandes, 0.99)]
  const cumpre = razao <= ORCAMENTO || quantil(grandes, 0.5) < INSENSIVEL_MS
  console.log(`| ${nome} | ${colunas.map((v) => n(v, 1)).join(' | ')} | ${n(razao, 2)}${cumpre ? '' : ' **broken**'} |`)
  return cumpre
}

async function medirCaso(alvos: Alvos, { nome, pedido }: Caso): Promise<boolean> {
  const medidas: Medidas = [[], []]
  for (let vez = -AQUECIMENTO; vez < VEZES; vez++)
    for (const [i, alvo] of alvos.entries()) {
      const { ms } = await alvo.chamar(pedido(Math.abs(vez)))
      if (vez >= 0) medidas[i]?.push(ms)
    }
  return escreverLinha(nome, medidas)
}

/** What does not answer in time is a line of the table too. */
const comparar = (alvos: Alvos, caso: Caso): Promise<boolean> =>
  medirCaso(alvos, caso).catch((erro: Error) => {
    console.log(`| ${caso.nome} | ${erro.message} |`)
    return false
  })

const PASSOS = ['marcar', 'mover', 'cancelar'] as const

/** Books, moves half an hour on and calls off. */
async function marcarMoverCancelar(alvo: Alvo): Promise<readonly number[]> {
  const pedido = novoAgendamento(alvo.vezes.escrita++, alvo.contexto)
  const marcado = await alvo.chamar(pedido)
  const { codigo, versao } = JSON.parse(marcado.texto) as { codigo: string; versao: number }
  const inicio = Temporal.Instant.from((pedido.corpo as { inicio: string }).inicio)
    .add({ minutes: 30 })
    .toString()
  const caminho = `/api/agendamento/${codigo}`
  const movido = await alvo.chamar({ metodo: 'POST', caminho: `${caminho}/mover`, corpo: { versao, inicio } })
  const corpo = { versao: versao + 1, acao: 'cancelar', motivo: 'Medida' }
  const cancelado = await alvo.chamar({ metodo: 'POST', caminho: `${caminho}/transicao`, corpo })
  return [marcado.ms, movido.ms, cancelado.ms]
}

async function compararEscritas(alvos: Alvos): Promise<boolean> {
  const medidas = PASSOS.map((): Medidas => [[], []])
  for (let vez = 0; vez < VEZES; vez++)
    for (const [i, alvo] of alvos.entries())
      for (const [passo, ms] of (await marcarMoverCancelar(alvo)).entries()) medidas[passo]?.[i]?.push(ms)
  return PASSOS.map((passo, i) => escreverLinha(passo, medidas[i] ?? [[], []])).every(Boolean)
}

/** Every filter and order of the calendar and of the two lists, one request at a time, asked of both companies in turns. */
export async function medirFiltros(alvos: Alvos): Promise<boolean> {
  console.log(
    `\n| request alone, ms | p50 ${alvos[0].nome} | p50 ${alvos[1].nome} | p99 | p99 | ratio ≤ ${ORCAMENTO} |`,
  )
  console.log('|---|---|---|---|---|---|')
  let cumpre = true
  for (const caso of [...CALENDARIO, ...LISTAS]) cumpre = (await comparar(alvos, caso)) && cumpre
  return (await compararEscritas(alvos)) && cumpre
}

import { ocupaHorario } from '@vetlume/dominio/agenda'
import {
  chegada,
  saidaPara,
  viagemDe,
  type Compromisso,
  type Correcoes,
  type DeslocamentoDoItem,
} from '@vetlume/dominio/deslocamento'
import type { CtxCliente } from '../../../context.ts'
import { diaDaLinha } from '../../../infra/limites-do-dia.ts'
import type { Calendario } from '../../especialista/index.ts'
import type { LinhaDoPeriodo } from '../queries-periodo.ts'
import { faixa } from './faixas.ts'
import { compromissosDe, correcoesDe, type LinhaDeCompromisso, type Trecho } from './queries.ts'

export const emMs = ({ lugar, ...horario }: Pick<LinhaDeCompromisso, 'inicio' | 'fim' | 'lugar'>) => ({
  ...faixa(horario),
  lugar,
})

/** What comes out of the ordered appointments of many specialists: how each is reached from the one before it that day. */
function daLinha(linhas: readonly LinhaDeCompromisso[], correcoes: Correcoes): Map<string, DeslocamentoDoItem | null> {
  const ultimas = new Map<string, Compromisso>()
  return new Map(
    linhas.map((linha): [string, DeslocamentoDoItem | null] => {
      const chave = `${linha.especialista}.${linha.dia}`
      const anterior = ultimas.get(chave)
      const esta = emMs(linha)
      ultimas.set(chave, esta)
      const viagem = viagemDe(linha.velocidadeKmh, linha.partida, correcoes)
      if (anterior !== undefined) return [linha.codigo, chegada(anterior, esta, viagem)]
      const saida = saidaPara(linha.lugar, viagem)
      return [linha.codigo, saida && { ...saida, alcancavel: true, folgaMinutos: null }]
    }),
  )
}

interface Periodo {
  trecho: Trecho
  /** Whether the rows are all that takes the time of the specialists in them, or a filter hides some. */
  inteiro: boolean
  calendario: Pick<Calendario, 'versao' | 'especialistas'>
}

/** A row of the calendar as something that takes its specialist's time, or nothing when it does not. */
function compromissoDe(
  { especialista, estado, lugar, codigo, inicio, fim }: LinhaDoPeriodo,
  { especialistas }: Periodo['calendario'],
): LinhaDeCompromisso[] {
  const dono = especialista === null ? undefined : especialistas.get(especialista)
  if (dono === undefined || lugar === null || !ocupaHorario(estado)) return []
  const { fuso, velocidadeKmh, partida } = dono
  const dia = diaDaLinha(inicio, fuso)
  return [{ codigo, especialista: dono.codigo, dia, inicio, fim, lugar, velocidadeKmh, partida }]
}

/**
 * The way to each appointment of a period, by its key. Everything that takes the specialists' time counts, also what a filter
 * hides. A clinic is told nothing: the way to it tells of other clinics.
 */
export async function caminhosDoPeriodo(
  ctx: Pick<CtxCliente, 'tx' | 'cliente'>,
  linhas: readonly LinhaDoPeriodo[],
  { trecho, inteiro, calendario }: Periodo,
): Promise<ReadonlyMap<string, DeslocamentoDoItem | null>> {
  const correcoes = await correcoesDe(ctx.tx, ctx.cliente, calendario.versao)
  if (inteiro) {
    return daLinha(
      linhas.flatMap((linha) => compromissoDe(linha, calendario)),
      correcoes,
    )
  }
  const especialistas = new Set(linhas.flatMap(({ especialista }) => especialista ?? []))
  return daLinha(await compromissosDe(ctx.tx, ctx.cliente, [...especialistas], trecho), correcoes)
}

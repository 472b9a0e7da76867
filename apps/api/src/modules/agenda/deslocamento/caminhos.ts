import { chegada, saidaPara, viagemDe, type Correcoes, type DeslocamentoDoItem } from '@vetlume/dominio/deslocamento'
import type { CtxCliente } from '../../../context.ts'
import type { Visao } from '../policy.ts'
import { faixa } from './faixas.ts'
import { compromissosDe, correcoesDe, type LinhaDeCompromisso, type Trecho } from './queries.ts'

export const emMs = ({ lugar, ...horario }: Pick<LinhaDeCompromisso, 'inicio' | 'fim' | 'lugar'>) => ({
  ...faixa(horario),
  lugar,
})

/** What comes out of the ordered appointments of many specialists: how each is reached from the one before it that day. */
function daLinha(linhas: readonly LinhaDeCompromisso[], correcoes: Correcoes): Map<string, DeslocamentoDoItem | null> {
  const ultimas = new Map<string, LinhaDeCompromisso>()
  return new Map(
    linhas.map((linha): [string, DeslocamentoDoItem | null] => {
      const chave = `${linha.especialista}.${linha.dia}`
      const anterior = ultimas.get(chave)
      ultimas.set(chave, linha)
      const viagem = viagemDe(linha.velocidadeKmh, linha.partida, correcoes)
      if (anterior !== undefined) return [linha.codigo, chegada(emMs(anterior), emMs(linha), viagem)]
      const saida = saidaPara(linha.lugar, viagem)
      return [linha.codigo, saida && { ...saida, alcancavel: true, folgaMinutos: null }]
    }),
  )
}

/**
 * The way to each appointment of a period, by its key. Everything that takes the specialists' time counts, also what a filter
 * hides. A clinic is told nothing: the way to it tells of other clinics.
 */
export async function caminhosDoPeriodo(
  ctx: Pick<CtxCliente, 'tx' | 'cliente'>,
  visao: Visao,
  itens: readonly { especialista: { codigo: string } | null }[],
  trecho: Trecho,
): Promise<ReadonlyMap<string, DeslocamentoDoItem | null>> {
  if (visao.tipo === 'PARCEIRO') return new Map()
  const especialistas = new Set(
    itens.flatMap(({ especialista }) => (especialista === null ? [] : [especialista.codigo])),
  )
  return daLinha(await compromissosDe(ctx, [...especialistas], trecho), await correcoesDe(ctx))
}

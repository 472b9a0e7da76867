import { escritorDeNumeros } from '../../constantes/index.ts'
import { formatarData } from '../../tempo/index.ts'
import type { CorpoDe } from './corpo.ts'
import { dizerTotal, pontuado, totalDoEscore } from './escalas.ts'

type Escore = Pick<CorpoDe<'ESCORE'>, 'escala' | 'itens' | 'anterior'>

const comSinal = escritorDeNumeros({ signDisplay: 'exceptZero' })

/** Points of an item in the earlier exam, as they are shown; empty where nothing is compared. */
export function antesDoItem({ anterior }: Pick<Escore, 'anterior'>, item: string): string {
  const dito = anterior == null ? null : pontuado(anterior, item)
  if (dito === null) return ''
  return dito.fora ? 'Fora do exame' : String(dito.pontos)
}

/** `12/08/2026: 2 de 4, pequeno volume (+1)`; only the day of a scale whose sum says nothing, empty where nothing is compared. */
export function escreverAnterior({ escala, itens, anterior }: Escore): string {
  if (anterior == null) return ''
  const dia = formatarData(anterior.em)
  const antes = totalDoEscore({ escala, itens: anterior.itens })
  if (antes === null) return dia
  const agora = totalDoEscore({ escala, itens })
  const mudou = agora === null ? 0 : agora.total - antes.total
  const variacao = agora === null ? '' : mudou === 0 ? ' (mesmo total)' : ` (${comSinal(mudou)})`
  return `${dia}: ${dizerTotal(antes)}${variacao}`
}

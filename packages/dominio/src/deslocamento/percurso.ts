import { saidaPara, voltaDe } from './dia.ts'
import { caminhoEntre, type Caminho, type Lugar, type Viagem } from './distancia.ts'

/** One way of a day that happened, from one place to the next. */
export interface TrechoPercorrido {
  /** `SAIDA` is to the first visit of the day, `VOLTA` from its last. */
  readonly tipo: 'SAIDA' | 'ENTRE' | 'VOLTA'
  /** Null where nobody told from where the day begins. */
  readonly de: Lugar | null
  readonly para: Lugar
  /** Null when it cannot be told. */
  readonly caminho: Caminho | null
}

/**
 * The ways of a day, by the agenda's rule: from where it begins, when somebody told, through its visits in their order, and
 * back when that counts.
 */
export function percorrer(lugares: readonly Lugar[], viagem: Viagem): TrechoPercorrido[] {
  const [primeiro, ultimo] = [lugares[0], lugares.at(-1)]
  if (primeiro === undefined || ultimo === undefined) return []
  const { partida } = viagem
  const entre = lugares.slice(1).map((para, i): TrechoPercorrido => {
    const de = lugares[i] ?? para
    return { tipo: 'ENTRE', de, para, caminho: caminhoEntre(de, para, viagem) }
  })
  const saida: TrechoPercorrido = {
    tipo: 'SAIDA',
    de: partida?.lugar ?? null,
    para: primeiro,
    caminho: saidaPara(primeiro, viagem),
  }
  if (partida?.volta !== true) return [saida, ...entre]
  return [saida, ...entre, { tipo: 'VOLTA', de: ultimo, para: partida.lugar, caminho: voltaDe(ultimo, viagem) }]
}

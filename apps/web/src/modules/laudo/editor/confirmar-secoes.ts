import { contar } from '@vetlume/dominio/formatos'
import { avisarComVolta } from './avisar-com-volta.ts'
import {
  confirmarSecao,
  confirmarTrazidaEm,
  marcarSecoes,
  porConfirmar,
  proximaPorConfirmar,
  trazidasEm,
} from '../edicao/operacoes.ts'
import type { Bancada } from './bancada.ts'
import { CONCLUSAO, irAoLugar } from './lugares.ts'

/** Confirms the first sentence that came from an earlier exam to a place, and says whether there is another one there. */
function confirmarUmaTrazida(bancada: Bancada, lugar: string): 'nenhuma' | 'ultima' | 'ha-mais' {
  const secao = lugar === CONCLUSAO ? null : lugar
  const [primeira, segunda] = trazidasEm(bancada.loja.ler().conteudo, secao)
  if (primeira === undefined) return 'nenhuma'
  bancada.mudar(confirmarTrazidaEm(secao, primeira))
  if (segunda === undefined) return 'ultima'
  irAoLugar(lugar, bancada, segunda.medida === undefined ? 'texto' : 'medidas', segunda.texto)
  return 'ha-mais'
}

/** One key for each section: it was looked at, and the next one that was not comes; after the last, the conclusion. What came from an earlier exam takes one for each sentence. */
export function confirmarEIrAdiante(bancada: Bancada, lugar: string = bancada.lugar.ler()): void {
  const trazida = confirmarUmaTrazida(bancada, lugar)
  if (trazida === 'ha-mais') return
  if (trazida === 'nenhuma') bancada.mudar(confirmarSecao(lugar))
  irAoLugar(proximaPorConfirmar(bancada.loja.ler().conteudo, lugar) ?? CONCLUSAO, bancada)
}

/** All that is left at once; whoever did not mean it takes it back. */
export function confirmarAsDemais({ loja, mudar }: Pick<Bancada, 'loja' | 'mudar'>): void {
  const ids = porConfirmar(loja.ler().conteudo)
  if (ids.length === 0) return
  mudar(marcarSecoes(ids, true))
  avisarComVolta(contar(ids.length, 'seção confirmada.', 'seções confirmadas.'), () => mudar(marcarSecoes(ids, false)))
}

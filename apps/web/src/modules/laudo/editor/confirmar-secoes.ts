import { avisar } from '../../../ui/avisar.ts'
import { confirmarSecao, marcarSecoes, porConfirmar, proximaPorConfirmar } from '../edicao/operacoes.ts'
import type { Bancada } from './bancada.ts'
import { CONCLUSAO, irAoLugar } from './lugares.ts'

/** One key for each section: it was looked at, and the next one that was not comes; after the last, the conclusion. */
export function confirmarEIrAdiante(bancada: Bancada, lugar: string = bancada.lugar.ler()): void {
  bancada.mudar(confirmarSecao(lugar))
  irAoLugar(proximaPorConfirmar(bancada.loja.ler().conteudo, lugar) ?? CONCLUSAO, bancada)
}

/** All that is left at once; whoever did not mean it takes it back. */
export function confirmarAsDemais({ loja, mudar }: Pick<Bancada, 'loja' | 'mudar'>): void {
  const ids = porConfirmar(loja.ler().conteudo)
  if (ids.length === 0) return
  mudar(marcarSecoes(ids, true))
  avisar.informacao(ids.length === 1 ? '1 seção confirmada.' : `${ids.length} seções confirmadas.`, {
    rotulo: 'Desfazer',
    executar: () => mudar(marcarSecoes(ids, false)),
  })
}

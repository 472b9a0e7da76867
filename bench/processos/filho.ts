import type { Pergunta, Resposta } from './mensagens.ts'

export const responder = (resposta: Resposta) => process.send?.(resposta)

/** Answers what the bench asks, and leaves with it, however it ends: the channel that they share closes. */
export function atenderBancada(tratar: (pergunta: Pergunta) => void | Promise<void>): void {
  process.on('message', (pergunta: Pergunta) => {
    if (pergunta.tipo === 'cpu') {
      const { user, system } = process.cpuUsage()
      responder({ tipo: 'cpu', micros: user + system })
    } else void tratar(pergunta)
  })
  // Ctrl+C reaches every process of the terminal; the bench says when this one ends.
  process.on('SIGINT', () => undefined)
  process.on('disconnect', () => process.exit(1))
}

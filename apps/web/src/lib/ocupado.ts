import { SOBREPOSICAO_MINIMA_MS } from '@vetlume/dominio/constantes'
import { criarLoja } from './loja.ts'

export interface Ocupado {
  /** Runs blocking work under the overlay. Nested and parallel calls share one. */
  executar<T>(trabalho: () => Promise<T>, texto?: string): Promise<T>
  /** Takes the overlay away while the person answers something that the work itself asked. */
  pausar<T>(pergunta: () => Promise<T>): Promise<T>
}

interface Relogio {
  agoraMs: () => number
  esperar: (ms: number) => Promise<void>
}

export const sobreposicao = criarLoja<{ visivel: boolean; texto: string }>({ visivel: false, texto: '' })

/** Once shown, the overlay stays for the minimum, so that a quick answer is not a flash. */
export function criarOcupado(
  mostrar: (visivel: boolean, texto: string) => void,
  { agoraMs, esperar }: Relogio,
): Ocupado {
  let trabalhos = 0
  let mostradaEmMs = 0
  let textoAtual = ''
  const esconder = async () => {
    const falta = mostradaEmMs + SOBREPOSICAO_MINIMA_MS - agoraMs()
    if (falta > 0) await esperar(falta)
    if (trabalhos === 0) mostrar(false, '')
  }
  return {
    async executar(trabalho, texto = 'Carregando…') {
      trabalhos += 1
      if (trabalhos === 1) {
        mostradaEmMs = agoraMs()
        textoAtual = texto
        mostrar(true, texto)
      }
      try {
        return await trabalho()
      } finally {
        trabalhos -= 1
        if (trabalhos === 0) void esconder()
      }
    },
    async pausar(pergunta) {
      if (trabalhos > 0) mostrar(false, '')
      try {
        return await pergunta()
      } finally {
        if (trabalhos > 0) mostrar(true, textoAtual)
      }
    },
  }
}

const { executar, pausar } = criarOcupado((visivel, texto) => sobreposicao.mudar(() => ({ visivel, texto })), {
  agoraMs: () => performance.now(),
  esperar: (ms) => new Promise((resolver) => setTimeout(resolver, ms)),
})

/** For work that must not be interrupted; lists and forms show their own progress. */
export const comSobreposicao = executar
export const semSobreposicao = pausar

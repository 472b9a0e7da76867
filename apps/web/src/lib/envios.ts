import { ErroDeApi } from './erro-de-api.ts'

interface Tentativa {
  chave: string
  emAndamento: Promise<unknown> | null
}

export interface Envios {
  /**
   * Runs a POST once per thing that the person asked for. Repeated while it runs (double click): the same promise.
   * Repeated after a failure that leaves the result unknown (network, timeout, 5xx): the same idempotency key.
   * After success or a definite refusal the next identical POST is a new request, with a new key.
   */
  executar<T>(assinatura: string, enviar: (chave: string) => Promise<T>): Promise<T>
  /** Forgets everything, when another person or company comes in. */
  limpar(): void
}

export function criarEnvios(novaChave: () => string = () => crypto.randomUUID()): Envios {
  const tentativas = new Map<string, Tentativa>()
  return {
    executar<T>(assinatura: string, enviar: (chave: string) => Promise<T>): Promise<T> {
      const tentativa = tentativas.get(assinatura) ?? { chave: novaChave(), emAndamento: null }
      if (tentativa.emAndamento !== null) return tentativa.emAndamento as Promise<T>
      tentativas.set(assinatura, tentativa)
      const promessa = enviar(tentativa.chave).then(
        (resposta) => {
          tentativas.delete(assinatura)
          return resposta
        },
        (erro: unknown) => {
          tentativa.emAndamento = null
          const incerto = !(erro instanceof ErroDeApi) || erro.resultadoDesconhecido
          if (!incerto) tentativas.delete(assinatura)
          throw erro
        },
      )
      tentativa.emAndamento = promessa
      return promessa
    },
    limpar: () => tentativas.clear(),
  }
}

/** Text that is equal for two equal requests. A file counts by name, size and date: its bytes are not read. */
export function assinaturaDoEnvio(endpoint: string, entrada: Readonly<Record<string, unknown>>): string {
  const trocarArquivo = (_: string, valor: unknown) =>
    valor instanceof File
      ? [valor.name, valor.size, valor.lastModified]
      : valor instanceof Blob
        ? [valor.size, valor.type]
        : valor
  return `${endpoint} ${JSON.stringify(entrada, trocarArquivo)}`
}

import { incompleto, type FonteDoClipe } from '@vetlume/dominio/clipe'
import { ErroDeApi } from '../../../lib/erro-de-api.ts'

export interface ArquivoQueChega extends FonteDoClipe {
  /** What has come of it, from its beginning. */
  trecho(inicio: number, fim: number): Uint8Array
}

interface Espera {
  ate: number
  seguir: () => void
  falhar: (motivo: unknown) => void
}

async function pedir(endereco: string, sinal: AbortSignal): Promise<Response> {
  const resposta = await fetch(endereco, { signal: sinal }).catch((causa: unknown) => {
    sinal.throwIfAborted()
    throw new ErroDeApi({ status: 0 }, 'api', causa)
  })
  if (resposta.ok) return resposta
  throw new ErroDeApi({ status: resposta.status, corpo: await resposta.json().catch(() => null) })
}

/** A file that is read while it comes: who asks for a piece of it waits for no more than that piece. */
export async function abrirArquivo(endereco: string, sinal: AbortSignal): Promise<ArquivoQueChega> {
  const resposta = await pedir(endereco, sinal)
  const dito = Number(resposta.headers.get('content-length'))
  // On a way that does not say how much is coming, it is read when all of it has come.
  const inteiro = dito > 0 ? null : new Uint8Array(await resposta.arrayBuffer())
  const tamanho = inteiro?.length ?? dito
  const bytes = inteiro ?? new Uint8Array(tamanho)
  const esperas = new Set<Espera>()
  let vindos = inteiro?.length ?? 0
  let fim: { motivo: unknown } | null = null
  const acordar = () => {
    for (const espera of esperas) {
      if (vindos < espera.ate && fim === null) continue
      esperas.delete(espera)
      if (vindos < espera.ate) espera.falhar(fim?.motivo)
      else espera.seguir()
    }
  }
  const receber = async () => {
    try {
      const leitor = resposta.body?.getReader()
      for (let parte = await leitor?.read(); parte?.value !== undefined; parte = await leitor?.read()) {
        bytes.set(parte.value, vindos)
        vindos += parte.value.length
        acordar()
      }
      fim = { motivo: incompleto() }
    } catch (causa) {
      fim = { motivo: sinal.aborted ? sinal.reason : new ErroDeApi({ status: 0 }, 'api', causa) }
    }
    acordar()
  }
  if (inteiro === null) void receber()
  return {
    tamanho,
    trecho: (de, ate) => bytes.subarray(de, ate),
    async ler(posicao, quantos) {
      const ate = posicao + quantos
      if (ate > tamanho) throw incompleto()
      if (vindos < ate) {
        if (fim !== null) throw fim.motivo
        await new Promise<void>((seguir, falhar) => esperas.add({ ate, seguir, falhar }))
      }
      return bytes.subarray(posicao, ate)
    },
  }
}

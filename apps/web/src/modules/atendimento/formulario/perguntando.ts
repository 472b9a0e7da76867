import { insistir, PERGUNTAS } from '../../agenda/index.ts'
import type { Papel } from '../papel.ts'
import type { Saida } from './valores.ts'

/**
 * Sends the form and asks what its appointment asks: on-call, the way, the plan. Whoever gives up keeps what was typed. A
 * clinic is asked nothing: that is for the company to say. Whoever meant the request that is there already goes to it.
 */
export const perguntando =
  (papel: Papel, enviar: (dados: Saida) => Promise<unknown>, abrir: (codigo: string) => Promise<unknown>) =>
  async (dados: Saida): Promise<void> => {
    if (papel === 'PARCEIRO') return void (await enviar(dados))
    const feito = await insistir(
      async (mais) => {
        await enviar({ ...dados, ...mais })
        return true
      },
      PERGUNTAS,
      {},
      ({ codigo }) =>
        async () => {
          await abrir(codigo)
          return true
        },
    )
    if (feito === null) throw new DOMException('Desistiu de salvar.', 'AbortError')
  }

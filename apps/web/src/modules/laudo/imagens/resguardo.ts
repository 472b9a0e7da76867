import type { FilaDeEnvios, Resguardo } from '../../../lib/fila-de-envios.ts'
import { quandoOcioso } from '../../../lib/quando-ocioso.ts'
import { importarComRede } from '../../../ui/importada.tsx'
import type { EnviosGuardados } from './envios-guardados.ts'

const SEM_CODIGO = 'Não foi possível guardar neste aparelho: não feche esta tela até que seja enviada.'

/**
 * Keeps what waits to be sent, and brings back what waited. Its code comes when the screen has had its time, while there
 * is a network, or with the first file.
 */
export function criarResguardo(
  chave: string,
  fila: () => FilaDeEnvios,
): Resguardo & { abrir: () => void; encerrar: () => void } {
  let pedido: Promise<EnviosGuardados | null> | undefined
  let encerrado = false
  let desistir: (() => void) | undefined
  const guardados = () =>
    (pedido ??= importarComRede(() => import('./envios-guardados.ts')).then(
      ({ guardarEnvios }) => (encerrado ? null : guardarEnvios(chave, fila())),
      () => {
        pedido = undefined
        return null
      },
    ))
  return {
    abrir() {
      desistir = quandoOcioso(() => void guardados())
    },
    guardar(envios) {
      if (envios.length === 0) return
      void guardados().then((neles) => {
        if (neles !== null) neles.guardar(envios)
        else for (const { id } of envios) fila().anotar(id, false, SEM_CODIGO)
      })
    },
    esquecer: (id) => void pedido?.then((neles) => neles?.esquecer(id)),
    encerrar() {
      encerrado = true
      desistir?.()
      void pedido?.then((neles) => neles?.encerrar())
    },
  }
}

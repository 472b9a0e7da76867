import { useMutation } from '@tanstack/react-query'
import { ErroDeApi } from '../lib/erro-de-api.ts'
import { avisar } from './avisar.ts'

/** Something done to one record; afterwards the screen shows what became of it, also when it was refused. */
export function useAcao<E, R>(
  executar: (entrada: E) => Promise<R>,
  atualizar: () => Promise<unknown>,
  sucesso?: (entrada: E) => string,
) {
  return useMutation({
    mutationFn: executar,
    onSuccess: async (_, entrada) => {
      await atualizar()
      if (sucesso !== undefined) avisar.sucesso(sucesso(entrada))
    },
    onError: (erro) => {
      // Somebody else acted first: what is on screen is old.
      if (erro instanceof ErroDeApi && (erro.status === 409 || erro.status === 404)) void atualizar()
    },
  })
}

import { useMutation } from '@tanstack/react-query'
import { baixar } from '../../../lib/baixar.ts'
import { api } from '../../../lib/navegador.ts'
import { avisar } from '../../../ui/avisar.ts'

export interface BaixarOriginalProps {
  laudo: string
  imagem: { arquivo: string; nome: string }
  /** Of the figure. */
  numero: number
}

/** The file of a figure as it was sent. */
export function BaixarOriginal({ laudo, imagem: { arquivo, nome }, numero }: BaixarOriginalProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('GET /laudo/:codigo/imagem/:arquivo/original', { codigo: laudo, arquivo }),
    onSuccess: (bytes) => baixar(bytes, nome),
    onError: avisar.erro,
  })
  return (
    <button
      type="button"
      aria-label={`Baixar original da figura ${numero}`}
      aria-disabled={isPending}
      onClick={() => !isPending && mutate()}
    >
      Baixar original
    </button>
  )
}

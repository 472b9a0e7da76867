import { useMutation } from '@tanstack/react-query'
import { baixar } from '../../../lib/baixar.ts'
import { api } from '../../../lib/navegador.ts'
import { avisar } from '../../../ui/avisar.ts'

const nomeDoArquivo = (nome: string) => `prontuario-${nome.toLowerCase().replace(/[^\p{L}\d]+/gu, '-')}.pdf`

/** The prontuário as it is now, for the copy of that key. */
export function useArquivoDaCopia(nome: string) {
  return useMutation({
    mutationFn: (codigo: string) => api('GET /copia-prontuario/:codigo/pdf', { codigo }),
    onSuccess: (pdf) => baixar(pdf, nomeDoArquivo(nome)),
    onError: avisar.erro,
  })
}

import { useMutation } from '@tanstack/react-query'
import { abrirEmNovaAba } from '../../../lib/abrir-em-nova-aba.ts'
import { avisar } from '../../../ui/avisar.ts'
import { Botao } from '../../../ui/botao.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { buscarPdfEmitido } from '../api.ts'

export const nomeDoPdf = (tipo: string, numero: number) => `${tipo.toLowerCase()}-${numero}.pdf`

export interface AbrirEmitidoProps {
  codigo: string
  tipo: string
  numero: number
  /** What is opened, to a screen reader. */
  nome: string
}

/** Opens the PDF of an issued document, as it was kept. */
export function AbrirEmitido({ codigo, tipo, numero, nome }: AbrirEmitidoProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => buscarPdfEmitido(codigo),
    onSuccess: (pdf) => abrirEmNovaAba(pdf, nomeDoPdf(tipo, numero)),
    onError: avisar.erro,
  })
  return (
    <Botao
      size="small"
      startIcon={<Icone nome="picture-as-pdf" />}
      aria-label={`Abrir ${nome}`}
      loading={isPending}
      onClick={() => mutate()}
    >
      Abrir
    </Botao>
  )
}

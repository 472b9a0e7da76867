import { useMutation } from '@tanstack/react-query'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { abrirPdf, baixarXml } from './api.ts'

interface DocumentosProps {
  nota: { codigo: string; numero: number | null; chave: string | null }
  tamanho?: 'small' | 'medium'
}

/** What an authorised note is handed over as. */
export function DocumentosDaNota({ nota, tamanho = 'small' }: DocumentosProps) {
  const pdf = useMutation({ mutationFn: () => abrirPdf(nota), onError: avisar.erro })
  const xml = useMutation({ mutationFn: () => baixarXml(nota), onError: avisar.erro })
  return (
    <>
      <Botao size={tamanho} variant="outlined" loading={pdf.isPending} onClick={() => pdf.mutate()}>
        PDF da nota
      </Botao>
      <Botao size={tamanho} variant="outlined" loading={xml.isPending} onClick={() => xml.mutate()}>
        XML da nota
      </Botao>
    </>
  )
}

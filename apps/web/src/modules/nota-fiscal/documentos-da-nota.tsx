import { useMutation } from '@tanstack/react-query'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { abrirPdf, baixarXml } from './api.ts'

/** What an authorised note is handed over as. */
export function DocumentosDaNota({ nota }: { nota: { codigo: string; numero: number | null; chave: string | null } }) {
  const pdf = useMutation({ mutationFn: () => abrirPdf(nota), onError: avisar.erro })
  const xml = useMutation({ mutationFn: () => baixarXml(nota), onError: avisar.erro })
  return (
    <>
      <Botao size="small" variant="outlined" loading={pdf.isPending} onClick={() => pdf.mutate()}>
        PDF da nota
      </Botao>
      <Botao size="small" variant="outlined" loading={xml.isPending} onClick={() => xml.mutate()}>
        XML da nota
      </Botao>
    </>
  )
}

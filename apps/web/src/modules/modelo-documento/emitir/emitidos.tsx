import '../versoes/versoes.css'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ROTULOS_DO_TIPO_DE_DOCUMENTO, type DocumentoEmitido } from '@vetlume/dominio/modelo-documento'
import { Botao } from '../../../ui/botao.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { abrirEmNovaAba } from '../../../lib/abrir-em-nova-aba.ts'
import { avisar } from '../../../ui/avisar.ts'
import { DataHora } from '../../../ui/valores.tsx'
import { buscarPdfEmitido, consultaDeEmitidos } from '../api.ts'

export const nomeDoPdf = (tipo: string, numero: number) => `${tipo.toLowerCase()}-${numero}.pdf`

function Emitido({
  documento: { codigo, numero, tipo, titulo, emitidoEm, emitidoPor },
}: {
  documento: DocumentoEmitido
}) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => buscarPdfEmitido(codigo),
    onSuccess: (pdf) => abrirEmNovaAba(pdf, nomeDoPdf(tipo, numero)),
    onError: avisar.erro,
  })
  return (
    <li>
      <div>
        <b>
          {ROTULOS_DO_TIPO_DE_DOCUMENTO[tipo]} nº {numero}
        </b>
        <p>
          {titulo} · <DataHora instante={emitidoEm} />
          {emitidoPor !== null && ` · ${emitidoPor}`}
        </p>
      </div>
      <Botao size="small" startIcon={<Icone nome="picture-as-pdf" />} loading={isPending} onClick={() => mutate()}>
        Abrir
      </Botao>
    </li>
  )
}

/** Documents already issued of a patient or of an atendimento; nothing while there is none. */
export function Emitidos({ alvo }: { alvo: { animal: string } | { atendimento: string } }) {
  const { data = [] } = useQuery(consultaDeEmitidos(alvo))
  if (data.length === 0) return null
  return (
    <section aria-label="Documentos já emitidos">
      <h3>Já emitidos</h3>
      <ul className="lv-lista">
        {data.map((documento) => (
          <Emitido key={documento.codigo} documento={documento} />
        ))}
      </ul>
    </section>
  )
}

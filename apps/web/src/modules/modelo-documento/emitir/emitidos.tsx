import '../versoes/versoes.css'
import { useQuery } from '@tanstack/react-query'
import { PONTO_ENTRE_PARTES } from '@vetlume/dominio/formatos'
import { ROTULOS_DO_TIPO_DE_DOCUMENTO, type DocumentoEmitido } from '@vetlume/dominio/modelo-documento'
import { DataHora } from '../../../ui/valores.tsx'
import { consultaDeEmitidos } from '../api.ts'
import { AbrirEmitido } from './abrir-emitido.tsx'

function Emitido({
  documento: { codigo, numero, tipo, titulo, emitidoEm, emitidoPor },
}: {
  documento: DocumentoEmitido
}) {
  const nome = `${ROTULOS_DO_TIPO_DE_DOCUMENTO[tipo]} nº ${numero}`
  return (
    <li>
      <div>
        <b>{nome}</b>
        <p>
          {titulo}
          {PONTO_ENTRE_PARTES}
          <DataHora instante={emitidoEm} />
          {emitidoPor !== null && PONTO_ENTRE_PARTES + emitidoPor}
        </p>
      </div>
      <AbrirEmitido {...{ codigo, tipo, numero, nome }} />
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

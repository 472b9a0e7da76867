import { useState } from 'react'
import { Botao } from '../../../ui/botao.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { usePode } from '../../cadastros/index.ts'
import type { EmitirDocumentoProps } from './tipos.ts'
import { parte } from '../../../ui/parte.tsx'

const DialogoDeEmissao = parte(async () => (await import('./dialogo-de-emissao.tsx')).DialogoDeEmissao)

/** "Emitir documento": a certificate, a prescription, a consent, a receipt or a quote for a patient. Nothing for who may not. */
export function EmitirDocumento(props: EmitirDocumentoProps) {
  const [aberto, definirAberto] = useState(false)
  const pode = usePode('documento:emitir')
  if (!pode) return null
  return (
    <>
      <Botao variant="outlined" startIcon={<Icone nome="post-add" />} onClick={() => definirAberto(true)}>
        Emitir documento
      </Botao>
      {aberto && <DialogoDeEmissao {...props} aoFechar={() => definirAberto(false)} />}
    </>
  )
}

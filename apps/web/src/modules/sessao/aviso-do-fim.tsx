import { useEffect, useState } from 'react'
import { sessao } from '../../lib/navegador.ts'
import { Alerta } from '../../ui/alerta.tsx'

/** Says, once, that an administrator ended the session that led here. */
export function AvisoDoFim() {
  const [aviso] = useState(sessao.aviso)
  useEffect(() => sessao.esquecerAviso(), [])
  if (aviso === null) return null
  return <Alerta className="pp-bloco">{aviso}</Alerta>
}

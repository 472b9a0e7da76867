import { useEffect, useState } from 'react'
import { sessao } from '../../lib/navegador.ts'

/** Says, once, that an administrator ended the session that led here. */
export function AvisoDoFim() {
  const [aviso] = useState(sessao.aviso)
  useEffect(() => sessao.esquecerAviso(), [])
  if (aviso === null) return null
  return (
    <p className="nota" role="alert">
      {aviso}
    </p>
  )
}

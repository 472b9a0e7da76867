import { PRODUTO } from '@vetlume/dominio/produto'
import type { CobrancaDaAssinatura } from '@vetlume/dominio/assinatura'
import { useEffect, useState } from 'react'
import { QuadroDoPix } from '../../atendimento/index.ts'
import { tempoQueResta } from './cobranca.ts'

type Pix = NonNullable<NonNullable<CobrancaDaAssinatura['pagamento']>['pix']>

const UM_SEGUNDO_MS = 1_000

/** How long a Pix still may be paid; null when it may not. */
export function useTempoQueResta(ate: string | null): string | null {
  const [agoraMs, definir] = useState(() => Date.now())
  useEffect(() => {
    const relogio = setInterval(() => definir(Date.now()), UM_SEGUNDO_MS)
    return () => clearInterval(relogio)
  }, [])
  return ate === null ? null : tempoQueResta(ate, agoraMs)
}

/** A Pix that waits to be paid, with how long it still may be. */
export function PixDaCobranca({ pix, valorCentavos, resta }: { pix: Pix; valorCentavos: number; resta: string }) {
  const { codigo, qr } = pix
  return (
    <>
      <QuadroDoPix pix={{ copiaECola: codigo, recebedor: PRODUTO.nome, valorCentavos, qr }} />
      <p className="as-centro" role="timer">
        Vale por mais {resta}. A tela avisa sozinha quando o pagamento chegar.
      </p>
    </>
  )
}

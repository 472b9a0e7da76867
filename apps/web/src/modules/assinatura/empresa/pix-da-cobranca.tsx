import { PRODUTO } from '@vetlume/dominio/produto'
import type { CobrancaDaAssinatura } from '@vetlume/dominio/assinatura'
import { useEffect, useState } from 'react'
import { QuadroDoPix } from '../../atendimento/index.ts'
import { tempoQueResta } from './cobranca.ts'

type Pix = NonNullable<NonNullable<CobrancaDaAssinatura['pagamento']>['pix']>

const UM_SEGUNDO_MS = 1_000

function useTempoQueResta(ate: string): string | null {
  const [agoraMs, definir] = useState(() => Date.now())
  useEffect(() => {
    const relogio = setInterval(() => definir(Date.now()), UM_SEGUNDO_MS)
    return () => clearInterval(relogio)
  }, [])
  return tempoQueResta(ate, agoraMs)
}

/** A Pix that waits to be paid, with how long it still may be. */
export function PixDaCobranca({ pix: { codigo, expiraEm, qr }, valorCentavos }: { pix: Pix; valorCentavos: number }) {
  const resta = useTempoQueResta(expiraEm)
  return (
    <>
      <QuadroDoPix pix={{ copiaECola: codigo, recebedor: PRODUTO.nome, valorCentavos, qr }} />
      <p className="as-centro" role="timer">
        {resta === null
          ? 'Este Pix venceu.'
          : `Vale por mais ${resta}. A tela avisa sozinha quando o pagamento chegar.`}
      </p>
    </>
  )
}

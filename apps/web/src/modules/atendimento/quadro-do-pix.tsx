import type { PixDaConta } from '@vetlume/dominio/financeiro'
import { Pilha } from '../../ui/disposicao.tsx'
import { Texto } from '../../ui/texto.tsx'
import { Dinheiro } from '../../ui/valores.tsx'
import { BotaoCopiar } from './copiar.tsx'
import estilos from './quadro-do-pix.module.css'

function Qr({ qr: { lado, tracado } }: { qr: PixDaConta['qr'] }) {
  // Always dark on white, also at night: a camera needs the contrast and many readers refuse it inverted.
  return (
    <svg
      className={estilos.qr}
      role="img"
      aria-label="QR code do Pix"
      viewBox={`0 0 ${lado} ${lado}`}
      shapeRendering="crispEdges"
    >
      <path d={tracado} fill="#000" />
    </svg>
  )
}

export interface QuadroDoPixProps {
  pix: PixDaConta
  /** What the balance of what is paid is: what the Pix asks for on top of it is fine and interest. */
  saldoCentavos?: number
}

/** A Pix ready to be paid: QR for the phone, copy and paste for the bank's site. */
export function QuadroDoPix({ pix, saldoCentavos = pix.valorCentavos }: QuadroDoPixProps) {
  const encargos = pix.valorCentavos - saldoCentavos
  return (
    <Pilha espaco={3} className={estilos.quadro}>
      <Qr qr={pix.qr} />
      <Texto className={estilos.valor}>
        <Dinheiro centavos={pix.valorCentavos} destaque /> para {pix.recebedor}
      </Texto>
      {encargos > 0 && (
        <Texto secundario>
          Inclui <Dinheiro centavos={encargos} /> de multa e juros até hoje.
        </Texto>
      )}
      <Texto className={estilos.codigo} tabIndex={0} aria-label="Pix copia e cola">
        {pix.copiaECola}
      </Texto>
      <BotaoCopiar texto={pix.copiaECola} rotulo="Copiar código Pix" />
    </Pilha>
  )
}

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { PixDaConta } from '@vetlume/dominio/financeiro'
import { Dinheiro } from '../../ui/valores.tsx'
import { BotaoCopiar } from './copiar.tsx'

function Qr({ qr: { lado, tracado } }: { qr: PixDaConta['qr'] }) {
  // Always dark on white, also at night: a camera needs the contrast and many readers refuse it inverted.
  return (
    <Box
      component="svg"
      role="img"
      aria-label="QR code do Pix"
      viewBox={`0 0 ${lado} ${lado}`}
      shapeRendering="crispEdges"
      sx={{ width: '100%', maxWidth: 220, height: 'auto', bgcolor: '#fff', borderRadius: 'var(--vl-raio)' }}
    >
      <path d={tracado} fill="#000" />
    </Box>
  )
}

/** A Pix ready to be paid: QR for the phone, copy and paste for the bank's site. */
export function QuadroDoPix({ pix }: { pix: PixDaConta }) {
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'center', gridTemplateColumns: 'minmax(0,1fr)' }}>
      <Qr qr={pix.qr} />
      <Typography sx={{ textAlign: 'center' }}>
        <Dinheiro centavos={pix.valorCentavos} destaque /> para {pix.recebedor}
      </Typography>
      <Box
        component="p"
        tabIndex={0}
        aria-label="Pix copia e cola"
        sx={{
          m: 0,
          p: 2.5,
          width: '100%',
          maxHeight: '5.6em',
          overflow: 'auto',
          borderRadius: 'var(--vl-raio)',
          bgcolor: 'var(--vl-superficie-2)',
          fontFamily: 'ui-monospace, monospace',
          fontSize: 'var(--vl-texto-micro)',
          overflowWrap: 'anywhere',
          userSelect: 'all',
        }}
      >
        {pix.copiaECola}
      </Box>
      <BotaoCopiar texto={pix.copiaECola} rotulo="Copiar código Pix" />
    </Box>
  )
}

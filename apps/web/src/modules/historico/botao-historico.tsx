import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { Icone } from '../../ui/icones/icone.tsx'
import type { RegistroComHistorico } from './historico-gaveta.tsx'
import { parte } from '../../ui/parte.tsx'

const Gaveta = parte(async () => (await import('./historico-gaveta.tsx')).HistoricoGaveta)

/** Opens the history of a record. */
export function BotaoHistorico(registro: RegistroComHistorico) {
  const [aberta, definirAberta] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icone nome="history" />}
        aria-haspopup="dialog"
        aria-expanded={aberta}
        onClick={() => definirAberta(true)}
      >
        Histórico
      </Button>
      {aberta && (
        <Suspense fallback={null}>
          <Gaveta {...registro} aoFechar={() => definirAberta(false)} />
        </Suspense>
      )}
    </>
  )
}

import { useState } from 'react'
import { usePode } from '../../lib/use-pode.ts'
import { Botao } from '../../ui/botao.tsx'
import { parte } from '../../ui/parte.tsx'
import type { ContaDaNota } from './dialogo-das-notas.tsx'

const DialogoDasNotas = parte(async () => (await import('./dialogo-das-notas.tsx')).DialogoDasNotas)

/** The notes of ticked receivables, all with one password. */
export function BotaoDasNotas({ contas, aoConcluir }: { contas: readonly ContaDaNota[]; aoConcluir: () => void }) {
  const emite = usePode('nota-fiscal:escrever')
  const [aberto, abrir] = useState(false)
  if (!emite) return null
  return (
    <>
      <Botao variant="outlined" aria-haspopup="dialog" onClick={() => abrir(true)}>
        Emitir notas
      </Botao>
      {aberto && (
        <DialogoDasNotas
          contas={contas}
          aoFechar={() => abrir(false)}
          aoConcluir={() => {
            abrir(false)
            aoConcluir()
          }}
        />
      )}
    </>
  )
}

import { useState } from 'react'
import { Botao } from '../../ui/botao.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import type { RegistroComHistorico } from './historico-gaveta.tsx'
import { parte } from '../../ui/parte.tsx'

const Gaveta = parte(async () => (await import('./historico-gaveta.tsx')).HistoricoGaveta)

/** Opens the history of a record. */
export function BotaoHistorico(registro: RegistroComHistorico) {
  const [aberta, definirAberta] = useState(false)
  return (
    <>
      <Botao
        variant="outlined"
        startIcon={<Icone nome="history" />}
        aria-haspopup="dialog"
        aria-expanded={aberta}
        onClick={() => definirAberta(true)}
      >
        Histórico
      </Botao>
      {aberta && <Gaveta {...registro} aoFechar={() => definirAberta(false)} />}
    </>
  )
}

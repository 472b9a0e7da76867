import { PERMISSAO_DE_QUEM_DA } from '@vetlume/dominio/equipe'
import { useState } from 'react'
import { usePode } from '../../lib/use-pode.ts'
import { Botao } from '../../ui/botao.tsx'
import { parte } from '../../ui/parte.tsx'
import type { AlvoDoConvite } from './convidar.tsx'

const Convidar = parte(async () => (await import('./convidar.tsx')).Convidar)

/** Invites somebody to a clinic or as a specialist, from its own record. */
export function BotaoConvidar(alvo: AlvoDoConvite) {
  const [aberto, definirAberto] = useState(false)
  const convida = usePode('equipe:escrever')
  const daOAcesso = usePode(PERMISSAO_DE_QUEM_DA[alvo.perfil])
  if (!convida || !daOAcesso) return null
  return (
    <>
      <Botao variant="outlined" aria-haspopup="dialog" onClick={() => definirAberto(true)}>
        Convidar
      </Botao>
      {aberto && <Convidar alvo={alvo} aoFechar={() => definirAberto(false)} />}
    </>
  )
}

import { useState } from 'react'
import { useSessao } from '../../../lib/use-sessao.ts'
import { BotaoDeIcone } from '../../../ui/botao-de-icone.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { parte } from '../../../ui/parte.tsx'

const Dialogo = parte(async () => (await import('./dialogo-do-feed.tsx')).DialogoDoFeed)

/** Opens how the agenda leaves the product by itself: to calendar programs and, for the company, as reminders. */
export function FeedDaAgenda() {
  const [aberto, definirAberto] = useState(false)
  const daEmpresa = useSessao().usuario?.perfis.includes('CLIENTE') === true
  const rotulo = daEmpresa ? 'Calendário e lembretes' : 'Assinar no calendário'
  return (
    <>
      <BotaoDeIcone rotulo={rotulo} dica={rotulo} onClick={() => definirAberto(true)}>
        <Icone nome="sync" />
      </BotaoDeIcone>
      {aberto && <Dialogo titulo={rotulo} daEmpresa={daEmpresa} aoFechar={() => definirAberto(false)} />}
    </>
  )
}

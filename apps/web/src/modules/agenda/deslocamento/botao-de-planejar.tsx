import { useState } from 'react'
import { Botao } from '../../../ui/botao.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { parte } from '../../../ui/parte.tsx'

const PlanejarRota = parte(async () => (await import('./planejar-rota.tsx')).PlanejarRota)

interface Especialista {
  codigo: string
  nome: string
}

export interface BotaoDePlanejarProps {
  dia: string
  /** On screen on that day, once it is known; with more than one it asks whose. */
  especialistas: readonly Especialista[] | undefined
}

/** Opens the planner of a specialist's day. */
export function BotaoDePlanejar({ dia, especialistas }: BotaoDePlanejarProps) {
  const [ancora, definirAncora] = useState<HTMLElement | null>(null)
  const [escolhido, definirEscolhido] = useState<Especialista | null>(null)
  const [um, outro] = especialistas ?? []
  if (especialistas !== undefined && um === undefined) return null
  return (
    <>
      <Botao
        variant="outlined"
        startIcon={<Icone nome="route" />}
        disabled={um === undefined}
        aria-haspopup={outro === undefined ? 'dialog' : 'menu'}
        aria-expanded={ancora !== null}
        onClick={({ currentTarget }) =>
          outro === undefined ? definirEscolhido(um ?? null) : definirAncora(currentTarget)
        }
      >
        Planejar rota
      </Botao>
      {ancora !== null && (
        <Menu
          ancora={ancora}
          aoFechar={() => definirAncora(null)}
          grupos={[
            (especialistas ?? []).map((especialista) => ({
              rotulo: especialista.nome,
              executar: () => definirEscolhido(especialista),
            })),
          ]}
        />
      )}
      {escolhido !== null && (
        <PlanejarRota aberto especialista={escolhido} dia={dia} aoFechar={() => definirEscolhido(null)} />
      )}
    </>
  )
}

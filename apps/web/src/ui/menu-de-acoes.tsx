import { useState } from 'react'
import { BotaoDeIcone } from './botao-de-icone.tsx'
import { Icone } from './icones/icone.tsx'
import { Menu, type ItemDoMenu } from './menu.tsx'

export interface MenuDeAcoesProps {
  /** Groups, with a line between them; what may not be done is left out, and with nothing left there is no button. */
  grupos: readonly (readonly (ItemDoMenu | false)[])[]
}

/** What is seldom done with what is on screen. */
export function MenuDeAcoes({ grupos }: MenuDeAcoesProps) {
  const [ancora, definirAncora] = useState<HTMLElement | null>(null)
  const presentes = grupos.map((grupo) => grupo.filter((item) => item !== false)).filter(({ length }) => length > 0)
  if (presentes.length === 0) return null
  return (
    <>
      <BotaoDeIcone
        rotulo="Mais ações"
        aria-haspopup="menu"
        aria-expanded={ancora !== null}
        onClick={({ currentTarget }) => definirAncora(currentTarget)}
      >
        <Icone nome="more-vert" />
      </BotaoDeIcone>
      {ancora !== null && <Menu ancora={ancora} grupos={presentes} aoFechar={() => definirAncora(null)} />}
    </>
  )
}

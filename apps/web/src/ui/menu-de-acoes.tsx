import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { Dica } from './dica.tsx'
import { Icone } from './icones/icone.tsx'

export interface ItemDoMenu {
  rotulo: string
  executar: () => void
  /** In red: what undoes or takes away. */
  perigo?: boolean
}

export interface MenuDeAcoesProps {
  /** Groups, with a line between them; what may not be done is left out, and with nothing left there is no button. */
  grupos: readonly (readonly (ItemDoMenu | false)[])[]
}

/** What is seldom done with what is on screen. */
export function MenuDeAcoes({ grupos }: MenuDeAcoesProps) {
  const [ancora, definirAncora] = useState<HTMLElement | null>(null)
  const fechar = () => definirAncora(null)
  const presentes = grupos.map((grupo) => grupo.filter((item) => item !== false)).filter(({ length }) => length > 0)
  if (presentes.length === 0) return null
  return (
    <>
      <Dica texto="Mais ações">
        <IconButton
          aria-label="Mais ações"
          aria-haspopup="menu"
          aria-expanded={ancora !== null}
          onClick={({ currentTarget }) => definirAncora(currentTarget)}
        >
          <Icone nome="more-vert" />
        </IconButton>
      </Dica>
      <Menu open={ancora !== null} anchorEl={ancora} onClose={fechar}>
        {presentes.flatMap((grupo, deQual) =>
          grupo.map(({ rotulo, executar, perigo = false }, indice) => (
            <MenuItem
              key={rotulo}
              divider={indice === grupo.length - 1 && deQual < presentes.length - 1}
              onClick={() => {
                fechar()
                executar()
              }}
              {...(perigo ? { sx: { color: 'error.main' } } : {})}
            >
              {rotulo}
            </MenuItem>
          )),
        )}
      </Menu>
    </>
  )
}

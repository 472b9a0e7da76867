import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import { useLocation } from '@tanstack/react-router'
import { SUBMENU_ANIMACAO_MS } from '@vetlume/dominio/constantes'
import { ehSubmenu } from '@vetlume/dominio/menu'
import type { GrupoDeMenu, ItemDeMenu } from '@vetlume/dominio/menu'
import { useId, useState } from 'react'
import { Botao } from '../../ui/botao.tsx'
import { BotaoElo } from '../../ui/elo.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { ItemElo } from '../../ui/item-elo.tsx'
import { ICONES_DOS_GRUPOS } from './icones.ts'
import { classes } from '../../ui/classes.ts'
import estilos from './menu-horizontal.module.css'

type LinhaDoMenu = { titulo: string } | ItemDeMenu

const achatar = ({ itens }: GrupoDeMenu): LinhaDoMenu[] =>
  itens.flatMap((entrada): LinhaDoMenu[] =>
    ehSubmenu(entrada) ? [{ titulo: entrada.rotulo }, ...entrada.itens] : [entrada],
  )

function Grupo({ grupo }: { grupo: GrupoDeMenu }) {
  const id = useId()
  const [ancora, definirAncora] = useState<HTMLElement | null>(null)
  const { pathname } = useLocation()
  const linhas = achatar(grupo)
  const nome = ICONES_DOS_GRUPOS[grupo.id]
  const icone = nome === undefined ? undefined : <Icone nome={nome} />
  const [unica] = linhas
  if (linhas.length === 1 && unica !== undefined && 'rota' in unica && unica.rotulo === grupo.rotulo) {
    return (
      <BotaoElo to={unica.rota} activeOptions={{ includeSearch: false }} startIcon={icone} className={estilos.item}>
        {unica.rotulo}
      </BotaoElo>
    )
  }
  const atual = linhas.some((linha) => 'rota' in linha && linha.rota === pathname)
  return (
    <>
      <Botao
        id={`${id}-botao`}
        className={classes(estilos.item, atual && 'active')}
        startIcon={icone}
        endIcon={<Icone nome="expand-more" />}
        aria-haspopup="menu"
        aria-expanded={ancora !== null}
        onClick={({ currentTarget }) => definirAncora(currentTarget)}
      >
        {grupo.rotulo}
      </Botao>
      <Menu
        open={ancora !== null}
        anchorEl={ancora}
        onClose={() => definirAncora(null)}
        transitionDuration={SUBMENU_ANIMACAO_MS}
        slotProps={{ list: { 'aria-labelledby': `${id}-botao` } }}
      >
        {linhas.map((linha) =>
          'rota' in linha ? (
            <ItemElo
              key={linha.rota}
              to={linha.rota}
              activeOptions={{ includeSearch: false }}
              onClick={() => definirAncora(null)}
              sx={{ '&.active': { color: 'primary.main', bgcolor: 'var(--vl-marca-suave)', fontWeight: 600 } }}
            >
              {linha.rotulo}
            </ItemElo>
          ) : (
            <ListSubheader
              key={linha.titulo}
              sx={{ lineHeight: 2.4, fontSize: 'var(--vl-texto-micro)', bgcolor: 'transparent' }}
            >
              {linha.titulo}
            </ListSubheader>
          ),
        )}
      </Menu>
    </>
  )
}

/** The same menu as one line under the top bar. */
export function MenuHorizontal({ grupos }: { grupos: readonly GrupoDeMenu[] }) {
  return (
    <nav aria-label="Menu principal" className={estilos.menu}>
      {grupos.map((grupo) => (
        <Grupo key={grupo.id} grupo={grupo} />
      ))}
    </nav>
  )
}

import { useLocation } from '@tanstack/react-router'
import { ehSubmenu } from '@vetlume/dominio/menu'
import type { GrupoDeMenu, ItemDeMenu } from '@vetlume/dominio/menu'
import { useState } from 'react'
import type { Rota } from '../../buscas.ts'
import { Botao } from '../../ui/botao.tsx'
import { BotaoElo } from '../../ui/elo.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { Menu } from '../../ui/menu.tsx'
import { ICONES_DOS_GRUPOS } from './icones.ts'
import { classes } from '../../ui/classes.ts'
import estilos from './menu-horizontal.module.css'

interface ParteDoMenu {
  titulo: string | undefined
  itens: readonly ItemDeMenu[]
}

/** The lines of a group in their order, each of its submenus under its name. */
function partesDo({ itens }: GrupoDeMenu): ParteDoMenu[] {
  const partes: { titulo: string | undefined; itens: ItemDeMenu[] }[] = []
  for (const entrada of itens) {
    const ultima = partes.at(-1)
    if (ehSubmenu(entrada)) partes.push({ titulo: entrada.rotulo, itens: [...entrada.itens] })
    else if (ultima !== undefined && ultima.titulo === undefined) ultima.itens.push(entrada)
    else partes.push({ titulo: undefined, itens: [entrada] })
  }
  return partes
}

function Grupo({ grupo }: { grupo: GrupoDeMenu }) {
  const [ancora, definirAncora] = useState<HTMLElement | null>(null)
  const { pathname } = useLocation()
  const partes = partesDo(grupo)
  const linhas = partes.flatMap(({ itens }) => itens)
  const nome = ICONES_DOS_GRUPOS[grupo.id]
  const icone = nome === undefined ? undefined : <Icone nome={nome} />
  const [unica] = linhas
  if (linhas.length === 1 && unica !== undefined && unica.rotulo === grupo.rotulo) {
    return (
      <BotaoElo to={unica.rota} activeOptions={{ includeSearch: false }} startIcon={icone} className={estilos.item}>
        {unica.rotulo}
      </BotaoElo>
    )
  }
  const atual = linhas.some(({ rota }) => rota === pathname)
  return (
    <>
      <Botao
        className={classes(estilos.item, atual && 'active')}
        startIcon={icone}
        endIcon={<Icone nome="expand-more" />}
        aria-haspopup="menu"
        aria-expanded={ancora !== null}
        onClick={({ currentTarget }) => definirAncora(currentTarget)}
      >
        {grupo.rotulo}
      </Botao>
      {ancora !== null && (
        <Menu
          ancora={ancora}
          devagar
          aoFechar={() => definirAncora(null)}
          titulos={partes.map(({ titulo }) => titulo)}
          grupos={partes.map(({ itens }) =>
            // A test of the domain holds the menu to the routes.
            itens.map(({ rotulo, rota }) => ({ rotulo, para: { to: rota as Rota }, atual: rota === pathname })),
          )}
        />
      )}
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

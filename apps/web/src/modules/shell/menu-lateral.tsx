import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Collapse from '@mui/material/Collapse'
import { createLink, useLocation } from '@tanstack/react-router'
import { SUBMENU_ANIMACAO_MS } from '@vetlume/dominio/constantes'
import { ehSubmenu } from '@vetlume/dominio/menu'
import type { EntradaDeMenu, GrupoDeMenu, ItemDeMenu, SubmenuDeMenu } from '@vetlume/dominio/menu'
import { useId, useState } from 'react'
import { Icone } from '../../ui/icones/icone.tsx'
import { ICONES_DOS_GRUPOS } from './icones.ts'
import estilos from './menu-lateral.module.css'

const EloDeMenu = createLink(ButtonBase)

const estiloDoItem = {
  width: '100%',
  justifyContent: 'flex-start',
  gap: 2.25,
  minHeight: 38,
  pl: 2,
  pr: 1.5,
  fontFamily: 'inherit',
  letterSpacing: '-0.004em',
  lineHeight: 1.35,
  borderRadius: 'var(--vl-raio)',
  fontSize: 'var(--vl-texto-corpo)',
  fontWeight: 500,
  color: 'text.secondary',
  textAlign: 'left',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
  '&.active': { bgcolor: 'var(--vl-marca-suave)', color: 'primary.main', fontWeight: 620 },
  '&:focus-visible': { outline: '2px solid var(--vl-marca)', outlineOffset: -2 },
} as const

const listaDoSubmenu = { listStyle: 'none', m: 0, p: 0, pl: 1.5, borderLeft: 1, borderColor: 'divider' } as const

interface ItemProps {
  item: ItemDeMenu
  grupo?: string
  aoNavegar: () => void
}

function Item({ item, grupo, aoNavegar }: ItemProps) {
  const icone = grupo === undefined ? undefined : ICONES_DOS_GRUPOS[grupo]
  return (
    <EloDeMenu to={item.rota} activeOptions={{ includeSearch: false }} onClick={aoNavegar} sx={estiloDoItem}>
      {icone !== undefined && <Icone nome={icone} tamanho={20} />}
      {item.rotulo}
    </EloDeMenu>
  )
}

const rotasDe = (entradas: readonly EntradaDeMenu[]): string[] =>
  entradas.flatMap((entrada) => (ehSubmenu(entrada) ? rotasDe(entrada.itens) : [entrada.rota]))

interface SubmenuProps {
  rotulo: string
  itens: readonly EntradaDeMenu[]
  nivel: number
  grupo?: string
  aoNavegar: () => void
}

function Submenu({ rotulo, itens, nivel, grupo, aoNavegar }: SubmenuProps) {
  const id = useId()
  const { pathname } = useLocation()
  const contemAtual = rotasDe(itens).some((rota) => pathname === rota || pathname.startsWith(`${rota}/`))
  // Open where the person is, or where there is nothing to fold, until they choose otherwise.
  const [escolha, definirEscolha] = useState<boolean | null>(null)
  const aberto = escolha ?? (contemAtual || (nivel === 0 && itens.length === 1))
  const icone = grupo === undefined ? undefined : ICONES_DOS_GRUPOS[grupo]
  return (
    <>
      <ButtonBase
        aria-expanded={aberto}
        aria-controls={id}
        onClick={() => definirEscolha(!aberto)}
        sx={{ ...estiloDoItem, color: contemAtual ? 'text.primary' : 'text.secondary' }}
      >
        {icone !== undefined && <Icone nome={icone} tamanho={20} />}
        <Box component="span" sx={{ flex: 1 }}>
          {rotulo}
        </Box>
        <Icone nome="expand-more" tamanho={18} className={aberto ? estilos.aberta : estilos.seta} />
      </ButtonBase>
      <Collapse in={aberto} timeout={SUBMENU_ANIMACAO_MS} easing="var(--vl-curva)" id={id} unmountOnExit>
        <Box component="ul" sx={{ ...listaDoSubmenu, ml: nivel === 0 ? 'calc(1rem + 9.5px)' : 2 }}>
          {itens.map((entrada) => (
            <Entrada key={entrada.rotulo} entrada={entrada} nivel={nivel + 1} aoNavegar={aoNavegar} />
          ))}
        </Box>
      </Collapse>
    </>
  )
}

function Entrada({
  entrada,
  nivel,
  aoNavegar,
}: {
  entrada: ItemDeMenu | SubmenuDeMenu
  nivel: number
  aoNavegar: () => void
}) {
  return (
    <Box component="li" sx={{ mt: 0.25 }}>
      {ehSubmenu(entrada) ? (
        <Submenu {...entrada} nivel={nivel} aoNavegar={aoNavegar} />
      ) : (
        <Item item={entrada} aoNavegar={aoNavegar} />
      )}
    </Box>
  )
}

export interface MenuLateralProps {
  grupos: readonly GrupoDeMenu[]
  aoNavegar?: () => void
}

const ficar = () => undefined

/** Groups of the profile's menu. A group whose only item has its own name is drawn once, as the item. */
export function MenuLateral({ grupos, aoNavegar = ficar }: MenuLateralProps) {
  return (
    <Box component="nav" aria-label="Menu principal">
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: 0.5 }}
      >
        {grupos.map(({ id, rotulo, itens }) => {
          const [unico] = itens
          return (
            <li key={id}>
              {itens.length === 1 && unico !== undefined && !ehSubmenu(unico) && unico.rotulo === rotulo ? (
                <Item item={unico} grupo={id} aoNavegar={aoNavegar} />
              ) : (
                <Submenu rotulo={rotulo} itens={itens} nivel={0} grupo={id} aoNavegar={aoNavegar} />
              )}
            </li>
          )
        })}
      </Box>
    </Box>
  )
}

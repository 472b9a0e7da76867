import { Link, useLocation } from '@tanstack/react-router'
import { SUBMENU_ANIMACAO_MS } from '@vetlume/dominio/constantes'
import { ehSubmenu } from '@vetlume/dominio/menu'
import type { EntradaDeMenu, GrupoDeMenu, ItemDeMenu, SubmenuDeMenu } from '@vetlume/dominio/menu'
import { useId, useState, type CSSProperties } from 'react'
import { Icone } from '../../ui/icones/icone.tsx'
import { ICONES_DOS_GRUPOS } from './icones.ts'
import estilos from './menu-lateral.module.css'
import { classes } from '../../ui/classes.ts'

const DEMORA = { '--demora': `${SUBMENU_ANIMACAO_MS}ms` } as CSSProperties

interface ItemProps {
  item: ItemDeMenu
  grupo?: string
  aoNavegar: () => void
}

function Item({ item, grupo, aoNavegar }: ItemProps) {
  const icone = grupo === undefined ? undefined : ICONES_DOS_GRUPOS[grupo]
  return (
    <Link
      to={item.rota}
      activeOptions={{ includeSearch: false }}
      onClick={aoNavegar}
      className={estilos.item}
      data-ondula=""
    >
      {icone !== undefined && <Icone nome={icone} tamanho={20} />}
      {item.rotulo}
    </Link>
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
  // Its lines are drawn until it has folded.
  const [desenhado, definirDesenhado] = useState(aberto)
  const icone = grupo === undefined ? undefined : ICONES_DOS_GRUPOS[grupo]
  return (
    <>
      <button
        type="button"
        aria-expanded={aberto}
        aria-controls={id}
        onClick={() => definirEscolha(!aberto)}
        className={classes(estilos.item, contemAtual && estilos.contemAtual)}
        data-ondula=""
      >
        {icone !== undefined && <Icone nome={icone} tamanho={20} />}
        <span className={estilos.rotulo}>{rotulo}</span>
        <Icone nome="expand-more" tamanho={18} className={aberto ? estilos.aberta : estilos.seta} />
      </button>
      <div
        id={id}
        className={classes(estilos.dobra, aberto && estilos.desdobrada)}
        style={DEMORA}
        onTransitionEnd={({ target, currentTarget }) => target === currentTarget && definirDesenhado(aberto)}
      >
        {(aberto || desenhado) && (
          <ul className={classes(estilos.itens, nivel === 0 && estilos.doGrupo)}>
            {itens.map((entrada) => (
              <Entrada key={entrada.rotulo} entrada={entrada} nivel={nivel + 1} aoNavegar={aoNavegar} />
            ))}
          </ul>
        )}
      </div>
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
    <li className={estilos.entrada}>
      {ehSubmenu(entrada) ? (
        <Submenu {...entrada} nivel={nivel} aoNavegar={aoNavegar} />
      ) : (
        <Item item={entrada} aoNavegar={aoNavegar} />
      )}
    </li>
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
    <nav aria-label="Menu principal">
      <ul className={estilos.grupos}>
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
      </ul>
    </nav>
  )
}

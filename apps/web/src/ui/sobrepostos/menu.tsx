import { Menu } from '@base-ui/react/menu'
import { Link } from '@tanstack/react-router'
import { SUBMENU_ANIMACAO_MS } from '@vetlume/dominio/constantes'
import { useEffect, useRef } from 'react'
import { Icone } from '../icones/icone.tsx'
import type { ItemDoMenu, MenuProps } from './tipos.ts'
import s from './flutua.module.css'

const classe = ({ perigo = false, atual = false, discreto = false }: ItemDoMenu) =>
  [s.item, perigo && s.perigo, atual && s.atual, discreto && s.discreto].filter(Boolean).join(' ')

function Visto() {
  return (
    <span className={s.marca} aria-hidden>
      <Icone nome="check" tamanho={14} />
    </span>
  )
}

function Item({ item, aoFechar }: { item: ItemDoMenu; aoFechar: () => void }) {
  const { rotulo, desenho = rotulo, executar, marcado, para, desabilitado = false } = item
  if (para !== undefined)
    return (
      <Menu.LinkItem className={classe(item)} render={<Link {...para} />} closeOnClick onClick={aoFechar}>
        {desenho}
      </Menu.LinkItem>
    )
  if (marcado !== undefined)
    return (
      <Menu.CheckboxItem className={classe(item)} checked={marcado} onCheckedChange={() => executar?.()}>
        <Visto />
        {desenho}
      </Menu.CheckboxItem>
    )
  return (
    <Menu.Item
      className={classe(item)}
      label={rotulo}
      disabled={desabilitado}
      {...(item.atual === true ? { 'aria-current': true } : {})}
      // Once the focus is back at the button: a window that it opens takes it from there.
      onClick={() => executar !== undefined && setTimeout(executar)}
    >
      {desenho}
    </Menu.Item>
  )
}

interface GrupoProps {
  itens: readonly ItemDoMenu[]
  titulo: string | undefined
  primeiro: boolean
  aoFechar: () => void
}

/** Under its title, or under a line where it has none. */
function Grupo({ itens, titulo, primeiro, aoFechar }: GrupoProps) {
  const linhas = itens.map((item) => <Item key={item.rotulo} item={item} aoFechar={aoFechar} />)
  if (titulo !== undefined)
    return (
      <Menu.Group>
        <Menu.GroupLabel className={s.titulo}>{titulo}</Menu.GroupLabel>
        {linhas}
      </Menu.Group>
    )
  return (
    <>
      {!primeiro && <Menu.Separator className={s.linha} />}
      {linhas}
    </>
  )
}

const SEM_TITULOS: readonly undefined[] = []

/** Arrows, Home, End and first letters walk it; it opens on what is in use, or on the first item. */
export function MenuAberto({
  ancora,
  grupos,
  titulos = SEM_TITULOS,
  alinhado = 'start',
  devagar = false,
  aoFechar,
}: MenuProps) {
  const lista = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const quadro = requestAnimationFrame(() => {
      const itens = lista.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([data-disabled])') ?? []
      const atual = [...itens].find((item) => item.matches('[aria-current]')) ?? itens[0]
      atual?.focus()
    })
    return () => cancelAnimationFrame(quadro)
  }, [])
  return (
    <Menu.Root open onOpenChange={(abre) => abre || aoFechar()}>
      <Menu.Portal>
        <Menu.Positioner
          className={s.lugar}
          anchor={ancora}
          side="bottom"
          align={alinhado}
          sideOffset={4}
          collisionPadding={8}
        >
          <Menu.Popup
            ref={lista}
            className={`${s.caixa} ${s.menu}`}
            {...(devagar ? { style: { transitionDuration: `${SUBMENU_ANIMACAO_MS}ms` } } : {})}
            aria-label={ancora.getAttribute('aria-label') ?? ancora.textContent.trim()}
            finalFocus={() => ancora}
          >
            {grupos.map((itens, indice) => (
              <Grupo
                key={itens[0]?.rotulo}
                itens={itens}
                titulo={titulos[indice]}
                primeiro={indice === 0}
                aoFechar={aoFechar}
              />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

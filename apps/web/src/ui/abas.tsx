import type { Endereco, Rota } from '../buscas.ts'
import { Elo } from './elo.tsx'
import { classes } from './classes.ts'
import estilos from './abas.module.css'

export type Aba = (Endereco | { para: Rota; busca?: never }) & { rotulo: string; atual: boolean }

/**
 * Where they do not all fit, the strip begins at the open one; only the strip moves, never the page. With the first screen it is
 * put in the document before it is shown, without a width yet.
 */
function trazerParaVista(aba: HTMLElement | null) {
  const faixa = aba?.parentElement
  if (!aba || !faixa) return undefined
  const observador = new ResizeObserver(() => {
    if (faixa.clientWidth === 0) return
    faixa.scrollLeft = aba.offsetLeft - (faixa.clientWidth - aba.offsetWidth) / 2
    observador.disconnect()
  })
  observador.observe(faixa)
  return () => observador.disconnect()
}

/** Lists that share one screen, as links: each has its own address. */
export function Abas({ rotulo, abas }: { rotulo: string; abas: readonly Aba[] }) {
  return (
    <nav aria-label={rotulo} className={estilos.abas}>
      {abas.map(({ rotulo: nome, para, busca = {}, atual }) => (
        <Elo
          key={nome}
          to={para}
          search={busca}
          underline="none"
          {...(atual ? { 'aria-current': 'page' as const, ref: trazerParaVista } : {})}
          className={classes(estilos.aba, atual && estilos.atual)}
        >
          {nome}
        </Elo>
      ))}
    </nav>
  )
}

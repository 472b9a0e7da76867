import type { Endereco, Rota } from '../buscas.ts'
import { Elo } from './elo.tsx'
import { classes } from './classes.ts'
import estilos from './abas.module.css'

export type Aba = (Endereco | { para: Rota; busca?: never }) & { rotulo: string; atual: boolean }

/** Where they do not all fit, the strip begins at the open one; only the strip moves, never the page. */
function trazerParaVista(aba: HTMLElement | null): void {
  const faixa = aba?.parentElement
  if (aba && faixa) faixa.scrollLeft = aba.offsetLeft - (faixa.clientWidth - aba.offsetWidth) / 2
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

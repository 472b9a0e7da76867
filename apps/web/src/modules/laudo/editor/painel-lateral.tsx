import './painel.css'
import type { KeyboardEvent, ReactNode } from 'react'
import { useBancada } from './bancada.ts'
import type { ParteDoPainel } from './bancada.ts'
import { PainelDeImagens } from './painel-de-imagens.tsx'
import { PainelDeMedidas } from './painel-de-medidas.tsx'
import { Conferencia } from './pendencias.tsx'
import estilos from './painel-lateral.module.css'

const PARTES: Readonly<Record<ParteDoPainel, { rotulo: string; Conteudo: () => ReactNode }>> = {
  imagens: { rotulo: 'Imagens', Conteudo: PainelDeImagens },
  medidas: { rotulo: 'Medidas', Conteudo: PainelDeMedidas },
  conferencia: { rotulo: 'Conferir', Conteudo: Conferencia },
}

/** Arrows walk the tabs, which are one tab stop; Enter or a press opens the one that has the focus. */
function aoTeclar(evento: KeyboardEvent<HTMLElement>) {
  const abas = [...evento.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  const indice = abas.findIndex((aba) => aba === document.activeElement)
  const alvo = { ArrowRight: indice + 1, ArrowLeft: indice - 1, Home: 0, End: abas.length - 1 }[evento.key]
  if (alvo === undefined || indice < 0) return
  evento.preventDefault()
  abas.at(alvo % abas.length)?.focus()
}

/** Images, measures and check results, one at a time, beside or over the text. */
export function PartesDoPainel({ prefixo }: { prefixo: string }) {
  const { painel, pendencias } = useBancada()
  const parte = painel.usar()
  const quantas = pendencias.usar()?.length ?? 0
  const { Conteudo } = PARTES[parte]
  return (
    <>
      <div className={estilos.abas} role="tablist" aria-label="Apoio à escrita" tabIndex={-1} onKeyDown={aoTeclar}>
        {(Object.keys(PARTES) as ParteDoPainel[]).map((id) => (
          <button
            key={id}
            type="button"
            role="tab"
            data-parte={id}
            id={`${prefixo}-aba-${id}`}
            aria-selected={id === parte}
            aria-controls={`${prefixo}-${id}`}
            tabIndex={id === parte ? 0 : -1}
            onClick={() => painel.mudar(() => id)}
          >
            {PARTES[id].rotulo}
            {id === 'conferencia' && quantas > 0 && ` (${quantas})`}
          </button>
        ))}
      </div>
      <div className="le-parte" role="tabpanel" id={`${prefixo}-${parte}`} aria-labelledby={`${prefixo}-aba-${parte}`}>
        <Conteudo />
      </div>
    </>
  )
}

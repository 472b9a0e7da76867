import type { ReactNode } from 'react'
import type { Endereco } from '../buscas.ts'
import { useTituloDoDocumento } from '../lib/use-titulo.ts'
import { Elo } from './elo.tsx'
import { Icone } from './icones/icone.tsx'
import estilos from './pagina.module.css'

/** Where it leads; the last one is the page itself and leads nowhere. */
export type Migalha = { rotulo: string } & (Endereco | { para?: never; busca?: never })

export interface PaginaProps {
  titulo: string
  /** What the title cannot say: a status chip, a number. */
  complemento?: ReactNode
  descricao?: ReactNode
  migalhas?: readonly Migalha[]
  acoes?: ReactNode
  /** Reading width for forms and documents; lists use the whole area. */
  largura?: 'inteira' | 'leitura'
  children: ReactNode
}

function Migalhas({ itens }: { itens: readonly Migalha[] }) {
  return (
    <nav aria-label="Caminho" className={estilos.caminho}>
      {itens.map(({ rotulo, para, busca = {} }, indice) => (
        // On a phone the last one would only say the title again, a line above it.
        <span key={rotulo} className={indice > 0 && para === undefined ? estilos.daPagina : estilos.migalha}>
          {indice > 0 && <Icone nome="chevron-right" tamanho={16} className={estilos.seta} />}
          {para === undefined ? (
            <span aria-current="page">{rotulo}</span>
          ) : (
            <Elo to={para} search={busca} color="inherit">
              {rotulo}
            </Elo>
          )}
        </span>
      ))}
    </nav>
  )
}

/** Frame of every screen: title (also the tab's), path, actions, content. */
export function Pagina({
  titulo,
  complemento,
  descricao,
  migalhas,
  acoes,
  largura = 'inteira',
  children,
}: PaginaProps) {
  useTituloDoDocumento(titulo)
  return (
    <div className={largura === 'leitura' ? estilos.leitura : estilos.inteira}>
      <header className={estilos.cabecalho}>
        <div className={estilos.titulos}>
          {migalhas !== undefined && <Migalhas itens={migalhas} />}
          <div className={estilos.linhaDoTitulo}>
            <h1 className={estilos.titulo}>{titulo}</h1>
            {complemento}
          </div>
          {descricao !== undefined && <div className={estilos.descricao}>{descricao}</div>}
        </div>
        {acoes !== undefined && <div className={estilos.acoes}>{acoes}</div>}
      </header>
      {children}
    </div>
  )
}

export interface SecaoProps {
  titulo?: string
  descricao?: ReactNode
  acoes?: ReactNode
  children: ReactNode
}

/** A bordered block of a page, with its own heading. */
export function Secao({ titulo, descricao, acoes, children }: SecaoProps) {
  return (
    <section aria-label={titulo} className={estilos.secao}>
      {(titulo !== undefined || acoes !== undefined) && (
        <div className={estilos.topoDaSecao}>
          {/* What explains the section needs the width: on a phone the buttons come under it. */}
          <div className={descricao === undefined ? estilos.titulosCurtos : estilos.titulos}>
            {titulo !== undefined && <h2 className={estilos.tituloDaSecao}>{titulo}</h2>}
            {descricao !== undefined && <div className={estilos.descricaoDaSecao}>{descricao}</div>}
          </div>
          {acoes}
        </div>
      )}
      {children}
    </section>
  )
}

import './pagina-publica.css'
import { Link } from '@tanstack/react-router'
import { PRODUTO } from '@vetlume/dominio/produto'
import type { ReactNode } from 'react'
import { useTituloDoDocumento } from '../../lib/use-titulo.ts'
import { Marca } from '../marca.tsx'
import { PainelDeLuz } from './painel-de-luz.tsx'

const ANO = new Date().getFullYear()

export interface PaginaPublicaProps {
  titulo: string
  /** Title of the browser tab when the visible one is too long for it. */
  tituloCurto?: string
  apoio?: ReactNode
  /** Wide for documents and long forms. */
  largo?: boolean
  /** The lit panel beside the form, on wide screens. */
  painel?: boolean
  /** Right end of the top line: the way to the opposite page. */
  topo?: ReactNode
  children?: ReactNode
}

/** Frame of every page outside the shell: sign, content, legal links. */
export function PaginaPublica({
  titulo,
  tituloCurto,
  apoio,
  largo = false,
  painel = false,
  topo,
  children,
}: PaginaPublicaProps) {
  useTituloDoDocumento(tituloCurto ?? titulo)
  return (
    <div className={painel ? 'pp com-painel' : 'pp'}>
      <div className="pp-miolo">
        <header className="pp-topo">
          <Link to="/login" className="pp-inicio" aria-label={`${PRODUTO.nome}: entrar`}>
            <Marca />
          </Link>
          {topo}
        </header>
        <main className={largo ? 'pp-conteudo largo' : 'pp-conteudo'}>
          <h1>{titulo}</h1>
          {apoio !== undefined && <p className="pp-apoio">{apoio}</p>}
          {children}
        </main>
        <footer className="pp-rodape">
          <span>
            © {ANO} {PRODUTO.nome}
          </span>
          <Link to="/termos-de-uso">Termos de uso</Link>
          <Link to="/politica-privacidade">Política de privacidade</Link>
          <Link to="/verificar">Verificar um laudo</Link>
        </footer>
      </div>
      {painel && <PainelDeLuz />}
    </div>
  )
}

import { Marca } from '../../ui/marca.tsx'

const linhas = (quantas: number) => Array.from({ length: quantas }, (_, i) => <i key={i} />)

/**
 * The shell and the shape of a screen while no code has come: put in the document by the build, for who has a session.
 * Which shape, and whether there is a menu, the first script says on `<html>`; `quadro.css` shows it.
 */
export function Quadro() {
  return (
    <>
      <div className="qd-barra">
        <b className="qd-botao" />
        <Marca tamanho={26} />
        <p>{linhas(4)}</p>
      </div>
      <div className="qd-miolo">
        <div className="qd-menu">{linhas(8)}</div>
        <div className="qd-conteudo">
          <div className="qd-topo">
            <i />
            <b />
            <i />
          </div>
          <div className="qd-filtros">{linhas(4)}</div>
          <div className="qd-painel">{linhas(4)}</div>
          <div className="qd-grade" />
          <div className="qd-lista">{linhas(10)}</div>
        </div>
      </div>
    </>
  )
}

import { Marca } from '../../ui/marca.tsx'

const linhas = (quantas: number) => Array.from({ length: quantas }, (_, i) => <i key={i} />)

/**
 * The shell and the shape of a screen while no code has come: put in the document by the build, for who has a session.
 * Which shape, and whether there is a menu, the first script says on `<html>`; `quadro-inicial.css` shows it.
 */
export function QuadroInicial() {
  return (
    <>
      <div className="qi-barra">
        <b className="qi-botao" />
        <Marca tamanho={26} />
        <p>{linhas(4)}</p>
      </div>
      <div className="qi-miolo">
        <div className="qi-menu">{linhas(8)}</div>
        <div className="qi-conteudo">
          <div className="qi-topo">
            <i />
            <b />
            <i />
          </div>
          <div className="qi-filtros">{linhas(4)}</div>
          <div className="qi-painel">{linhas(4)}</div>
          <div className="qi-grade" />
          <div className="qi-lista">{linhas(10)}</div>
        </div>
      </div>
    </>
  )
}

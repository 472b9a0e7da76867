import '../imagens/imagens.css'
import { Fragment, useCallback, useMemo, useRef, useState } from 'react'
import { useEdicao } from '../../../lib/loja-de-edicao.ts'
import { legendarImagem, moverImagem, moverPara, mudarConteudo, tirarImagem } from '../edicao/operacoes.ts'
import { paginasPorInicio } from '../edicao/ordem.ts'
import { CartaoDeImagem } from '../imagens/cartao-de-imagem.tsx'
import { ListaDeEnvios } from '../../../ui/formulario/lista-de-envios.tsx'
import { ListaSuspensa } from '../../../ui/formulario/lista-suspensa.tsx'
import { EscolherArquivos } from '../imagens/escolher-arquivos.tsx'
import { useArraste } from '../../../ui/use-arraste.ts'
import { useOrdemPorTecla } from '../../../ui/use-ordem-por-tecla.ts'
import { useBancada } from './bancada.ts'
import { ForaDoLaudo } from './fora-do-laudo.tsx'
import { IMAGENS, marcaDoLugar } from './lugares.ts'
import { RecebidasLentas } from './recebidas-lentas.ts'

const POR_PAGINA = Array.from({ length: 10 }, (_, n) => ({ valor: String(n + 1), rotulo: `${n + 1} por página` }))

function PorPagina() {
  const { loja, mudar } = useBancada()
  const porPagina = useEdicao(loja, ({ conteudo }) => conteudo.imagensPorPagina)
  return (
    <div className="li-por-pagina">
      <ListaSuspensa
        aria-label="Imagens por página"
        valor={String(porPagina)}
        opcoes={POR_PAGINA}
        aoMudar={(n) => mudar(mudarConteudo(() => ({ imagensPorPagina: Number(n) })))}
      />
    </div>
  )
}

function useAcoesDaGaleria() {
  const { mudar, loja } = useBancada()
  const [anuncio, definirAnuncio] = useState('')
  const aoMover = useCallback(
    (arquivo: string, para: number) => {
      const foco = document.activeElement instanceof HTMLElement ? document.activeElement : null
      mudar(moverImagem(arquivo, para))
      const lugar = loja.ler().conteudo.imagens.findIndex((imagem) => imagem.arquivo === arquivo) + 1
      definirAnuncio(`Figura na posição ${lugar}.`)
      // Moving an element in the page drops its focus; the next key must find it where it was.
      requestAnimationFrame(() => foco?.isConnected === true && foco.focus())
    },
    [mudar, loja],
  )
  const aoPasso = useCallback(
    (arquivo: string, passo: number) => {
      const { imagens } = loja.ler().conteudo
      aoMover(arquivo, imagens.findIndex((imagem) => imagem.arquivo === arquivo) + passo)
    },
    [aoMover, loja],
  )
  const aoLegendar = useCallback((arquivo: string, legenda: string) => mudar(legendarImagem(arquivo, legenda)), [mudar])
  const aoTirar = useCallback(
    (arquivo: string) => {
      mudar(tirarImagem(arquivo))
      definirAnuncio('Figura tirada do laudo. Ela continua entre as imagens fora do laudo.')
    },
    [mudar],
  )
  return { anuncio, aoMover, aoPasso, aoLegendar, aoTirar }
}

/** The figures of the laudo in the order and in the pages in which they will be printed. */
export function Galeria() {
  const { laudo, loja, envios, fila, visor, disponiveis } = useBancada()
  const enviadas = disponiveis.usar()
  const imagens = useEdicao(loja, ({ conteudo }) => conteudo.imagens)
  const porPagina = useEdicao(loja, ({ conteudo }) => conteudo.imagensPorPagina)
  const porArquivo = useMemo(() => new Map(enviadas.map((imagem) => [imagem.arquivo, imagem])), [enviadas])
  const { anuncio, aoMover, aoPasso, aoLegendar, aoTirar } = useAcoesDaGaleria()
  const lista = useRef<HTMLUListElement>(null)
  const arraste = useArraste(lista, aoMover)
  useOrdemPorTecla(lista, aoPasso)
  const abrir = useCallback((indice: number) => visor.mudar(() => indice), [visor])
  // While it is dragged, it is shown where it would fall.
  const ordenadas = arraste === null ? imagens : moverPara(imagens, arraste.chave, arraste.sobre)
  const nasSecoes = laudo.modelo?.impressao?.figuras === true
  const paginas = paginasPorInicio({ imagens: [...ordenadas], imagensPorPagina: porPagina }, nasSecoes)
  return (
    <section {...marcaDoLugar(IMAGENS)} className="li" aria-label="Imagens">
      <header className="le-secao-topo">
        <h2 className="le-titulo">
          Imagens <span className="li-total">{imagens.length}</span>
        </h2>
        {imagens.length > 0 && <PorPagina />}
        <EscolherArquivos aoEscolher={fila.acrescentar} />
      </header>
      <ListaDeEnvios envios={envios.usar()} aoRepetir={fila.repetir} aoTirar={fila.tirar} />

      <RecebidasLentas laudo={laudo.codigo} />

      {imagens.length === 0 && (
        <p className="li-vazio">
          Arraste imagens para qualquer lugar desta tela, cole com Ctrl+V ou escolha do aparelho. JPEG, PNG ou WebP até
          10 MB, DICOM até 60 MB, clipe MP4 ou AVI até 100 MB. Cada arquivo fica guardado como veio; de um clipe, a
          figura é o primeiro quadro.
        </p>
      )}
      <ul ref={lista} className="li-grade" data-arrastando={arraste !== null} aria-label="Figuras do laudo">
        {ordenadas.map(({ arquivo, legenda }, indice) => (
          <Fragment key={arquivo}>
            {paginas.has(indice) && (
              <li className="li-pagina" aria-hidden="true">
                Página {paginas.get(indice)} de imagens
              </li>
            )}
            <CartaoDeImagem
              laudo={laudo.codigo}
              arquivo={arquivo}
              legenda={legenda}
              disponivel={porArquivo.get(arquivo)}
              paciente={laudo.paciente}
              indice={indice}
              total={imagens.length}
              arrastada={arraste?.chave === arquivo}
              aoAbrir={abrir}
              aoPasso={aoPasso}
              aoLegendar={aoLegendar}
              aoTirar={aoTirar}
            />
          </Fragment>
        ))}
      </ul>
      <p className="so-leitor" role="status">
        {anuncio}
      </p>
      <ForaDoLaudo />
    </section>
  )
}

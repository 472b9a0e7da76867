import { juntar } from '@vetlume/dominio/formatos'
import './folha.css'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { Botao } from '../../../ui/botao.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { HistoricoDoLaudo } from '../historico-do-laudo.tsx'
import { useEdicao } from '../../../lib/loja-de-edicao.ts'
import { useAosPoucos } from '../../../lib/use-aos-poucos.ts'
import { BarraDeTexto } from '../../texto-rico/index.ts'
import { useBancada } from './bancada.ts'
import { CampoDeTitulo } from './campo-de-titulo.tsx'
import { Conclusao } from './conclusao.tsx'
import { Galeria } from './galeria.tsx'
import { CONCLUSAO, IMAGENS, idDoLugar, lugarDoElemento } from './lugares.ts'
import { acrescentarSecao, ListaDeMotivos, Secao } from './secao.tsx'

/** Ids of sections have no line breaks. */
const SEPARADOR = '\n'

/** The place under the eyes: the section at the upper part of the screen, or the one that has the focus. */
function useLugarVisivel(folha: RefObject<HTMLElement | null>, lugares: string): void {
  const { lugar, irDepois } = useBancada()
  useEffect(() => {
    const elemento = folha.current
    if (elemento === null) return
    const marcar = (alvo: Element | null) => {
      const novo = lugarDoElemento(alvo)
      if (novo !== null) lugar.mudar(() => novo)
    }
    const aoFocar = ({ target }: FocusEvent) => {
      // Who began to write somewhere is not taken away from it.
      irDepois.mudar(() => null)
      if (target instanceof Element) marcar(target)
    }
    const observador = new IntersectionObserver(
      (entradas) => {
        // While the person writes, the place is where they write.
        if (elemento.contains(document.activeElement)) return
        const visivel = entradas.find(({ isIntersecting }) => isIntersecting)
        if (visivel !== undefined) marcar(visivel.target)
      },
      { rootMargin: '-25% 0px -65% 0px' },
    )
    for (const nome of lugares.split(SEPARADOR)) {
      const parte = document.getElementById(idDoLugar(nome))
      if (parte !== null) observador.observe(parte)
    }
    elemento.addEventListener('focusin', aoFocar)
    return () => {
      observador.disconnect()
      elemento.removeEventListener('focusin', aoFocar)
    }
  }, [folha, lugar, irDepois, lugares])
}

/** Goes where the person asked to go before it was there. */
function useIrDepois(inteira: boolean): void {
  const { irDepois } = useBancada()
  useEffect(() => {
    if (inteira) irDepois.ler()?.()
  }, [inteira, irDepois])
}

function TituloDoLaudo() {
  const { laudo, loja, mudar } = useBancada()
  const titulo = useEdicao(loja, (edicao) => edicao.titulo)
  return (
    <div className="le-cabecalho">
      <h1>
        <CampoDeTitulo
          rotulo="Título do laudo"
          valor={titulo}
          seVazio={laudo.titulo}
          maximo={160}
          aoMudar={(novo) => mudar((edicao) => ({ ...edicao, titulo: novo }))}
        />
      </h1>
      <p>{juntar(`Laudo nº ${laudo.numero}`, laudo.edicao > 1 && `${laudo.edicao}ª edição`)}</p>
    </div>
  )
}

/** Sections that are drawn at once. */
const SECOES_DE_UMA_VEZ = 2

/** The sheet on which the laudo is written. What is below its first screen comes right after it. */
export function Folha() {
  const bancada = useBancada()
  const folha = useRef<HTMLElement>(null)
  const secoes = useEdicao(bancada.loja, ({ conteudo }) => conteudo.secoes)
  const desenhadas = useAosPoucos(secoes, SECOES_DE_UMA_VEZ)
  const inteira = desenhadas === secoes
  const lugares = [...desenhadas.map(({ id }) => id), ...(inteira ? [CONCLUSAO, IMAGENS] : [])]
  useLugarVisivel(folha, lugares.join(SEPARADOR))
  useIrDepois(inteira)
  return (
    <article ref={folha} className="le-folha" aria-label="Laudo">
      <TituloDoLaudo />
      <div className="le-ferramentas">
        <BarraDeTexto />
      </div>
      {desenhadas.map(({ id }) => (
        <Secao key={id} id={id} />
      ))}
      {secoes.length === 0 && (
        <div className="le-comeco">
          <p>Este laudo começou em branco.</p>
          <Botao variant="outlined" startIcon={<Icone nome="add" />} onClick={() => acrescentarSecao(bancada, 0)}>
            Primeira seção
          </Botao>
        </div>
      )}
      {inteira && (
        <>
          <Conclusao />
          <Galeria />
          <footer className="le-pe">
            <HistoricoDoLaudo codigo={bancada.laudo.codigo} numero={bancada.laudo.numero} />
          </footer>
          <ListaDeMotivos />
        </>
      )}
    </article>
  )
}

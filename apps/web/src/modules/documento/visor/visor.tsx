import '../tela-escura.css'
import './visor.css'
import type { Desenho } from '@vetlume/dominio/imagem'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject, SyntheticEvent } from 'react'
import type { FonteDaImagem } from '../imagem-lida.tsx'
import { BarraDoPolegar } from './barra-do-polegar.tsx'
import { BarraDoVisor } from './barra-do-visor.tsx'
import { EscolhaDeFerramenta, MedirNoPolegar, PassoDaMedida } from './barra-de-medidas.tsx'
import { BotaoDoVisor } from './botao-do-visor.tsx'
import { Cine } from './cine.tsx'
import { Comparacao, type AnterioresDoVisor } from './comparacao.tsx'
import { Desenhos } from './desenhos.tsx'
import { naFigura, reenquadrar, type Tamanho } from './enquadramento.ts'
import { FolhaDoVisor } from './folha-do-visor.tsx'
import { LuzDoVisor } from './luz-do-visor.tsx'
import { MarcasAssinadas, medidasAssinadas } from './marcas-assinadas.tsx'
import { PainelDeMarcas } from './painel-de-marcas.tsx'
import { Palco, useTamanho } from './palco.tsx'
import { useApertado } from './use-apertado.ts'
import { useFolha } from './use-folha.ts'
import { useGestos } from './use-gestos.ts'
import { desenhosDe, useMedicao, type MedicaoDaFigura } from './use-medicao.ts'
import { usePontos } from './use-pontos.ts'
import { useQuadros, type FonteDeQuadros } from './use-quadros.ts'
import { useComandos, useLuz, useVista } from './use-vista.ts'

export interface FiguraDoVisor extends Tamanho {
  legenda: string
  /** Of one that came as DICOM and whose frames may be read. */
  dicom?: { modalidade: string | null; quadros: number } | null
  /** What was drawn on it, of a laudo that is signed. */
  desenhos?: readonly Desenho[] | undefined
}

export interface VisorProps {
  imagens: readonly FiguraDoVisor[]
  indice: number
  fonte: FonteDaImagem
  fonteDeQuadros?: FonteDeQuadros
  aoMudar: (indice: number) => void
  aoFechar: () => void
  /** What it is called, of one that is no figure among others. */
  titulo?: string
  /** Whether its frames play from the start. */
  tocando?: boolean
  /** In place of the caption, e.g. a field to write it. */
  rodape?: ReactNode
  /** Marks of the figure on the screen, for who may draw them. */
  medicao?: MedicaoDaFigura
  /** Earlier exams of the patient, to be seen beside. */
  anteriores?: AnterioresDoVisor
}

const SEM_FIGURA: FiguraDoVisor = { legenda: '', largura: 1, altura: 1 }

/** Everything that one figure is seen and measured with. */
function useFigura({ imagens, indice, fonteDeQuadros, tocando = false, aoMudar, medicao: doLaudo }: PartesDaFigura) {
  const de = doLaudo ?? null
  const palco = useRef<HTMLDivElement>(null)
  const figura = imagens[indice] ?? SEM_FIGURA
  const [vista, mudar] = useVista(indice)
  const tamanho = useTamanho(palco, (antes, agora) => mudar((atual) => reenquadrar(atual, figura, antes, agora)))
  const quadros = useQuadros(indice, figura.dicom?.quadros ?? null, fonteDeQuadros, tocando)
  const luz = useLuz(mudar, quadros)
  const medicao = useMedicao(indice, figura, de)
  const [marcas, mostrarMarcas] = useState(true)
  const ultima = imagens.length - 1
  const ir = (passo: 1 | -1) => {
    if (indice + passo >= 0 && indice + passo <= ultima) aoMudar(indice + passo)
  }
  const trocarMarcas = () => mostrarMarcas(!marcas)
  const comandos = useComandos({ palco, mudar, luz, quadros, ir, trocarMarcas, medir: medicao.aoTeclar })
  const medindo = medicao.ferramenta !== null
  useGestos(palco, { mudar, luz, arrastaLuz: comandos.arrastaLuz, medindo })
  const converter = (x: number, y: number) => {
    const caixa = palco.current?.getBoundingClientRect() ?? new DOMRect()
    const doCentro = { x: x - caixa.left - caixa.width / 2, y: y - caixa.top - caixa.height / 2 }
    return naFigura(doCentro, figura, tamanho, vista)
  }
  usePontos(palco, { ativo: medindo, converter, porPonto: medicao.porPonto, mirar: medicao.mirar })
  const desenhos = de === null ? (figura.desenhos ?? []) : desenhosDe(de, medicao)
  return {
    palco,
    tamanho,
    figura,
    vista,
    mudar,
    quadros,
    comandos,
    medicao,
    converter,
    desenhos,
    marcas,
    trocarMarcas,
    ir,
    ultima,
  }
}

type PartesDaFigura = Pick<VisorProps, 'imagens' | 'indice' | 'fonteDeQuadros' | 'tocando' | 'aoMudar' | 'medicao'>
type FiguraVista = ReturnType<typeof useFigura>

function Marcas({ aberta, de }: { aberta: FiguraVista; de: MedicaoDaFigura | null }) {
  const { figura, vista, tamanho, desenhos, medicao, marcas, converter } = aberta
  const { ferramenta, pontos, escolhida } = medicao
  if (!marcas) return null
  const daEscolhida = de?.marcas.find(({ id }) => id === escolhida)
  const alcas =
    ferramenta !== null
      ? { pontos, aoMover: null }
      : daEscolhida && {
          pontos: daEscolhida.pontos,
          aoMover: (qual: number, { clientX, clientY }: { clientX: number; clientY: number }) =>
            medicao.moverPonto(qual, converter(clientX, clientY)),
        }
  return (
    <Desenhos
      tamanho={tamanho}
      figura={figura}
      vista={vista}
      desenhos={desenhos}
      alcas={alcas ?? null}
      cursor={ferramenta === null ? (medicao.naMao?.ponto ?? null) : medicao.cursor}
    />
  )
}

interface RodapeProps {
  aberta: FiguraVista
  indice: number
  /** Over the foot of the image, and below it: what a phone has there. */
  folha: ReactNode
  polegar: ReactNode
  children: ReactNode
}

function Rodape({ aberta, indice, folha, polegar, children }: RodapeProps) {
  const { quadros, medicao, ir, ultima } = aberta
  return (
    <div className="lv-base">
      {folha}
      <PassoDaMedida medicao={medicao} />
      {quadros !== null && quadros.total > 1 && <Cine quadros={quadros} />}
      {ultima > 0 || children !== '' ? (
        <div className="lv-rodape">
          <BotaoDoVisor
            sinal="anterior"
            rotulo="Imagem anterior (←)"
            aoAcionar={() => ir(-1)}
            desligado={indice === 0}
          />
          <div className="lv-legenda">{children}</div>
          <BotaoDoVisor
            sinal="proxima"
            rotulo="Próxima imagem (→)"
            aoAcionar={() => ir(1)}
            desligado={indice === ultima}
          />
        </div>
      ) : null}
      {polegar}
    </div>
  )
}

/** Opens it over everything, and keeps the keys with the image. */
function useAbertura(dialogo: RefObject<HTMLDialogElement | null>, palco: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    dialogo.current?.showModal()
    // The keys act on the image; a dialog would rather give the focus to its first slider.
    palco.current?.focus()
  }, [dialogo, palco])
  useEffect(() => {
    // What was pressed may have gone with it: the keys are still of the image.
    if (document.activeElement === document.body) palco.current?.focus()
  })
}

/** One image over the whole screen, with zoom, pan, light and measures; the others a key away. */
export function Visor(props: VisorProps) {
  const { imagens, indice, fonte, aoFechar, rodape, medicao: doLaudo, anteriores } = props
  const [comparando, comparar] = useState(false)
  const de = doLaudo ?? null
  const dialogo = useRef<HTMLDialogElement>(null)
  const aberta = useFigura(props)
  const { palco, tamanho, figura, vista, mudar, quadros, comandos, medicao, desenhos } = aberta
  const apertado = useApertado()
  const { folha, pedida, abrir, soAEscolhida } = useFolha(medicao, apertado)
  useAbertura(dialogo, palco)
  const titulo = props.titulo ?? `Figura ${indice + 1} de ${imagens.length}`
  const aoCancelar = (evento: SyntheticEvent) => {
    const sair =
      medicao.naMao !== null
        ? medicao.soltar
        : medicao.ferramenta !== null
          ? () => medicao.pegar(null)
          : folha !== null
            ? () => abrir(null)
            : comparando && (() => comparar(false))
    if (sair === false) return
    evento.preventDefault()
    sair()
  }
  const assinadas = de === null ? medidasAssinadas(figura.desenhos ?? []) : []
  const painel = (so: boolean) =>
    de !== null ? (
      <PainelDeMarcas key={indice} de={de} medicao={medicao} soAEscolhida={so} />
    ) : (
      assinadas.length > 0 && <MarcasAssinadas medidas={assinadas} />
    )
  const aoImagem = () => palco.current?.focus()
  const posicao = {
    vista,
    comandos,
    marcas: desenhos.length > 0 ? aberta.marcas : null,
    aoTrocarMarcas: aberta.trocarMarcas,
  }
  const luz = (
    <LuzDoVisor
      vista={vista}
      mudar={mudar}
      quadro={quadros?.lido ?? null}
      modalidade={figura.dicom?.modalidade ?? null}
    />
  )
  const aoComparar = anteriores === undefined ? undefined : () => comparar(!comparando)
  return (
    <dialog
      ref={dialogo}
      className="lv tela-escura"
      aria-label={titulo}
      onClose={aoFechar}
      onCancel={aoCancelar}
      onKeyDown={comandos.aoTeclar}
    >
      <BarraDoVisor {...posicao} titulo={titulo} apertada={apertado} aoFechar={() => dialogo.current?.close()}>
        {luz}
        {aoComparar !== undefined && (
          <BotaoDoVisor
            sinal="comparar"
            rotulo="Comparar com um laudo anterior"
            ligado={comparando}
            aoAcionar={aoComparar}
          />
        )}
        {de !== null && <EscolhaDeFerramenta medicao={medicao} aoSair={aoImagem} />}
      </BarraDoVisor>
      <div className="lv-meio" data-comparando={comparando}>
        <Palco
          palco={palco}
          indice={indice}
          figura={figura}
          descricao={figura.legenda || titulo}
          vista={vista}
          tamanho={tamanho}
          fonte={fonte}
          quadros={quadros}
        >
          <Marcas aberta={aberta} de={de} />
        </Palco>
        {comparando && anteriores !== undefined && (
          <Comparacao anteriores={anteriores} aoFechar={() => comparar(false)} />
        )}
        {!apertado && painel(false)}
      </div>
      <Rodape
        aberta={aberta}
        indice={indice}
        folha={
          folha !== null && <FolhaDoVisor folha={folha} posicao={posicao} luz={luz} marcas={painel(soAEscolhida)} />
        }
        polegar={
          apertado && (
            <BarraDoPolegar
              comandos={comandos}
              folha={pedida}
              aoAbrir={abrir}
              marcas={de === null ? assinadas.length : de.marcas.length}
              medir={de !== null && <MedirNoPolegar medicao={medicao} aoSair={aoImagem} />}
              comparando={comparando}
              aoComparar={aoComparar}
            />
          )
        }
      >
        {rodape ?? figura.legenda}
      </Rodape>
    </dialog>
  )
}

import type { Desenho } from '@vetlume/dominio/imagem'
import { useEffect, useRef, useState } from 'react'
import type { FonteDaImagem } from '../imagem-lida.tsx'
import { usePedido } from '../use-pedido.ts'
import { BotaoDoVisor } from './botao-do-visor.tsx'
import { Desenhos } from './desenhos.tsx'
import { girar, ORIGINAL } from './enquadramento.ts'
import type { Tamanho } from './enquadramento.ts'
import { LuzDoVisor } from './luz-do-visor.tsx'
import { Palco, useTamanho } from './palco.tsx'
import { useGestos } from './use-gestos.ts'
import { useQuadros, type FonteDeQuadros } from './use-quadros.ts'
import { useLuz, useVista } from './use-vista.ts'

/** An earlier exam of the same patient. */
interface ExameAnterior {
  codigo: string
  rotulo: string
}

type Figura = Tamanho & {
  legenda: string
  dicom?: { modalidade: string | null; quadros: number } | null
  desenhos?: readonly Desenho[] | undefined
}

interface FigurasAnteriores {
  imagens: readonly Figura[]
  fonte: FonteDaImagem
  fonteDeQuadros: FonteDeQuadros
}

/** Where earlier exams, and the figures of one of them, come from. */
export interface AnterioresDoVisor {
  listar: (sinal: AbortSignal) => Promise<readonly ExameAnterior[]>
  abrir: (codigo: string, sinal: AbortSignal) => Promise<FigurasAnteriores>
}

const SEM_FIGURA: Figura = { legenda: '', largura: 1, altura: 1 }

function Figuras({ imagens, fonte, fonteDeQuadros }: FigurasAnteriores) {
  const palco = useRef<HTMLDivElement>(null)
  const tamanho = useTamanho(palco)
  const [indice, mudarIndice] = useState(0)
  const figura = imagens[indice] ?? SEM_FIGURA
  const [vista, mudar] = useVista(indice)
  const quadros = useQuadros(indice, figura.dicom?.quadros ?? null, fonteDeQuadros)
  const luz = useLuz(mudar, quadros)
  useGestos(palco, { mudar, luz, arrastaLuz: false, medindo: false })
  useEffect(() => {
    // The button that asked again is gone: the keys are still of the viewer.
    if (document.activeElement === document.body) palco.current?.focus()
  }, [])
  if (imagens.length === 0) return <p className="lv-nota">Este laudo não tem imagens.</p>
  const titulo = `Figura ${indice + 1} de ${imagens.length} do laudo anterior`
  return (
    <>
      <Palco
        palco={palco}
        indice={indice}
        figura={figura}
        descricao={figura.legenda || titulo}
        vista={vista}
        tamanho={tamanho}
        fonte={fonte}
        quadros={quadros}
        rotulo="Imagem do laudo anterior"
      >
        <Desenhos
          figura={figura}
          vista={vista}
          tamanho={tamanho}
          desenhos={figura.desenhos ?? []}
          alcas={null}
          cursor={null}
        />
      </Palco>
      <div className="lv-rodape">
        <BotaoDoVisor
          sinal="anterior"
          rotulo="Imagem anterior do laudo comparado"
          desligado={indice === 0}
          aoAcionar={() => mudarIndice(indice - 1)}
        />
        <div className="lv-legenda">
          {indice + 1}/{imagens.length} {figura.legenda}
        </div>
        <LuzDoVisor
          vista={vista}
          mudar={mudar}
          quadro={quadros?.lido ?? null}
          modalidade={figura.dicom?.modalidade ?? null}
        />
        <BotaoDoVisor
          sinal="girar"
          rotulo="Girar a imagem comparada"
          aoAcionar={() => mudar((atual) => girar(atual, 90))}
        />
        <button type="button" className="lv-botao" onClick={() => mudar(() => ORIGINAL)}>
          {Math.round(vista.zoom * 100)}%<span className="so-leitor">: voltar ao original a imagem comparada</span>
        </button>
        <BotaoDoVisor
          sinal="proxima"
          rotulo="Próxima imagem do laudo comparado"
          desligado={indice === imagens.length - 1}
          aoAcionar={() => mudarIndice(indice + 1)}
        />
      </div>
    </>
  )
}

function Exame({ codigo, abrir }: { codigo: string; abrir: AnterioresDoVisor['abrir'] }) {
  const [pedir] = useState(() => (sinal: AbortSignal) => abrir(codigo, sinal))
  const { resposta, repetir } = usePedido(pedir)
  if (resposta.tipo === 'pronta') return <Figuras {...resposta.valor} />
  if (resposta.tipo === 'espera') return <span role="status">Carregando…</span>
  return (
    <button type="button" className="lv-repetir" onClick={repetir}>
      O laudo anterior não carregou. Tentar de novo
    </button>
  )
}

/** Beside the figure, one of an earlier exam of the patient, seen by itself. */
export function Comparacao({ anteriores, aoFechar }: { anteriores: AnterioresDoVisor; aoFechar: () => void }) {
  const [pedir] = useState(() => anteriores.listar)
  const { resposta, repetir } = usePedido(pedir)
  const [escolhido, escolher] = useState<string | null>(null)
  const exames = resposta.tipo === 'pronta' ? resposta.valor : []
  const codigo = escolhido ?? exames[0]?.codigo
  return (
    <section className="lv-comparacao" aria-label="Comparação com um laudo anterior">
      <header>
        {resposta.tipo === 'espera' && <span role="status">Carregando…</span>}
        {resposta.tipo === 'falhou' && (
          <button type="button" className="lv-repetir" onClick={repetir}>
            Os laudos anteriores não carregaram. Tentar de novo
          </button>
        )}
        {resposta.tipo === 'pronta' && exames.length === 0 && (
          <span role="status">Este paciente não tem laudo anterior assinado.</span>
        )}
        {codigo !== undefined && (
          <select
            className="lv-escolha"
            aria-label="Laudo anterior"
            value={codigo}
            onChange={({ target }) => escolher(target.value)}
          >
            {exames.map((exame) => (
              <option key={exame.codigo} value={exame.codigo}>
                {exame.rotulo}
              </option>
            ))}
          </select>
        )}
        <BotaoDoVisor sinal="fechar" rotulo="Fechar a comparação" aoAcionar={aoFechar} />
      </header>
      {codigo !== undefined && <Exame key={codigo} codigo={codigo} abrir={anteriores.abrir} />}
    </section>
  )
}

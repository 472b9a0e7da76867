import { marcaDoClipe, type LaudoCompleto } from '@vetlume/dominio/laudo'
import { memo } from 'react'
import type { NomeDoIcone } from '../../../ui/icones/nomes.ts'
import { Miniatura } from './miniatura.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { parte } from '../../../ui/parte.tsx'

export interface CartaoDeImagemProps {
  laudo: string
  arquivo: string
  legenda: string
  /** What was sent; absent until the list of what there is has it. */
  disponivel: LaudoCompleto['imagens'][number] | undefined
  paciente: LaudoCompleto['paciente']
  indice: number
  total: number
  arrastada: boolean
  aoAbrir: (indice: number) => void
  /** One place before (−1) or after (1). */
  aoPasso: (arquivo: string, passo: number) => void
  aoLegendar: (arquivo: string, legenda: string) => void
  aoTirar: (arquivo: string) => void
}

interface AcaoProps {
  rotulo: string
  icone: NomeDoIcone
  desligada?: boolean
  aoAcionar: () => void
}

/** A plain button: a laudo may have more than a hundred figures, with three of these each. Off, it keeps the focus. */
function Acao({ rotulo, icone, desligada = false, aoAcionar }: AcaoProps) {
  return (
    <button type="button" aria-label={rotulo} title={rotulo} aria-disabled={desligada} onClick={aoAcionar}>
      <Icone nome={icone} tamanho={17} />
    </button>
  )
}

/** In the place of what is said of a file while the code that says it comes: as high as most of it. */
const DoArquivo = parte(async () => (await import('./do-arquivo.tsx')).DoArquivo, <div className="li-arquivo" />)

/** A figure of the laudo in its place: caption, order by drag, by buttons and by Alt+arrows. */
export const CartaoDeImagem = memo(function CartaoDeImagem({
  laudo,
  arquivo,
  legenda,
  disponivel,
  paciente,
  indice,
  total,
  arrastada,
  aoAbrir,
  aoPasso,
  aoLegendar,
  aoTirar,
}: CartaoDeImagemProps) {
  const numero = indice + 1
  const clipe = disponivel?.clipe ?? null
  return (
    <li className="li-cartao" data-arrastavel={arquivo} data-arrastada={arrastada}>
      <Miniatura
        laudo={laudo}
        arquivo={arquivo}
        rotulo={`Ampliar figura ${numero}${legenda === '' ? '' : `: ${legenda}`}`}
        aoAbrir={() => aoAbrir(indice)}
        marca={clipe === null ? undefined : marcaDoClipe(clipe)}
        alca
      />
      <div className="li-acoes">
        <b>{numero}</b>
        <Acao
          rotulo={`Mover a figura ${numero} para antes`}
          icone="arrow-back"
          desligada={indice === 0}
          aoAcionar={() => aoPasso(arquivo, -1)}
        />
        <Acao
          rotulo={`Mover a figura ${numero} para depois`}
          icone="arrow-forward"
          desligada={indice === total - 1}
          aoAcionar={() => aoPasso(arquivo, 1)}
        />
        <Acao rotulo={`Tirar a figura ${numero} do laudo`} icone="close" aoAcionar={() => aoTirar(arquivo)} />
      </div>
      <input
        className="li-legenda"
        data-legenda={arquivo}
        value={legenda}
        maxLength={300}
        placeholder="Legenda"
        aria-label={`Legenda da figura ${numero}`}
        autoComplete="off"
        onChange={({ target }) => aoLegendar(arquivo, target.value)}
      />
      {disponivel !== undefined && <DoArquivo laudo={laudo} imagem={disponivel} paciente={paciente} numero={numero} />}
    </li>
  )
})

import { ClipeRecusado } from '@vetlume/dominio/clipe'
import { useCallback } from 'react'
import { mensagemDoErro } from '../../../lib/erro-de-api.ts'
import { usePedido } from '../use-pedido.ts'
import { Visor } from '../visor/visor.tsx'
import { abrirCine, CodecSemCine } from './abrir-cine.ts'
import { JanelaDoClipe, NaoToca } from './janela-do-clipe.tsx'
import type { ReprodutorProps } from './reprodutor.tsx'

function motivoDe(erro: unknown): string {
  if (erro instanceof CodecSemCine)
    return `Este AVI foi gravado ${erro.message}, que navegadores não tocam. Baixe-o e assista num programa de vídeo.`
  return erro instanceof ClipeRecusado ? 'O clipe não pôde ser lido aqui.' : mensagemDoErro(erro)
}

const semFigura = () => Promise.reject(new TypeError('a clip has only frames'))
const umaSo = () => undefined

/** An AVI, of JPEGs or without compression, which browsers do not play, in the viewer: by itself, slower, faster or one frame at a time. */
export function CineDoClipe({ endereco, titulo, aoBaixar, aoFechar }: ReprodutorProps) {
  // What is still coming of it is let go when the window closes.
  const { resposta: cine } = usePedido(useCallback((sinal: AbortSignal) => abrirCine(endereco, sinal), [endereco]))
  if (cine.tipo !== 'pronta')
    return (
      <JanelaDoClipe titulo={titulo} aoFechar={aoFechar}>
        {cine.tipo === 'falhou' ? (
          <NaoToca motivo={motivoDe(cine.erro)} aoBaixar={aoBaixar} />
        ) : (
          <p className="cl-falha" role="status">
            Carregando…
          </p>
        )}
      </JanelaDoClipe>
    )
  const { largura, altura, total, quadros } = cine.valor
  return (
    <Visor
      imagens={[{ legenda: '', largura, altura, dicom: { modalidade: null, quadros: total } }]}
      indice={0}
      titulo={titulo}
      tocando
      fonte={semFigura}
      fonteDeQuadros={quadros}
      aoMudar={umaSo}
      aoFechar={aoFechar}
    />
  )
}

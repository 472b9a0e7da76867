import {
  abrirAvi,
  danificado,
  ehJpeg,
  emBmp,
  semCompressao,
  type AviAberto,
  type LugarDoQuadro,
} from '@vetlume/dominio/clipe'
import { empacotarQuadro } from '@vetlume/dominio/imagem'
import type { FonteDeQuadros } from '../visor/use-quadros.ts'
import { abrirArquivo, type ArquivoQueChega } from './arquivo-que-chega.ts'
import { comTabelas } from './tabelas-do-mjpeg.ts'

/** An AVI whose frames no browser reads. */
export class CodecSemCine extends Error {
  override readonly name = 'CodecSemCine'
}

const dizerCodec = ({ compressao, bits }: AviAberto['formato']) =>
  compressao === '' ? `sem compressão, em ${bits} bits` : `em ${compressao.replaceAll(/[^\x21-\x7e]/g, '?')}`

/** How a frame becomes a picture that a browser draws, by what the first one is. */
function desenhoDe(primeiro: Uint8Array, formato: AviAberto['formato']): (quadro: Uint8Array) => Uint8Array {
  if (ehJpeg(primeiro)) return comTabelas
  const cru = semCompressao(formato)
  if (cru === null) throw new CodecSemCine(dizerCodec(formato))
  return (quadro) => emBmp(quadro, cru)
}

export interface CineAberto {
  largura: number
  altura: number
  total: number
  quadros: FonteDeQuadros
}

/** Where each frame is, one after the other, as the file comes. */
function criarLista({ quadros, declarados }: AviAberto) {
  const vindos: LugarDoQuadro[] = []
  const procura = quadros()
  let acabou = false
  let procurando: Promise<unknown> = Promise.resolve()
  const mais = async (ate: number) => {
    while (!acabou && vindos.length <= ate) {
      const { value: lugar, done } = await procura.next()
      if (done === true) acabou = true
      // One of no bytes is the one before, shown for longer.
      else if (lugar.fim > lugar.inicio) vindos.push(lugar)
      else if (vindos.length > 0) vindos.push(vindos.at(-1) ?? lugar)
    }
  }
  return {
    total: () => (acabou ? vindos.length : Math.max(declarados, vindos.length)),
    /** The last one, where there are fewer than it was said. */
    async lugar(qual: number): Promise<LugarDoQuadro> {
      // One search at a time; who asked for less before is answered by it.
      procurando = procurando.catch(() => undefined).then(() => mais(qual))
      await procurando
      const lugar = vindos[qual] ?? vindos.at(-1)
      if (lugar === undefined) throw danificado()
      return lugar
    },
  }
}

const lerQuadro = async (arquivo: ArquivoQueChega, { inicio, fim }: LugarDoQuadro) => {
  await arquivo.ler(inicio, fim - inicio)
  return arquivo.trecho(inicio, fim)
}

/**
 * The frames of an AVI, of JPEGs or without compression, for the cine of the viewer, from the first one on, while the rest is on its way. Throws `CodecSemCine` of
 * another codec, and `ClipeRecusado`.
 */
export async function abrirCine(endereco: string, sinal: AbortSignal): Promise<CineAberto> {
  const arquivo = await abrirArquivo(endereco, sinal)
  const avi = await abrirAvi(arquivo)
  const lista = criarLista(avi)
  const { formato, dados } = avi
  const desenho = desenhoDe(await lerQuadro(arquivo, await lista.lugar(0)), formato)
  const [largura, altura] = [Math.abs(formato.largura), Math.abs(formato.altura)]
  const msPorQuadro = dados.quadrosPorSegundo === null ? null : 1_000 / dados.quadrosPorSegundo
  return {
    largura,
    altura,
    total: lista.total(),
    quadros: async (_figura, qual) => {
      const quadro = await lerQuadro(arquivo, await lista.lugar(qual))
      const cabecalho = { largura, altura, total: lista.total(), msPorQuadro, cinza: null }
      return new Blob([new Uint8Array(empacotarQuadro(cabecalho, desenho(quadro)))])
    },
  }
}

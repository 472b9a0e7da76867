import type { DadosDoClipe } from '@vetlume/dominio/laudo'
import { blocos, partesDoRiff, type Bloco } from './blocos-do-avi.ts'
import {
  danificado,
  duracaoDita,
  fonteDaMemoria,
  incompleto,
  ladoDito,
  quadrosDitos,
  semVideo,
  type Fonte,
} from './fonte.ts'

const MAXIMO_DO_CABECALHO = 4 * 1024 * 1024
const MAXIMO_DO_QUADRO = 64 * 1024 * 1024

/** How a frame is packed, as its stream says. */
export interface FormatoDoQuadro {
  largura: number
  altura: number
  bits: number
  compressao: string
  /** Blue, green, red and nothing, for each value of 8 bits. */
  paleta: Buffer
}

export interface AviLido {
  dados: Omit<DadosDoClipe, 'capa'>
  formato: FormatoDoQuadro
  /** Bytes of the first frame, as they are packed. */
  quadro: Buffer
}

interface Trilha {
  numero: number
  /** Of the stream's header (`strh`) and of its format (`strf`). */
  strh: Buffer
  strf: Buffer
}

async function trilhaDeVideo(hdrl: Buffer): Promise<{ avih: Buffer; trilha: Trilha }> {
  const fonte = fonteDaMemoria(hdrl)
  let avih: Buffer = Buffer.alloc(0)
  let numero = 0
  for await (const bloco of blocos(fonte, 0, hdrl.length)) {
    if (bloco.tipo === 'avih') avih = hdrl.subarray(bloco.inicio, bloco.fim)
    if (bloco.tipo !== 'strl') continue
    const partes = new Map<string, Buffer>()
    for await (const { tipo, inicio, fim } of blocos(fonte, bloco.inicio, bloco.fim))
      partes.set(tipo, hdrl.subarray(inicio, fim))
    const [strh, strf] = [partes.get('strh'), partes.get('strf')]
    if (strh?.toString('latin1', 0, 4) === 'vids') {
      if (strh.length < 36 || strf === undefined || strf.length < 40) throw danificado()
      return { avih, trilha: { numero, strh, strf } }
    }
    numero += 1
  }
  throw semVideo()
}

const formatoDe = ({ strf }: Trilha): FormatoDoQuadro => ({
  largura: strf.readInt32LE(4),
  altura: strf.readInt32LE(8),
  bits: strf.readUInt16LE(14),
  compressao: strf.readUInt32LE(16) === 0 ? '' : strf.toString('latin1', 16, 20).toUpperCase(),
  paleta: strf.subarray(40),
})

function dadosDe(avih: Buffer, { strh }: Trilha, formato: FormatoDoQuadro): AviLido['dados'] {
  const [escala, taxa, quadros] = [strh.readUInt32LE(20), strh.readUInt32LE(24), strh.readUInt32LE(32)]
  const microssegundos = avih.length >= 4 ? avih.readUInt32LE(0) : 0
  const porSegundo = escala > 0 && taxa > 0 ? taxa / escala : 1_000_000 / microssegundos
  return {
    formato: 'AVI',
    duracaoMs: duracaoDita((quadros * 1000) / porSegundo),
    largura: ladoDito(formato.largura),
    altura: ladoDito(Math.abs(formato.altura)),
    quadrosPorSegundo: quadrosDitos(porSegundo),
  }
}

const DE_VIDEO = /^(\d\d)d[bc]$/

async function primeiroQuadro(fonte: Fonte, { inicio, fim }: Bloco, numero: number): Promise<Buffer | null> {
  for await (const bloco of blocos(fonte, inicio, fim)) {
    if (bloco.tipo === 'rec ') {
      const achado = await primeiroQuadro(fonte, bloco, numero)
      if (achado !== null) return achado
    }
    const tamanho = bloco.fim - bloco.inicio
    // One of no bytes says that the picture is still the one before.
    if (tamanho === 0 || Number(DE_VIDEO.exec(bloco.tipo)?.[1] ?? -1) !== numero) continue
    if (tamanho > MAXIMO_DO_QUADRO) throw danificado()
    return fonte.ler(bloco.inicio, tamanho)
  }
  return null
}

/** Its parts, all there: none of the files that it goes on in may be cut. */
async function partesDoAvi(fonte: Fonte): Promise<{ hdrl: Bloco; movi: Bloco }> {
  const [primeiro] = await partesDoRiff(fonte)
  const achados = new Map<string, Bloco>()
  if (primeiro !== undefined)
    for await (const bloco of blocos(fonte, primeiro.inicio, primeiro.fim)) achados.getOrInsert(bloco.tipo, bloco)
  const [hdrl, movi] = [achados.get('hdrl'), achados.get('movi')]
  if (hdrl === undefined || movi === undefined) throw incompleto()
  return { hdrl, movi }
}

/** What an AVI says of itself, and its first frame. Throws `ClipeRecusado` on what was cut, has no video or is no AVI. */
export async function lerAvi(fonte: Fonte): Promise<AviLido> {
  const { hdrl, movi } = await partesDoAvi(fonte)
  const tamanho = hdrl.fim - hdrl.inicio
  if (tamanho > MAXIMO_DO_CABECALHO) throw danificado()
  const { avih, trilha } = await trilhaDeVideo(await fonte.ler(hdrl.inicio, tamanho))
  const quadro = await primeiroQuadro(fonte, movi, trilha.numero)
  if (quadro === null) throw incompleto()
  const formato = formatoDe(trilha)
  return { dados: dadosDe(avih, trilha, formato), formato, quadro }
}

import type { DadosDoClipe } from '../laudo/index.ts'
import { blocos, riffsDo, type Bloco } from './blocos-do-avi.ts'
import {
  danificado,
  duracaoDita,
  incompleto,
  ladoDito,
  latin1,
  quadrosDitos,
  semVideo,
  type FonteDoClipe,
} from './fonte.ts'

const MAXIMO_DO_CABECALHO = 4 * 1024 * 1024

/** How a frame is packed, as its stream says. */
export interface FormatoDoQuadro {
  largura: number
  altura: number
  bits: number
  compressao: string
  /** Blue, green, red and nothing, for each value of 8 bits. */
  paleta: Uint8Array
}

/** Where a frame is; one of no bytes says that the picture is still the one before. */
export interface LugarDoQuadro {
  inicio: number
  fim: number
}

export interface AviAberto {
  dados: Omit<DadosDoClipe, 'capa'>
  formato: FormatoDoQuadro
  /** As many as its header says, which may be wrong. */
  declarados: number
  /** One by one, as far as the file was read. */
  quadros(): AsyncGenerator<LugarDoQuadro>
}

interface Trilha {
  numero: number
  /** Of the stream's header (`strh`) and of its format (`strf`). */
  strh: DataView
  strf: Uint8Array
}

const visao = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const naMemoria = (bytes: Uint8Array): FonteDoClipe => ({
  tamanho: bytes.length,
  async ler(posicao, quantos) {
    if (posicao + quantos > bytes.length) throw incompleto()
    return bytes.subarray(posicao, posicao + quantos)
  },
})

async function trilhaDeVideo(hdrl: Uint8Array): Promise<{ avih: Uint8Array; trilha: Trilha }> {
  const fonte = naMemoria(hdrl)
  let avih = new Uint8Array()
  let numero = 0
  for await (const bloco of blocos(fonte, 0, hdrl.length)) {
    if (bloco.tipo === 'avih') avih = new Uint8Array(hdrl.subarray(bloco.inicio, bloco.fim))
    if (bloco.tipo !== 'strl') continue
    const partes = new Map<string, Uint8Array>()
    for await (const { tipo, inicio, fim } of blocos(fonte, bloco.inicio, bloco.fim))
      partes.set(tipo, hdrl.subarray(inicio, fim))
    const [strh, strf] = [partes.get('strh'), partes.get('strf')]
    if (strh !== undefined && latin1(strh.subarray(0, 4)) === 'vids') {
      if (strh.length < 36 || strf === undefined || strf.length < 40) throw danificado()
      return { avih, trilha: { numero, strh: visao(strh), strf } }
    }
    numero += 1
  }
  throw semVideo()
}

function formatoDe({ strf }: Trilha): FormatoDoQuadro {
  const lido = visao(strf)
  return {
    largura: lido.getInt32(4, true),
    altura: lido.getInt32(8, true),
    bits: lido.getUint16(14, true),
    compressao: lido.getUint32(16, true) === 0 ? '' : latin1(strf.subarray(16, 20)).toUpperCase(),
    paleta: strf.subarray(40),
  }
}

function dadosDe(avih: Uint8Array, { strh }: Trilha, formato: FormatoDoQuadro): AviAberto['dados'] {
  const [escala, taxa, quadros] = [strh.getUint32(20, true), strh.getUint32(24, true), strh.getUint32(32, true)]
  const microssegundos = avih.length >= 4 ? visao(avih).getUint32(0, true) : 0
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

async function* quadrosEm(fonte: FonteDoClipe, { inicio, fim }: Bloco, trilha: number): AsyncGenerator<LugarDoQuadro> {
  for await (const bloco of blocos(fonte, inicio, fim)) {
    if (bloco.tipo === 'rec ') yield* quadrosEm(fonte, bloco, trilha)
    if (Number(DE_VIDEO.exec(bloco.tipo)?.[1] ?? -1) === trilha) yield { inicio: bloco.inicio, fim: bloco.fim }
  }
}

/** The first of its parts of this kind. */
async function parteDoAvi(fonte: FonteDoClipe, tipo: 'hdrl' | 'movi'): Promise<Bloco> {
  const { value: primeiro } = await riffsDo(fonte).next()
  if (primeiro !== undefined)
    for await (const bloco of blocos(fonte, primeiro.inicio, primeiro.fim)) if (bloco.tipo === tipo) return bloco
  throw incompleto()
}

/**
 * What an AVI says of itself, read before its frames are there, and where those are. Throws `ClipeRecusado` on what was cut, has no video
 * or is no AVI.
 */
export async function abrirAvi(fonte: FonteDoClipe): Promise<AviAberto> {
  const hdrl = await parteDoAvi(fonte, 'hdrl')
  const tamanho = hdrl.fim - hdrl.inicio
  if (tamanho > MAXIMO_DO_CABECALHO) throw danificado()
  const { avih, trilha } = await trilhaDeVideo(await fonte.ler(hdrl.inicio, tamanho))
  const formato = formatoDe(trilha)
  return {
    dados: dadosDe(avih, trilha, formato),
    formato,
    declarados: trilha.strh.getUint32(32, true),
    async *quadros() {
      for await (const riff of riffsDo(fonte))
        for await (const bloco of blocos(fonte, riff.inicio, riff.fim))
          if (bloco.tipo === 'movi') yield* quadrosEm(fonte, bloco, trilha.numero)
    },
  }
}

/** Each frame of MJPEG is a JPEG of its own. */
export const ehJpeg = (quadro: Uint8Array): boolean => quadro[0] === 0xff && quadro[1] === 0xd8

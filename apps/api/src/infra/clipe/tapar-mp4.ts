import { ClipeRecusado, danificado, MAXIMO_DE_PARTES } from '@vetlume/dominio/clipe'
import { assuntoDaTrilha, caixas, em, lerCaixa, type Caixa } from './caixas-do-mp4.ts'
import type { Emenda } from './emenda.ts'
import { fonteDaMemoria, type Fonte } from './fonte.ts'

/** What a player reads, box by box; the content of those that are named here is looked into in turn. */
const FICAM: Readonly<Record<string, readonly string[]>> = {
  '': ['ftyp', 'styp', 'moov', 'moof', 'mdat', 'sidx', 'ssix', 'mfra'],
  moov: ['mvhd', 'trak', 'mvex'],
  trak: ['tkhd', 'edts', 'mdia'],
  mdia: ['mdhd', 'hdlr', 'elng', 'minf'],
  minf: ['vmhd', 'smhd', 'dinf', 'stbl'],
  stbl: 'stsd stts ctts cslg stss stsh stsc stsz stz2 stco co64 sdtp padb subs sbgp sgpd saiz saio'.split(' '),
  mvex: ['mehd', 'trex'],
  moof: ['mfhd', 'traf'],
  traf: 'tfhd tfdt trun subs sbgp sgpd saiz saio senc'.split(' '),
}
const LIVRE = Buffer.from('free', 'latin1')
const ASSISTIDAS: ReadonlySet<string> = new Set(['vide', 'soun'])
/** Of a track that says what a telephone measured: an hour of it has some tens of thousands. */
const MAXIMO_DE_AMOSTRAS = 200_000

/** It becomes a box that players jump over, of the same length. */
const livrar = ({ comeco, inicio, fim }: Caixa, base: number): Emenda[] => [
  { inicio: base + comeco + 4, fim: base + comeco + 8, por: LIVRE },
  { inicio: base + inicio, fim: base + fim },
]

/** How many more boxes are looked at in all, whatever holds them. */
interface Folego {
  caixas: number
}

async function taparDentro(onde: string, bytes: Buffer, base: number, folego: Folego): Promise<Emenda[]> {
  const emendas: Emenda[] = []
  let fim = 0
  for await (const caixa of caixas(fonteDaMemoria(bytes))) {
    if (folego.caixas-- === 0) throw danificado()
    fim = caixa.fim
    const conteudo = bytes.subarray(caixa.inicio, caixa.fim)
    if (FICAM[onde]?.includes(caixa.tipo) !== true) emendas.push(...livrar(caixa, base))
    else if (caixa.tipo === 'trak' && !ASSISTIDAS.has(await assuntoDaTrilha(conteudo)))
      emendas.push(...livrar(caixa, base), ...(await amostrasDa(conteudo)))
    else if (caixa.tipo in FICAM)
      emendas.push(...(await taparDentro(caixa.tipo, conteudo, base + caixa.inicio, folego)))
  }
  if (fim < bytes.length) emendas.push({ inicio: base + fim, fim: base + bytes.length })
  return emendas
}

/** Rows of whole numbers of a table of the index, after how many they are. */
function linhas(tabela: Buffer | undefined, campos: number, largura: 4 | 8 = 4): number[][] {
  if (tabela === undefined || tabela.length < 8) return []
  const quantas = Math.min(tabela.readUInt32BE(4), Math.floor((tabela.length - 8) / (campos * largura)))
  if (quantas > MAXIMO_DE_AMOSTRAS) throw danificado()
  const ler = (lugar: number) => (largura === 4 ? tabela.readUInt32BE(lugar) : Number(tabela.readBigUInt64BE(lugar)))
  return Array.from({ length: quantas }, (_, i) =>
    Array.from({ length: campos }, (__, campo) => ler(8 + (i * campos + campo) * largura)),
  )
}

/** Bytes of each sample: all alike, or one by one. */
function tamanhosDe(stsz: Buffer | undefined): (amostra: number) => number {
  if (stsz === undefined || stsz.length < 12) throw danificado()
  const comum = stsz.readUInt32BE(4)
  return (amostra) => {
    const lugar = 12 + amostra * 4
    if (comum > 0) return comum
    return lugar + 4 <= stsz.length ? stsz.readUInt32BE(lugar) : 0
  }
}

/** Where the film has what a track that is not watched says: it would be there without its index too. */
async function amostrasDa(trak: Buffer): Promise<Emenda[]> {
  const stbl = await em(trak, 'mdia', 'minf', 'stbl')
  const curtos = linhas(await em(stbl, 'stco'), 1)
  const lugares = [...curtos, ...linhas(await em(stbl, 'co64'), 1, 8)].map(([lugar = 0]) => lugar)
  if (lugares.length === 0) return []
  const tamanho = tamanhosDe(await em(stbl, 'stsz'))
  const grupos = linhas(await em(stbl, 'stsc'), 3)
  let [amostra, grupo] = [0, 0]
  return lugares.map((inicio, i) => {
    while ((grupos[grupo + 1]?.[0] ?? Infinity) <= i + 1) grupo += 1
    const ultima = amostra + (grupos[grupo]?.[1] ?? 0)
    if (ultima > MAXIMO_DE_AMOSTRAS) throw danificado()
    let fim = inicio
    for (; amostra < ultima; amostra++) fim += tamanho(amostra)
    return { inicio, fim }
  })
}

/** Whether something is written along with the film, besides its sound. */
async function temOutraTrilha(moov: Buffer): Promise<boolean> {
  for await (const { tipo, inicio, fim } of caixas(fonteDaMemoria(moov)))
    if (tipo === 'trak' && !ASSISTIDAS.has(await assuntoDaTrilha(moov.subarray(inicio, fim)))) return true
  return false
}

export async function taparMp4(fonte: Fonte): Promise<Emenda[]> {
  const folego = { caixas: MAXIMO_DE_PARTES }
  const emendas: Emenda[] = []
  let [fim, emPedacos, outraTrilha] = [0, false, false]
  for await (const caixa of caixas(fonte)) {
    fim = caixa.fim
    emPedacos ||= caixa.tipo === 'moof'
    if (FICAM['']?.includes(caixa.tipo) !== true) emendas.push(...livrar(caixa, 0))
    else if (caixa.tipo in FICAM) {
      const conteudo = await lerCaixa(fonte, caixa)
      outraTrilha ||= caixa.tipo === 'moov' && (await temOutraTrilha(conteudo))
      emendas.push(...(await taparDentro(caixa.tipo, conteudo, caixa.inicio, folego)))
    }
  }
  // In pieces, each of them says anew where its samples are.
  if (emPedacos && outraTrilha)
    throw new ClipeRecusado(
      'Este vídeo traz dados gravados junto da imagem (como o lugar), que não podem ser retirados do arquivo como está. Exporte-o de novo em MP4.',
    )
  if (fim < fonte.tamanho) emendas.push({ inicio: fim, fim: fonte.tamanho })
  return emendas
}

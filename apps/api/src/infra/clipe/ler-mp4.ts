import { ClipeRecusado, duracaoDita, incompleto, ladoDito, quadrosDitos, semVideo } from '@vetlume/dominio/clipe'
import type { DadosDoClipe } from '@vetlume/dominio/laudo'
import { assuntoDaTrilha, caixas, dentro, em, lerCaixa, type Caixa } from './caixas-do-mp4.ts'
import type { Fonte } from './fonte.ts'

const SEM_DURACAO = 0xffff_ffff

/** Of `mvhd` and of `mdhd`, which begin alike: ticks of a second, and how many it lasts. */
function tempoDe(bytes: Buffer | undefined): { escala: number; duracao: number } | null {
  const longa = bytes?.[0] === 1
  if (bytes === undefined || bytes.length < (longa ? 32 : 20)) return null
  const escala = bytes.readUInt32BE(longa ? 20 : 12)
  const duracao = longa ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16)
  return escala === 0 || duracao === 0 || duracao >= 2 ** 63 || (!longa && duracao === SEM_DURACAO)
    ? null
    : { escala, duracao }
}

/** As it is seen: a phone held upright writes the picture lying and says to turn it. */
function tamanhoDe(tkhd: Buffer | undefined): { largura: number | null; altura: number | null } {
  const aqui = tkhd?.[0] === 1 ? 52 : 40
  if (tkhd === undefined || tkhd.length < aqui + 44) return { largura: null, altura: null }
  const lados = [tkhd.readUInt32BE(aqui + 36), tkhd.readUInt32BE(aqui + 40)].map((fixo) => ladoDito(fixo / 65_536))
  const deitado = tkhd.readInt32BE(aqui) === 0 && tkhd.readInt32BE(aqui + 4) !== 0
  const [largura = null, altura = null] = deitado ? lados.toReversed() : lados
  return { largura, altura }
}

function contarQuadros(stts: Buffer | undefined): number {
  if (stts === undefined || stts.length < 8) return 0
  const entradas = Math.min(stts.readUInt32BE(4), Math.floor((stts.length - 8) / 8))
  let soma = 0
  for (let i = 0; i < entradas; i++) soma += stts.readUInt32BE(8 + i * 8)
  return soma
}

/** The index names places of the file: one beyond its end was cut away. */
function exigirQueTenha(tabela: Buffer | undefined, largura: 4 | 8, tamanho: number): void {
  if (tabela === undefined || tabela.length < 8) return
  const entradas = Math.min(tabela.readUInt32BE(4), Math.floor((tabela.length - 8) / largura))
  for (let i = 0; i < entradas; i++) {
    const lugar = 8 + i * largura
    const onde = largura === 4 ? tabela.readUInt32BE(lugar) : Number(tabela.readBigUInt64BE(lugar))
    if (onde >= tamanho) throw incompleto()
  }
}

async function trilhaDeVideo(moov: Buffer): Promise<Buffer | undefined> {
  for (const trak of (await dentro(moov))('trak')) {
    if ((await assuntoDaTrilha(trak)) === 'vide') return trak
  }
  return undefined
}

async function lerIndice(moov: Buffer, tamanho: number): Promise<Omit<DadosDoClipe, 'capa'>> {
  const trilha = await trilhaDeVideo(moov)
  if (trilha === undefined) throw semVideo()
  const stbl = await em(trilha, 'mdia', 'minf', 'stbl')
  exigirQueTenha(await em(stbl, 'stco'), 4, tamanho)
  exigirQueTenha(await em(stbl, 'co64'), 8, tamanho)
  const daTrilha = tempoDe(await em(trilha, 'mdia', 'mdhd'))
  const tempo = tempoDe(await em(moov, 'mvhd')) ?? daTrilha
  const quadros = contarQuadros(await em(stbl, 'stts'))
  return {
    formato: 'MP4',
    duracaoMs: tempo && duracaoDita((tempo.duracao * 1000) / tempo.escala),
    ...tamanhoDe(await em(trilha, 'tkhd')),
    quadrosPorSegundo: daTrilha && quadrosDitos((quadros * daTrilha.escala) / daTrilha.duracao),
  }
}

/** What an MP4 says of itself. Throws `ClipeRecusado` on what was cut, has no video or is no MP4. */
export async function lerMp4(fonte: Fonte): Promise<Omit<DadosDoClipe, 'capa'>> {
  if ((await fonte.ler(0, 12)).toString('latin1', 8) === 'qt  ')
    throw new ClipeRecusado('Este vídeo é um QuickTime (MOV). Exporte-o em MP4 ou AVI.')
  let indice: Caixa | undefined
  let temQuadros = false
  for await (const caixa of caixas(fonte)) {
    if (caixa.tipo === 'moov') indice ??= caixa
    temQuadros ||= caixa.tipo === 'mdat'
  }
  // Written last: a recording that was cut has pictures and no index of them.
  if (indice === undefined) throw temQuadros ? incompleto() : semVideo()
  if (!temQuadros) throw incompleto()
  return lerIndice(await lerCaixa(fonte, indice), fonte.tamanho)
}

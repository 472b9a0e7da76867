import { ClipeRecusado, incompleto } from '@vetlume/dominio/clipe'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { pipeline, Transform, type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Arquivos } from '../arquivos.ts'
import { criarMemoria } from '../memoria.ts'
import { emendar, type Emenda } from './emenda.ts'
import type { Fonte } from './fonte.ts'
import { taparClipe } from './tapar.ts'

type Abrir = Arquivos['abrir']
type Guardado = Parameters<Abrir>[0]

const fonteGuardada = (arquivos: Pick<Arquivos, 'abrir'>, sha256: Guardado, tamanho: number): Fonte => ({
  tamanho,
  async ler(posicao, quantos) {
    if (posicao + quantos > tamanho) throw incompleto()
    if (quantos === 0) return Buffer.alloc(0)
    return buffer(await arquivos.abrir(sha256, { inicio: posicao, fim: posicao + quantos - 1 }))
  },
})

// A clip has some tens; each piece of it that a player asks for needs them again.
const lembradas = criarMemoria<Emenda[]>(100_000)

async function emendasDe(arquivos: Pick<Arquivos, 'abrir'>, sha256: Guardado, tamanho: number): Promise<Emenda[]> {
  const lembrada = lembradas.ler(sha256, tamanho)
  if (lembrada !== undefined) return lembrada
  try {
    const emendas = await taparClipe(fonteGuardada(arquivos, sha256, tamanho))
    return lembradas.guardar(sha256, tamanho, emendas, emendas.length + 1)
  } catch (erro) {
    if (!(erro instanceof ClipeRecusado)) throw erro
    // Never as it came: taken in before what it says could be refused.
    const mensagem = 'Este clipe não pode ser entregue como foi guardado. Peça-o a quem fez o exame.'
    throw new ErroDeDominio('NAO_ENCONTRADO', { mensagem, cause: erro })
  }
}

function emendador(desde: number, emendas: readonly Emenda[]): Transform {
  let posicao = desde
  let proxima = 0
  return new Transform({
    transform(parte: Buffer, _, seguir) {
      while ((emendas[proxima]?.fim ?? Infinity) <= posicao) proxima += 1
      emendar(parte, posicao, emendas, proxima)
      posicao += parte.length
      seguir(null, parte)
    },
  })
}

/** Opens a clip as it leaves the company: of the same length, a piece of it at a time too, without what says where and by whom it was made. */
export async function abrirParaEntregar(
  arquivos: Pick<Arquivos, 'abrir'>,
  sha256: Guardado,
  tamanho: number,
): Promise<(trecho?: Parameters<Abrir>[1]) => Promise<Readable>> {
  const emendas = await emendasDe(arquivos, sha256, tamanho)
  return async (trecho) => {
    const origem = await arquivos.abrir(sha256, trecho)
    // A reader that leaves, or a disk that fails, ends both.
    return pipeline(origem, emendador(trecho?.inicio ?? 0, emendas), () => undefined)
  }
}

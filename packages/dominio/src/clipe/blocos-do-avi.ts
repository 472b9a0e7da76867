import { danificado, incompleto, latin1, MAXIMO_DE_PARTES, type FonteDoClipe } from './fonte.ts'

/** A chunk of RIFF: what it is (of a list, what it is a list of), where it begins, and where its content is. */
export interface Bloco {
  tipo: string
  comeco: number
  inicio: number
  fim: number
}

/** What it holds that is looked into; of the others only where they end matters. */
const ehLista = (id: string) => id === 'LIST' || id === 'RIFF'

export async function* blocos(fonte: FonteDoClipe, de: number, ate: number): AsyncGenerator<Bloco> {
  let posicao = de
  for (let lidos = 0; posicao + 8 <= ate; lidos++) {
    if (lidos === MAXIMO_DE_PARTES) throw danificado()
    const cabeca = await fonte.ler(posicao, 8)
    const tamanho = new DataView(cabeca.buffer, cabeca.byteOffset).getUint32(4, true)
    const id = latin1(cabeca.subarray(0, 4))
    const [inicio, fim] = [posicao + 8, posicao + 8 + tamanho]
    if (fim > ate) throw incompleto()
    const lista = ehLista(id) && tamanho >= 4
    const tipo = lista ? latin1(await fonte.ler(inicio, 4)) : id
    yield { tipo, comeco: posicao, inicio: lista ? inicio + 4 : inicio, fim }
    posicao = fim + (tamanho % 2)
  }
}

/** One after the other: a file above 1 GB goes on in others of the same kind. What follows them is nobody's. */
export async function* riffsDo(fonte: FonteDoClipe): AsyncGenerator<Bloco> {
  let posicao = 0
  for (let lidos = 0; posicao + 12 <= fonte.tamanho && lidos < MAXIMO_DE_PARTES; lidos++) {
    if (latin1(await fonte.ler(posicao, 4)) !== 'RIFF') return
    const { value: riff } = (await blocos(fonte, posicao, fonte.tamanho).next()) as { value: Bloco }
    yield riff
    posicao = riff.fim + ((riff.fim - riff.comeco) % 2)
  }
}

/** All of them: none may be cut. */
export const partesDoRiff = (fonte: FonteDoClipe): Promise<Bloco[]> => Array.fromAsync(riffsDo(fonte))

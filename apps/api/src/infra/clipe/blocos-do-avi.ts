import { danificado, incompleto, MAXIMO_DE_PARTES, type Fonte } from './fonte.ts'

/** A chunk of RIFF: what it is (of a list, what it is a list of), where it begins, and where its content is. */
export interface Bloco {
  tipo: string
  comeco: number
  inicio: number
  fim: number
}

export async function* blocos(fonte: Fonte, de: number, ate: number): AsyncGenerator<Bloco> {
  let posicao = de
  for (let lidos = 0; posicao + 8 <= ate; lidos++) {
    if (lidos === MAXIMO_DE_PARTES) throw danificado()
    const cabeca = await fonte.ler(posicao, 8)
    const tamanho = cabeca.readUInt32LE(4)
    const id = cabeca.toString('latin1', 0, 4)
    const [inicio, fim] = [posicao + 8, posicao + 8 + tamanho]
    if (fim > ate) throw incompleto()
    const lista = (id === 'LIST' || id === 'RIFF') && tamanho >= 4
    const tipo = lista ? (await fonte.ler(inicio, 4)).toString('latin1') : id
    yield { tipo, comeco: posicao, inicio: lista ? inicio + 4 : inicio, fim }
    posicao = fim + (tamanho % 2)
  }
}

/** A file above 1 GB goes on in others of the same kind. What follows them is nobody's. */
export async function partesDoRiff(fonte: Fonte): Promise<Bloco[]> {
  const partes: Bloco[] = []
  for (let posicao = 0; posicao + 12 <= fonte.tamanho && partes.length < MAXIMO_DE_PARTES;) {
    if ((await fonte.ler(posicao, 4)).toString('latin1') !== 'RIFF') break
    const { value: riff } = (await blocos(fonte, posicao, fonte.tamanho).next()) as { value: Bloco }
    partes.push(riff)
    posicao = riff.fim + ((riff.fim - riff.comeco) % 2)
  }
  return partes
}

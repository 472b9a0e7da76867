import { danificado, incompleto, MAXIMO_DE_PARTES } from '@vetlume/dominio/clipe'
import { fonteDaMemoria, type Fonte } from './fonte.ts'

/** A box of ISO/IEC 14496-12: its kind, where it begins, and where its content is. */
export interface Caixa {
  tipo: string
  comeco: number
  inicio: number
  fim: number
}

/** Boxes one after the other, as they fill what holds them; one that would go beyond it was cut. */
export async function* caixas(fonte: Fonte): AsyncGenerator<Caixa> {
  let posicao = 0
  for (let lidas = 0; posicao + 8 <= fonte.tamanho; lidas++) {
    if (lidas === MAXIMO_DE_PARTES) throw danificado()
    const cabeca = await fonte.ler(posicao, 8)
    let [tamanho, inicio] = [cabeca.readUInt32BE(0), posicao + 8]
    if (tamanho === 1) {
      tamanho = Number((await fonte.ler(inicio, 8)).readBigUInt64BE(0))
      inicio += 8
    }
    // It goes on to the end.
    if (tamanho === 0) tamanho = fonte.tamanho - posicao
    const fim = posicao + tamanho
    if (fim > fonte.tamanho) throw incompleto()
    if (fim < inicio) throw danificado()
    yield { tipo: cabeca.toString('latin1', 4, 8), comeco: posicao, inicio, fim }
    posicao = fim
  }
}

/** The first of each kind, and those of one kind when there are several. */
export async function dentro(bytes: Buffer): Promise<(tipo: string) => Buffer[]> {
  const partes: [string, Buffer][] = []
  for await (const { tipo, inicio, fim } of caixas(fonteDaMemoria(bytes)))
    partes.push([tipo, bytes.subarray(inicio, fim)])
  return (tipo) => partes.filter(([dela]) => dela === tipo).map(([, conteudo]) => conteudo)
}

/** The box at the end of a path; undefined when any of it is not there. */
export async function em(bytes: Buffer | undefined, ...caminho: string[]): Promise<Buffer | undefined> {
  let atual = bytes
  for (const tipo of caminho) atual = atual && (await dentro(atual))(tipo)[0]
  return atual
}

/** What a track is of, as its handler says: `vide`, `soun`, or something else that was written along. */
export const assuntoDaTrilha = async (trak: Buffer): Promise<string> =>
  (await em(trak, 'mdia', 'hdlr'))?.toString('latin1', 8, 12) ?? ''

/** A clip of 100 MB has some 200 KB of it. */
const MAXIMO_DO_INDICE = 32 * 1024 * 1024

export async function lerCaixa(fonte: Fonte, { inicio, fim }: Caixa): Promise<Buffer> {
  if (fim - inicio > MAXIMO_DO_INDICE) throw danificado()
  return fonte.ler(inicio, fim - inicio)
}

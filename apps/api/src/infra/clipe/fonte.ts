import { incompleto, type FonteDoClipe } from '@vetlume/dominio/clipe'

/** A file here, whose pieces have the methods of Node. */
export interface Fonte extends FonteDoClipe {
  ler(posicao: number, quantos: number): Promise<Buffer>
}

export const fonteDaMemoria = (bytes: Buffer): Fonte => ({
  tamanho: bytes.length,
  async ler(posicao, quantos) {
    if (posicao < 0 || quantos < 0 || posicao + quantos > bytes.length) throw incompleto()
    return bytes.subarray(posicao, posicao + quantos)
  },
})

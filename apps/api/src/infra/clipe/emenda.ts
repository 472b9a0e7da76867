/** Bytes of a clip that others are put in the place of, as many: zeros where none is said. */
export interface Emenda {
  inicio: number
  fim: number
  por?: Buffer
}

/** Mends a part of the file, which begins at `posicao`; what is before `desde` was mended already. */
export function emendar(parte: Uint8Array, posicao: number, emendas: readonly Emenda[], desde = 0): void {
  for (let i = desde; i < emendas.length; i++) {
    const { inicio, fim, por } = emendas[i] as Emenda
    if (inicio >= posicao + parte.length) return
    const [de, ate] = [Math.max(inicio, posicao), Math.min(fim, posicao + parte.length)]
    if (de >= ate) continue
    if (por === undefined) parte.fill(0, de - posicao, ate - posicao)
    else parte.set(por.subarray(de - inicio, ate - inicio), de - posicao)
  }
}

// What we use of codecs that come without types. Those of Cornerstone, compiled from C++, have it in common.

export interface Decodificador {
  getEncodedBuffer(tamanho: number): Uint8Array
  getDecodedBuffer(): Uint8Array
  getFrameInfo(): { width: number; height: number; bitsPerSample: number; componentCount: number; isSigned: boolean }
  getInterleaveMode?(): number
  decode(): void
  delete(): void
}
export type Fabrica = (opcoes: { locateFile: () => string }) => Promise<Record<string, new () => Decodificador>>

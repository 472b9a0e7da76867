// What we use of codecs that come without types. Those of Cornerstone, compiled from C++, have it in common.

declare module '@cornerstonejs/codec-charls/decodewasmjs' {
  export interface Decodificador {
    getEncodedBuffer(tamanho: number): Uint8Array
    getDecodedBuffer(): Uint8Array
    getFrameInfo(): { width: number; height: number; bitsPerSample: number; componentCount: number; isSigned?: boolean }
    getInterleaveMode?(): number
    decode(): void
    delete(): void
  }
  export type Fabrica = (opcoes: { locateFile: () => string }) => Promise<Record<string, new () => Decodificador>>
  const fabrica: Fabrica
  export default fabrica
}
declare module '@cornerstonejs/codec-openjpeg/decodewasmjs' {
  import type { Fabrica } from '@cornerstonejs/codec-charls/decodewasmjs'
  const fabrica: Fabrica
  export default fabrica
}
declare module '@cornerstonejs/codec-openjph/wasmjs' {
  import type { Fabrica } from '@cornerstonejs/codec-charls/decodewasmjs'
  const fabrica: Fabrica
  export default fabrica
}
declare module 'jpeg-lossless-decoder-js' {
  export class Decoder {
    /** The samples of the image, little-endian. Throws on what is no lossless JPEG. */
    decompress(dados: ArrayBufferLike): ArrayBuffer
  }
}

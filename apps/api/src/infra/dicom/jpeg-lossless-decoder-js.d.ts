declare module 'jpeg-lossless-decoder-js' {
  export class Decoder {
    /** The samples of the image, little-endian. Throws on what is no lossless JPEG. */
    decompress(dados: ArrayBufferLike): ArrayBuffer
  }
}

declare module '@cornerstonejs/codec-charls/decodewasmjs' {
  const fabrica: import('./codecs-compilados.d.ts').Fabrica
  export default fabrica
}
declare module '@cornerstonejs/codec-openjpeg/decodewasmjs' {
  const fabrica: import('./codecs-compilados.d.ts').Fabrica
  export default fabrica
}
declare module '@cornerstonejs/codec-openjph/wasmjs' {
  const fabrica: import('./codecs-compilados.d.ts').Fabrica
  export default fabrica
}
declare module 'jpeg-lossless-decoder-js' {
  export class Decoder {
    /** The samples of the image, little-endian. Throws on what is no lossless JPEG. */
    decompress(dados: ArrayBufferLike): ArrayBuffer
  }
}

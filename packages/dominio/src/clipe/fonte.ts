/** Where the bytes of a container are read from: a file that may be large, or that is still coming, a part of it at a time. */
export interface FonteDoClipe {
  tamanho: number
  /** Exactly `quantos` bytes; throws `ClipeRecusado` where the file has no more. */
  ler(posicao: number, quantos: number): Promise<Uint8Array>
}

/** What is wrong with a clip, in words for who sent it. */
export class ClipeRecusado extends Error {
  override readonly name = 'ClipeRecusado'
}

export const incompleto = () =>
  new ClipeRecusado('O clipe está incompleto: o arquivo acaba antes do fim. Exporte-o de novo do aparelho.')
export const danificado = () => new ClipeRecusado('O clipe está danificado. Exporte-o de novo do aparelho.')
export const semVideo = () => new ClipeRecusado('Este arquivo não tem vídeo. Envie o clipe em MP4 ou AVI.')

/** How many parts of a file are looked at: one made of nothing else must not be walked for ever. */
export const MAXIMO_DE_PARTES = 20_000

export const latin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes)

const LADO_MAXIMO = 16_384
const DURACAO_MAXIMA_MS = 24 * 3_600_000
const QUADROS_MAXIMOS = 1_000

const entre = (valor: number, minimo: number, maximo: number): number | null =>
  Number.isFinite(valor) && valor >= minimo && valor <= maximo ? valor : null

/** What a container says, where it can be so: a clip of no size or of a thousand years says nothing. */
export const ladoDito = (valor: number): number | null => entre(Math.round(valor), 1, LADO_MAXIMO)
export const duracaoDita = (ms: number): number | null => entre(Math.round(ms), 1, DURACAO_MAXIMA_MS)
export const quadrosDitos = (porSegundo: number): number | null =>
  entre(Math.round(porSegundo * 100) / 100, 0.01, QUADROS_MAXIMOS)

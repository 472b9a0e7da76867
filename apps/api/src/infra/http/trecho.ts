/** A part of a file, both ends included. */
export interface Trecho {
  inicio: number
  fim: number
}

const INTERVALO = /^bytes=(\d*)-(\d*)$/

/**
 * The one range that was asked for (RFC 9110, 14.2): null asks for all, `FORA` for what there is not. Anything else than one
 * range of bytes is as if nothing had been asked. `If-Range` asks for a part of this edition only.
 */
export function trechoPedido(
  { range, 'if-range': se }: { range?: string | undefined; 'if-range'?: string | undefined },
  etag: string,
  tamanho: number,
): Trecho | 'FORA' | null {
  const pedido = INTERVALO.exec(range ?? '')
  if (pedido === null || (se !== undefined && se !== etag)) return null
  const [, de = '', ate = ''] = pedido
  if (de === '' && ate === '') return null
  const inicio = de === '' ? Math.max(0, tamanho - Number(ate)) : Number(de)
  const fim = de === '' || ate === '' ? tamanho - 1 : Math.min(Number(ate), tamanho - 1)
  if (de !== '' && ate !== '' && Number(ate) < inicio) return null
  return inicio >= tamanho || (de === '' && Number(ate) === 0) ? 'FORA' : { inicio, fim }
}

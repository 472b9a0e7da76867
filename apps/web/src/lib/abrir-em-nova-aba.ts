import { baixar } from './baixar.ts'

const ENDERECO_VIVE_MS = 60_000

/** In a new tab; a browser that refuses to open one gets the file. */
export function abrirEmNovaAba(pdf: Blob, nome: string): void {
  const endereco = URL.createObjectURL(pdf)
  if (open(endereco, '_blank') === null) baixar(pdf, nome)
  setTimeout(() => URL.revokeObjectURL(endereco), ENDERECO_VIVE_MS)
}

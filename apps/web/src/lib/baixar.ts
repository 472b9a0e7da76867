/** Hands a file to the browser's downloads. */
export function baixar(arquivo: Blob, nome: string): void {
  const endereco = URL.createObjectURL(arquivo)
  const elo = document.createElement('a')
  elo.href = endereco
  elo.download = nome
  elo.click()
  // The download has its own reference by the next turn; keeping the URL would keep the bytes in memory.
  setTimeout(() => URL.revokeObjectURL(endereco), 60_000)
}

const emHexadecimal = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** SHA-256 of a file as 64 hexadecimal digits; null where the browser does not compute it (a page without https). */
export async function sha256DoArquivo(arquivo: Blob): Promise<string | null> {
  if (!('subtle' in crypto)) return null
  return emHexadecimal(await crypto.subtle.digest('SHA-256', await arquivo.arrayBuffer()))
}

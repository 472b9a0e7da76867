/** Keys of the browser's storage. The values are a published contract: never rename one. */
export const CHAVES_DE_ARMAZENAMENTO = {
  token: 'token',
  usuario: 'user',
  clienteSessao: 'clienteSessao',
  clinicaSessao: 'clinicaSessao',
} as const

/** Tolerance applied to a token's `exp`, in seconds. */
export const DESLOCAMENTO_DO_TOKEN_S = 0

import type { TextoRico } from './conteudo.ts'

export const TEXTO_VAZIO: TextoRico = { type: 'doc', content: [] }

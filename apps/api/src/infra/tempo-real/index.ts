export { anunciar, anunciosDe } from './anuncio.ts'
export { criarEscuta, type Escuta } from './escuta.ts'
export { aceitarConexao, instalarTempoReal } from './rota.ts'

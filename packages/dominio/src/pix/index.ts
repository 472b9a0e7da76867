export { gerarPixCopiaECola, type CobrancaPix } from './copia-e-cola.ts'
export { esquemaChavePix, normalizarChavePix, tipoDaChavePix, type TipoDeChavePix } from './chave.ts'
export { crc16 } from './crc16.ts'

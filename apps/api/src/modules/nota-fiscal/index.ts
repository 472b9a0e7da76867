export { rotasNotaFiscal } from './routes.ts'
export { assinantesDaNotaFiscal, reenviarNotas } from './transmitir.ts'

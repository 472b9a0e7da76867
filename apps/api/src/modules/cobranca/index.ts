export { enviarCobrancas } from './enviar-cobrancas.ts'
export { rotasCobranca } from './routes.ts'

export { registrarAcesso } from './registrar-acesso.ts'
export { rotasHistorico } from './routes.ts'

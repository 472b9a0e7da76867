export { podeVerTrilha } from './policy.ts'
export { registrarAcesso } from './registrar-acesso.ts'
export { rotasHistorico } from './routes.ts'

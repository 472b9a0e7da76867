export { rotasSessao } from './routes.ts'
export { senhaDoUsuario } from './queries.ts'

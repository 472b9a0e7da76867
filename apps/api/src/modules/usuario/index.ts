export { listarUsuarios } from './queries.ts'
export { rotasUsuario } from './routes.ts'

export { rotasUsuario } from './routes.ts'

export { rotasEspecialista } from './routes.ts'

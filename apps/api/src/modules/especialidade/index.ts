export { rotasEspecialidade } from './routes.ts'

export { rotasPlano } from './routes.ts'

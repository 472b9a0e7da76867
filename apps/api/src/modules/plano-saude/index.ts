export { rotasPlanoSaude } from './routes.ts'

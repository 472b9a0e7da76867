export { rotasTipoDespesa } from './routes.ts'

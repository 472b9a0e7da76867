export { rotasConciliacao } from './routes.ts'

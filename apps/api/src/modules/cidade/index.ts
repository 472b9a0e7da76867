export { cidadeDoCep } from './queries.ts'
export { rotasCidade } from './routes.ts'

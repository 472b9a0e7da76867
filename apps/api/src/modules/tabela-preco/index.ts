export { lerTabelaPreco } from './queries.ts'
export { rotasTabelaPreco } from './routes.ts'

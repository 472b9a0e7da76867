export { rotasTabelaPreco } from './routes.ts'

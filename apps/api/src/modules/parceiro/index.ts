export { rotasParceiro } from './routes.ts'
export { listarParceiros } from './queries.ts'

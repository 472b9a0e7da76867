export { rotasBusca } from './routes.ts'

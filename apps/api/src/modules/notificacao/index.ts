export { rotasNotificacao } from './routes.ts'
export { avisar, type Aviso } from './queries.ts'

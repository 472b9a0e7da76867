export { rotasNotificacao } from './routes.ts'
export { avisar, avisarDeVarios, type Aviso, type Avisado } from './queries.ts'

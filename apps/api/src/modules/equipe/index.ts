export { avisarConvitesVencidos } from './avisar-do-convite.ts'
export { rotasEquipe } from './routes.ts'

export { avisarConvitesVencidos } from './avisar-do-convite.ts'
export { lugarDoEspecialista, travarEquipe } from './queries.ts'
export { rotasEquipe } from './routes.ts'

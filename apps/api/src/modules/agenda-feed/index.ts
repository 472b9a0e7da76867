export { rotasAgendaFeed } from './routes.ts'

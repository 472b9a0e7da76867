export { rotasHorarioAtendimento } from './routes.ts'

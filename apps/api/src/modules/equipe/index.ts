export { rotasEquipe } from './routes.ts'

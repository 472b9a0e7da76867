export { rotasSistema } from './routes.ts'

export { rotasParceiro } from './routes.ts'

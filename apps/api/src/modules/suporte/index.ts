export { rotasSuporte } from './routes.ts'

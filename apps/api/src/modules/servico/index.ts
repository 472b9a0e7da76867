export { rotasServico } from './routes.ts'

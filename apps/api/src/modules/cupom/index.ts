export { rotasCupom } from './routes.ts'

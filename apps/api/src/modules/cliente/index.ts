export { rotasCliente } from './routes.ts'

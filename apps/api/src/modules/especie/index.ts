export { rotasEspecie } from './routes.ts'

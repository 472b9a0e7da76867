export { rotasRaca } from './routes.ts'

export { rotasListaSalva } from './routes.ts'

export { rotasImportacao } from './routes.ts'

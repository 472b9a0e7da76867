export { rotasModeloDocumento } from './routes.ts'

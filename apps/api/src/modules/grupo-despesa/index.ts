export { rotasGrupoDespesa } from './routes.ts'

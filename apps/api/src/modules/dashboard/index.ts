export { rotasDashboard } from './routes.ts'

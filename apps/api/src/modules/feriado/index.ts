export { feriadosEm } from './queries.ts'
export { rotasFeriado } from './routes.ts'

export { rotasAgenda } from './routes.ts'
export { visaoDe, type Visao } from './policy.ts'
export { filtroDaVisao } from './queries.ts'

export { alcanceDo, type Alcance } from './alcance.ts'
export { listaDeCadastro, paginarCadastro, soAtivos, type ConsultaDeCadastro } from './lista-de-cadastro.ts'
export { rotasCadastros } from './routes.ts'
export { contem, nomeDaCidade, referencia } from './sql.ts'

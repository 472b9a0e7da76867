export { criarEmpresaInicial } from './empresa-inicial.ts'
export { planosAVenda } from './queries.ts'
export { rotasConta } from './routes.ts'

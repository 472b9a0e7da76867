export { conciliar } from './conciliar.ts'
export { importarExtrato } from './importar-extrato.ts'
export { listarOsMovimentos } from './listar-movimentos.ts'
export { rotasConciliacao } from './routes.ts'

export { rotasSimulador } from './routes.ts'
export { criarSimulacao } from './verbos.ts'
export { figuraDeSimulacoes, listarSimulacoes } from './listar-simulacoes.ts'

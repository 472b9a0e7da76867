export { rotasLaudo } from './routes.ts'
export { assinantesDoLaudo } from './notificar.ts'
export { listarLaudos } from './listar-laudos.ts'

export { rotasLaudo } from './routes.ts'
export { assinantesDoLaudo } from './notificar.ts'
export { figuraDeLaudos, listarLaudos } from './listar-laudos.ts'

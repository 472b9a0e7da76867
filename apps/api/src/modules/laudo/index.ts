export { rotasLaudo } from './routes.ts'
export { passarExame, passarLaudo, passarRevisao } from './passar-laudo.ts'
export { assinantesDoLaudo } from './notificar.ts'
export { figuraDeLaudos, listarLaudos } from './listar-laudos.ts'

export { rotasLaudo } from './routes.ts'
export { assinantesDoLaudo } from './notificar.ts'

export { assinantesDoFechamento } from './avisar-fechamento.ts'
export { rotasFechamento } from './routes.ts'

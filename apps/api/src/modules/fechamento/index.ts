export { assinantesDoFechamento } from './avisar-fechamento.ts'
export { rotasFechamento } from './routes.ts'
export { fecharPeriodo } from './fechar-periodo.ts'
export { preverFechamento } from './prever-fechamento.ts'

export { rotasFinanceiro } from './routes.ts'
export { cobrancaDoAtendimento } from './concluir-atendimento.ts'

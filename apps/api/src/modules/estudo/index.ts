export { assinantesDoEstudo } from './acompanhar.ts'
export { rotasDeEquipamento } from './rotas-de-equipamento.ts'
export { rotasEstudo } from './routes.ts'

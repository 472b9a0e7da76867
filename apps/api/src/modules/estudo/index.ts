export { assinantesDoEstudo } from './acompanhar.ts'
export { descartarEsquecidos } from './descartar-esquecidos.ts'
export { rotasDeEquipamento } from './rotas-de-equipamento.ts'
export { rotasEstudo } from './routes.ts'

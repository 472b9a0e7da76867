export { consultaDasContasAtivas } from './api.ts'
export { origemDoLancamento } from './origem.ts'

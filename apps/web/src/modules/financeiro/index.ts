export { consultaDasContasAtivas } from './api.ts'
export { ComContas } from './com-contas.tsx'
export { origemDoLancamento } from './origem.ts'

export { consultaDaContribuicao, consultaDasContasAtivas } from './api.ts'
export { ComContas } from './com-contas.tsx'
export { Diferenca } from './diferenca.tsx'
export { origemDoLancamento } from './origem.ts'

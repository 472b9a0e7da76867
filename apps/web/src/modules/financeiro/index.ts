export { consultaDaContribuicao, consultaDasContasAtivas } from './api.ts'
export { Diferenca } from './diferenca.tsx'
export { origemDoLancamento } from './origem.ts'

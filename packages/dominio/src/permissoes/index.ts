export * from './permissoes.ts'
export * from './papeis.ts'
export * from './descricoes.ts'

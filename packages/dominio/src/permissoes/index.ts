export * from './permissoes.ts'
export * from './papeis.ts'
export * from './quem-pede.ts'
export * from './descricoes.ts'

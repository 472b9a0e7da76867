export * from './permissoes.ts'

export * from './contrato.ts'
export * from './dados.ts'
export * from './limites.ts'
export * from './rotulos.ts'

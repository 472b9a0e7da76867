export * from './contrato.ts'
export * from './esquema.ts'
export * from './repartir-pacote.ts'
export * from './rotulos.ts'

export * from './calculo.ts'
export * from './contrato.ts'
export * from './estados.ts'
export * from './quilometragem.ts'

export * from './contrato.ts'
export * from './estados.ts'
export { acrescimoDePlantao, type FaixaDeHorario } from './plantao.ts'

export * from './contrato.ts'
export { abreviaturaAntesDoCursor } from './ler.ts'

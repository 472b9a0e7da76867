export * from './cadastro.ts'
export * from './constantes.ts'
export * from './contrato.ts'
export { esquemaSenhaNova } from './esquema-de-senha.ts'
export * from './minha-conta.ts'
export * from './operadora.ts'
export * from './termos.ts'
export * from './versoes-dos-termos.ts'
export { pedidoDeSenha } from './pedido-de-senha.ts'
export {
  nivelDaSenha,
  problemaDaSenha,
  ROTULOS_DO_NIVEL,
  SENHA_MAXIMA,
  SENHA_MINIMA,
  type NivelDaSenha,
} from './senha.ts'

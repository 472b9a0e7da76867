export { cartaoDoEspecialista } from './cartao.ts'
export * from './certificado.ts'
export * from './contrato.ts'
export type { AcessoDoEspecialista } from './contrato-acesso.ts'
export {
  senhaDoCertificado,
  type AssinaturaDoEspecialista,
  type CertificadoDoEspecialista,
} from './contrato-assinatura.ts'
export {
  MAXIMO_DE_DIAS_DE_JANELAS,
  type DiaDeTrabalho,
  type ExcecaoDoEspecialista,
  type HorariosDoEspecialista,
} from './contrato-horarios.ts'
export { type PreviaDoRepasse, type RegraDoEspecialista, type RegrasDoEspecialista } from './contrato-repasse.ts'
export * from './esquema.ts'
export * from './horarios.ts'
export * from './repasse.ts'
export * from './rotulos.ts'

export { lerNumeroDeAcesso, numeroDeAcesso, type ExameNumerado } from './numero-de-acesso.ts'
export { proporExames, type EstudoAIdentificar, type ExamePossivel, type Proposta } from './propostas.ts'
export * from './contrato.ts'
export { ehDoTitular, type NomesNoEstudo, type Titular } from './de-quem.ts'

export * from './contrato-do-deslocamento.ts'
export * from './contrato.ts'
export * from './espera.ts'
export * from './estados.ts'
export { cabeNasJanelas } from './expediente.ts'
export * from './pedido.ts'
export * from './relogio.ts'
export {
  recusasDoPlano,
  type ExameAnterior,
  type ExameDoPlano,
  type PlanoAConferir,
  type RecusaDoPlano,
} from './plano-de-saude.ts'
export { acrescimoDePlantao, type FaixaDeHorario } from './plantao.ts'
export * from './respostas.ts'
export { rotaDoAgendamento } from './rota.ts'
export * from './rotulos.ts'

export {
  contratoSimulador,
  dadosDaSimulacao,
  simulacao,
  type DadosDaSimulacao,
  type SimulacaoCompleta,
} from './contrato.ts'
export {
  cenario,
  cenarios,
  MAXIMO_DE_CENARIOS,
  METODOS_DA_SIMULACAO,
  TIPOS_DE_AJUSTE,
  TIPOS_DE_IMPOSTO,
  type Cenario,
} from './esquema.ts'
export { CENARIO_DE_EXEMPLO, CENARIO_EM_BRANCO } from './exemplo.ts'
export { TIPOS_DE_CUSTO, type LinhaDoCusto, type TipoDeCusto } from './partes.ts'
export type { Resposta } from './procurar-preco.ts'
export { type Alavanca, type EfeitoDaAlavanca } from './sensibilidade.ts'
export { resumir, type ResumoDaSimulacao } from './resumo.ts'
export { aliquotaDoSimples } from './simples.ts'
export { examesParaLucro, precoParaMargem, simular, type ResultadoDoCenario, type Simulacao } from './simular.ts'

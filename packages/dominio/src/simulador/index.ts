export {
  contratoSimulador,
  dadosDaSimulacao,
  dadosDoOrcamento,
  simulacao,
  type DadosDaSimulacao,
  type SimulacaoCompleta,
} from './contrato.ts'
export {
  MESES_DO_LABORATORIO,
  mudancasDoLaboratorio,
  periodoUsual,
  recusaDoPeriodo,
  type ComparacaoDosExames,
  type Laboratorio,
  type LinhaDoLaboratorio,
  type ValoresDosExames,
} from './contrato-do-laboratorio.ts'
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
export {
  QUEM_GANHA,
  quemGanha,
  replicarExames,
  totalDoLaboratorio,
  type ExameRealizado,
  type MudancasDoLaboratorio,
  type QuemGanha,
  type TaxasDaEmpresa,
} from './laboratorio.ts'
export { TIPOS_DE_CUSTO, type LinhaDoCusto, type TipoDeCusto } from './partes.ts'
export type { Resposta } from './procurar-preco.ts'
export { type Alavanca, type EfeitoDaAlavanca } from './sensibilidade.ts'
export { compararComReal, type ComparacaoComOReal, type LinhaDoReal } from './real.ts'
export { resumir, type ResumoDaSimulacao } from './resumo.ts'
export { aliquotaDoSimples } from './simples.ts'
export { examesParaLucro, precoParaMargem, simular, type ResultadoDoCenario, type Simulacao } from './simular.ts'

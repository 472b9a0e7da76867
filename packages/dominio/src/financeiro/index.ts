export * from './contrato.ts'
export * from './titulo.ts'
export { calcularVencimento, fechamentoDe, type CobrancaAVencer, type DiasDoParceiro } from './vencimento.ts'
export {
  LINHAS_COM_VALOR,
  LINHAS_DO_DRE,
  montarDre,
  type LancamentoDoDre,
  type LinhaCalculada,
  type LinhaComValor,
  type LinhaDoDre,
} from './dre.ts'
export {
  AGRUPAMENTOS,
  dividirPeriodo,
  MAXIMO_DE_PERIODOS,
  montarFluxo,
  type Agrupamento,
  type MovimentoDoDia,
  type Periodo,
  type PeriodoDoFluxo,
} from './fluxo.ts'

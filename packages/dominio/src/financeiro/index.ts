export * from './contrato.ts'
export * from './contrato-das-contas.ts'
export * from './contrato-da-baixa.ts'
export * from './contrato-da-renegociacao.ts'
export * from './contrato-do-pix.ts'
export * from './contrato-dos-anexos.ts'
export * from './conta-financeira.ts'
export * from './coparticipacao.ts'
export * from './baixa.ts'
export * from './encargos.ts'
export * from './parcelas.ts'
export * from './razao.ts'
export * from './renegociacao.ts'
export * from './texto-do-pix.ts'
export * from './titulo.ts'
export { calcularVencimento, fechamentoDe, type CobrancaAVencer, type DiasDoParceiro } from './vencimento.ts'
export {
  LINHAS_COM_VALOR,
  LINHAS_DO_DRE,
  LINHAS_SEM_CAIXA,
  linhasSomadas,
  REGIMES,
  montarDre,
  partesDaReceita,
  type LancamentoDoDre,
  type LinhaCalculada,
  type LinhaComValor,
  type LinhaDoDre,
  type Regime,
} from './dre.ts'
export {
  AGRUPAMENTOS,
  dividirPeriodo,
  MAXIMO_DE_PERIODOS,
  menorSaldoPrevisto,
  montarFluxo,
  SENTIDOS,
  type Agrupamento,
  type MenorSaldo,
  type MovimentoDoDia,
  type Periodo,
  type PeriodoDoFluxo,
  type Sentido,
} from './fluxo.ts'
export {
  compararDre,
  COMPARACOES,
  mesesDaComparacao,
  ROTULOS_DA_COMPARACAO,
  type Comparacao,
  type LinhaComparada,
} from './comparacao.ts'
export {
  alvoDoDre,
  alvoDoDreEntre,
  alvosDoPeriodo,
  alvoDoSaldo,
  ROTA_DOS_LANCAMENTOS,
  type CelulaDoFluxo,
} from './alvos.ts'

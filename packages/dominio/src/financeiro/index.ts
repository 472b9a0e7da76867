export * from './contrato.ts'
export * from './contrato-das-contas.ts'
export * from './contrato-da-baixa.ts'
export * from './contrato-da-renegociacao.ts'
export * from './contrato-do-pix.ts'
export * from './contrato-dos-anexos.ts'
export * from './conta-financeira.ts'
export * from './contribuicao.ts'
export * from './recebimento-no-cartao.ts'
export * from './coparticipacao.ts'
export * from './baixa.ts'
export * from './encargos.ts'
export type { DemonstrativoImpresso } from './demonstrativo.ts'
export * from './parcelas.ts'
export * from './meses.ts'
export * from './razao.ts'
export * from './recebimento.ts'
export * from './renegociacao.ts'
export * from './texto-do-pix.ts'
export * from './titulo.ts'
export * from './transferencia.ts'
export {
  calcularVencimento,
  fechamentoDe,
  vencimentoDesde,
  type CobrancaAVencer,
  type DiasDoParceiro,
} from './vencimento.ts'
export {
  compararDre,
  diferencaDe,
  LINHAS_COM_VALOR,
  LINHAS_DO_DRE,
  LINHAS_SEM_CAIXA,
  linhasSomadas,
  REGIMES,
  montarDre,
  partesDaReceita,
  type Diferenca,
  type Efeito,
  type LancamentoDoDre,
  type LinhaCalculada,
  type LinhaComparada,
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
export { alvoDoDre, alvoDoMenorSaldo, alvosDoPeriodo, ROTA_DOS_LANCAMENTOS, type CelulaDoFluxo } from './alvos.ts'

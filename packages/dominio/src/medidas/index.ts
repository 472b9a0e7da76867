export { MEDIDAS, ehMedida, unidadesDaMedida, type Medida, type MedidaId } from './catalogo.ts'
export { CASAS_MOSTRADAS, arredondar } from './arredondar.ts'
export { UNIDADES, converterUnidade, unidadesEquivalentes, type Unidade } from './unidades.ts'
export {
  faixaAlometrica,
  fracaoDeEjecao,
  fracaoDeEncurtamento,
  gradienteDePressao,
  lviddn,
  razao,
  vhs,
  volumeTeichholz,
} from './formulas.ts'
export { CALCULADORAS, type Calculadora, type ValorMedido } from './calculadoras.ts'
export { CATALOGO, ampliarCatalogo, type CatalogoDeMedidas } from './catalogo-de-medidas.ts'
export {
  avaliarFormula,
  entradasDaFormula,
  escreverFormula,
  lerFormula,
  type Formula,
  type FormulaLida,
} from './formula.ts'
export { ESPECIES_DE_REFERENCIA, type EspecieDeReferencia, type Intervalo, type Referencia } from './referencia.ts'
export { REFERENCIAS } from './referencias.ts'
export { avaliarMedida, type Avaliacao, type ReferenciaResolvida, type SituacaoDaMedida } from './avaliar-medida.ts'

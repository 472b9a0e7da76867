export { MEDIDAS, ehMedida, unidadesDaMedida, type Medida, type MedidaId } from './catalogo.ts'
export { UNIDADES, converterUnidade, type Unidade } from './unidades.ts'
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
export { CALCULADORAS, calcularDerivadas, type Calculadora, type ValorMedido } from './calculadoras.ts'
export { type EspecieDeReferencia, type Intervalo, type Referencia } from './referencia.ts'
export { REFERENCIAS } from './referencias.ts'
export { avaliarMedida, type Avaliacao, type ReferenciaResolvida, type SituacaoDaMedida } from './avaliar-medida.ts'

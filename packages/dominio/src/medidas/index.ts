export { MEDIDAS, ehMedida, unidadesDaMedida, valorPossivel, type Medida, type MedidaId } from './catalogo.ts'
export { CASAS_MOSTRADAS, arredondar } from './arredondar.ts'
export { UNIDADES, converterUnidade, unidadesEquivalentes, type Unidade } from './unidades.ts'
export {
  derivacaoAvf,
  eixoEletrico,
  faixaAlometrica,
  fracaoDeEjecao,
  fracaoDeEncurtamento,
  frequenciaDoIntervalo,
  gradienteDePressao,
  lviddn,
  media,
  percentual,
  qtCorrigido,
  razao,
  vhs,
  volumeDoElipsoide,
  volumeTeichholz,
} from './formulas.ts'
export { diasParaOParto, type BiometriaFetal, type DiasParaOParto } from './gestacao.ts'
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
export {
  ESPECIES_DE_REFERENCIA,
  type CondicoesDaReferencia,
  type EspecieDeReferencia,
  type Faixas,
  type Intervalo,
  type LadoDaMedida,
  type Proveniencia,
  type Referencia,
  type MarcaDeEvidencia,
} from './referencia.ts'
export { NIVEIS, nivelDe, ROTULOS_DO_NIVEL, posicaoNoIntervalo, type Nivel } from './niveis.ts'
export { escolherReferencia, type PacienteDaReferencia } from './escolher-referencia.ts'
export { GALGOS } from './racas.ts'
export { escreverFonte, ressalvaDe } from './escrever-fonte.ts'
export { REFERENCIAS } from './referencias/index.ts'
export {
  avaliarMedida,
  faltaOPeso,
  type Avaliacao,
  type ReferenciaResolvida,
  type SituacaoDaMedida,
} from './avaliar-medida.ts'

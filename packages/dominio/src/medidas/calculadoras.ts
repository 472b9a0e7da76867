import type { MedidaId } from './catalogo.ts'
import * as formulas from './formulas.ts'
import type { Unidade } from './unidades.ts'

export type ValorMedido = { readonly valor: number; readonly unidade: Unidade }

export type Calculadora<M extends string = string> = {
  /** Measure that the formula gives, in its catalogue unit. */
  readonly medida: M
  readonly entradas: readonly M[]
  readonly usaPeso?: true
  /** Inputs in the order of `entradas` and in their catalogue units, then the weight in kg. */
  readonly calcular: (...valores: number[]) => number | null
}

const naN = Number.NaN

/** In dependency order: a later formula may use the result of an earlier one. */
export const CALCULADORAS: readonly Calculadora<MedidaId>[] = [
  {
    medida: 'RIM_AORTA',
    entradas: ['RIM_COMPRIMENTO', 'AORTA_ABDOMINAL'],
    calcular: (rim = naN, aorta = naN) => formulas.razao(rim, aorta),
  },
  {
    medida: 'AE_AO',
    entradas: ['ATRIO_ESQUERDO', 'AORTA'],
    calcular: (atrio = naN, aorta = naN) => formulas.razao(atrio, aorta),
  },
  { medida: 'E_A', entradas: ['ONDA_E', 'ONDA_A'], calcular: (e = naN, a = naN) => formulas.razao(e, a) },
  { medida: 'LVIDDN', entradas: ['DIVED'], usaPeso: true, calcular: (d = naN, peso = naN) => formulas.lviddn(d, peso) },
  {
    medida: 'FRACAO_ENCURTAMENTO',
    entradas: ['DIVED', 'DIVES'],
    calcular: (d = naN, s = naN) => formulas.fracaoDeEncurtamento(d, s),
  },
  { medida: 'VOLUME_DIASTOLICO', entradas: ['DIVED'], calcular: (d = naN) => formulas.volumeTeichholz(d) },
  { medida: 'VOLUME_SISTOLICO', entradas: ['DIVES'], calcular: (s = naN) => formulas.volumeTeichholz(s) },
  {
    medida: 'FRACAO_EJECAO',
    entradas: ['VOLUME_DIASTOLICO', 'VOLUME_SISTOLICO'],
    calcular: (edv = naN, esv = naN) => formulas.fracaoDeEjecao(edv, esv),
  },
  {
    medida: 'GRADIENTE_PRESSAO',
    entradas: ['VELOCIDADE_MAXIMA'],
    calcular: (v = naN) => formulas.gradienteDePressao(v),
  },
  {
    medida: 'VHS',
    entradas: ['CORACAO_EIXO_LONGO', 'CORACAO_EIXO_CURTO'],
    calcular: (longo = naN, curto = naN) => formulas.vhs(longo, curto),
  },
]

import { arredondar } from './arredondar.ts'
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

/** A pressure is classed as it is shown: 139.6 is 140. */
const pressaoMostrada = (media: number | null) => (media === null ? null : arredondar(media, 0))

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
  {
    medida: 'FREQUENCIA_CARDIACA',
    entradas: ['ECG_RR'],
    calcular: (rr = naN) => formulas.frequenciaDoIntervalo(rr),
  },
  { medida: 'ECG_QTC', entradas: ['ECG_QT', 'ECG_RR'], calcular: (qt = naN, rr = naN) => formulas.qtCorrigido(qt, rr) },
  {
    medida: 'ECG_QRS_AVF',
    entradas: ['ECG_QRS_DI', 'ECG_QRS_DIII'],
    calcular: (di = naN, diii = naN) => formulas.derivacaoAvf(di, diii),
  },
  {
    medida: 'ECG_EIXO',
    entradas: ['ECG_QRS_DI', 'ECG_QRS_AVF'],
    calcular: (di = naN, avf = naN) => formulas.eixoEletrico(di, avf),
  },
  { medida: 'ECG_T_R', entradas: ['ECG_T', 'ECG_R'], calcular: (t = naN, r = naN) => formulas.percentual(t, r) },
  {
    medida: 'PAS_MEDIA',
    entradas: ['PAS_LEITURA_1', 'PAS_LEITURA_2', 'PAS_LEITURA_3', 'PAS_LEITURA_4', 'PAS_LEITURA_5'],
    calcular: (...leituras) => pressaoMostrada(formulas.media(...leituras)),
  },
  {
    medida: 'PA_MANGUITO_RELACAO',
    entradas: ['PA_MANGUITO', 'PA_CIRCUNFERENCIA'],
    calcular: (manguito = naN, circunferencia = naN) => formulas.percentual(manguito, circunferencia),
  },
  {
    medida: 'TIREOIDE_VOLUME',
    entradas: ['TIREOIDE_COMPRIMENTO', 'TIREOIDE_LARGURA', 'TIREOIDE_ALTURA'],
    calcular: (c = naN, l = naN, alturaMm = naN) => formulas.volumeDoElipsoide(c, l, alturaMm / 10),
  },
  {
    medida: 'LESAO_VOLUME',
    entradas: ['LESAO_COMPRIMENTO', 'LESAO_LARGURA', 'LESAO_ALTURA'],
    calcular: (c = naN, l = naN, a = naN) => formulas.volumeDoElipsoide(c, l, a),
  },
]

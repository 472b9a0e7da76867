import type { MedidaId } from '../catalogo.ts'
import { RACAS_GIGANTES } from '../racas.ts'
import type { Faixas } from '../referencia.ts'
import { ate, entre, linhasDe, obra } from './linha.ts'

const WARE = obra('Ware, Small Animal Internal Medicine, 6ª ed., tabela 2.4')('V')
const TILLEY = obra('Critérios de aumento após Tilley, revisão rápida de ECG, tabela 2.2')('V')
const PORTE = obra('Ware, Small Animal Internal Medicine, 6ª ed., tabela 2.4')('V', 'Divisão em 20 kg por convenção')

const LEVE = { pesoKg: { max: 20, maxExclusivo: true } } as const
const PESADO = { pesoKg: { min: 20 } } as const

const cao = (medida: MedidaId, unidade: 'ms' | 'mV' | '%' | '°') => linhasDe(medida, 'CANINA', unidade)
const gato = (medida: MedidaId, unidade: 'ms' | 'mV' | '°', faixas: Faixas) =>
  linhasDe(medida, 'FELINA', unidade)(faixas, WARE)

/** Lead II, right lateral recumbency. */
export const ECG = [
  cao('ECG_P_DURACAO', 'ms')(ate(40), WARE),
  cao('ECG_P_DURACAO', 'ms')(ate(50), TILLEY, { racas: RACAS_GIGANTES }),
  gato('ECG_P_DURACAO', 'ms', ate(40)),
  cao('ECG_P_AMPLITUDE', 'mV')(ate(0.4), WARE),
  gato('ECG_P_AMPLITUDE', 'mV', ate(0.2)),
  cao('ECG_PR', 'ms')(entre(60, 130), WARE),
  gato('ECG_PR', 'ms', entre(50, 90)),
  cao('ECG_QRS', 'ms')(ate(50, 80), PORTE, LEVE),
  cao('ECG_QRS', 'ms')(ate(60, 80), PORTE, PESADO),
  gato('ECG_QRS', 'ms', ate(40, 60)),
  cao('ECG_R', 'mV')(ate(2.5), PORTE, LEVE),
  cao('ECG_R', 'mV')(ate(3), PORTE, PESADO),
  gato('ECG_R', 'mV', ate(0.9)),
  cao('ECG_EIXO', '°')(entre(40, 100), WARE),
  gato('ECG_EIXO', '°', entre(0, 160)),
  cao('ECG_ST_INFRA', 'mV')(ate(0.2), WARE),
  cao('ECG_ST_SUPRA', 'mV')(ate(0.15), WARE),
  gato('ECG_ST_INFRA', 'mV', ate(0.1)),
  gato('ECG_ST_SUPRA', 'mV', ate(0.1)),
  cao('ECG_T_R', '%')(ate(25), WARE),
  gato('ECG_T', 'mV', ate(0.3)),
  cao('ECG_QT', 'ms')({ faixa: { min: 150, max: 250 }, atencao: { min: 150, max: 270 } }, WARE),
  gato('ECG_QT', 'ms', { faixa: { min: 120, max: 180 }, atencao: { min: 70, max: 200 } }),
]

import { entre, linhasDe, obra } from './linha.ts'

const USUAL = obra('Limites usuais em ultrassonografia de tendões de equinos')(
  'M',
  'Diferença maior que 20% em relação ao membro oposto também é alteração',
)
// Of the hind limb none is known, and the measure does not say which limb it is of.
const DO_TORACICO = { semNivel: 'referência do membro torácico: não julga o valor' } as const

export const TENDOES = [
  linhasDe('TFDS_AREA', 'EQUINA', 'mm²')({ ...entre(80, 120), ...DO_TORACICO }, USUAL),
  linhasDe('TFDP_AREA', 'EQUINA', 'mm²')({ ...entre(90, 130), ...DO_TORACICO }, USUAL),
]

import { abaixoDe, ate, entre, linhasDe, obra } from './linha.ts'

const USUAL = obra('Limites usuais em radiografia abdominal')('M')

export const ABDOME_RADIOGRAFICO = [
  linhasDe('RIM_L2', 'CANINA', 'razao')(entre(2.5, 3.5), USUAL),
  linhasDe('RIM_L2', 'FELINA', 'razao')(entre(2.4, 3), USUAL, { castrado: false }),
  linhasDe('RIM_L2', 'FELINA', 'razao')(entre(1.9, 2.6), USUAL, { castrado: true }),
  linhasDe('DELGADO_L5', 'CANINA', 'razao')(ate(1.6), USUAL),
  linhasDe('DELGADO_L2', 'FELINA', 'razao')(abaixoDe(2), USUAL),
  linhasDe('COLON_L5', 'FELINA', 'razao')(ate(1.3, 1.5), USUAL),
]

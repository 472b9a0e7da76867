import { ate, entre, linhasDe, obra } from './linha.ts'

const CERVICAL = obra('Limites usuais em ultrassonografia cervical')('M')
const OCULAR = obra('Limites usuais em ultrassonografia ocular')('M')

export const PESCOCO = [
  linhasDe('TIREOIDE_ALTURA', 'FELINA', 'mm')(ate(4), CERVICAL),
  linhasDe('PARATIREOIDE', 'CANINA', 'mm')(ate(4), CERVICAL),
  linhasDe('PARATIREOIDE', 'FELINA', 'mm')(ate(3), CERVICAL),
]

export const OLHO = [
  linhasDe('OLHO_AXIAL', 'CANINA', 'mm')(entre(18, 22), OCULAR),
  linhasDe('OLHO_AXIAL', 'FELINA', 'mm')(entre(20, 22), OCULAR),
  linhasDe('OLHO_LENTE', 'CANINA', 'mm')(entre(6.5, 8), OCULAR),
  linhasDe('OLHO_NERVO_OPTICO', 'CANINA', 'mm')(ate(3, 3.5), OCULAR),
]

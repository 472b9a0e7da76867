import { entre, linhasDe, obra } from './linha.ts'

const USUAL = obra('Valores usuais em radiografia do casco de equinos')

export const CASCO = [
  linhasDe(
    'ANGULO_PALMAR',
    'EQUINA',
    '°',
  )(entre(3, 8), USUAL('M', 'Do membro torácico, em apoio, na lateromedial com o feixe na altura da sola')),
  linhasDe('SOLA_ESPESSURA', 'EQUINA', 'mm')({ faixa: { min: 15 } }, USUAL('M', 'Sob a ponta da falange distal')),
]

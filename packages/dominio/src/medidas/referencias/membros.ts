import { linhasDe, obra } from './linha.ts'

const PLATO = obra('Valores usuais do platô tibial no cão')

export const MEMBROS = [
  linhasDe(
    'PLATO_TIBIAL',
    'CANINA',
    '°',
  )(
    { faixa: { max: 25 }, atencao: { max: 30 } },
    PLATO('M', 'Usual de 18 a 25°; acima de 30°, excessivo. Só com a projeção mediolateral verdadeira'),
  ),
]

import { linhasDe, obra } from './linha.ts'

const NORBERG = obra(
  'Cortes de Klever et al., Tierärztl Prax 2020, e Comhaire, J Small Anim Pract 2011',
  '10.1111/j.1748-5827.2011.01105.x',
)
const SMITH = obra('Smith 1990; corte de Klever et al., Tierärztl Prax 2020')

export const PELVE = [
  linhasDe('NORBERG', 'CANINA', '°')(
    { faixa: { min: 105 }, atencao: { min: 100 } },
    NORBERG('V', 'Melhores cortes publicados, 101,8° e 102,2°; a classificação é do veterinário'),
    { idadeMeses: { min: 12 } },
  ),
  linhasDe('INDICE_DISTRACAO', 'CANINA', 'razao')(
    { faixa: { max: 0.3 }, atencao: { max: 0.7 } },
    SMITH('M', 'Só de projeção sob distração, por profissional certificado'),
    { idadeMeses: { min: 4 } },
  ),
]

import type { EspecieDeReferencia } from '../referencia.ts'
import { linhasDe, obra } from './linha.ts'

const LISCIANDRO = obra('Lisciandro et al., J Vet Emerg Crit Care 2009, modificado em 2019')

const escore = (especie: EspecieDeReferencia) =>
  linhasDe('ESCORE_LIQUIDO_ABDOMINAL', especie, 'indice')(
    { faixa: { max: 0 }, atencao: { max: 3, maxExclusivo: true } },
    LISCIANDRO('V', 'Abaixo de 3, pequeno volume; a partir de 3, grande volume'),
    { idadeMeses: {} },
  )

export const CAVIDADE = [escore('CANINA'), escore('FELINA')]

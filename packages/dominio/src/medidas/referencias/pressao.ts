import type { EspecieDeReferencia } from '../referencia.ts'
import { linhasDe, obra } from './linha.ts'

const ACVIM = obra('Acierno et al., consenso ACVIM 2018, J Vet Intern Med 32:1803-1822', '10.1111/jvim.15331')

const pressao = (especie: EspecieDeReferencia) =>
  linhasDe('PAS_MEDIA', especie, 'mmHg')(
    {
      faixa: { min: 90, max: 140, maxExclusivo: true },
      atencao: { min: 90, max: 160, maxExclusivo: true },
      alterado: { min: 90, max: 180, maxExclusivo: true },
    },
    ACVIM(
      'V',
      'Pré-hipertenso de 140 a 159, hipertenso de 160 a 179, grave a partir de 180; abaixo de 90, hipotensão. As faixas abaixo de 160 estão a confirmar',
    ),
    { idadeMeses: {} },
  )

const manguito = (especie: EspecieDeReferencia) =>
  linhasDe('PA_MANGUITO_RELACAO', especie, '%')({ faixa: { min: 30, max: 40 }, atencao: {} }, ACVIM('M'), {
    idadeMeses: {},
  })

export const PRESSAO = [pressao('CANINA'), pressao('FELINA'), manguito('CANINA'), manguito('FELINA')]

import { ate, entre, linhasDe, obra } from './linha.ts'

const WESS = obra('Wess et al., diretriz ESVC, J Vet Cardiol 2017;19:405-415', '10.1016/j.jvc.2017.08.006')
const MEURS = obra('Meurs, Vet Clin North Am Small Anim Pract 2004')
const HANAS = obra('Hanås et al. 2009')
const USUAL = obra('Limites usuais em Holter de 24 horas')('M')
const QUALIDADE = obra('Critério de qualidade do registro')('D', 'Fora dele, o exame é limitado')

const cao = linhasDe('HOLTER_ESV', 'CANINA', 'indice')

const qualidade = (especie: 'CANINA' | 'FELINA') => [
  linhasDe('HOLTER_HORAS', especie, 'h')({ faixa: { min: 20 }, atencao: {} }, QUALIDADE, { idadeMeses: {} }),
  linhasDe('HOLTER_ARTEFATO', especie, '%')({ ...ate(10), atencao: {} }, QUALIDADE, { idadeMeses: {} }),
]

/** Recording of 24 hours. Complexity, and two recordings within a year, are for the reader to weigh: a count cannot. */
export const HOLTER = [
  ...qualidade('CANINA'),
  ...qualidade('FELINA'),
  cao(
    ate(24, 100),
    obra('Limites usuais em Holter de 24 horas')(
      'M',
      'Pares, tripletos, bigeminismo e R sobre T pesam mais que o total',
    ),
  ),
  cao(
    { faixa: { max: 50, maxExclusivo: true }, atencao: { max: 300 } },
    WESS(
      'V',
      'Menos de 50 é normal, com atenção a qualquer uma; de 50 a 300, repetir em até um ano, e duas gravações assim são diagnósticas; mais de 300 é diagnóstico de cardiomiopatia dilatada oculta',
    ),
    { racas: ['Dobermann'] },
  ),
  cao(
    ate(20, 300),
    MEURS(
      'M',
      'De 21 a 100, indeterminado; de 101 a 300, suspeito; de 301 a 1.000, ou de 101 a 300 com complexidade, provável; mais de 1.000, afetado. Uma gravação varia até 80%',
    ),
    { racas: ['Boxer'] },
  ),
  linhasDe('HOLTER_ESV', 'FELINA', 'indice')({ ...ate(10), atencao: {} }, HANAS('M')),
  linhasDe('HOLTER_FC_MEDIA', 'CANINA', 'bpm')(entre(60, 110), USUAL),
  linhasDe('HOLTER_FC_MINIMA', 'CANINA', 'bpm')({ faixa: { min: 30 } }, USUAL),
  linhasDe(
    'HOLTER_MAIOR_PAUSA',
    'CANINA',
    's',
  )(ate(4, 5), obra('Limites usuais em Holter de 24 horas')('M', 'Pausa durante o sono')),
]

import type { MedidaId } from '../catalogo.ts'
import { GALGOS, RACAS_GIGANTES } from '../racas.ts'
import { abaixoDe, ate, entre, linhasDe, obra } from './linha.ts'

const ACVIM_2019 = obra('Keene et al., consenso ACVIM 2019, J Vet Intern Med 33:1127-1140', '10.1111/jvim.15488')
const ACVIM_2020 = obra('Luis Fuentes et al., consenso ACVIM 2020', '10.1111/jvim.15745')
const CORNELL = obra('Cornell et al., J Vet Intern Med 2004;18:311-321', '10.1111/j.1939-1676.2004.tb02551.x')
const ISAYAMA = obra('Isayama 2022')
const VISSER = obra('Limites usuais; efeito do peso em Visser et al., J Vet Intern Med 2019')
const USUAL = obra('Limites usuais em ecocardiografia')
const MINE = obra('Corte do escore MINE: Vezzosi et al., J Vet Intern Med 2021', '10.1111/jvim.16131')
const WARE = obra('Ware, Small Animal Internal Medicine, 6ª ed., tabela 2.4')
const ESVC = obra('Wess et al., J Vet Cardiol 2017;19:405-415', '10.1016/j.jvc.2017.08.006')
const GRADIENTES = obra('Classes do gradiente de insuficiência tricúspide, estudos do J Vet Intern Med')
const JATO = obra('Limites usuais em ecocardiografia Doppler')

const SMETS = obra('Smets 2014, raça Boxer')('V2')
const STEPHENSON = obra('Stephenson 2012, raça Dogue Alemão')('V2')
const BAGARDI = obra('Bagardi 2025, raça Golden Retriever')('V2')
const LIM = obra('Lim, Am J Vet Res 2016;77:374, raça Dachshund')('V2')
const WHIPPET = obra('Stepien 2023 e Bavegems 2007, raça Whippet')('V2')
const WIEGEL = obra('Wiegel et al., PLoS One 2022, raça Pug', '10.1371/journal.pone.0274085')('V2')
const VEZZOSI = obra('Vezzosi 2021, raça American Staffordshire Terrier')('V2')

const BOXER = { racas: ['Boxer'] }
const DOGUE = { racas: ['Dogue Alemão'] }
const GOLDEN = { racas: ['Golden Retriever'] }
const TECKEL = { racas: ['Dachshund', 'Dachshund Miniatura'] }
const WHIPPETS = { racas: ['Whippet'] }
const PUG = { racas: ['Pug'] }
const AMSTAFF = { racas: ['American Staffordshire Terrier'] }
const DOBERMANN = { racas: ['Dobermann'] }

const LIMITE_B2 = 'Abaixo do critério de aumento para o estágio B2'
const ESTREITO = 'Não vale para galgos, de coração maior'

const alometrica = (medida: MedidaId, minimo: number, maximo: number, expoente: number) =>
  linhasDe(medida, 'CANINA', 'cm')({ alometria: { minimo, maximo, expoente } }, CORNELL('V', ESTREITO))

const dived = linhasDe('DIVED', 'CANINA', 'mm')
const dives = linhasDe('DIVES', 'CANINA', 'mm')
const lviddn = linhasDe('LVIDDN', 'CANINA', 'indice')
const aeAo = linhasDe('AE_AO', 'CANINA', 'razao')
const fec = linhasDe('FRACAO_ENCURTAMENTO', 'CANINA', '%')
const fe = linhasDe('FRACAO_EJECAO', 'CANINA', '%')
const fc = linhasDe('FREQUENCIA_CARDIACA', 'CANINA', 'bpm')
const fcGato = linhasDe('FREQUENCIA_CARDIACA', 'FELINA', 'bpm')
const vmax = linhasDe('VELOCIDADE_MAXIMA', 'CANINA', 'm/s')

const paredeDoGato = (medida: 'SIVD' | 'PLVED') =>
  linhasDe(
    medida,
    'FELINA',
    'mm',
  )(
    abaixoDe(5, 6),
    ACVIM_2020(
      'V2',
      'De 5,0 a 5,9 mm (a confirmar), considere o peso; descarte hipertensão, hipertireoidismo e desidratação',
    ),
  )

const DIMENSOES = [
  alometrica('SIVD', 0.29, 0.59, 0.241),
  alometrica('DIVED', 1.27, 1.85, 0.294),
  alometrica('PLVED', 0.29, 0.6, 0.232),
  alometrica('SIVS', 0.43, 0.79, 0.24),
  alometrica('DIVES', 0.71, 1.26, 0.315),
  alometrica('PLVES', 0.48, 0.87, 0.222),
  dived(entre(32.8, 46.4), SMETS, BOXER),
  dived(entre(42.7, 58.7), STEPHENSON, DOGUE),
  dived(entre(20.8, 34.5), LIM, TECKEL),
  dived(ate(48), ESVC('M'), { ...DOBERMANN, sexo: 'MACHO' }),
  dived(ate(46), ESVC('M'), { ...DOBERMANN, sexo: 'FEMEA' }),
  dives(entre(19.9, 34.7), SMETS, BOXER),
  dives(ate(36), ESVC('M'), DOBERMANN),
  lviddn(abaixoDe(1.7), ACVIM_2019('V', LIMITE_B2)),
  lviddn(abaixoDe(1.6, 1.7), ISAYAMA('V2', 'Abaixo de 5 kg o limite de 1,7 é alto demais'), {
    pesoKg: { max: 5, maxExclusivo: true },
  }),
  lviddn(entre(1.28, 1.82), BAGARDI, GOLDEN),
  lviddn(entre(1.28, 1.77), WHIPPET, WHIPPETS),
  lviddn(entre(1.27, 1.87), VEZZOSI, AMSTAFF),
  paredeDoGato('SIVD'),
  paredeDoGato('PLVED'),
]

/** A small left atrium means nothing: only the upper end of a breed's range is used. */
const ATRIO = [
  aeAo(abaixoDe(1.6), ACVIM_2019('V', LIMITE_B2)),
  aeAo(ate(1.66), LIM, TECKEL),
  aeAo(ate(1.63), WIEGEL, PUG),
  aeAo(ate(1.75), VEZZOSI, AMSTAFF),
  linhasDe(
    'AE_AO',
    'FELINA',
    'razao',
  )(abaixoDe(1.5, 1.8), ACVIM_2020('M', 'A partir de 1,8, aumento moderado a importante')),
]

const ATE_15 = { pesoKg: { max: 15, maxExclusivo: true } } as const
const DE_15 = { pesoKg: { min: 15 } }

const FUNCAO = [
  fec(entre(27, 50), VISSER('M'), ATE_15),
  fec(entre(25, 45), VISSER('M'), DE_15),
  fec(
    { faixa: { min: 25, max: 45 }, atencao: { min: 20, max: 45 } },
    VISSER('M', 'De 20 a 25 % pode ser do atleta, do galgo e do gigante'),
    {
      racas: [...new Set([...GALGOS, ...RACAS_GIGANTES])].filter(
        (raca) => raca !== 'Whippet' && raca !== 'Dogue Alemão',
      ),
    },
  ),
  fec(entre(18.5, 44.1), SMETS, BOXER),
  fec(entre(20, 37), STEPHENSON, DOGUE),
  fec(entre(31, 52), LIM, TECKEL),
  fec(entre(17, 38), WHIPPET, WHIPPETS),
  fec(entre(18.7, 43.8), WIEGEL, PUG),
  linhasDe('FRACAO_ENCURTAMENTO', 'FELINA', '%')(entre(30, 60), USUAL('M')),
  fe(
    { faixa: { min: 50, max: 80 }, atencao: { min: 40, max: 80 } },
    USUAL('M', 'O método de Teichholz superestima nos corações grandes e dilatados'),
  ),
  fe(entre(35, 63), SMETS, BOXER),
  fe(entre(42, 64), STEPHENSON, DOGUE),
]

const FUNDIDAS =
  'Ondas fundidas, em frequência alta, não se avaliam. Abaixo de 1, relaxamento; acima de 2, padrão restritivo'

const DOPPLER = [
  linhasDe('ONDA_E', 'CANINA', 'm/s')(abaixoDe(1.2), MINE('V')),
  linhasDe('E_A', 'CANINA', 'razao')(entre(1, 2), JATO('M', FUNDIDAS)),
  linhasDe('E_A', 'FELINA', 'razao')(entre(1, 2), JATO('M', FUNDIDAS)),
  vmax(ate(2, 2.25), JATO('M', 'Depende do fluxo'), { orgao: 'VALVA_AORTICA' }),
  vmax(ate(2.4), SMETS, { ...BOXER, orgao: 'VALVA_AORTICA' }),
  vmax(ate(1.6, 2), JATO('M', 'Depende do fluxo'), { orgao: 'VALVA_PULMONAR' }),
  linhasDe('GRADIENTE_PRESSAO', 'CANINA', 'mmHg')(
    abaixoDe(36, 50),
    GRADIENTES(
      'V',
      'De 36 a 50 mmHg, leve; acima de 50, moderada; acima de 75, importante. Sem somar a pressão do átrio direito',
    ),
    { orgao: 'VALVA_TRICUSPIDE' },
  ),
]

const FILHOTE = { idadeMeses: { max: 12, maxExclusivo: true } } as const
const MUITO_PEQUENO = { pesoKg: { max: 4, maxExclusivo: true } } as const

const FREQUENCIA = [
  fc(entre(60, 160), WARE('V')),
  fc(entre(60, 180), WARE('V', 'Até 180 bpm nos muito pequenos (o corte de 4 kg é derivado)'), MUITO_PEQUENO),
  fc(entre(60, 220), WARE('V', 'Até 220 bpm no filhote'), FILHOTE),
  fcGato(
    { faixa: { min: 140, max: 240 }, atencao: { min: 120, max: 240 } },
    WARE('V', 'De 120 a 139 bpm no gato calmo'),
  ),
]

export const CORACAO = [...DIMENSOES, ...ATRIO, ...FUNCAO, ...DOPPLER, ...FREQUENCIA]

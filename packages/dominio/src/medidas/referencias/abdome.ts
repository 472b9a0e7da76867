import { ate, entre, linhasDe, obra } from './linha.ts'

const TVP = obra("Today's Veterinary Practice, set/out 2018")
const MARESCHAL = obra('Mareschal et al., Vet Radiol Ultrasound 2007;48:434-438')
const GEISSE = obra('Geisse et al., Vet Radiol Ultrasound 1997', '10.1111/j.1740-8261.1997.tb00828.x')
const TVP_2016 = obra("Today's Veterinary Practice, set/out 2016")
const MARTINEZ = obra('Martinez et al., J Vet Intern Med 2023;37:1766-1771', '10.1111/jvim.16810')
const MANUAL = obra('Limite de manual de ultrassonografia')
const HITTMAIR = obra('Hittmair et al., Vet Radiol Ultrasound 2001;42:149-155')
const PARK = obra('Park et al., J Vet Sci 2018;19(5)')
const DELANEY = obra('Delaney et al., Vet Radiol Ultrasound 2003;44:577-580', '10.1111/j.1740-8261.2003.tb00510.x')
const FELINE_IMAGING = obra('Feline Diagnostic Imaging, p. 336')

const SO_ACIMA = 'Só o espessamento tem significado'
const paredeCao = (medida: 'DUODENO_PAREDE' | 'JEJUNO_PAREDE' | 'ILEO_PAREDE') => linhasDe(medida, 'CANINA', 'mm')
const [duodeno, jejuno, ileo] = [paredeCao('DUODENO_PAREDE'), paredeCao('JEJUNO_PAREDE'), paredeCao('ILEO_PAREDE')]
const COMO_O_JEJUNO = 'Usa-se o limite do jejuno'

const P = {
  ATE_20: { pesoKg: { max: 20, maxExclusivo: true } },
  DE_20_A_30: { pesoKg: { min: 20, max: 30, maxExclusivo: true } },
  DE_30: { pesoKg: { min: 30 } },
  DE_20_A_40: { pesoKg: { min: 20, max: 40, maxExclusivo: true } },
  ATE_40: { pesoKg: { max: 40, maxExclusivo: true } },
  DE_40: { pesoKg: { min: 40 } },
} as const

const URINARIO = [
  linhasDe('RIM_AORTA', 'CANINA', 'razao')(entre(5.5, 9.1), MARESCHAL('V', 'Pouco sensível à doença renal crônica')),
  linhasDe('RIM_COMPRIMENTO', 'FELINA', 'cm')(entre(3, 4.5), TVP('D', 'De média e desvio: 3,66 ± 0,46 cm')),
  linhasDe(
    'BEXIGA_PAREDE',
    'CANINA',
    'mm',
  )(
    { texto: 'até 2,0 mm repleta (2,3 a partir de 30 kg), 2,3 em repleção leve e 3,0 pouco repleta' },
    GEISSE('D', 'A parede muda com a repleção: vazia, não se avalia'),
  ),
  linhasDe(
    'BEXIGA_PAREDE',
    'FELINA',
    'mm',
  )(
    { texto: 'de 1,3 a 1,7 mm repleta; alterada acima de 2,0' },
    TVP_2016('V', 'A parede muda com a repleção: vazia, não se avalia. O limite de 2,0 mm é derivado'),
  ),
]

const vesicula = linhasDe('VESICULA_PAREDE', 'CANINA', 'mm')
const coledoco = linhasDe('COLEDOCO_DIAMETRO', 'CANINA', 'mm')

const HEPATOBILIAR = [
  vesicula(
    ate(1.3, 2),
    MARTINEZ('V', 'Em jejum e com menos de 40 kg; 2,0 mm é o limite mais antigo, de manual'),
    P.ATE_40,
  ),
  vesicula(ate(2), MANUAL('M', 'O limite medido, de 1,3 mm, é de cães com menos de 40 kg'), P.DE_40),
  vesicula(ate(3), MANUAL('M', 'Sem jejum, a vesícula contraída parece espessa'), { jejum: false }),
  linhasDe(
    'VESICULA_PAREDE',
    'FELINA',
    'mm',
  )(ate(1), HITTMAIR('V', 'Acima de 1 mm prevê doença; abaixo, não a exclui')),
  coledoco(ate(3), PARK('V', 'Medido por tomografia, no hilo hepático'), {
    pesoKg: { max: 15, maxExclusivo: true },
  }),
  coledoco(ate(3), PARK('M', 'Medido em cães com menos de 15 kg; usado em todos por costume')),
  linhasDe('COLEDOCO_DIAMETRO', 'FELINA', 'mm')(ate(4, 5), TVP('V', 'Acima de 5,0 mm sugere obstrução (a confirmar)')),
  linhasDe('BACO_ESPESSURA', 'FELINA', 'mm')(ate(10), TVP('V')),
]

const DIGESTORIO = [
  duodeno(ate(5.1), DELANEY('V'), P.ATE_20),
  duodeno(ate(5.3), DELANEY('V'), P.DE_20_A_30),
  duodeno(ate(6), DELANEY('V'), P.DE_30),
  jejuno(ate(4.1), DELANEY('V'), P.ATE_20),
  jejuno(ate(4.4), DELANEY('V'), P.DE_20_A_40),
  jejuno(ate(4.7), DELANEY('V'), P.DE_40),
  ileo(ate(4.1), DELANEY('D', COMO_O_JEJUNO), P.ATE_20),
  ileo(ate(4.4), DELANEY('D', COMO_O_JEJUNO), P.DE_20_A_40),
  ileo(ate(4.7), DELANEY('D', COMO_O_JEJUNO), P.DE_40),
  linhasDe('DUODENO_PAREDE', 'FELINA', 'mm')(ate(2.4, 2.8), FELINE_IMAGING('V', SO_ACIMA)),
  linhasDe(
    'JEJUNO_PAREDE',
    'FELINA',
    'mm',
  )(ate(2.5, 2.8), FELINE_IMAGING('V', `${SO_ACIMA}; o segundo limite, de 2,8 mm, é derivado`)),
  linhasDe('ILEO_PAREDE', 'FELINA', 'mm')(ate(3.2, 3.6), FELINE_IMAGING('V', SO_ACIMA)),
]

export const ABDOME = [...URINARIO, ...HEPATOBILIAR, ...DIGESTORIO]

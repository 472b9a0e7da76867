import { alterado, LACUNA, medidaDosDoisLados, normal, type SecaoDoBanco } from '../banco.ts'

const RINS: SecaoDoBanco = {
  id: 'rxabd-rins',
  titulo: 'Rins e ureteres',
  orgao: 'RINS',
  normal:
    'Rins de contornos regulares e dimensões preservadas; sem cálculos radiopacos em topografia de rins e ureteres.',
  medidas: medidaDosDoisLados('RIM_L2'),
  frases: [
    alterado('rxabd-nefrolito', 'Nefrólito', `Cálculo radiopaco de ${LACUNA} mm em topografia do rim ${LACUNA}.`),
    alterado(
      'rxabd-ureterolito',
      'Ureterólito',
      `Cálculo radiopaco de ${LACUNA} mm em topografia do ureter ${LACUNA}.`,
    ),
    alterado('rxabd-renomegalia', 'Aumento', `Rim ${LACUNA} aumentado, de contorno ${LACUNA}.`),
    alterado('rxabd-rim-pequeno', 'Redução', `Rim ${LACUNA} de dimensões reduzidas e contorno irregular.`),
    normal(
      'rxabd-rim-direito',
      'Direito não individualizado',
      'Rim esquerdo preservado; rim direito não individualizado, o que é habitual.',
    ),
  ],
}

const BEXIGA: SecaoDoBanco = {
  id: 'rxabd-bexiga',
  titulo: 'Bexiga e uretra',
  orgao: 'BEXIGA',
  normal: 'Bexiga de repleção moderada e contorno regular; sem cálculos radiopacos em bexiga e trajeto uretral.',
  frases: [
    alterado('rxabd-cistolito', 'Cistólitos', `Cálculos radiopacos no interior da bexiga, o maior de ${LACUNA} mm.`),
    alterado('rxabd-uretrolito', 'Uretrólito', `Cálculo radiopaco no trajeto uretral, em ${LACUNA}.`),
    alterado(
      'rxabd-bexiga-distendida',
      'Distensão',
      'Bexiga acentuadamente distendida. Considerar obstrução e causa neurológica.',
    ),
    alterado(
      'rxabd-bexiga-gas',
      'Gás',
      'Gás no lúmen ou na parede da bexiga. Considerar sondagem prévia e cistite enfisematosa.',
    ),
  ],
}

const REPRODUTOR: SecaoDoBanco = {
  id: 'rxabd-reprodutor',
  titulo: 'Aparelho reprodutor',
  orgao: null,
  normal: 'Estruturas do aparelho reprodutor não caracterizadas, o que é esperado neste exame.',
  frases: [
    alterado(
      'rxabd-tubular',
      'Estrutura tubular',
      'Estrutura tubular de radiopacidade de líquido em abdome caudal, entre a bexiga e o cólon. Sugere-se ultrassonografia.',
    ),
    alterado('rxabd-fetos', 'Esqueletos fetais', `Esqueletos fetais mineralizados em número de ${LACUNA}.`),
    alterado(
      'rxabd-fetos-mortos',
      'Sinais de morte fetal',
      'Esqueletos fetais com perda de alinhamento e gás perifetal, sinais de morte fetal. Achado crítico.',
    ),
    alterado(
      'rxabd-caudal',
      'Aumento caudal',
      'Estrutura de tecidos moles caudal à bexiga, com deslocamento dorsal do cólon. Sugere-se ultrassonografia.',
    ),
  ],
}

export const URINARIO = [RINS, BEXIGA, REPRODUTOR]

import { alterado, LACUNA, type SecaoDoBanco } from '../banco.ts'

export const ARRITMIAS: SecaoDoBanco = {
  id: 'ecg-arritmias',
  titulo: 'Arritmias',
  orgao: null,
  normal: 'Arritmias não registradas no período avaliado.',
  frases: [
    alterado(
      'ecg-esv',
      'Extrassístoles ventriculares',
      `Extrassístoles ventriculares ${LACUNA} (monomórficas ou polimórficas), isoladas, em número de ${LACUNA} no período.`,
    ),
    alterado(
      'ecg-esv-pares',
      'Ventriculares em pares',
      `Extrassístoles ventriculares em pares e tripletos, em número de ${LACUNA} no período. Sugere-se Holter de 24 horas.`,
    ),
    alterado(
      'ecg-tv',
      'Taquicardia ventricular',
      `Taquicardia ventricular de ${LACUNA} bpm, ${LACUNA} (sustentada ou não sustentada). Achado crítico.`,
    ),
    alterado(
      'ecg-riva',
      'Ritmo idioventricular acelerado',
      `Ritmo idioventricular acelerado de ${LACUNA} bpm. Considerar trauma, esplenopatia e distúrbios eletrolíticos.`,
    ),
    alterado(
      'ecg-essv',
      'Extrassístoles supraventriculares',
      `Extrassístoles supraventriculares isoladas, em número de ${LACUNA} no período.`,
    ),
    alterado(
      'ecg-tsv',
      'Taquicardia supraventricular',
      `Taquicardia supraventricular de ${LACUNA} bpm, em episódios de ${LACUNA} segundos.`,
    ),
    alterado(
      'ecg-pausa',
      'Pausas sinusais',
      `Pausas sinusais de até ${LACUNA} segundos, seguidas de escapes ${LACUNA}.`,
    ),
    alterado(
      'ecg-parada-atrial',
      'Parada atrial',
      'Ausência de ondas P, bradicardia e ondas T altas, compatíveis com parada atrial. Considerar hipercalemia. Achado crítico.',
    ),
  ],
}

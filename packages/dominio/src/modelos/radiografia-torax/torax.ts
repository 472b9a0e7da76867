import { alterado, LACUNA, medida, naoAvaliado, normal, type SecaoDoBanco } from '../banco.ts'

export const PROJECOES: SecaoDoBanco = {
  id: 'projecoes',
  titulo: 'Projeções e técnica',
  orgao: null,
  normal:
    'Projeções laterolateral direita, laterolateral esquerda e ventrodorsal, com técnica e posicionamento adequados, em inspiração.',
  frases: [
    normal(
      'projecoes-duas',
      'Duas projeções',
      'Projeções laterolateral direita e ventrodorsal, com técnica e posicionamento adequados.',
    ),
    normal(
      'projecoes-dorsoventral',
      'Dorsoventral',
      'Projeções laterolaterais e dorsoventral, esta escolhida pelo quadro respiratório do paciente.',
    ),
    alterado(
      'projecoes-expiracao',
      'Expiração',
      'Imagens em expiração, o que aumenta a opacidade pulmonar e a silhueta cardíaca aparente e limita a avaliação.',
    ),
    alterado(
      'projecoes-rotacao',
      'Rotação',
      'Rotação do tórax na projeção ventrodorsal, o que limita a avaliação da silhueta cardíaca e do mediastino.',
    ),
    naoAvaliado(
      'projecoes-unica',
      'Projeção única',
      'Apenas uma projeção foi possível em razão do quadro clínico. Sugere-se complementar após estabilização.',
    ),
  ],
}

export const ARCABOUCO: SecaoDoBanco = {
  id: 'arcabouco',
  titulo: 'Arcabouço ósseo e partes moles',
  orgao: 'ARCABOUCO_OSSEO',
  normal:
    'Costelas, esterno e segmentos de coluna incluídos no exame sem sinais de fratura ou de lesão agressiva. Partes moles sem alterações.',
  frases: [
    alterado(
      'arcabouco-fratura',
      'Fratura de costela',
      `Fratura ${LACUNA} em ${LACUNA} costela, no antímero ${LACUNA}, com aumento de volume de partes moles adjacentes.`,
    ),
    alterado(
      'arcabouco-espondilose',
      'Espondilose',
      'Neoformações ósseas ventrais em corpos vertebrais, compatíveis com espondilose.',
    ),
    alterado(
      'arcabouco-litica',
      'Lesão agressiva',
      `Lesão osteolítica com reação periosteal irregular em ${LACUNA}, de aspecto agressivo.`,
    ),
    alterado(
      'arcabouco-enfisema',
      'Enfisema subcutâneo',
      'Áreas de radiotransparência gasosa em partes moles, compatíveis com enfisema subcutâneo.',
    ),
  ],
}

export const PULMOES: SecaoDoBanco = {
  id: 'pulmoes',
  titulo: 'Campos pulmonares',
  orgao: 'PULMOES',
  normal:
    'Campos pulmonares com radiotransparência preservada e trama vascular e brônquica de aspecto usual. Ausência de nódulos ou áreas de consolidação.',
  frases: [
    normal(
      'pulmoes-senil',
      'Alterações da idade',
      'Discreto padrão bronquial e intersticial difuso, compatível com a idade do paciente. Ausência de nódulos ou consolidação.',
    ),
    alterado(
      'pulmoes-bronquial',
      'Padrão bronquial',
      'Padrão bronquial difuso, com espessamento de paredes brônquicas em anéis e trilhos.',
    ),
    alterado(
      'pulmoes-intersticial',
      'Padrão intersticial',
      'Padrão intersticial não estruturado difuso, com perda parcial da definição vascular.',
    ),
    alterado(
      'pulmoes-alveolar',
      'Padrão alveolar',
      `Padrão alveolar em lobo ${LACUNA}, com broncogramas aéreos e sinal lobar.`,
    ),
    alterado(
      'pulmoes-edema-cardiogenico',
      'Edema cardiogênico',
      'Padrão intersticial a alveolar em região peri-hilar e lobos caudais, associado a aumento do átrio esquerdo e congestão venosa, compatível com edema pulmonar cardiogênico.',
    ),
    alterado(
      'pulmoes-aspirativa',
      'Pneumonia aspirativa',
      'Padrão alveolar em porção ventral de lobos craniais e médio direito, sugestivo de broncopneumonia aspirativa.',
    ),
    alterado(
      'pulmoes-nodulos',
      'Nódulos',
      `Múltiplos nódulos de contornos definidos, distribuídos em todos os lobos, o maior com ${LACUNA} cm, compatíveis com metástases.`,
    ),
    alterado('pulmoes-massa', 'Massa', `Massa de contornos definidos, com ${LACUNA} cm, em lobo ${LACUNA}.`),
    alterado(
      'pulmoes-asma',
      'Doença das vias aéreas inferiores',
      'Padrão bronquial difuso, com hiperinsuflação e retificação diafragmática, sugestivo de doença inflamatória das vias aéreas inferiores.',
      { especie: 'FELINA' },
    ),
    alterado(
      'pulmoes-contusao',
      'Contusão',
      `Áreas irregulares de opacificação em lobo ${LACUNA}, compatíveis com contusão pulmonar.`,
    ),
  ],
}

export const CORACAO: SecaoDoBanco = {
  id: 'coracao',
  titulo: 'Silhueta cardíaca',
  orgao: 'CORACAO',
  normal:
    'Silhueta cardíaca com formato e dimensões preservados para a espécie. Vasos pulmonares e veia cava caudal de calibre preservado.',
  medidas: [
    medida('CORACAO_EIXO_LONGO'),
    medida('CORACAO_EIXO_CURTO'),
    medida('VHS'),
    medida('VLAS', { especie: 'CANINA' }),
  ],
  frases: [
    alterado(
      'coracao-cardiomegalia',
      'Aumento generalizado',
      'Aumento generalizado da silhueta cardíaca, com VHS de {{medida.VHS}} e elevação da traqueia.',
    ),
    alterado(
      'coracao-atrio-esquerdo',
      'Aumento do átrio esquerdo',
      'Aumento da silhueta em topografia de átrio esquerdo, com VLAS de {{medida.VLAS}}, deslocamento dorsal da bifurcação traqueal e separação dos brônquios principais.',
      { especie: 'CANINA' },
    ),
    alterado(
      'coracao-valentine',
      'Aumento biatrial',
      'Silhueta cardíaca alargada em base na projeção ventrodorsal (formato de coração de cartas), sugestiva de aumento biatrial.',
      {
        especie: 'FELINA',
      },
    ),
    alterado(
      'coracao-direito',
      'Aumento do lado direito',
      'Aumento da silhueta em topografia de câmaras direitas, com formato de D invertido na projeção ventrodorsal.',
    ),
    alterado(
      'coracao-globoso',
      'Formato globoso',
      'Silhueta cardíaca acentuadamente aumentada e globosa, de bordas nítidas. Diferenciais: efusão pericárdica e cardiomiopatia dilatada.',
    ),
    alterado(
      'coracao-microcardia',
      'Microcardia',
      'Silhueta cardíaca reduzida, com vasos pulmonares de menor calibre, sugestiva de hipovolemia.',
    ),
  ],
}

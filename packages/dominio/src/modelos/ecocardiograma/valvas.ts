import { alterado, LACUNA, medida, normal, type SecaoDoBanco } from '../banco.ts'

export const VALVA_MITRAL: SecaoDoBanco = {
  id: 'valva-mitral',
  titulo: 'Valva mitral e enchimento do ventrículo esquerdo',
  orgao: 'VALVA_MITRAL',
  normal:
    'Valva mitral com folhetos de espessura e movimentação preservadas, sem prolapso. Ausência de refluxo ao Doppler colorido. Fluxo transmitral com padrão de enchimento preservado (onda E maior que onda A).',
  medidas: [medida('ONDA_E'), medida('ONDA_A'), medida('E_A')],
  frases: [
    normal(
      'mitral-fisiologico',
      'Escape valvar',
      'Folhetos de espessura e movimentação preservadas, com escape valvar discreto ao Doppler colorido, sem repercussão.',
    ),
    alterado(
      'mitral-degeneracao-discreta',
      'Degeneração com insuficiência discreta',
      'Folhetos discretamente espessados, com insuficiência discreta ao Doppler colorido, sem aumento de câmaras.',
      { especie: 'CANINA' },
    ),
    alterado(
      'mitral-degeneracao-moderada',
      'Degeneração com insuficiência moderada',
      'Folhetos espessados e irregulares, com prolapso do folheto septal e insuficiência moderada ao Doppler colorido.',
      { especie: 'CANINA' },
    ),
    alterado(
      'mitral-degeneracao-importante',
      'Degeneração com insuficiência importante',
      'Folhetos espessados e irregulares, com prolapso, e insuficiência importante ao Doppler colorido, de jato que alcança o teto do átrio esquerdo.',
      { especie: 'CANINA' },
    ),
    alterado(
      'mitral-ruptura',
      'Ruptura de cordoalha',
      'Folheto com movimentação exagerada para o átrio esquerdo em sístole, compatível com ruptura de cordoalha tendínea.',
    ),
    alterado(
      'mitral-movimento-sistolico',
      'Movimento sistólico anterior',
      'Movimento sistólico anterior da valva mitral, com insuficiência excêntrica e obstrução dinâmica da via de saída do ventrículo esquerdo.',
      { especie: 'FELINA' },
    ),
    alterado(
      'mitral-displasia',
      'Displasia',
      'Folhetos espessados, curtos e de inserção anômala, com insuficiência ao Doppler colorido, sugestivos de displasia da valva mitral.',
    ),
    alterado(
      'mitral-relaxamento',
      'Disfunção diastólica grau I',
      'Padrão de relaxamento alterado do fluxo transmitral (onda A maior que onda E): disfunção diastólica grau I.',
    ),
    alterado(
      'mitral-restritivo',
      'Padrão restritivo',
      `Padrão restritivo de enchimento, com relação E/A de ${LACUNA}, indicativo de pressões de enchimento elevadas.`,
    ),
    alterado(
      'mitral-endocardite',
      'Endocardite',
      `Estrutura ecogênica oscilante de ${LACUNA} mm aderida ao folheto, com insuficiência associada. Sugestivo de endocardite: correlacionar com hemocultura.`,
    ),
  ],
}

export const VALVA_TRICUSPIDE: SecaoDoBanco = {
  id: 'valva-tricuspide',
  titulo: 'Valva tricúspide',
  orgao: 'VALVA_TRICUSPIDE',
  normal:
    'Valva tricúspide com folhetos de espessura e movimentação preservadas. Ausência de refluxo ao Doppler colorido.',
  medidas: [medida('VELOCIDADE_MAXIMA'), medida('GRADIENTE_PRESSAO')],
  frases: [
    normal(
      'tricuspide-fisiologico',
      'Escape valvar',
      'Folhetos de espessura e movimentação preservadas, com escape valvar discreto ao Doppler colorido, sem repercussão.',
    ),
    alterado(
      'tricuspide-discreta',
      'Insuficiência discreta',
      'Folhetos discretamente espessados, com insuficiência discreta ao Doppler colorido, de velocidade não mensurável.',
    ),
    alterado(
      'tricuspide-hp-baixa',
      'Probabilidade baixa de hipertensão pulmonar',
      'Insuficiência discreta ao Doppler colorido, com gradiente dentro do esperado e sem outros sinais: probabilidade baixa de hipertensão pulmonar.',
    ),
    alterado(
      'tricuspide-hp-intermediaria',
      'Probabilidade intermediária de hipertensão pulmonar',
      'Insuficiência ao Doppler colorido, com gradiente sistólico aumentado e sinais em um dos sítios anatômicos: probabilidade intermediária de hipertensão pulmonar.',
    ),
    alterado(
      'tricuspide-hp-alta',
      'Probabilidade alta de hipertensão pulmonar',
      'Insuficiência ao Doppler colorido, com gradiente sistólico importante e sinais em dois ou mais sítios anatômicos: probabilidade alta de hipertensão pulmonar.',
    ),
    alterado(
      'tricuspide-displasia',
      'Displasia',
      'Folhetos alongados, de inserção anômala e coaptação incompleta, com insuficiência importante, sugestivos de displasia.',
    ),
  ],
}

export const VALVA_AORTICA: SecaoDoBanco = {
  id: 'valva-aortica',
  titulo: 'Valva aórtica e via de saída do ventrículo esquerdo',
  orgao: 'VALVA_AORTICA',
  normal:
    'Valva aórtica com três válvulas de espessura e abertura preservadas. Fluxo laminar, de velocidade usual, sem refluxo ao Doppler colorido.',
  medidas: [medida('VELOCIDADE_MAXIMA'), medida('GRADIENTE_PRESSAO')],
  frases: [
    alterado(
      'aortica-estenose-subvalvar',
      'Estenose subaórtica',
      'Crista ecogênica subvalvar, com fluxo turbulento e aceleração na via de saída, compatível com estenose subaórtica.',
      { especie: 'CANINA' },
    ),
    alterado(
      'aortica-obstrucao-dinamica',
      'Obstrução dinâmica',
      'Aceleração tardia do fluxo, em formato de adaga, compatível com obstrução dinâmica da via de saída do ventrículo esquerdo.',
      { especie: 'FELINA' },
    ),
    alterado(
      'aortica-estenose-valvar',
      'Estenose valvar',
      'Válvulas espessadas e de abertura reduzida, com fluxo turbulento e aumento de velocidade, compatíveis com estenose valvar aórtica.',
    ),
    alterado(
      'aortica-insuficiencia',
      'Insuficiência',
      'Insuficiência discreta ao Doppler colorido, sem repercussão sobre o ventrículo esquerdo.',
    ),
    alterado(
      'aortica-endocardite',
      'Endocardite',
      `Estrutura ecogênica oscilante de ${LACUNA} mm aderida à valva aórtica, com insuficiência associada, sugestiva de endocardite.`,
    ),
  ],
}

export const VALVA_PULMONAR: SecaoDoBanco = {
  id: 'valva-pulmonar',
  titulo: 'Valva pulmonar e via de saída do ventrículo direito',
  orgao: 'VALVA_PULMONAR',
  normal:
    'Valva pulmonar com espessura e abertura preservadas. Fluxo laminar, de velocidade usual. Refluxo ausente ou fisiológico.',
  medidas: [medida('VELOCIDADE_MAXIMA'), medida('GRADIENTE_PRESSAO')],
  frases: [
    normal(
      'pulmonar-fisiologico',
      'Refluxo fisiológico',
      'Refluxo discreto ao Doppler colorido, de baixa velocidade, considerado fisiológico.',
    ),
    alterado(
      'pulmonar-estenose',
      'Estenose',
      'Válvulas espessadas e fusionadas, com abertura em cúpula, fluxo turbulento e dilatação pós-estenótica do tronco pulmonar: estenose pulmonar.',
      { especie: 'CANINA' },
    ),
    alterado(
      'pulmonar-insuficiencia',
      'Insuficiência',
      'Insuficiência ao Doppler colorido, de velocidade diastólica aumentada. Correlacionar com a pressão arterial pulmonar.',
    ),
    alterado(
      'pulmonar-fluxo-hp',
      'Padrão de hipertensão',
      'Fluxo com aceleração precoce e entalhe mesossistólico, sugestivo de hipertensão pulmonar.',
    ),
    alterado(
      'pulmonar-obstrucao-dinamica',
      'Obstrução dinâmica',
      'Aceleração tardia e variável com a frequência em via de saída do ventrículo direito, compatível com obstrução dinâmica funcional.',
      { especie: 'FELINA' },
    ),
  ],
}

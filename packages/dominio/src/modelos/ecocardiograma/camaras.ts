import { alterado, LACUNA, medida, medidaObrigatoria, naoAvaliado, normal, type SecaoDoBanco } from '../banco.ts'

export const RITMO: SecaoDoBanco = {
  id: 'ritmo',
  titulo: 'Condições do exame, ritmo e frequência',
  orgao: null,
  normal:
    'Exame realizado em estação e em decúbitos laterais, sem sedação, com boa janela acústica. Ritmo cardíaco regular durante a avaliação.',
  medidas: [medida('FREQUENCIA_CARDIACA')],
  frases: [
    normal(
      'ritmo-arritmia-sinusal',
      'Arritmia sinusal',
      `Ritmo sinusal com arritmia respiratória, frequência média de ${LACUNA} bpm durante a avaliação.`,
      { especie: 'CANINA' },
    ),
    normal(
      'ritmo-sinusal',
      'Ritmo sinusal',
      `Ritmo sinusal regular, com frequência de ${LACUNA} bpm durante a avaliação.`,
    ),
    normal(
      'ritmo-sedacao',
      'Com sedação',
      `Exame realizado sob sedação com ${LACUNA}, o que deve ser considerado na interpretação dos índices funcionais.`,
    ),
    alterado(
      'ritmo-taquicardia',
      'Taquicardia',
      `Taquicardia, com frequência de ${LACUNA} bpm, e fusão das ondas E e A do fluxo transmitral.`,
    ),
    alterado(
      'ritmo-fibrilacao',
      'Fibrilação atrial',
      `Ritmo irregular, sugestivo de fibrilação atrial, com frequência média de ${LACUNA} bpm. Medidas obtidas pela média de cinco ciclos.`,
    ),
    alterado(
      'ritmo-extrassistoles',
      'Extrassístoles',
      'Extrassístoles durante a avaliação. Sugere-se eletrocardiograma.',
    ),
    naoAvaliado(
      'ritmo-limitado',
      'Exame limitado',
      'Exame limitado por agitação e dispneia do paciente, sem todas as janelas necessárias.',
    ),
  ],
}

export const ATRIO_ESQUERDO: SecaoDoBanco = {
  id: 'atrio-esquerdo',
  titulo: 'Átrio esquerdo e aorta',
  orgao: 'ATRIO_ESQUERDO',
  normal:
    'Átrio esquerdo com dimensões preservadas e relação com a raiz da aorta dentro da referência. Ausência de contraste espontâneo e de trombos. Septo interatrial íntegro.',
  medidas: [medidaObrigatoria('ATRIO_ESQUERDO'), medidaObrigatoria('AORTA'), medidaObrigatoria('AE_AO')],
  frases: [
    alterado(
      'atrio-aumento-discreto',
      'Aumento discreto',
      'Aumento discreto do átrio esquerdo, com relação AE/Ao de {{medida.AE_AO}}.',
    ),
    alterado(
      'atrio-aumento-moderado',
      'Aumento moderado',
      'Aumento moderado do átrio esquerdo, com relação AE/Ao de {{medida.AE_AO}}.',
    ),
    alterado(
      'atrio-aumento-importante',
      'Aumento importante',
      'Aumento importante do átrio esquerdo, com relação AE/Ao de {{medida.AE_AO}} e abaulamento do septo interatrial para a direita.',
    ),
    alterado(
      'atrio-comunicacao',
      'Comunicação interatrial',
      `Solução de continuidade do septo interatrial, com ${LACUNA} mm e fluxo da esquerda para a direita ao Doppler colorido.`,
    ),
    alterado(
      'atrio-contraste-espontaneo',
      'Contraste espontâneo',
      'Átrio esquerdo aumentado, com contraste espontâneo em aurícula e redução da velocidade do fluxo auricular: risco de tromboembolismo.',
      { especie: 'FELINA' },
    ),
    alterado(
      'atrio-trombo',
      'Trombo',
      `Estrutura ecogênica de ${LACUNA} cm em aurícula esquerda, compatível com trombo.`,
      { especie: 'FELINA' },
    ),
  ],
}

export const VENTRICULO_ESQUERDO: SecaoDoBanco = {
  id: 'ventriculo-esquerdo',
  titulo: 'Ventrículo esquerdo (modo M) e função sistólica',
  orgao: 'VENTRICULO_ESQUERDO',
  normal:
    'Ventrículo esquerdo com cavidade, espessura de septo e de parede livre dentro da referência para a espécie e o peso. Contratilidade e função sistólica preservadas, sem alterações segmentares.',
  medidas: [
    medidaObrigatoria('SIVD'),
    medidaObrigatoria('DIVED'),
    medidaObrigatoria('PLVED'),
    medida('SIVS'),
    medidaObrigatoria('DIVES'),
    medida('PLVES'),
    medida('LVIDDN', { especie: 'CANINA' }),
    medidaObrigatoria('FRACAO_ENCURTAMENTO'),
    medida('VOLUME_DIASTOLICO'),
    medida('VOLUME_SISTOLICO'),
    medida('FRACAO_EJECAO'),
  ],
  frases: [
    alterado(
      'ventriculo-sobrecarga-volume',
      'Sobrecarga de volume',
      'Ventrículo esquerdo com aumento da cavidade e aspecto arredondado (hipertrofia excêntrica), com DIVEd normalizado de {{medida.LVIDDN}}. Movimento septal hiperdinâmico e função sistólica preservada.',
      { especie: 'CANINA' },
    ),
    alterado(
      'ventriculo-cmd',
      'Fenótipo dilatado',
      'Ventrículo esquerdo dilatado, com paredes afiladas e hipocinesia difusa. Fração de encurtamento de {{medida.FRACAO_ENCURTAMENTO}} e fração de ejeção de {{medida.FRACAO_EJECAO}}: disfunção sistólica.',
    ),
    alterado(
      'ventriculo-hipertrofia',
      'Fenótipo hipertrófico',
      'Hipertrofia concêntrica do ventrículo esquerdo, com septo de {{medida.SIVD}} e parede livre de {{medida.PLVED}} em diástole, e redução da cavidade. Função sistólica preservada.',
      { especie: 'FELINA' },
    ),
    alterado(
      'ventriculo-hipertrofia-septal',
      'Hipertrofia septal basal',
      'Hipertrofia segmentar da porção basal do septo interventricular, com {{medida.SIVD}} em diástole. Demais segmentos de espessura preservada.',
      { especie: 'FELINA' },
    ),
    alterado(
      'ventriculo-restritivo',
      'Fenótipo restritivo',
      'Ventrículo esquerdo de espessura preservada, com áreas hiperecogênicas de endocárdio e aumento biatrial importante, sugestivos de fenótipo restritivo.',
      { especie: 'FELINA' },
    ),
    alterado(
      'ventriculo-pseudohipertrofia',
      'Pseudo-hipertrofia',
      'Espessamento de paredes com redução da cavidade, compatível com pseudo-hipertrofia por hipovolemia. Sugere-se reavaliação após reposição volêmica.',
    ),
    alterado(
      'ventriculo-hipertrofia-pressao',
      'Sobrecarga de pressão',
      'Hipertrofia concêntrica do ventrículo esquerdo, compatível com sobrecarga de pressão. Correlacionar com a pressão arterial e a via de saída.',
    ),
  ],
}

export const CAMARAS_DIREITAS: SecaoDoBanco = {
  id: 'camaras-direitas',
  titulo: 'Átrio e ventrículo direitos',
  orgao: 'CAMARAS_DIREITAS',
  normal:
    'Átrio e ventrículo direitos com dimensões preservadas por avaliação subjetiva. Parede livre do ventrículo direito de espessura usual e contratilidade preservada. Septo interventricular íntegro, de movimentação habitual.',
  frases: [
    alterado(
      'direitas-atrio',
      'Aumento do átrio direito',
      `Aumento ${LACUNA} do átrio direito. Ventrículo direito de dimensões preservadas.`,
    ),
    alterado(
      'direitas-sobrecarga-pressao',
      'Sobrecarga de pressão',
      'Hipertrofia e aumento da cavidade do ventrículo direito, com achatamento do septo interventricular em sístole.',
    ),
    alterado(
      'direitas-sobrecarga-volume',
      'Sobrecarga de volume',
      'Aumento das cavidades direitas, com movimento paradoxal do septo interventricular.',
    ),
    alterado(
      'direitas-disfuncao',
      'Disfunção do ventrículo direito',
      'Redução da excursão sistólica do anel tricúspide, sugestiva de disfunção do ventrículo direito.',
    ),
    alterado(
      'direitas-dirofilarias',
      'Dirofilárias',
      'Estruturas lineares paralelas e hiperecogênicas em ventrículo direito e tronco pulmonar, compatíveis com dirofilárias adultas.',
    ),
    alterado(
      'direitas-massa',
      'Formação',
      `Formação de ${LACUNA} cm em parede do átrio direito, junto à aurícula, vascularizada ao Doppler colorido.`,
    ),
  ],
}

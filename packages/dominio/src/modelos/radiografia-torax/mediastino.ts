import { alterado, conclui, LACUNA, normal, type ConclusaoDoBanco, type SecaoDoBanco } from '../banco.ts'

export const TRAQUEIA: SecaoDoBanco = {
  id: 'traqueia',
  titulo: 'Traqueia e brônquios principais',
  orgao: 'TRAQUEIA',
  normal: 'Traqueia e brônquios principais com trajeto e lúmen preservados.',
  frases: [
    alterado(
      'traqueia-colapso-cervical',
      'Redução cervical',
      'Redução do lúmen traqueal em porção cervical caudal e entrada do tórax, sugestiva de colapso traqueal. Avaliação dinâmica recomendada.',
      {
        especie: 'CANINA',
      },
    ),
    alterado(
      'traqueia-colapso-bronquial',
      'Redução de brônquio principal',
      'Redução do lúmen do brônquio principal esquerdo, junto ao átrio esquerdo aumentado.',
      { especie: 'CANINA' },
    ),
    alterado(
      'traqueia-hipoplasia',
      'Hipoplasia',
      'Redução uniforme do lúmen traqueal em toda a extensão, compatível com hipoplasia.',
      { especie: 'CANINA' },
    ),
    alterado(
      'traqueia-estenose',
      'Redução focal',
      `Redução focal do lúmen traqueal em porção ${LACUNA}, com ${LACUNA} cm de extensão. Diferenciais: estenose, massa e processo inflamatório.`,
    ),
    alterado(
      'traqueia-corpo-estranho',
      'Corpo estranho',
      `Estrutura radiopaca em lúmen de ${LACUNA}, com ${LACUNA} cm, compatível com corpo estranho.`,
    ),
    alterado(
      'traqueia-deslocamento',
      'Deslocamento',
      `Deslocamento da traqueia em sentido ${LACUNA} por efeito de massa.`,
    ),
    normal(
      'traqueia-mineralizacao',
      'Mineralização senil',
      'Mineralização de anéis traqueais, compatível com a idade. Lúmen preservado.',
    ),
  ],
}

export const MEDIASTINO: SecaoDoBanco = {
  id: 'mediastino',
  titulo: 'Mediastino e esôfago',
  orgao: 'MEDIASTINO',
  normal:
    'Mediastino com espessura e opacidade preservadas. Esôfago sem alterações. Ausência de sinais de linfonodomegalia.',
  frases: [
    alterado(
      'mediastino-massa',
      'Massa cranial',
      `Aumento de opacidade em mediastino cranial, com ${LACUNA} cm e deslocamento caudal da silhueta cardíaca. Diferenciais: linfoma e timoma.`,
    ),
    alterado(
      'mediastino-megaesofago',
      'Megaesôfago',
      'Dilatação do esôfago por conteúdo gasoso, com deslocamento ventral da traqueia, compatível com megaesôfago.',
    ),
    alterado(
      'mediastino-linfonodos',
      'Linfonodomegalia',
      'Aumento de opacidade em topografia de linfonodos traqueobrônquicos, com deslocamento ventral da bifurcação traqueal.',
    ),
    alterado(
      'mediastino-pneumomediastino',
      'Pneumomediastino',
      'Evidenciação das estruturas mediastinais por conteúdo gasoso, compatível com pneumomediastino.',
    ),
    normal(
      'mediastino-gordura',
      'Gordura',
      'Alargamento do mediastino cranial por deposição de gordura, sem significado clínico.',
    ),
  ],
}

export const PLEURA: SecaoDoBanco = {
  id: 'espaco-pleural',
  titulo: 'Espaço pleural e diafragma',
  orgao: 'ESPACO_PLEURAL',
  normal:
    'Espaço pleural sem sinais de efusão ou de conteúdo gasoso. Cúpula diafragmática íntegra e de contornos regulares.',
  frases: [
    alterado(
      'pleura-efusao-discreta',
      'Efusão discreta',
      'Evidenciação de fissuras interlobares e discreta retração das bordas pulmonares, compatíveis com efusão pleural discreta.',
    ),
    alterado(
      'pleura-efusao',
      'Efusão importante',
      'Aumento de opacidade de tecidos moles em tórax, com retração das bordas pulmonares e perda da definição da silhueta cardíaca, compatível com efusão pleural importante.',
    ),
    alterado(
      'pleura-pneumotorax',
      'Pneumotórax',
      'Afastamento da silhueta cardíaca em relação ao esterno e retração das bordas pulmonares por conteúdo gasoso, compatíveis com pneumotórax.',
    ),
    alterado(
      'diafragma-hernia',
      'Hérnia diafragmática',
      `Perda da continuidade da cúpula diafragmática, com ${LACUNA} em cavidade torácica, compatível com hérnia.`,
    ),
    alterado(
      'diafragma-peritoniopericardica',
      'Hérnia peritônio-pericárdica',
      'Silhueta cardíaca globosa em continuidade com o diafragma, contendo opacidades heterogêneas, compatível com hérnia peritônio-pericárdica.',
    ),
  ],
}

export const CONCLUSOES: readonly ConclusaoDoBanco[] = [
  conclui('conclusao-normal', 'Sem alterações', 'Exame radiográfico de tórax sem alterações dignas de nota.'),
  conclui(
    'conclusao-metastase-ausente',
    'Pesquisa de metástases negativa',
    'Ausência de imagens sugestivas de metástases pulmonares visíveis ao exame radiográfico. Nódulos menores que 5 mm podem não ser detectados.',
  ),
  conclui('conclusao-metastase', 'Metástases', 'Nódulos pulmonares múltiplos, compatíveis com metástases.'),
  conclui(
    'conclusao-cardiomegalia',
    'Cardiomegalia',
    'Aumento da silhueta cardíaca, sem sinais de descompensação no momento. Sugere-se ecocardiograma.',
  ),
  conclui(
    'conclusao-edema',
    'Edema pulmonar',
    'Edema pulmonar cardiogênico. Achado crítico: sugere-se atendimento imediato.',
  ),
  conclui(
    'conclusao-broncopatia',
    'Broncopatia',
    'Padrão bronquial difuso, compatível com broncopatia. Correlacionar com quadro clínico e lavado broncoalveolar.',
  ),
  conclui(
    'conclusao-pneumonia',
    'Broncopneumonia',
    'Achados compatíveis com broncopneumonia. Sugere-se controle radiográfico após o tratamento.',
  ),
  conclui(
    'conclusao-colapso',
    'Colapso traqueal',
    'Achados sugestivos de colapso traqueal. Sugere-se fluoroscopia ou traqueobroncoscopia.',
    { especie: 'CANINA' },
  ),
  conclui(
    'conclusao-asma',
    'Asma felina',
    'Achados compatíveis com doença inflamatória das vias aéreas inferiores (asma ou bronquite).',
    { especie: 'FELINA' },
  ),
  conclui(
    'conclusao-efusao',
    'Efusão pleural',
    'Efusão pleural. Achado crítico: sugere-se drenagem e análise do líquido.',
  ),
  conclui('conclusao-pneumotorax', 'Pneumotórax', 'Pneumotórax. Achado crítico: sugere-se atendimento imediato.'),
  conclui('conclusao-controle', 'Controle', `Sugere-se controle radiográfico em ${LACUNA} dias.`),
]

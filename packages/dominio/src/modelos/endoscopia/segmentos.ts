import { alterado, LACUNA, medidaObrigatoria, naoAvaliado, normal, type SecaoDoBanco } from '../banco.ts'

/** What is told of each segment: how many pieces were taken from it. How ill it looks, the score of all of them says. */
const doSegmento = [medidaObrigatoria('BIOPSIAS_FRAGMENTOS')]

export const ESOFAGO: SecaoDoBanco = {
  id: 'endo-esofago',
  titulo: 'Esôfago',
  orgao: 'ESOFAGO',
  normal: 'Mucosa rósea e lisa, distensibilidade preservada, sem refluxo, estenose ou corpo estranho.',
  medidas: doSegmento,
  frases: [
    alterado(
      'endo-esofagite',
      'Esofagite',
      `Mucosa do esôfago ${LACUNA} hiperêmica, friável e com erosões, compatível com esofagite.`,
    ),
    alterado('endo-estenose', 'Estenose', `Estenose esofágica a ${LACUNA} cm da arcada, com lúmen de ${LACUNA} mm.`),
    alterado('endo-esofago-corpo', 'Corpo estranho', `Corpo estranho esofágico (${LACUNA}) a ${LACUNA} cm da arcada.`),
    alterado('endo-megaesofago', 'Dilatação', 'Esôfago dilatado, com conteúdo alimentar e motilidade reduzida.'),
    alterado('endo-esofago-massa', 'Massa', `Massa esofágica de ${LACUNA} cm, a ${LACUNA} cm da arcada.`),
  ],
}

export const CARDIA: SecaoDoBanco = {
  id: 'endo-cardia',
  titulo: 'Cárdia e junção gastroesofágica',
  orgao: null,
  normal: 'Cárdia competente e na posição habitual; junção gastroesofágica nítida.',
  frases: [
    alterado(
      'endo-cardia-aberta',
      'Cárdia incompetente',
      'Cárdia permanentemente aberta, com refluxo durante o exame.',
    ),
    alterado(
      'endo-hiato',
      'Hérnia de hiato',
      'Junção gastroesofágica deslocada cranialmente, compatível com hérnia de hiato.',
    ),
    alterado('endo-cardia-massa', 'Massa', `Massa de ${LACUNA} cm em cárdia, vista em retroflexão.`),
    alterado('endo-cardia-erosao', 'Erosões', 'Erosões na junção gastroesofágica.'),
  ],
}

export const ESTOMAGO: SecaoDoBanco = {
  id: 'endo-estomago',
  titulo: 'Estômago',
  orgao: 'ESTOMAGO',
  normal: 'Mucosa rósea, pregas que se desfazem à insuflação, lago mucoso claro; sem erosões ou massas.',
  medidas: doSegmento,
  frases: [
    alterado('endo-gastrite', 'Gastrite', `Mucosa do estômago ${LACUNA} hiperêmica, edemaciada e friável ao contato.`),
    alterado('endo-erosoes', 'Erosões', `Erosões gástricas em ${LACUNA}, em número de ${LACUNA}.`),
    alterado('endo-ulcera', 'Úlcera', `Úlcera gástrica de ${LACUNA} cm em ${LACUNA}, de bordas ${LACUNA}.`),
    alterado('endo-estomago-corpo', 'Corpo estranho', `Corpo estranho gástrico (${LACUNA}), retirado com ${LACUNA}.`),
    alterado('endo-estomago-massa', 'Massa', `Massa gástrica de ${LACUNA} cm em ${LACUNA}, de superfície ${LACUNA}.`),
    alterado(
      'endo-residuo',
      'Resíduo alimentar',
      'Estômago com resíduo alimentar apesar do jejum, o que limita a avaliação.',
    ),
  ],
}

export const PILORO: SecaoDoBanco = {
  id: 'endo-piloro',
  titulo: 'Antro e piloro',
  orgao: null,
  normal: 'Antro de mucosa lisa; piloro centrado e transponível.',
  frases: [
    alterado('endo-piloro-hipertrofia', 'Hipertrofia', 'Pregas antrais espessadas, com piloro estreito.'),
    alterado('endo-piloro-nao', 'Não transponível', 'Piloro estreito, não transponível pelo endoscópio.'),
    alterado('endo-antro-polipo', 'Pólipo', `Pólipo antral de ${LACUNA} cm.`),
    naoAvaliado('endo-piloro-sem', 'Não avaliado', 'Piloro não avaliado por conteúdo alimentar.'),
  ],
}

export const DUODENO: SecaoDoBanco = {
  id: 'endo-duodeno',
  titulo: 'Duodeno',
  orgao: 'INTESTINOS',
  normal: 'Mucosa do duodeno aveludada, de granulosidade habitual; papila visibilizada.',
  medidas: doSegmento,
  frases: [
    alterado(
      'endo-duodenite',
      'Duodenite',
      `Mucosa do duodeno ${LACUNA} hiperêmica, de granulosidade aumentada e friável ao contato.`,
    ),
    alterado(
      'endo-lacteais',
      'Lacteais dilatados',
      'Pontos esbranquiçados difusos na mucosa do duodeno, compatíveis com lacteais dilatados.',
    ),
    alterado('endo-duodeno-erosao', 'Erosões', `Erosões duodenais em ${LACUNA}.`),
    alterado('endo-parasitas', 'Parasitas', `Parasitas no lúmen do duodeno (${LACUNA}).`),
    naoAvaliado('endo-duodeno-nao', 'Não alcançado', 'Duodeno não alcançado pelo endoscópio.'),
  ],
}

export const COLON: SecaoDoBanco = {
  id: 'endo-colon',
  titulo: 'Íleo, ceco e cólon',
  orgao: 'INTESTINOS',
  normal: 'Mucosa do íleo e do cólon lisa, vasos submucosos visíveis, sem friabilidade; ceco sem alterações.',
  medidas: doSegmento,
  frases: [
    normal(
      'endo-colon-descendente',
      'Só o cólon',
      'Mucosa do cólon lisa, vasos submucosos visíveis, sem friabilidade; íleo e ceco não alcançados.',
    ),
    alterado(
      'endo-colite',
      'Colite',
      `Mucosa do cólon ${LACUNA} hiperêmica e friável, com perda da visibilidade dos vasos submucosos.`,
    ),
    alterado('endo-colon-erosao', 'Erosões', `Erosões em cólon ${LACUNA}, em número de ${LACUNA}.`),
    alterado(
      'endo-colon-massa',
      'Massa ou pólipo',
      `Massa de ${LACUNA} cm em cólon, a ${LACUNA} cm do ânus, de superfície ${LACUNA}.`,
    ),
    naoAvaliado('endo-colon-nao', 'Fora do exame', 'Não fez parte do exame: endoscopia digestiva alta.'),
  ],
}

export const ESCORE: SecaoDoBanco = {
  id: 'endo-escore',
  titulo: 'Escore por segmento',
  orgao: null,
  normal: 'Aparência da mucosa de cada segmento, de 0 (normal) a 3 (acentuada).',
  corpo: { tipo: 'ESCORE', escala: 'ENDOSCOPIA', itens: [] },
  frases: [
    normal('endo-escore-alta', 'Só a alta', 'Aparência da mucosa dos segmentos alcançados pela endoscopia alta.'),
    alterado('endo-escore-difuso', 'Difuso', 'Alterações difusas da mucosa nos segmentos pontuados.'),
    alterado('endo-escore-focal', 'Focal', 'Alterações focais da mucosa nos segmentos pontuados.'),
    naoAvaliado('endo-escore-nao', 'Não pontuado', 'Escore não atribuído: preparo insuficiente.'),
  ],
}

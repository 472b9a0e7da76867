import { alterado, LACUNA, medida, medidaObrigatoria, naoAvaliado, normal, type SecaoDoBanco } from '../banco.ts'

export const SUPRAVENTRICULARES: SecaoDoBanco = {
  id: 'holter-essv',
  titulo: 'Ectopias supraventriculares',
  orgao: null,
  normal: 'Extrassístoles supraventriculares em número de {{medida.HOLTER_ESSV}} em 24 horas, isoladas.',
  medidas: [medidaObrigatoria('HOLTER_ESSV')],
  frases: [
    normal('holter-essv-nenhuma', 'Nenhuma', 'Sem extrassístoles supraventriculares no período avaliado.'),
    alterado(
      'holter-essv-frequentes',
      'Frequentes',
      'Extrassístoles supraventriculares frequentes, em número de {{medida.HOLTER_ESSV}} em 24 horas.',
    ),
    alterado(
      'holter-essv-pares',
      'Pares e salvas',
      `Extrassístoles supraventriculares isoladas, em pares (${LACUNA}) e em salvas de até ${LACUNA} batimentos.`,
    ),
    alterado(
      'holter-tsv',
      'Taquicardia supraventricular',
      `Taquicardia supraventricular em ${LACUNA} episódios, o maior de ${LACUNA} segundos, a ${LACUNA} bpm.`,
    ),
    alterado('holter-flutter', 'Flutter atrial', `Flutter atrial em ${LACUNA} episódios, com condução ${LACUNA}.`),
  ],
}

export const VENTRICULARES: SecaoDoBanco = {
  id: 'holter-esv',
  titulo: 'Ectopias ventriculares',
  orgao: null,
  normal:
    'Extrassístoles ventriculares em número de {{medida.HOLTER_ESV}} em 24 horas, monomórficas e isoladas; sem pares, tripletos ou taquicardia ventricular.',
  medidas: [medidaObrigatoria('HOLTER_ESV')],
  frases: [
    normal('holter-esv-nenhuma', 'Nenhuma', 'Sem extrassístoles ventriculares no período avaliado.'),
    alterado(
      'holter-esv-isoladas',
      'Isoladas, em número alto',
      'Extrassístoles ventriculares em número de {{medida.HOLTER_ESV}} em 24 horas, monomórficas e isoladas.',
    ),
    alterado(
      'holter-esv-complexas',
      'Pares, tripletos e bigeminismo',
      `Extrassístoles ventriculares em número de {{medida.HOLTER_ESV}} em 24 horas, ${LACUNA} (monomórficas ou polimórficas), com ${LACUNA} pares, ${LACUNA} tripletos e episódios de bigeminismo.`,
    ),
    alterado(
      'holter-r-sobre-t',
      'R sobre T',
      'Extrassístoles ventriculares em número de {{medida.HOLTER_ESV}} em 24 horas, com fenômeno R sobre T. Achado crítico.',
    ),
    alterado(
      'holter-tv',
      'Taquicardia ventricular',
      `Taquicardia ventricular em ${LACUNA} episódios, o maior de ${LACUNA} batimentos, a ${LACUNA} bpm. Achado crítico.`,
    ),
    alterado(
      'holter-riva',
      'Ritmo idioventricular acelerado',
      `Ritmo idioventricular acelerado em ${LACUNA} episódios, a ${LACUNA} bpm.`,
    ),
  ],
}

export const CONDUCAO: SecaoDoBanco = {
  id: 'holter-conducao',
  titulo: 'Condução e pausas',
  orgao: null,
  normal:
    'Sem bloqueios; pausas maiores que 2 s em número de {{medida.HOLTER_PAUSAS}}, a maior de {{medida.HOLTER_MAIOR_PAUSA}}, durante o sono.',
  medidas: [medidaObrigatoria('HOLTER_PAUSAS'), medida('HOLTER_MAIOR_PAUSA')],
  frases: [
    normal('holter-sem-pausas', 'Sem pausas', 'Sem bloqueios e sem pausas maiores que 2 s no período avaliado.'),
    normal(
      'holter-bav-repouso',
      'Bloqueio em repouso',
      'Bloqueio atrioventricular de segundo grau do tipo Mobitz I em repouso, isolado, considerado fisiológico.',
      { especie: 'CANINA' },
    ),
    alterado(
      'holter-pausas-longas',
      'Pausas longas',
      'Pausas em número de {{medida.HOLTER_PAUSAS}}, a maior de {{medida.HOLTER_MAIOR_PAUSA}}, também em atividade. Considerar doença do nó sinusal.',
    ),
    alterado(
      'holter-bav-2',
      'Bloqueio de 2º grau',
      `Bloqueio atrioventricular de segundo grau do tipo Mobitz ${LACUNA}, em ${LACUNA} episódios.`,
    ),
    alterado(
      'holter-bav-3',
      'Bloqueio total',
      `Bloqueio atrioventricular de terceiro grau, com escape de ${LACUNA} bpm. Achado crítico.`,
    ),
    naoAvaliado('holter-conducao-nao', 'Não avaliada', 'Condução não avaliada por artefato nos canais registrados.'),
  ],
}

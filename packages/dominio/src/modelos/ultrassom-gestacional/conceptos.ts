import { alterado, LACUNA, medida, medidaObrigatoria, naoAvaliado, normal, type SecaoDoBanco } from '../banco.ts'

const POR_GAS = 'sobreposição de alças intestinais com conteúdo gasoso'

export const UTERO: SecaoDoBanco = {
  id: 'utero',
  titulo: 'Útero',
  orgao: 'UTERO',
  normal: 'Útero gravídico, de paredes regulares e ecogenicidade preservada, sem conteúdo anormal entre as vesículas.',
  frases: [
    normal(
      'gestacional-utero-castrada',
      'Fêmea castrada',
      'Corpo e cornos não visibilizados, ausência compatível com histórico de castração. Sem sinais de gestação.',
    ),
    normal(
      'gestacional-utero-vazio',
      'Não gravídico',
      'Corpo e cornos uterinos de diâmetro preservado, paredes finas e lúmen virtual. Ausência de vesículas gestacionais no momento do exame.',
    ),
    alterado(
      'gestacional-utero-conteudo',
      'Conteúdo anormal',
      'Útero gravídico, com conteúdo ecogênico entre as vesículas e paredes espessadas. Correlacionar com secreção vulvar e quadro clínico.',
    ),
    alterado(
      'gestacional-utero-piometra',
      'Conteúdo sem conceptos',
      `Cornos uterinos dilatados, com até ${LACUNA} cm, preenchidos por conteúdo líquido com partículas ecogênicas, sem conceptos. Sugestivo de piometra.`,
    ),
    naoAvaliado('gestacional-utero-gas', 'Janela limitada', `Avaliação limitada por ${POR_GAS}.`),
  ],
}

export const CONCEPTOS: SecaoDoBanco = {
  id: 'conceptos',
  titulo: 'Conceptos',
  orgao: null,
  normal:
    'Visibilizados, no mínimo, {{medida.CONCEPTOS_NUMERO}} conceptos. A contagem por ultrassom é uma estimativa; para o número exato, sugere-se radiografia a partir do 55º dia.',
  medidas: [medidaObrigatoria('CONCEPTOS_NUMERO')],
  frases: [
    normal(
      'conceptos-unico',
      'Concepto único',
      'Visibilizado um concepto. Ninhada pequena pode alterar a data prevista do parto.',
    ),
    alterado(
      'conceptos-reabsorcao',
      'Reabsorção',
      `Vesícula de dimensões reduzidas e conteúdo ecogênico em corno ${LACUNA}, sem embrião identificável, compatível com reabsorção. Demais conceptos viáveis.`,
    ),
    alterado(
      'conceptos-assincronia',
      'Desenvolvimento desigual',
      'Conceptos de dimensões desiguais, com biometria discordante entre si. Sugere-se reavaliação seriada.',
    ),
    alterado(
      'conceptos-ausentes',
      'Nenhum concepto',
      'Nenhum concepto visibilizado. Exames feitos antes do 25º dia podem não identificá-los: sugere-se repetir.',
    ),
    naoAvaliado(
      'conceptos-sem-contagem',
      'Contagem não possível',
      'Contagem não realizada em razão da sobreposição dos conceptos, próximos ao termo.',
    ),
  ],
}

export const VITALIDADE: SecaoDoBanco = {
  id: 'vitalidade',
  titulo: 'Vitalidade fetal',
  orgao: null,
  normal:
    'Todos os fetos observados apresentam batimentos cardíacos rítmicos ({{medida.FCF_MENOR}} a {{medida.FCF_MAIOR}}) e movimentação ativa.',
  medidas: [medidaObrigatoria('FCF_MENOR'), medidaObrigatoria('FCF_MAIOR')],
  frases: [
    alterado(
      'vitalidade-bradicardia',
      'Frequência fetal reduzida',
      `Feto ${LACUNA} com frequência cardíaca de ${LACUNA} bpm, mantida em três medidas com intervalo de 5 a 10 minutos. Achado crítico: sofrimento fetal.`,
    ),
    alterado(
      'vitalidade-limitrofe',
      'Frequência fetal limítrofe',
      'Frequência cardíaca fetal limítrofe em uma medida, com movimentação preservada. A frequência oscila nos últimos dias: sugere-se repetir em 12 horas.',
    ),
    alterado(
      'vitalidade-obito',
      'Óbito fetal',
      `Feto ${LACUNA} sem batimentos cardíacos e sem movimentação durante a avaliação, compatível com óbito fetal. Demais fetos com batimentos presentes.`,
    ),
    alterado(
      'vitalidade-hipoatividade',
      'Movimentação reduzida',
      'Batimentos cardíacos rítmicos em todos os fetos, com movimentação ausente em 3 minutos de observação. Sugere-se reavaliação.',
    ),
    naoAvaliado(
      'vitalidade-precoce',
      'Antes dos batimentos',
      'Idade gestacional anterior à da identificação dos batimentos cardíacos. Sugere-se repetir a partir do 25º dia.',
    ),
  ],
}

export const BIOMETRIA: SecaoDoBanco = {
  id: 'biometria',
  titulo: 'Biometria',
  orgao: null,
  normal: `Cavidade coriônica interna média de ${LACUNA} e/ou diâmetro biparietal médio de ${LACUNA}, compatível com ${LACUNA} dias para o parto (± 2 dias), por volta de ${LACUNA}.`,
  medidas: [
    medidaObrigatoria('PESO_PRE_GESTACIONAL'),
    medida('CAVIDADE_CORIONICA'),
    medida('DIAMETRO_BIPARIETAL'),
    medida('DIAMETRO_ABDOMINAL_FETAL'),
  ],
  frases: [
    normal(
      'biometria-icc',
      'Até cerca de 35 dias',
      `Cavidade coriônica interna média de {{medida.CAVIDADE_CORIONICA}}, compatível com ${LACUNA} dias para o parto (± 2 dias), por volta de ${LACUNA}.`,
    ),
    normal(
      'biometria-dbp',
      'Após cerca de 35 dias',
      `Diâmetro biparietal médio de {{medida.DIAMETRO_BIPARIETAL}}, compatível com ${LACUNA} dias para o parto (± 2 dias), por volta de ${LACUNA}.`,
    ),
    normal(
      'biometria-termo',
      'Termo',
      'Biometria compatível com termo, que não deve ser usada para prever a data do parto.',
    ),
    alterado(
      'biometria-discordante',
      'Discordante do exame anterior',
      `Biometria discordante da prevista no exame anterior em ${LACUNA} dias. Depois da 7ª semana, prevalece a data do exame mais antigo.`,
    ),
    naoAvaliado(
      'biometria-nao-possivel',
      'Não medida',
      'Medidas não obtidas em razão do posicionamento dos fetos e da movimentação da paciente.',
    ),
  ],
}

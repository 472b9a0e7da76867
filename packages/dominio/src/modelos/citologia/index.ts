import type { EstruturaDoModelo } from '../../laudo/index.ts'
import {
  alterado,
  comporModelo,
  conclui,
  LACUNA,
  medida,
  medidaObrigatoria,
  naoAvaliado,
  normal,
  type ConclusaoDoBanco,
  type EspecieDoModelo,
  type SecaoDoBanco,
} from '../banco.ts'

const AMOSTRA: SecaoDoBanco = {
  id: 'cito-amostra',
  titulo: 'Amostra',
  orgao: null,
  normal: `Punção por agulha fina de ${LACUNA}, lado ${LACUNA}, com {{medida.CITOLOGIA_LAMINAS}} lâminas, coloração ${LACUNA}.`,
  medidas: [
    medidaObrigatoria('CITOLOGIA_LAMINAS'),
    medida('LESAO_COMPRIMENTO'),
    medida('LESAO_LARGURA'),
    medida('LESAO_ALTURA'),
    medida('LESAO_VOLUME'),
  ],
  frases: [
    normal(
      'cito-pele',
      'Nódulo de pele',
      `Punção por agulha fina, sem aspiração, de nódulo ${LACUNA} em ${LACUNA}, com {{medida.CITOLOGIA_LAMINAS}} lâminas, coloração de Romanowsky rápida.`,
    ),
    normal(
      'cito-guiada',
      'Guiada por ultrassom',
      `Punção por agulha fina de ${LACUNA}, guiada por ultrassom, com {{medida.CITOLOGIA_LAMINAS}} lâminas, coloração ${LACUNA}.`,
    ),
    normal(
      'cito-linfonodo',
      'Linfonodo',
      `Punção por agulha fina de linfonodo ${LACUNA}, lado ${LACUNA}, com {{medida.CITOLOGIA_LAMINAS}} lâminas, coloração ${LACUNA}.`,
    ),
    normal(
      'cito-liquido',
      'Líquido cavitário',
      `Líquido de ${LACUNA}, de aspecto ${LACUNA}, com {{medida.CITOLOGIA_LAMINAS}} lâminas por ${LACUNA}, coloração ${LACUNA}.`,
    ),
    normal('cito-recebida', 'Lâminas recebidas', 'Lâminas recebidas já confeccionadas, coradas por Romanowsky rápida.'),
  ],
}

/** What was punctured, where there is more than one: each with its place, side and size. */
const LESOES: SecaoDoBanco = {
  id: 'cito-lesoes',
  titulo: 'Lesões puncionadas',
  orgao: null,
  normal: 'A amostra descrita acima foi a única desta coleta.',
  corpo: { tipo: 'LESOES', lesoes: [] },
  frases: [
    normal('cito-lesoes-unica', 'Amostra única', 'A amostra descrita acima foi a única desta coleta.'),
    alterado('cito-lesoes-uma', 'Uma lesão', 'Lesão puncionada descrita na lista, com lugar e tamanho.'),
    alterado('cito-lesoes-varias', 'Várias', 'Lesões puncionadas descritas na lista, na ordem das lâminas.'),
    alterado('cito-lesoes-seguimento', 'Seguimento', 'Lesão já puncionada antes; a lista compara o tamanho.'),
    naoAvaliado('cito-lesoes-nao', 'Não informadas', 'Lesões não informadas por quem coletou.'),
  ],
}

const QUALIDADE: SecaoDoBanco = {
  id: 'cito-qualidade',
  titulo: 'Qualidade',
  orgao: null,
  normal: `Celularidade ${LACUNA}, preservação celular adequada, fundo ${LACUNA}.`,
  frases: [
    normal(
      'cito-boa',
      'Boa celularidade',
      'Celularidade alta, preservação celular adequada, fundo claro e com hemácias em pequena quantidade.',
    ),
    normal(
      'cito-moderada',
      'Celularidade moderada',
      'Celularidade moderada, preservação celular adequada, fundo levemente hemorrágico.',
    ),
    alterado(
      'cito-baixa',
      'Baixa celularidade',
      'Celularidade baixa, o que limita a interpretação. Sugere-se nova coleta.',
    ),
    alterado(
      'cito-hemodiluida',
      'Hemodiluída',
      'Amostra hemodiluída, com predomínio de hemácias, o que limita a interpretação.',
    ),
    alterado('cito-rompidas', 'Células rompidas', 'Predomínio de células rompidas e núcleos livres.'),
    naoAvaliado(
      'cito-insuficiente',
      'Não diagnóstica',
      'Amostra não diagnóstica: sem células íntegras para avaliação.',
    ),
  ],
}

const DESCRICAO: SecaoDoBanco = {
  id: 'cito-descricao',
  titulo: 'Descrição',
  orgao: null,
  normal: 'População celular compatível com o tecido de origem, sem critérios de malignidade nas lâminas avaliadas.',
  frases: [
    normal(
      'cito-adipocitos',
      'Adipócitos',
      'Adipócitos maduros, isolados e em grupos, sem critérios de malignidade nas lâminas avaliadas.',
    ),
    alterado(
      'cito-inflamacao-neutro',
      'Inflamação neutrofílica',
      `Predomínio de neutrófilos ${LACUNA} (íntegros ou degenerados), com macrófagos em menor número.`,
    ),
    alterado(
      'cito-inflamacao-granulo',
      'Inflamação piogranulomatosa',
      'Neutrófilos e macrófagos, alguns epitelioides e multinucleados, em padrão piogranulomatoso.',
    ),
    alterado(
      'cito-eosinofilica',
      'Inflamação eosinofílica',
      'Predomínio de eosinófilos, com mastócitos bem diferenciados.',
    ),
    alterado(
      'cito-linfoide-reativo',
      'Hiperplasia linfoide',
      'População linfoide heterogênea, com predomínio de linfócitos pequenos, plasmócitos e linfócitos intermediários, em padrão reativo.',
    ),
    alterado(
      'cito-linfoide-monomorfo',
      'População linfoide monomórfica',
      `Predomínio de linfócitos ${LACUNA} (intermediários ou grandes), monomórficos, de cromatina frouxa e nucléolos evidentes.`,
    ),
    alterado(
      'cito-redondas',
      'Células redondas',
      `Células redondas individualizadas, de citoplasma ${LACUNA}, com grânulos ${LACUNA}, anisocitose e anisocariose ${LACUNA}.`,
    ),
    alterado(
      'cito-epiteliais',
      'Células epiteliais',
      `Células epiteliais em grupos coesos, com anisocitose ${LACUNA}, anisocariose ${LACUNA} e nucléolos ${LACUNA}.`,
    ),
    alterado(
      'cito-mesenquimais',
      'Células mesenquimais',
      `Células fusiformes isoladas e em agregados, com matriz ${LACUNA}, anisocitose ${LACUNA} e anisocariose ${LACUNA}.`,
    ),
    alterado(
      'cito-cisto',
      'Conteúdo queratínico',
      'Células escamosas anucleadas e restos de queratina em grande quantidade, compatíveis com cisto folicular.',
    ),
  ],
}

const AGENTES: SecaoDoBanco = {
  id: 'cito-agentes',
  titulo: 'Agentes infecciosos',
  orgao: null,
  normal: 'Agentes infecciosos não observados nas lâminas avaliadas.',
  frases: [
    alterado('cito-cocos', 'Cocos', `Cocos ${LACUNA} (intra ou extracelulares), em quantidade ${LACUNA}.`),
    alterado('cito-bacilos', 'Bacilos', `Bacilos ${LACUNA} (intra ou extracelulares), em quantidade ${LACUNA}.`),
    alterado('cito-leveduras', 'Leveduras', 'Estruturas leveduriformes, compatíveis com Malassezia sp.'),
    alterado(
      'cito-esporotricose',
      'Sporothrix',
      'Estruturas leveduriformes ovais a alongadas, intra e extracelulares, compatíveis com Sporothrix sp. Zoonose: manipular com luvas.',
    ),
    alterado(
      'cito-criptococo',
      'Cryptococcus',
      'Leveduras encapsuladas com brotamento de base estreita, compatíveis com Cryptococcus sp.',
    ),
    alterado(
      'cito-leishmania',
      'Leishmania',
      'Formas amastigotas em macrófagos e livres, compatíveis com Leishmania sp. Doença de notificação: confirmar por outro método.',
    ),
  ],
}

const INTERPRETACAO: SecaoDoBanco = {
  id: 'cito-interpretacao',
  titulo: 'Interpretação',
  orgao: null,
  normal:
    'Sem alterações citológicas relevantes. A citologia não exclui lesão focal não amostrada; correlacionar com a imagem e, se indicado, histopatologia.',
  frases: [
    alterado('cito-i-inflamatorio', 'Processo inflamatório', `Processo inflamatório ${LACUNA}. Sugere-se cultura.`),
    alterado('cito-i-reativo', 'Linfonodo reativo', 'Achados compatíveis com hiperplasia linfoide reativa.'),
    alterado(
      'cito-i-neoplasia',
      'Neoplasia',
      `Achados sugestivos de neoplasia ${LACUNA} (de células redondas, epitelial ou mesenquimal). A histopatologia é necessária para classificar e graduar.`,
    ),
    alterado(
      'cito-i-benigno',
      'Lesão benigna',
      `Achados compatíveis com ${LACUNA}, de aspecto benigno. Acompanhar as dimensões.`,
    ),
    naoAvaliado('cito-i-nao', 'Não diagnóstica', 'Sem interpretação: amostra não diagnóstica. Sugere-se nova coleta.'),
  ],
}

const CONCLUSOES: readonly ConclusaoDoBanco[] = [
  conclui('cito-normal', 'Normal', 'Sem alterações citológicas relevantes nas lâminas avaliadas.'),
  conclui('cito-c-inflamatorio', 'Inflamatório', `Processo inflamatório ${LACUNA} em ${LACUNA}.`),
  conclui(
    'cito-c-neoplasia',
    'Neoplasia',
    `Achados sugestivos de neoplasia em ${LACUNA}. Sugere-se histopatologia para classificação e grau.`,
  ),
  conclui('cito-c-lipoma', 'Lipoma', 'Achados compatíveis com lipoma.'),
  conclui('cito-c-nao', 'Não diagnóstica', 'Amostra não diagnóstica. Sugere-se nova coleta ou biópsia.'),
]

const BANCO = {
  secoes: [AMOSTRA, LESOES, QUALIDADE, DESCRICAO, AGENTES, INTERPRETACAO],
  conclusoes: CONCLUSOES,
  imagensPorPagina: 4,
}

/** Cytology of a fine needle sample of one species, either sex. */
export function citologia(especie: EspecieDoModelo): EstruturaDoModelo {
  return comporModelo(BANCO, { especie, sexo: null })
}

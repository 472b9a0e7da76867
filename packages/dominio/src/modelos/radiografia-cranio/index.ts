import type { EstruturaDoModelo } from '../../laudo/index.ts'
import {
  alterado,
  comporModelo,
  conclui,
  LACUNA,
  naoAvaliado,
  normal,
  type ConclusaoDoBanco,
  type EspecieDoModelo,
  type SecaoDoBanco,
} from '../banco.ts'

const PROJECOES: SecaoDoBanco = {
  id: 'cranio-projecoes',
  titulo: 'Projeções e simetria',
  orgao: null,
  normal: `Projeções ${LACUNA}, sob ${LACUNA}, com posicionamento adequado; estruturas simétricas.`,
  frases: [
    normal(
      'cranio-anestesia',
      'Completa, sob anestesia',
      'Projeções laterolateral, dorsoventral, oblíquas direita e esquerda e rostrocaudal de boca aberta, sob anestesia geral, com posicionamento adequado; estruturas simétricas.',
    ),
    normal(
      'cranio-sedacao',
      'Duas projeções, sob sedação',
      'Projeções laterolateral e dorsoventral, sob sedação, com posicionamento adequado; estruturas simétricas.',
    ),
    normal(
      'cranio-vigil',
      'Sem anestesia',
      'Projeções laterolateral e dorsoventral, com o paciente acordado, com posicionamento adequado; estruturas simétricas.',
    ),
    alterado(
      'cranio-rodada',
      'Rotação',
      `Rotação do crânio na projeção ${LACUNA}, o que limita a comparação entre os lados.`,
    ),
    alterado(
      'cranio-assimetria',
      'Assimetria',
      `Assimetria do crânio, com aumento de volume em ${LACUNA}, do lado ${LACUNA}.`,
    ),
  ],
}

const NASAL: SecaoDoBanco = {
  id: 'cranio-nasal',
  titulo: 'Cavidade nasal e seios frontais',
  orgao: null,
  normal: 'Cavidade nasal com trabeculado das conchas preservado; seios frontais aerados e simétricos.',
  frases: [
    alterado(
      'cranio-nasal-opaca',
      'Opacificação',
      `Aumento de radiopacidade da cavidade nasal do lado ${LACUNA}, sem perda do trabeculado das conchas. Considerar rinite.`,
    ),
    alterado(
      'cranio-nasal-destruicao',
      'Perda do trabeculado',
      `Perda do trabeculado das conchas nasais do lado ${LACUNA}, com aumento de radiopacidade. Considerar neoplasia e rinite fúngica; sugere-se tomografia.`,
    ),
    alterado(
      'cranio-nasal-vomer',
      'Lise do vômer',
      `Lise do osso ${LACUNA} adjacente à cavidade nasal, de padrão agressivo. Sugere-se tomografia e biópsia.`,
    ),
    alterado('cranio-seio', 'Seio frontal opaco', `Seio frontal ${LACUNA} com aumento de radiopacidade.`),
    alterado(
      'cranio-nasal-corpo',
      'Corpo estranho',
      `Corpo estranho de radiopacidade ${LACUNA} na cavidade nasal do lado ${LACUNA}.`,
    ),
    naoAvaliado('cranio-nasal-nao', 'Sobreposição', 'Cavidade nasal não avaliada por sobreposição das mandíbulas.'),
  ],
}

const BULAS: SecaoDoBanco = {
  id: 'cranio-bulas',
  titulo: 'Bulas timpânicas e meatos acústicos',
  orgao: null,
  normal: 'Bulas timpânicas de paredes finas e lúmen aerado bilateralmente; meatos acústicos aerados.',
  frases: [
    alterado(
      'cranio-bula-opaca',
      'Lúmen opaco',
      `Bula timpânica ${LACUNA} com aumento de radiopacidade do lúmen. Considerar otite média.`,
    ),
    alterado(
      'cranio-bula-espessa',
      'Parede espessada',
      `Bula timpânica ${LACUNA} de parede espessada e esclerótica. Considerar otite média crônica.`,
    ),
    alterado(
      'cranio-bula-lise',
      'Lise',
      `Lise da parede da bula timpânica ${LACUNA}. Considerar neoplasia e osteomielite; sugere-se tomografia.`,
    ),
    alterado(
      'cranio-meato',
      'Meato estreito',
      `Meato acústico externo ${LACUNA} com redução do lúmen e mineralização da parede.`,
    ),
    naoAvaliado('cranio-bula-nao', 'Sem projeção', 'Bulas não avaliadas: projeção de boca aberta não realizada.'),
  ],
}

const DENTES: SecaoDoBanco = {
  id: 'cranio-dentes',
  titulo: 'Dentes e alvéolos',
  orgao: null,
  normal: 'Lâmina dura contínua; sem radiolucência periapical nas raízes avaliadas.',
  frases: [
    alterado(
      'cranio-periapical',
      'Radiolucência periapical',
      `Radiolucência periapical no dente ${LACUNA}, compatível com abscesso ou granuloma.`,
    ),
    alterado(
      'cranio-perda-ossea',
      'Perda óssea alveolar',
      `Perda óssea alveolar ${LACUNA} (horizontal ou vertical) em ${LACUNA}, compatível com doença periodontal.`,
    ),
    alterado('cranio-dente-fratura', 'Fratura dentária', `Fratura do dente ${LACUNA}, com exposição ${LACUNA}.`),
    alterado('cranio-raiz', 'Raiz residual', `Raiz residual do dente ${LACUNA}.`),
    alterado(
      'cranio-reabsorcao',
      'Reabsorção dentária',
      `Reabsorção dentária em ${LACUNA}, com perda do espaço do ligamento periodontal.`,
    ),
    naoAvaliado(
      'cranio-dentes-nao',
      'Sem projeção intraoral',
      'Dentes não avaliados: exame intraoral não foi realizado.',
    ),
  ],
}

const MANDIBULA: SecaoDoBanco = {
  id: 'cranio-mandibula',
  titulo: 'Mandíbula, maxila e articulações temporomandibulares',
  orgao: null,
  normal: 'Mandíbula e maxila de contornos regulares; articulações temporomandibulares congruentes.',
  frases: [
    alterado('cranio-fratura', 'Fratura', `Fratura de ${LACUNA}, com desvio ${LACUNA}.`),
    alterado('cranio-sinfise', 'Sínfise mandibular', 'Disjunção da sínfise mandibular.'),
    alterado(
      'cranio-luxacao-atm',
      'Luxação temporomandibular',
      `Luxação da articulação temporomandibular ${LACUNA}, com deslocamento ${LACUNA} do côndilo.`,
    ),
    alterado(
      'cranio-lesao-agressiva',
      'Lesão agressiva',
      `Lesão óssea de padrão agressivo em ${LACUNA}, com lise e proliferação. Sugere-se biópsia.`,
    ),
    alterado(
      'cranio-osteopatia',
      'Proliferação mandibular',
      'Proliferação óssea nas mandíbulas e bulas, compatível com osteopatia craniomandibular.',
      { especie: 'CANINA' },
    ),
  ],
}

const CALVARIA: SecaoDoBanco = {
  id: 'cranio-calvaria',
  titulo: 'Calvária e base do crânio',
  orgao: null,
  normal: 'Calvária e base do crânio sem fraturas ou áreas de lise.',
  frases: [
    alterado(
      'cranio-calvaria-fratura',
      'Fratura',
      `Fratura de ${LACUNA}, com afundamento ${LACUNA}. Achado crítico: sugere-se tomografia.`,
    ),
    alterado('cranio-calvaria-lise', 'Lise', `Lise em ${LACUNA}, de padrão agressivo. Sugere-se tomografia.`),
    alterado('cranio-hiperostose', 'Hiperostose', `Espessamento ósseo em ${LACUNA}, de contorno regular.`),
    alterado(
      'cranio-fontanela',
      'Fontanela aberta',
      'Fontanela persistente e adelgaçamento da calvária. Correlacionar com o exame neurológico.',
    ),
  ],
}

const FARINGE: SecaoDoBanco = {
  id: 'cranio-faringe',
  titulo: 'Faringe, hioide e tecidos moles',
  orgao: null,
  normal: 'Vias aéreas pérvias; aparelho hioide preservado; tecidos moles sem alterações.',
  frases: [
    alterado(
      'cranio-nasofaringe',
      'Massa na nasofaringe',
      `Opacidade de tecidos moles na nasofaringe, de ${LACUNA} cm, com redução do lúmen. Considerar pólipo e neoplasia.`,
    ),
    alterado('cranio-retrofaringeo', 'Aumento retrofaríngeo', 'Aumento de volume de tecidos moles retrofaríngeos.'),
    alterado('cranio-hioide', 'Hioide', `Fratura ou luxação do aparelho hioide em ${LACUNA}.`),
    alterado('cranio-projetil', 'Corpo estranho', `Corpo estranho de radiopacidade ${LACUNA} em ${LACUNA}.`),
    alterado('cranio-palato', 'Palato mole', 'Palato mole espessado e alongado, com redução da via aérea.'),
  ],
}

const CONCLUSOES: readonly ConclusaoDoBanco[] = [
  conclui('cranio-normal', 'Normal', 'Crânio sem alterações radiográficas nas projeções realizadas.'),
  conclui(
    'cranio-conclui-nasal',
    'Doença nasal',
    `Alterações da cavidade nasal do lado ${LACUNA}. Sugere-se tomografia e rinoscopia com biópsia.`,
  ),
  conclui(
    'cranio-conclui-otite',
    'Otite média',
    `Sinais de otite média do lado ${LACUNA}. A radiografia normal não a exclui: sugere-se tomografia.`,
  ),
  conclui('cranio-conclui-dentes', 'Doença dentária', `Alterações dentárias em ${LACUNA}. Sugere-se exame intraoral.`),
  conclui('cranio-conclui-trauma', 'Trauma', `Fratura de ${LACUNA}. Sugere-se tomografia.`),
]

const BANCO = {
  secoes: [PROJECOES, NASAL, BULAS, DENTES, MANDIBULA, CALVARIA, FARINGE],
  conclusoes: CONCLUSOES,
  imagensPorPagina: 2,
}

/** Radiography of the skull of one species, either sex. */
export function radiografiaDeCranio(especie: EspecieDoModelo): EstruturaDoModelo {
  return comporModelo(BANCO, { especie, sexo: null })
}

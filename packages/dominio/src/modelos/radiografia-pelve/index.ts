import type { EstruturaDoModelo } from '../../laudo/index.ts'
import {
  alterado,
  comporModelo,
  conclui,
  LACUNA,
  medidaDosDoisLados,
  medidaObrigatoriaDosDoisLados,
  naoAvaliado,
  normal,
  type ConclusaoDoBanco,
  type EspecieDoModelo,
  type SecaoDoBanco,
} from '../banco.ts'

const POSICIONAMENTO: SecaoDoBanco = {
  id: 'pelve-posicionamento',
  titulo: 'Projeção e posicionamento',
  orgao: null,
  normal: 'Projeção ventrodorsal com membros estendidos, pelve simétrica, fêmures paralelos e patelas centradas.',
  frases: [
    normal(
      'pelve-sedacao',
      'Sob sedação',
      `Projeção ventrodorsal com membros estendidos, sob sedação com ${LACUNA}; pelve simétrica, fêmures paralelos e patelas centradas.`,
    ),
    normal(
      'pelve-lateral',
      'Com laterolateral',
      'Projeções ventrodorsal com membros estendidos e laterolateral, de posicionamento adequado.',
    ),
    alterado(
      'pelve-rotacao',
      'Rotação da pelve',
      `Pelve rodada para a ${LACUNA}, o que limita a comparação entre os lados e a medida dos ângulos.`,
    ),
    alterado('pelve-contida', 'Sem sedação', 'Projeção sem sedação: a frouxidão articular pode ser subestimada.'),
  ],
}

const COXOFEMORAIS: SecaoDoBanco = {
  id: 'pelve-coxofemorais',
  titulo: 'Articulações coxofemorais',
  orgao: null,
  normal:
    'Cabeças femorais esféricas e congruentes com os acetábulos, com cobertura acetabular superior a 50 % em ambos os lados.',
  medidas: [
    ...medidaObrigatoriaDosDoisLados('NORBERG', { especie: 'CANINA' }),
    ...medidaDosDoisLados('INDICE_DISTRACAO', { especie: 'CANINA' }),
  ],
  frases: [
    alterado(
      'pelve-subluxacao',
      'Subluxação',
      `Incongruência com subluxação da articulação coxofemoral ${LACUNA}, com cobertura acetabular de cerca de ${LACUNA} %.`,
    ),
    alterado(
      'pelve-luxacao',
      'Luxação',
      `Luxação da articulação coxofemoral ${LACUNA}, com deslocamento ${LACUNA} da cabeça femoral.`,
    ),
    alterado(
      'pelve-arrasamento',
      'Acetábulo raso',
      'Acetábulos rasos bilateralmente, com cobertura inferior a 50 % das cabeças femorais.',
    ),
    alterado(
      'pelve-necrose',
      'Necrose asséptica',
      `Cabeça femoral ${LACUNA} de contorno irregular e radiopacidade heterogênea, com alargamento do espaço articular, compatível com necrose asséptica.`,
    ),
  ],
}

const BORDAS: SecaoDoBanco = {
  id: 'pelve-bordas',
  titulo: 'Bordas acetabulares e colos femorais',
  orgao: null,
  normal: 'Bordas acetabulares nítidas, sem osteófitos; colos femorais sem linha de Morgan.',
  frases: [
    alterado(
      'pelve-morgan',
      'Linha de Morgan',
      `Linha radiopaca no colo femoral ${LACUNA} (linha de Morgan), sinal inicial de doença articular.`,
    ),
    alterado('pelve-osteofitos', 'Osteófitos', `Osteófitos na borda acetabular ${LACUNA}, de grau ${LACUNA}.`),
    alterado('pelve-colo', 'Colo espessado', `Colo femoral ${LACUNA} espessado e de contorno irregular.`),
    alterado('pelve-remodelamento', 'Remodelamento', `Remodelamento da borda acetabular cranial ${LACUNA}.`),
  ],
}

const DEGENERATIVA: SecaoDoBanco = {
  id: 'pelve-dad',
  titulo: 'Sinais de doença articular degenerativa',
  orgao: null,
  normal: 'Sinais de doença articular degenerativa ausentes nas articulações avaliadas.',
  frases: [
    alterado('pelve-dad-discreta', 'Discreta', `Doença articular degenerativa discreta na articulação ${LACUNA}.`),
    alterado('pelve-dad-moderada', 'Moderada', `Doença articular degenerativa moderada na articulação ${LACUNA}.`),
    alterado('pelve-dad-acentuada', 'Acentuada', `Doença articular degenerativa acentuada na articulação ${LACUNA}.`),
    alterado('pelve-atrofia', 'Atrofia muscular', `Redução de volume da musculatura da coxa ${LACUNA}.`),
  ],
}

const OSSOS: SecaoDoBanco = {
  id: 'pelve-ossos',
  titulo: 'Ossos da pelve e sacroilíacas',
  orgao: null,
  normal: 'Ossos da pelve e articulações sacroilíacas preservados e simétricos.',
  frases: [
    alterado('pelve-fratura', 'Fratura', `Fratura de ${LACUNA}, com desvio ${LACUNA}.`),
    alterado(
      'pelve-sacroiliaca',
      'Luxação sacroilíaca',
      `Luxação sacroilíaca ${LACUNA}, com deslocamento cranial do ílio.`,
    ),
    alterado(
      'pelve-lise',
      'Lesão agressiva',
      `Lesão óssea de padrão agressivo em ${LACUNA}, com lise e reação periosteal.`,
    ),
    alterado('pelve-transicao', 'Vértebra de transição', 'Vértebra de transição lombossacra, com assimetria da pelve.'),
    naoAvaliado('pelve-fezes', 'Sobreposição', 'Região não avaliada por sobreposição de conteúdo fecal.'),
  ],
}

const CLASSIFICACAO: SecaoDoBanco = {
  id: 'pelve-classificacao',
  titulo: 'Classificação (FCI)',
  orgao: null,
  especie: 'CANINA',
  normal: `Quadril esquerdo: ${LACUNA}; quadril direito: ${LACUNA}. Grau do animal, que é o do pior lado: ${LACUNA}.`,
  frases: [
    normal(
      'pelve-a',
      'A, sem displasia',
      'Quadril esquerdo: A; quadril direito: A. Grau do animal: A, sem sinais de displasia.',
    ),
    normal(
      'pelve-b',
      'B, quase normal',
      `Quadril esquerdo: ${LACUNA}; quadril direito: ${LACUNA}. Grau do animal: B, articulações quase normais.`,
    ),
    alterado(
      'pelve-c',
      'C, displasia leve',
      `Quadril esquerdo: ${LACUNA}; quadril direito: ${LACUNA}. Grau do animal: C, displasia leve.`,
    ),
    alterado(
      'pelve-d',
      'D, displasia moderada',
      `Quadril esquerdo: ${LACUNA}; quadril direito: ${LACUNA}. Grau do animal: D, displasia moderada.`,
    ),
    alterado(
      'pelve-e',
      'E, displasia grave',
      `Quadril esquerdo: ${LACUNA}; quadril direito: ${LACUNA}. Grau do animal: E, displasia grave.`,
    ),
    naoAvaliado(
      'pelve-jovem',
      'Idade insuficiente',
      'Classificação não realizada: abaixo da idade mínima de 12 meses (18 nas raças gigantes).',
    ),
  ],
}

const CONCLUSOES: readonly ConclusaoDoBanco[] = [
  conclui('pelve-normal', 'Normal', 'Articulações coxofemorais sem alterações radiográficas.'),
  conclui(
    'pelve-displasia',
    'Displasia coxofemoral',
    `Displasia coxofemoral ${LACUNA}, de grau ${LACUNA} (FCI). A leitura para registro oficial cabe aos leitores credenciados.`,
    { especie: 'CANINA' },
  ),
  conclui('pelve-artrose', 'Doença degenerativa', 'Doença articular degenerativa coxofemoral.'),
  conclui('pelve-trauma', 'Trauma', `Fratura de ${LACUNA}. Sugere-se avaliação ortopédica.`),
]

const BANCO = {
  secoes: [POSICIONAMENTO, COXOFEMORAIS, BORDAS, DEGENERATIVA, OSSOS, CLASSIFICACAO],
  conclusoes: CONCLUSOES,
  imagensPorPagina: 2,
}

/** Radiography of the pelvis of one species; the hip grade is of dogs. */
export function radiografiaDePelve(especie: EspecieDoModelo): EstruturaDoModelo {
  return comporModelo(BANCO, { especie, sexo: null })
}

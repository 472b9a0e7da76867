import type { EstruturaDoModelo } from '../../laudo/index.ts'
import { alterado, comporModelo, conclui, LACUNA, normal, type ConclusaoDoBanco, type SecaoDoBanco } from '../banco.ts'
import { CARPO, SOLDRA, TARSO, TECIDOS } from './articulacoes.ts'
import { BOLETO, CANELA } from './canela.ts'
import { CASCO, EIXO, NAVICULAR, QUARTELA } from './casco.ts'

const PROJECOES: SecaoDoBanco = {
  id: 'equino-projecoes',
  titulo: 'Projeções e técnica',
  orgao: null,
  normal: `Projeções lateromedial (LM), dorsopalmar ou dorsoplantar (DP) e oblíquas DLPMO e DMPLO de ${LACUNA}, membro ${LACUNA}, com marcação de lado, de técnica e posicionamento adequados.`,
  frases: [
    normal(
      'equino-p-cascos',
      'Cascos torácicos',
      'Projeções lateromedial e dorsopalmar em apoio, dorsoproximal-palmarodistal oblíqua e skyline do navicular dos cascos torácicos, sem ferraduras, com marcação de lado.',
    ),
    normal(
      'equino-p-boletos',
      'Boletos',
      'Projeções lateromedial, lateromedial em flexão, dorsopalmar ou dorsoplantar e oblíquas DLPMO e DMPLO dos boletos, com marcação de lado.',
    ),
    normal(
      'equino-p-carpos',
      'Carpos',
      'Projeções lateromedial, lateromedial em flexão, dorsopalmar, oblíquas DLPMO e DMPLO e skyline das fileiras dos carpos, com marcação de lado.',
    ),
    normal(
      'equino-p-tarsos',
      'Tarsos',
      'Projeções lateromedial, lateromedial em flexão, dorsoplantar e oblíquas DLPMO e DMPLO dos tarsos, com marcação de lado.',
    ),
    normal(
      'equino-p-soldras',
      'Soldras',
      'Projeções lateromedial, lateromedial em flexão, caudocranial e oblíqua caudolateral-craniomedial das soldras, com skyline das patelas e marcação de lado.',
    ),
    normal(
      'equino-p-compra',
      'Pré-compra',
      `Exame de pré-compra: projeções ${LACUNA} de ${LACUNA}, com marcação de lado. Identidade do animal conferida por ${LACUNA}.`,
    ),
    normal('equino-p-sedacao', 'Sob sedação', `Projeções ${LACUNA} de ${LACUNA}, membro ${LACUNA}, sob sedação.`),
    normal(
      'equino-p-exposicao',
      'Exposição',
      `Exposição de ${LACUNA} kV e ${LACUNA} mAs, a ${LACUNA} cm de distância.`,
    ),
    alterado(
      'equino-p-limitado',
      'Exame limitado',
      `Exame limitado às projeções ${LACUNA}, o que reduz a sensibilidade da avaliação.`,
    ),
    alterado('equino-p-ferradura', 'Com ferradura', 'Ferraduras presentes, sobrepostas a parte da falange distal.'),
  ],
}

const CONCLUSOES: readonly ConclusaoDoBanco[] = [
  conclui('equino-normal', 'Normal', 'Regiões examinadas sem alterações radiográficas relevantes.'),
  conclui(
    'equino-c-compra',
    'Pré-compra',
    'Achados descritos acima. Em pré-compra, este laudo não emite parecer sobre a aptidão do animal.',
  ),
  conclui('equino-c-osteocondrose', 'Osteocondrose', `Osteocondrose de ${LACUNA} do membro ${LACUNA}.`),
  conclui('equino-c-artrose', 'Doença degenerativa', `Doença articular degenerativa de ${LACUNA} do membro ${LACUNA}.`),
  conclui(
    'equino-c-laminite',
    'Laminite',
    `Alterações da falange distal do membro ${LACUNA} compatíveis com laminite. Sugere-se controle radiográfico em ${LACUNA} dias.`,
  ),
  conclui(
    'equino-c-navicular',
    'Navicular',
    `Alterações do navicular do membro ${LACUNA}, de grau ${LACUNA}, a correlacionar com o exame do aparelho locomotor.`,
  ),
  conclui('equino-c-fratura', 'Fratura', `Fratura de ${LACUNA} do membro ${LACUNA}. Sugere-se avaliação ortopédica.`),
  conclui('equino-c-controle', 'Controle', `Em comparação com o exame anterior, ${LACUNA}.`),
]

const BANCO = {
  secoes: [PROJECOES, EIXO, CASCO, NAVICULAR, QUARTELA, BOLETO, CANELA, CARPO, TARSO, SOLDRA, TECIDOS],
  conclusoes: CONCLUSOES,
  imagensPorPagina: 4,
}

/** Radiography of regions of the limbs of a horse, either sex; what the machine recorded of each exposure is told with the projections. */
export function radiografiaEquina(): EstruturaDoModelo {
  return {
    ...comporModelo(BANCO, { especie: 'EQUINA', sexo: null }),
    impressao: { conclusaoPrimeiro: false, resumo: false, exame: true, tecnica: { secao: PROJECOES.id } },
  }
}

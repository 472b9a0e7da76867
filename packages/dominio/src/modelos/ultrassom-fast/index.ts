import type { EstruturaDoModelo } from '../../laudo/index.ts'
import type { MedidaId } from '../../medidas/index.ts'
import {
  alterado,
  comporModelo,
  conclui,
  LACUNA,
  medidaDosDoisLados,
  naoAvaliado,
  type ConclusaoDoBanco,
  type EspecieDoModelo,
  type MedidaDoBanco,
  type SecaoDoBanco,
} from '../banco.ts'
import { CISTOCOLICO, CONDICOES, DIAFRAGMATICO, ESCORE_DE_LIQUIDO, ESPLENORRENAL, UMBILICAL } from './abdome.ts'

const TUBO_TORACICO: SecaoDoBanco = {
  id: 'tfast-tt',
  titulo: 'TFAST: sítio do tubo torácico',
  orgao: null,
  normal: 'Deslizamento pleural presente bilateralmente, sem ponto pulmonar.',
  frases: [
    alterado(
      'tt-pneumotorax',
      'Pneumotórax',
      `Ausência de deslizamento pleural e de linhas B no hemitórax ${LACUNA}, compatível com pneumotórax.`,
    ),
    alterado(
      'tt-ponto-pulmonar',
      'Ponto pulmonar',
      `Ponto pulmonar no hemitórax ${LACUNA}, compatível com pneumotórax parcial.`,
    ),
    alterado(
      'tt-degrau',
      'Sinal do degrau',
      `Descontinuidade da linha pleural no hemitórax ${LACUNA} (sinal do degrau). Considerar fratura de costela e lesão da parede.`,
    ),
    naoAvaliado('tt-enfisema', 'Enfisema subcutâneo', 'Linha pleural não avaliada em razão de enfisema subcutâneo.'),
  ],
}

const PERICARDIO: SecaoDoBanco = {
  id: 'tfast-pericardio',
  titulo: 'TFAST: pericárdio e coração',
  orgao: 'PERICARDIO',
  normal:
    'Ausência de efusão pericárdica ou pleural; contratilidade e relação átrio esquerdo/aorta subjetivamente preservadas.',
  frases: [
    alterado(
      'fast-efusao-pleural',
      'Efusão pleural',
      `Efusão pleural no hemitórax ${LACUNA}, de até ${LACUNA} mm. Ausência de efusão pericárdica.`,
    ),
    alterado(
      'fast-tamponamento',
      'Efusão pericárdica',
      'Efusão pericárdica com colapso diastólico do átrio direito: tamponamento cardíaco. Achado crítico.',
    ),
    alterado(
      'fast-atrio',
      'Átrio esquerdo aumentado',
      'Átrio esquerdo subjetivamente aumentado em relação à aorta. Ausência de efusão pericárdica.',
    ),
    alterado(
      'fast-contratilidade',
      'Contratilidade reduzida',
      'Contratilidade do ventrículo esquerdo subjetivamente reduzida. Sugere-se ecocardiograma completo.',
    ),
  ],
}

const obrigatoriaDosDoisLados = (id: MedidaId): MedidaDoBanco[] =>
  medidaDosDoisLados(id).map((uma) => ({ ...uma, obrigatoria: true }))

const VETBLUE: SecaoDoBanco = {
  id: 'vetblue',
  titulo: 'VetBLUE (4 pontos por hemitórax)',
  orgao: null,
  normal:
    'Padrão de pulmão seco em todos os pontos: linhas A com até uma linha B por ponto; ausência de consolidações.',
  medidas: (['LINHAS_B_CAUDODORSAL', 'LINHAS_B_PERI_HILAR', 'LINHAS_B_MEDIO', 'LINHAS_B_CRANIAL'] as const).flatMap(
    obrigatoriaDosDoisLados,
  ),
  frases: [
    alterado(
      'vetblue-dorsal',
      'Linhas B dorsais',
      'Múltiplas linhas B em pontos caudodorsais e peri-hilares, padrão de pulmão úmido. Considerar edema cardiogênico.',
    ),
    alterado(
      'vetblue-ventral',
      'Linhas B ventrais',
      'Múltiplas linhas B e pequenas consolidações em pontos médios e craniais. Considerar broncopneumonia.',
    ),
    alterado(
      'vetblue-difuso',
      'Linhas B difusas',
      'Linhas B confluentes em todos os pontos, bilateralmente. Correlacionar com o quadro respiratório.',
    ),
    alterado(
      'vetblue-consolidacao',
      'Consolidação',
      `Consolidação de ${LACUNA} mm em ponto ${LACUNA} do hemitórax ${LACUNA}.`,
    ),
  ],
}

const CONCLUSOES: readonly ConclusaoDoBanco[] = [
  conclui(
    'fast-negativo',
    'Negativo',
    `Exame focado negativo para líquido livre e pneumotórax. Não substitui o exame completo; repetir em ${LACUNA} h ou a qualquer mudança clínica.`,
  ),
  conclui(
    'fast-liquido',
    'Líquido livre abdominal',
    `Líquido livre em cavidade abdominal, escore {{medida.ESCORE_LIQUIDO_ABDOMINAL}}/4. Sugere-se repetir em ${LACUNA} h.`,
  ),
  conclui(
    'fast-pneumotorax',
    'Pneumotórax',
    `Sinais de pneumotórax no hemitórax ${LACUNA}. Achado crítico: considerar toracocentese.`,
  ),
  conclui(
    'fast-pulmao-umido',
    'Pulmão úmido',
    'Padrão de pulmão úmido ao VetBLUE. Correlacionar com ecocardiograma e radiografia de tórax.',
  ),
]

const BANCO = {
  secoes: [
    CONDICOES,
    DIAFRAGMATICO,
    ESPLENORRENAL,
    CISTOCOLICO,
    UMBILICAL,
    ESCORE_DE_LIQUIDO,
    TUBO_TORACICO,
    PERICARDIO,
    VETBLUE,
  ],
  conclusoes: CONCLUSOES,
  imagensPorPagina: 6,
}

/** Focused ultrasound of abdomen, chest and lungs of one species, either sex. */
export function ultrassomFast(especie: EspecieDoModelo): EstruturaDoModelo {
  return comporModelo(BANCO, { especie, sexo: null })
}

import { alterado, LACUNA, medida, normal, type SecaoDoBanco } from '../banco.ts'

const ESTOMAGO: SecaoDoBanco = {
  id: 'rxabd-estomago',
  titulo: 'Estômago',
  orgao: 'ESTOMAGO',
  normal: 'Estômago de posição usual, com distensão e conteúdo compatíveis com o jejum.',
  frases: [
    alterado(
      'rxabd-dvg-achado',
      'Dilatação e torção',
      'Estômago acentuadamente distendido por gás, com piloro em posição dorsal e compartimentalização. Achado crítico.',
      { especie: 'CANINA' },
    ),
    alterado('rxabd-dilatacao', 'Dilatação', 'Estômago distendido por gás, com piloro em posição usual.'),
    alterado(
      'rxabd-ce-estomago',
      'Corpo estranho',
      `Estômago com estrutura radiopaca de ${LACUNA} cm no lúmen, compatível com corpo estranho.`,
    ),
    alterado(
      'rxabd-retencao',
      'Retenção de conteúdo',
      'Estômago com conteúdo heterogêneo apesar do jejum informado. Considerar retardo de esvaziamento.',
    ),
    normal(
      'rxabd-sem-jejum-estomago',
      'Repleto',
      'Estômago repleto de alimento, de posição usual; paciente sem jejum.',
    ),
  ],
}

const INTESTINOS: SecaoDoBanco = {
  id: 'rxabd-intestinos',
  titulo: 'Intestinos',
  orgao: 'INTESTINOS',
  normal: 'Alças delgadas de calibre e distribuição preservados; cólon com conteúdo fecal habitual.',
  medidas: [
    medida('DELGADO_L5', { especie: 'CANINA' }),
    medida('DELGADO_L2', { especie: 'FELINA' }),
    medida('COLON_L5', { especie: 'FELINA' }),
  ],
  frases: [
    alterado(
      'rxabd-alcas-segmentar',
      'Distensão segmentar',
      'Alças delgadas distendidas por gás em duas populações de calibre distinto, compatíveis com obstrução mecânica.',
    ),
    alterado(
      'rxabd-alcas-difusa',
      'Distensão difusa',
      'Alças delgadas com distensão gasosa discreta e difusa, compatível com íleo funcional.',
    ),
    alterado(
      'rxabd-linear',
      'Pregueamento',
      'Alças delgadas pregueadas e agrupadas, com bolhas de gás em vírgula, sugestivas de corpo estranho linear.',
    ),
    alterado(
      'rxabd-ce-intestino',
      'Corpo estranho',
      `Estrutura radiopaca de ${LACUNA} cm em topografia de alça delgada.`,
    ),
    alterado('rxabd-fecaloma', 'Retenção fecal', 'Cólon e reto distendidos por fezes de radiopacidade aumentada.'),
  ],
}

export const DIGESTORIO = [ESTOMAGO, INTESTINOS]

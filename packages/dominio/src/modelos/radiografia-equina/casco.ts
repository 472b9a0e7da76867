import { alterado, LACUNA, medidaDosDoisLados, naoAvaliado, type SecaoDoBanco } from '../banco.ts'

/** A laudo is of one region or of some: the others are said not to have been examined. */
export const naoRadiografada = (id: string) =>
  naoAvaliado(`${id}-nao`, 'Não radiografada', 'Região não incluída nas projeções deste exame.')

export const EIXO: SecaoDoBanco = {
  id: 'equino-eixo',
  titulo: 'Alinhamento e eixo podofalângico',
  orgao: null,
  normal: 'Alinhamento ósseo e eixo podofalângico preservados, com apoio simétrico.',
  medidas: [...medidaDosDoisLados('ANGULO_PALMAR'), ...medidaDosDoisLados('ROTACAO_FALANGE')],
  frases: [
    alterado(
      'equino-eixo-atras',
      'Eixo quebrado para trás',
      `Eixo podofalângico quebrado para trás no membro ${LACUNA}.`,
    ),
    alterado(
      'equino-eixo-frente',
      'Eixo quebrado para a frente',
      `Eixo podofalângico quebrado para a frente no membro ${LACUNA}, compatível com deformidade flexural.`,
    ),
    alterado(
      'equino-eixo-mediolateral',
      'Desequilíbrio mediolateral',
      `Desequilíbrio mediolateral do casco do membro ${LACUNA}, com espaço articular mais estreito na face ${LACUNA}.`,
    ),
    alterado(
      'equino-eixo-angular',
      'Desvio angular',
      `Desvio angular ${LACUNA} (varo ou valgo) com origem em ${LACUNA}.`,
    ),
    naoRadiografada('equino-eixo'),
  ],
}

export const CASCO: SecaoDoBanco = {
  id: 'equino-casco',
  titulo: 'Casco e falange distal',
  orgao: null,
  normal:
    'Falange distal de contornos e trabeculado preservados, com canais vasculares de calibre habitual; muralha paralela à face dorsal da falange e sola de espessura preservada.',
  medidas: [
    ...medidaDosDoisLados('SOLA_ESPESSURA'),
    ...medidaDosDoisLados('MURALHA_PROXIMAL'),
    ...medidaDosDoisLados('MURALHA_DISTAL'),
    ...medidaDosDoisLados('DISTANCIA_COROA_FALANGE'),
  ],
  frases: [
    alterado(
      'equino-casco-rotacao',
      'Rotação da falange',
      `Rotação da falange distal do membro ${LACUNA} em relação à muralha, compatível com laminite.`,
    ),
    alterado(
      'equino-casco-afundamento',
      'Afundamento',
      `Aumento da distância entre a coroa e o processo extensor no membro ${LACUNA}, compatível com afundamento da falange distal.`,
    ),
    alterado(
      'equino-casco-remodelamento',
      'Remodelamento da margem',
      `Remodelamento da margem solear e da ponta da falange distal do membro ${LACUNA}, com canais vasculares alargados.`,
    ),
    alterado(
      'equino-casco-fratura',
      'Fratura',
      `Fratura da falange distal do membro ${LACUNA}, tipo ${LACUNA}, ${LACUNA} (articular ou não articular).`,
    ),
    alterado(
      'equino-casco-cartilagem',
      'Cartilagens ossificadas',
      `Ossificação da cartilagem colateral ${LACUNA} do membro ${LACUNA}, de grau ${LACUNA}.`,
    ),
    alterado(
      'equino-casco-gas',
      'Gás no casco',
      `Área radiotransparente entre a muralha e a falange distal do membro ${LACUNA}, compatível com gás ou separação das lâminas.`,
    ),
    alterado(
      'equino-casco-osteite',
      'Osteíte podal',
      `Contorno irregular e perda de radiopacidade da margem da falange distal do membro ${LACUNA}, compatíveis com osteíte podal.`,
    ),
    alterado(
      'equino-casco-cisto',
      'Lesão cística',
      `Lesão cística subcondral de ${LACUNA} mm na falange distal do membro ${LACUNA}.`,
    ),
    naoRadiografada('equino-casco'),
  ],
}

export const NAVICULAR: SecaoDoBanco = {
  id: 'equino-navicular',
  titulo: 'Navicular',
  orgao: null,
  normal:
    'Osso navicular de contornos regulares, com definição corticomedular preservada, cortical flexora íntegra e invaginações sinoviais em número e formato habituais.',
  frases: [
    alterado(
      'equino-navicular-invaginacoes',
      'Invaginações',
      `Invaginações sinoviais do navicular do membro ${LACUNA} aumentadas em número e tamanho na margem ${LACUNA}.`,
    ),
    alterado(
      'equino-navicular-esclerose',
      'Esclerose medular',
      `Esclerose medular do navicular do membro ${LACUNA}, com perda da definição corticomedular.`,
    ),
    alterado(
      'equino-navicular-flexora',
      'Cortical flexora',
      `Defeito da cortical flexora do navicular do membro ${LACUNA}, visto na projeção skyline.`,
    ),
    alterado(
      'equino-navicular-cisto',
      'Lesão cística',
      `Lesão cística de ${LACUNA} mm no navicular do membro ${LACUNA}.`,
    ),
    alterado(
      'equino-navicular-enteseofito',
      'Entesófitos',
      `Entesófitos nas bordas ${LACUNA} do navicular do membro ${LACUNA}.`,
    ),
    alterado('equino-navicular-fragmento', 'Fragmento', `Fragmento na margem distal do navicular do membro ${LACUNA}.`),
    naoRadiografada('equino-navicular'),
  ],
}

export const QUARTELA: SecaoDoBanco = {
  id: 'equino-quartela',
  titulo: 'Quartela (falanges e articulações interfalângicas)',
  orgao: null,
  normal:
    'Falanges proximal e média de contornos preservados; espaços interfalângicos preservados, margens lisas, sem fragmentos osteocondrais.',
  frases: [
    alterado(
      'equino-quartela-proximal',
      'Doença degenerativa proximal',
      `Osteófitos e esclerose subcondral da articulação interfalângica proximal do membro ${LACUNA}, de grau ${LACUNA}.`,
    ),
    alterado(
      'equino-quartela-distal',
      'Doença degenerativa distal',
      `Osteófitos no processo extensor e na articulação interfalângica distal do membro ${LACUNA}, de grau ${LACUNA}.`,
    ),
    alterado(
      'equino-quartela-extensor',
      'Fragmento do processo extensor',
      `Fragmento no processo extensor da falange distal do membro ${LACUNA}.`,
    ),
    alterado(
      'equino-quartela-cisto',
      'Lesão cística',
      `Lesão cística subcondral na falange ${LACUNA} do membro ${LACUNA}, de ${LACUNA} mm.`,
    ),
    alterado(
      'equino-quartela-fratura',
      'Fratura',
      `Fratura ${LACUNA} da falange ${LACUNA} do membro ${LACUNA}, com desvio ${LACUNA}.`,
    ),
    naoRadiografada('equino-quartela'),
  ],
}

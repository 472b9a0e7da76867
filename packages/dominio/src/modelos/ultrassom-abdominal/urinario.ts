import { alterado, LACUNA, medida, medidaDosDoisLados, naoAvaliado, normal, type SecaoDoBanco } from '../banco.ts'

export const BEXIGA: SecaoDoBanco = {
  id: 'bexiga',
  titulo: 'Bexiga urinária',
  orgao: 'BEXIGA',
  normal:
    'Em topografia habitual, com boa repleção, paredes finas e regulares e mucosa lisa. Conteúdo anecogênico homogêneo, sem sedimento nem imagens sugestivas de litíase. Trígono vesical e uretra proximal sem alterações.',
  medidas: [medida('BEXIGA_PAREDE')],
  frases: [
    normal(
      'bexiga-pouca-replecao',
      'Pouca repleção',
      'Em topografia habitual, com pequena repleção, o que limita a avaliação da espessura da parede e da mucosa. Conteúdo anecogênico, sem imagens sugestivas de litíase.',
    ),
    alterado(
      'bexiga-sedimento-discreto',
      'Sedimento em pequena quantidade',
      'Em topografia habitual e com boa repleção. Conteúdo anecogênico com pequena quantidade de pontos ecogênicos em suspensão (celularidade, cristais ou gotículas de gordura). Paredes finas e regulares.',
    ),
    alterado(
      'bexiga-sedimento-intenso',
      'Sedimento em grande quantidade',
      'Em topografia habitual, preenchida por conteúdo anecogênico com grande quantidade de sedimento ecogênico, que se deposita na parede dependente e se movimenta à mudança de decúbito, sem formar sombra acústica.',
    ),
    alterado(
      'bexiga-cistite',
      'Parede espessada (cistite)',
      `Parede difusamente espessada, com até ${LACUNA} mm, de contornos internos irregulares, mais evidente na região cranioventral. Conteúdo anecogênico com pontos ecogênicos em suspensão.`,
    ),
    alterado(
      'bexiga-calculo',
      'Litíase vesical',
      `Presença de estrutura hiperecogênica móvel, formadora de sombra acústica posterior, com ${LACUNA} cm, em porção dependente do lúmen, compatível com litíase.`,
    ),
    alterado(
      'bexiga-massa',
      'Formação em parede',
      `Formação de contornos irregulares e ecogenicidade mista, aderida à parede em região ${LACUNA}, com ${LACUNA} cm, projetando-se para o lúmen, vascularizada ao Doppler colorido e sem movimentação à mudança de decúbito.`,
    ),
    alterado(
      'bexiga-coagulo',
      'Coágulo',
      `Estrutura ecogênica de contornos irregulares no lúmen, com ${LACUNA} cm, móvel à mudança de decúbito, sem sombra acústica e sem fluxo ao Doppler colorido, sugestiva de coágulo.`,
    ),
    alterado(
      'bexiga-distendida',
      'Distensão acentuada',
      'Acentuadamente distendida, com paredes finas e conteúdo anecogênico. Uretra proximal dilatada, com conteúdo anecogênico até onde foi possível acompanhar.',
    ),
    naoAvaliado(
      'bexiga-vazia',
      'Vazia',
      'Bexiga vazia no momento do exame, o que impede a avaliação adequada de parede e conteúdo.',
    ),
  ],
}

export const RINS: SecaoDoBanco = {
  id: 'rins',
  titulo: 'Rins',
  orgao: 'RINS',
  normal:
    'Em topografia habitual, simétricos, com dimensões preservadas e contornos regulares. Cortical com ecogenicidade e espessura usuais, relação e definição corticomedular preservadas. Pelves renais e ureteres não dilatados. Ausência de imagens sugestivas de litíase.',
  medidas: [
    ...medidaDosDoisLados('RIM_COMPRIMENTO'),
    medida('AORTA_ABDOMINAL', { especie: 'CANINA' }),
    ...medidaDosDoisLados('RIM_AORTA', { especie: 'CANINA' }),
  ],
  frases: [
    alterado(
      'rins-nefropatia-discreta',
      'Nefropatia discreta',
      'Em topografia habitual, simétricos e de dimensões preservadas, com contornos regulares. Corticais com discreto aumento de ecogenicidade e definição corticomedular preservada. Pelves renais não dilatadas.',
    ),
    alterado(
      'rins-doenca-cronica',
      'Doença renal crônica',
      'Com dimensões reduzidas e contornos irregulares. Corticais hiperecogênicas e afiladas, com perda parcial da definição corticomedular. Pelves renais não dilatadas.',
    ),
    alterado(
      'rins-nefrite-aguda',
      'Nefropatia aguda',
      'Com dimensões aumentadas e contornos regulares. Corticais espessadas e hiperecogênicas, com aumento da diferenciação corticomedular e discreta quantidade de líquido perirrenal.',
    ),
    alterado(
      'rins-sinal-da-medular',
      'Sinal da medular',
      'Presença de banda hiperecogênica em região medular externa, paralela à junção corticomedular (sinal da medular), bilateral, sem perda da definição corticomedular.',
    ),
    alterado(
      'rins-pielectasia',
      'Pielectasia',
      `Dilatação da pelve do rim ${LACUNA}, com ${LACUNA} mm em corte transversal, de conteúdo anecogênico, sem dilatação do ureter correspondente.`,
    ),
    alterado(
      'rins-hidronefrose',
      'Hidronefrose',
      `Rim ${LACUNA} com acentuada dilatação da pelve e dos divertículos por conteúdo anecogênico e afilamento do parênquima. Ureter correspondente dilatado, com ${LACUNA} mm de diâmetro.`,
    ),
    alterado(
      'rins-litiase',
      'Nefrolitíase',
      `Estrutura hiperecogênica com sombra acústica posterior em pelve do rim ${LACUNA}, com ${LACUNA} mm, compatível com litíase, sem dilatação associada.`,
    ),
    alterado(
      'rins-mineralizacao',
      'Mineralização de divertículos',
      'Pontos hiperecogênicos em divertículos renais, alguns formadores de sombra acústica, bilaterais, compatíveis com mineralização.',
    ),
    alterado(
      'rins-cisto',
      'Cisto cortical',
      `Cisto de paredes finas e conteúdo anecogênico, com reforço acústico posterior, em cortical do rim ${LACUNA}, com ${LACUNA} cm de diâmetro.`,
    ),
    alterado(
      'rins-policisticos',
      'Rins policísticos',
      'Com dimensões aumentadas e contornos irregulares, contendo múltiplos cistos de paredes finas e conteúdo anecogênico, de tamanhos variados, em cortical e medular, bilateralmente.',
      { especie: 'FELINA' },
    ),
    alterado(
      'rins-infarto',
      'Infarto renal',
      `Área hiperecogênica em cunha, com retração da cápsula, em cortical do polo ${LACUNA} do rim ${LACUNA}, compatível com infarto crônico.`,
    ),
  ],
}

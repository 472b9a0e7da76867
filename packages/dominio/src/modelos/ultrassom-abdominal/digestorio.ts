import { alterado, LACUNA, medida, naoAvaliado, normal, type SecaoDoBanco } from '../banco.ts'

export const ESTOMAGO: SecaoDoBanco = {
  id: 'estomago',
  titulo: 'Estômago',
  orgao: 'ESTOMAGO',
  normal:
    'Em topografia habitual, com pequena quantidade de conteúdo mucoso e gasoso. Paredes de espessura preservada, com estratificação mantida e peristaltismo evolutivo. Piloro sem alterações.',
  frases: [
    normal(
      'estomago-alimento',
      'Conteúdo alimentar',
      'Distendido por conteúdo alimentar, formador de sombra acústica, o que limita a avaliação da parede oposta. Porções visibilizadas com espessura e estratificação preservadas.',
    ),
    alterado(
      'estomago-gastrite',
      'Gastrite',
      `Paredes difusamente espessadas, com até ${LACUNA} mm, estratificação preservada e mucosa hiperecogênica. Conteúdo líquido e mucoso em pequena quantidade.`,
    ),
    alterado(
      'estomago-hipomotilidade',
      'Hipomotilidade',
      'Distendido por conteúdo líquido, com redução do peristaltismo. Paredes de espessura e estratificação preservadas.',
    ),
    alterado(
      'estomago-corpo-estranho',
      'Corpo estranho',
      `Estrutura de interface hiperecogênica, formadora de sombra acústica posterior limpa, com ${LACUNA} cm, em lúmen gástrico, persistente durante todo o exame, sugestiva de corpo estranho.`,
    ),
    alterado(
      'estomago-ulcera',
      'Úlcera',
      `Espessamento focal da parede em região ${LACUNA}, com perda da estratificação e cratera de conteúdo hiperecogênico (microbolhas) aderido à mucosa. Gordura adjacente hiperecogênica.`,
    ),
    alterado(
      'estomago-neoplasia',
      'Espessamento com perda das camadas',
      `Espessamento da parede em região ${LACUNA}, com até ${LACUNA} mm, hipoecogênico, com perda da estratificação e redução do peristaltismo local.`,
    ),
    alterado(
      'estomago-piloro',
      'Espessamento pilórico',
      `Piloro com parede espessada (${LACUNA} mm), à custa da camada muscular, e retardo da passagem do conteúdo gástrico.`,
    ),
    naoAvaliado(
      'estomago-gas',
      'Gás',
      'Distendido por conteúdo gasoso, com artefato de reverberação que impede a avaliação das paredes.',
    ),
  ],
}

export const INTESTINOS: SecaoDoBanco = {
  id: 'intestinos',
  titulo: 'Intestinos (duodeno, jejuno, íleo e cólon)',
  orgao: 'INTESTINOS',
  normal:
    'Duodeno, jejuno, íleo e cólon com distribuição topográfica habitual, paredes de espessura preservada e estratificação mantida. Conteúdo mucoso e gasoso, peristaltismo evolutivo. Junção ileocólica sem alterações. Ausência de sinais de obstrução.',
  medidas: [medida('DUODENO_PAREDE'), medida('JEJUNO_PAREDE'), medida('ILEO_PAREDE')],
  frases: [
    alterado(
      'intestinos-enterite',
      'Enterite',
      'Alças de intestino delgado com discreto espessamento difuso das paredes e estratificação preservada, conteúdo líquido e peristaltismo aumentado.',
    ),
    alterado(
      'intestinos-doenca-inflamatoria',
      'Enteropatia crônica',
      'Espessamento difuso das paredes de jejuno e íleo, com estratificação preservada e camada muscular evidente. Peristaltismo preservado.',
    ),
    alterado(
      'intestinos-estriacoes',
      'Estriações da mucosa (linfangiectasia)',
      'Mucosa de duodeno e jejuno difusamente hiperecogênica, com estriações perpendiculares ao lúmen, achado associado a dilatação de vasos linfáticos. Estratificação preservada.',
      { especie: 'CANINA' },
    ),
    alterado(
      'intestinos-muscular-espessada',
      'Muscular espessada',
      'Espessamento da camada muscular de jejuno e íleo, com relação muscular/submucosa aumentada e estratificação preservada. Diferenciar enteropatia inflamatória crônica de linfoma de baixo grau.',
      { especie: 'FELINA' },
    ),
    alterado(
      'intestinos-corpo-estranho',
      'Obstrução por corpo estranho',
      `Estrutura de interface hiperecogênica com sombra acústica posterior em segmento de ${LACUNA}, com ${LACUNA} cm, e dilatação das alças a montante, preenchidas por líquido, com peristaltismo ineficaz. Alças a jusante vazias.`,
    ),
    alterado(
      'intestinos-linear',
      'Corpo estranho linear',
      'Alças de intestino delgado pregueadas, em aspecto de sanfona, ao redor de estrutura linear hiperecogênica no lúmen. Gordura mesentérica adjacente hiperecogênica.',
    ),
    alterado(
      'intestinos-intussuscepcao',
      'Intussuscepção',
      `Segmento de ${LACUNA} com imagem em alvo ao corte transversal e camadas paralelas ao longitudinal, compatível com intussuscepção, com fluxo ${LACUNA} ao Doppler colorido.`,
    ),
    alterado(
      'intestinos-massa',
      'Formação mural',
      `Espessamento mural excêntrico, hipoecogênico, com perda da estratificação, em segmento de ${LACUNA}, com ${LACUNA} cm de extensão e ${LACUNA} mm de espessura.`,
    ),
    alterado(
      'intestinos-ileo-paralitico',
      'Íleo funcional',
      'Alças de intestino delgado difusamente distendidas por conteúdo líquido e gasoso, com peristaltismo ausente ou acentuadamente reduzido. Não se visibiliza ponto de obstrução.',
    ),
    alterado(
      'intestinos-colite',
      'Colite',
      'Cólon com paredes discretamente espessadas, estratificação preservada e conteúdo líquido. Demais segmentos sem alterações.',
    ),
  ],
}

import { alterado, LACUNA, medida, naoAvaliado, normal, type SecaoDoBanco } from '../banco.ts'

export const FIGADO: SecaoDoBanco = {
  id: 'figado',
  titulo: 'Fígado',
  orgao: 'FIGADO',
  normal:
    'Com dimensões preservadas, bordas finas e contornos regulares. Parênquima homogêneo, de ecogenicidade usual e ecotextura preservada. Vasos portais e hepáticos de calibre e trajeto preservados.',
  frases: [
    alterado(
      'figado-hepatomegalia',
      'Hepatomegalia',
      'Com dimensões aumentadas, ultrapassando o rebordo costal, bordas arredondadas e contornos regulares. Parênquima homogêneo, de ecogenicidade usual. Vasos de calibre preservado.',
    ),
    alterado(
      'figado-hiperecogenico',
      'Esteatose ou hepatopatia vacuolar',
      'Com dimensões aumentadas e bordas arredondadas. Parênquima homogêneo, difusamente hiperecogênico, com atenuação do feixe sonoro em porções profundas.',
    ),
    alterado(
      'figado-lipidose',
      'Lipidose hepática',
      'Com dimensões aumentadas e bordas arredondadas. Parênquima difusamente hiperecogênico em relação à gordura falciforme, homogêneo, com atenuação do feixe sonoro.',
      { especie: 'FELINA' },
    ),
    alterado(
      'figado-hipoecogenico',
      'Hepatopatia aguda',
      'Com dimensões discretamente aumentadas. Parênquima homogêneo, difusamente hipoecogênico, com maior evidência das paredes portais.',
    ),
    alterado(
      'figado-cronico',
      'Hepatopatia crônica',
      'Com dimensões reduzidas e contornos irregulares. Parênquima heterogêneo e hiperecogênico, de ecotextura grosseira, com redução da visibilização dos vasos.',
    ),
    alterado(
      'figado-nodulo',
      'Nódulo único',
      `Presença de nódulo ${LACUNA}ecogênico, de contornos definidos, com ${LACUNA} cm, em lobo ${LACUNA}. Restante do parênquima homogêneo, de ecogenicidade usual.`,
    ),
    alterado(
      'figado-nodulos',
      'Múltiplos nódulos',
      `Múltiplos nódulos de ecogenicidades variadas, distribuídos por todos os lobos, o maior com ${LACUNA} cm. Parênquima adjacente heterogêneo.`,
    ),
    alterado(
      'figado-congestao',
      'Congestão hepática',
      'Com dimensões aumentadas e bordas arredondadas. Veias hepáticas e veia cava caudal dilatadas, sem variação de calibre à respiração.',
    ),
    alterado(
      'figado-shunt',
      'Suspeita de desvio portossistêmico',
      `Com dimensões reduzidas e menor visibilização dos vasos portais. Vaso anômalo tortuoso com fluxo turbulento ao Doppler colorido, comunicando a veia porta com ${LACUNA}.`,
    ),
  ],
}

export const VESICULA_BILIAR: SecaoDoBanco = {
  id: 'vesicula-biliar',
  titulo: 'Vesícula biliar e vias biliares',
  orgao: 'VESICULA_BILIAR',
  normal:
    'Vesícula biliar em topografia habitual, com boa repleção, parede fina e regular e conteúdo anecogênico homogêneo. Vias biliares intra e extra-hepáticas não dilatadas.',
  medidas: [medida('VESICULA_PAREDE'), medida('COLEDOCO_DIAMETRO')],
  frases: [
    normal(
      'vesicula-bilobada',
      'Bilobada (variação anatômica)',
      'Vesícula biliar bilobada (variação anatômica), com parede fina e regular e conteúdo anecogênico homogêneo. Vias biliares não dilatadas.',
      { especie: 'FELINA' },
    ),
    alterado(
      'vesicula-lama',
      'Lama biliar',
      'Com boa repleção e parede fina e regular. Conteúdo anecogênico com moderada quantidade de material ecogênico em porção dependente, sem sombra acústica, compatível com lama biliar.',
    ),
    alterado(
      'vesicula-lama-organizada',
      'Lama biliar organizada',
      'Conteúdo ecogênico amorfo, aderido e pouco móvel à mudança de decúbito, ocupando grande parte do lúmen (lama biliar organizada). Parede regular.',
    ),
    alterado(
      'vesicula-mucocele',
      'Mucocele',
      'Distendida, com conteúdo ecogênico imóvel em padrão estrelado, delimitado por halo hipoecogênico periférico (aspecto de quiuí), compatível com mucocele. Gordura adjacente sem alterações.',
      { especie: 'CANINA' },
    ),
    alterado(
      'vesicula-colecistite',
      'Colecistite',
      'Parede espessada, hiperecogênica e de duplo contorno, com material ecogênico em suspensão. Gordura adjacente discretamente hiperecogênica.',
    ),
    alterado(
      'vesicula-calculo',
      'Colelitíase',
      `Estrutura hiperecogênica móvel, formadora de sombra acústica posterior, com ${LACUNA} mm, em lúmen da vesícula biliar. Vias biliares não dilatadas.`,
    ),
    alterado(
      'vesicula-obstrucao',
      'Obstrução biliar',
      'Distendida, com ducto cístico e ducto colédoco dilatados e tortuosos até a papila duodenal, e dilatação de vias biliares intra-hepáticas.',
    ),
    naoAvaliado(
      'vesicula-vazia',
      'Contraída',
      'Vesícula biliar contraída no momento do exame (período pós-prandial), o que limita a avaliação.',
    ),
  ],
}

export const BACO: SecaoDoBanco = {
  id: 'baco',
  titulo: 'Baço',
  orgao: 'BACO',
  normal:
    'Em topografia habitual, com dimensões preservadas e contornos regulares. Parênquima homogêneo, de ecogenicidade e ecotextura usuais. Vasos hilares de calibre preservado.',
  medidas: [medida('BACO_ESPESSURA', { especie: 'FELINA' })],
  frases: [
    alterado(
      'baco-esplenomegalia',
      'Esplenomegalia homogênea',
      'Com dimensões aumentadas, bordas arredondadas e contornos regulares. Parênquima homogêneo, de ecogenicidade usual.',
    ),
    alterado(
      'baco-rendilhado',
      'Parênquima rendilhado',
      'Com dimensões aumentadas e contornos regulares. Parênquima difusamente heterogêneo, com múltiplos pequenos focos hipoecogênicos (aspecto rendilhado).',
    ),
    alterado(
      'baco-mielolipoma',
      'Mielolipoma',
      'Áreas hiperecogênicas de contornos definidos, adjacentes aos vasos hilares, compatíveis com mielolipomas. Restante do parênquima homogêneo.',
    ),
    alterado(
      'baco-nodulo',
      'Nódulo',
      `Nódulo hipoecogênico de contornos definidos, com ${LACUNA} cm, em região ${LACUNA}, sem deformar o contorno. Restante do parênquima homogêneo.`,
    ),
    alterado(
      'baco-massa',
      'Formação cavitária',
      `Formação heterogênea, com áreas cavitárias anecogênicas e contornos irregulares, com ${LACUNA} cm, em ${LACUNA} esplênica, vascularizada ao Doppler colorido e deformando o contorno do órgão.`,
    ),
    alterado(
      'baco-infarto',
      'Infarto esplênico',
      'Área hipoecogênica em cunha, junto à borda, sem fluxo ao Doppler colorido, sugestiva de infarto esplênico.',
    ),
    normal(
      'baco-acessorio',
      'Baço acessório',
      'Estrutura arredondada, isoecogênica ao baço, adjacente ao hilo, compatível com baço acessório (variação anatômica). Baço sem alterações.',
    ),
    normal('baco-ausente', 'Esplenectomia', 'Não visibilizado, compatível com histórico de esplenectomia.'),
  ],
}

export const PANCREAS: SecaoDoBanco = {
  id: 'pancreas',
  titulo: 'Pâncreas',
  orgao: 'PANCREAS',
  normal:
    'Porções visibilizadas com dimensões preservadas, contornos regulares e parênquima homogêneo, isoecogênico à gordura adjacente. Ducto pancreático não dilatado. Gordura peripancreática sem alterações.',
  frases: [
    alterado(
      'pancreas-pancreatite',
      'Pancreatite aguda',
      'Com dimensões aumentadas, contornos irregulares e parênquima hipoecogênico e heterogêneo. Gordura peripancreática hiperecogênica e reativa, com dor à passagem do transdutor.',
    ),
    alterado(
      'pancreas-pancreatite-cronica',
      'Pancreatopatia crônica',
      'Com dimensões preservadas e contornos irregulares. Parênquima heterogêneo, hiperecogênico, com pontos hiperecogênicos dispersos. Gordura adjacente sem reação.',
    ),
    alterado(
      'pancreas-ducto',
      'Ducto pancreático dilatado',
      `Ducto pancreático evidente, com ${LACUNA} mm de diâmetro. Parênquima homogêneo e gordura adjacente sem alterações.`,
      { especie: 'FELINA' },
    ),
    alterado(
      'pancreas-hiperplasia',
      'Hiperplasia nodular',
      `Nódulos hipoecogênicos de contornos definidos, com até ${LACUNA} mm, sem reação da gordura adjacente, sugestivos de hiperplasia nodular.`,
    ),
    alterado(
      'pancreas-massa',
      'Formação',
      `Formação hipoecogênica de contornos irregulares, com ${LACUNA} cm, em lobo ${LACUNA}, vascularizada ao Doppler colorido.`,
    ),
    alterado(
      'pancreas-edema',
      'Edema',
      'Discretamente espessado, com estriações anecogênicas entre os lóbulos (edema). Gordura adjacente sem alterações.',
    ),
    naoAvaliado(
      'pancreas-nao-visto',
      'Não visibilizado',
      'Não visibilizado adequadamente em razão de conteúdo gasoso em trato gastrointestinal. Região pancreática sem sinais de reação da gordura.',
    ),
  ],
}

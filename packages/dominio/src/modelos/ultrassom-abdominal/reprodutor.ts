import { alterado, LACUNA, medida, medidaDosDoisLados, naoAvaliado, normal, type SecaoDoBanco } from '../banco.ts'

const UTERO: SecaoDoBanco = {
  id: 'utero',
  titulo: 'Útero',
  orgao: 'UTERO',
  sexo: 'FEMEA',
  normal:
    'Corpo e cornos uterinos de diâmetro preservado, com paredes finas e regulares e lúmen virtual, sem conteúdo. Ausência de vesículas gestacionais.',
  medidas: [medida('UTERO_DIAMETRO')],
  frases: [
    normal(
      'utero-castrada',
      'Fêmea castrada',
      'Corpo e cornos não visibilizados, ausência compatível com histórico de castração. Coto uterino sem alterações.',
    ),
    normal(
      'utero-cio',
      'Aspecto de estro',
      'Corpo e cornos uterinos com discreto aumento de diâmetro, paredes homogêneas e mínima quantidade de conteúdo anecogênico, achado compatível com a fase do ciclo estral.',
    ),
    alterado(
      'utero-hidrometra',
      'Conteúdo anecogênico',
      `Cornos uterinos dilatados, com até ${LACUNA} cm de diâmetro, preenchidos por conteúdo anecogênico homogêneo. Paredes finas e regulares. Diferenciais: hidrometra e mucometra.`,
    ),
    alterado(
      'utero-piometra',
      'Piometra',
      `Corpo e cornos uterinos dilatados e tortuosos, com até ${LACUNA} cm de diâmetro, paredes espessadas e irregulares, preenchidos por conteúdo líquido com partículas ecogênicas em suspensão. Sugestivo de piometra.`,
    ),
    alterado(
      'utero-hiperplasia-cistica',
      'Hiperplasia endometrial cística',
      `Paredes uterinas espessadas, contendo múltiplas estruturas císticas de até ${LACUNA} mm, compatíveis com hiperplasia endometrial cística. Lúmen sem conteúdo.`,
    ),
    alterado(
      'utero-coto',
      'Coto uterino alterado',
      `Coto uterino com ${LACUNA} cm, espessado e heterogêneo, com conteúdo de celularidade elevada. Gordura adjacente hiperecogênica. Diferenciais: granuloma e piometra de coto.`,
    ),
    alterado(
      'utero-gestacao',
      'Gestação',
      `Útero gravídico, com ${LACUNA} vesículas gestacionais ou fetos visibilizados e batimentos cardíacos fetais presentes, entre ${LACUNA} e ${LACUNA} bpm. A contagem por ultrassonografia pode diferir do número real.`,
    ),
    alterado(
      'utero-massa',
      'Formação',
      `Formação de contornos ${LACUNA} e ecogenicidade mista, com ${LACUNA} cm, em ${LACUNA} uterino, vascularizada ao Doppler colorido.`,
    ),
    naoAvaliado(
      'utero-nao-visto',
      'Não visibilizado',
      'Não visibilizado no momento do exame em razão de sobreposição de alças intestinais. Ausência de sinais de aumento uterino.',
    ),
  ],
}

const OVARIOS: SecaoDoBanco = {
  id: 'ovarios',
  titulo: 'Ovários',
  orgao: 'OVARIOS',
  sexo: 'FEMEA',
  normal:
    'Em topografia habitual, com dimensões e contornos preservados e parênquima homogêneo. Ausência de cistos ou formações.',
  medidas: medidaDosDoisLados('OVARIO_COMPRIMENTO'),
  frases: [
    normal(
      'ovarios-castrada',
      'Fêmea castrada',
      'Não visibilizados, ausência compatível com histórico de castração. Topografias ovarianas sem alterações.',
    ),
    normal(
      'ovarios-foliculos',
      'Folículos',
      `Em topografia habitual, contendo estruturas anecogênicas de paredes finas, com até ${LACUNA} mm, compatíveis com folículos.`,
    ),
    normal(
      'ovarios-corpos-luteos',
      'Corpos lúteos',
      'Em topografia habitual, de contornos lobulados, contendo estruturas hipoecogênicas compatíveis com corpos lúteos.',
    ),
    alterado(
      'ovarios-cisto',
      'Cisto ovariano',
      `Ovário ${LACUNA} com estrutura cística de paredes finas e conteúdo anecogênico, com ${LACUNA} cm, e reforço acústico posterior.`,
    ),
    alterado(
      'ovarios-policisticos',
      'Múltiplos cistos',
      `Ovários com dimensões aumentadas, contendo múltiplos cistos de conteúdo anecogênico, o maior com ${LACUNA} cm.`,
    ),
    alterado(
      'ovarios-massa',
      'Formação ovariana',
      `Ovário ${LACUNA} substituído por formação de contornos irregulares e ecogenicidade mista, com ${LACUNA} cm, vascularizada ao Doppler colorido.`,
    ),
    alterado(
      'ovario-remanescente',
      'Ovário remanescente',
      `Em topografia ovariana ${LACUNA}, estrutura de ${LACUNA} cm com áreas anecogênicas arredondadas, sugestiva de tecido ovariano remanescente em fêmea castrada.`,
    ),
    naoAvaliado(
      'ovarios-nao-vistos',
      'Não visibilizados',
      'Não visibilizados em razão de sobreposição de alças intestinais. Topografias ovarianas sem formações.',
    ),
  ],
}

const PROSTATA: SecaoDoBanco = {
  id: 'prostata',
  titulo: 'Próstata',
  orgao: 'PROSTATA',
  sexo: 'MACHO',
  normal:
    'Em topografia habitual, bilobada e simétrica, com dimensões preservadas para a idade e contornos regulares. Parênquima homogêneo, de ecogenicidade usual. Uretra prostática sem alterações.',
  medidas: [
    medida('PROSTATA_COMPRIMENTO', { especie: 'CANINA' }),
    medida('PROSTATA_LARGURA', { especie: 'CANINA' }),
    medida('PROSTATA_ALTURA', { especie: 'CANINA' }),
  ],
  frases: [
    normal(
      'prostata-castrado',
      'Macho castrado',
      'Com dimensões reduzidas e parênquima hipoecogênico e homogêneo, compatível com histórico de castração.',
    ),
    normal(
      'prostata-gato',
      'Não individualizada',
      'Não individualizada por suas pequenas dimensões, achado habitual na espécie.',
      { especie: 'FELINA' },
    ),
    alterado(
      'prostata-hiperplasia',
      'Hiperplasia prostática benigna',
      `Com dimensões aumentadas (${LACUNA} x ${LACUNA} cm), simétrica e de contornos regulares. Parênquima discretamente hiperecogênico e homogêneo.`,
    ),
    alterado(
      'prostata-hiperplasia-cistica',
      'Hiperplasia com cistos',
      `Com dimensões aumentadas e contornos regulares. Parênquima hiperecogênico, contendo cistos de conteúdo anecogênico, o maior com ${LACUNA} mm.`,
    ),
    alterado(
      'prostata-prostatite',
      'Prostatite',
      'Com dimensões aumentadas e contornos irregulares. Parênquima heterogêneo, com áreas hipoecogênicas mal definidas. Gordura adjacente hiperecogênica, com dor à passagem do transdutor.',
    ),
    alterado(
      'prostata-abscesso',
      'Abscesso prostático',
      `Área cavitária de paredes espessas e irregulares, com conteúdo líquido ecogênico, com ${LACUNA} cm, em lobo ${LACUNA}.`,
    ),
    alterado(
      'prostata-neoplasia',
      'Suspeita de neoplasia',
      'Com dimensões aumentadas, assimétrica e de contornos irregulares. Parênquima heterogêneo, com focos de mineralização. Perda de definição da uretra prostática.',
    ),
    alterado(
      'prostata-cisto-paraprostatico',
      'Cisto paraprostático',
      `Estrutura cavitária de paredes finas e conteúdo anecogênico, com ${LACUNA} cm, adjacente à próstata e distinta da bexiga urinária.`,
      { especie: 'CANINA' },
    ),
  ],
}

const TESTICULOS: SecaoDoBanco = {
  id: 'testiculos',
  titulo: 'Testículos',
  orgao: 'TESTICULOS',
  sexo: 'MACHO',
  normal:
    'Em bolsa escrotal, simétricos, com dimensões e contornos preservados. Parênquima homogêneo, de ecogenicidade usual, com mediastino testicular evidente. Epidídimos sem alterações.',
  frases: [
    normal('testiculos-castrado', 'Macho castrado', 'Ausentes, achado compatível com histórico de castração.'),
    alterado(
      'testiculos-criptorquidia-abdominal',
      'Criptorquidia abdominal',
      `Testículo ${LACUNA} em cavidade abdominal, com ${LACUNA} cm, contornos regulares e parênquima hipoecogênico. Testículo contralateral em bolsa escrotal, sem alterações.`,
    ),
    alterado(
      'testiculos-criptorquidia-inguinal',
      'Criptorquidia inguinal',
      `Testículo ${LACUNA} em região inguinal, com ${LACUNA} cm, de dimensões reduzidas e parênquima hipoecogênico. Testículo contralateral em bolsa escrotal, sem alterações.`,
    ),
    alterado(
      'testiculos-nodulo',
      'Nódulo',
      `Nódulo de contornos definidos e ecogenicidade mista, com ${LACUNA} cm, no testículo ${LACUNA}. Testículo contralateral sem alterações.`,
    ),
    alterado(
      'testiculos-atrofia',
      'Atrofia',
      'Com dimensões reduzidas e parênquima hipoecogênico e heterogêneo, com mediastino testicular pouco evidente.',
    ),
    alterado(
      'testiculos-orquite',
      'Orquiepididimite',
      `Testículo ${LACUNA} com dimensões aumentadas e parênquima heterogêneo, epidídimo espessado e líquido em bolsa escrotal, com aumento do fluxo ao Doppler colorido.`,
    ),
    naoAvaliado('testiculos-nao-avaliados', 'Não solicitado', 'Não avaliados neste exame.'),
  ],
}

export const REPRODUTOR: readonly SecaoDoBanco[] = [UTERO, OVARIOS, PROSTATA, TESTICULOS]

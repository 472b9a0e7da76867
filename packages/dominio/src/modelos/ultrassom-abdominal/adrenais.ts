import { alterado, LACUNA, medidaDosDoisLados, naoAvaliado, type SecaoDoBanco } from '../banco.ts'

export const ADRENAIS: SecaoDoBanco = {
  id: 'adrenais',
  titulo: 'Adrenais',
  orgao: 'ADRENAIS',
  normal:
    'Em topografia habitual, com formato, dimensões e contornos preservados. Parênquima homogêneo, hipoecogênico, com definição corticomedular preservada. Ausência de invasão vascular.',
  medidas: medidaDosDoisLados('ADRENAL_POLO_CAUDAL'),
  frases: [
    alterado(
      'adrenais-aumento-bilateral',
      'Aumento bilateral',
      'Com dimensões aumentadas e simétricas, contornos arredondados e parênquima homogêneo, hipoecogênico. Ausência de invasão vascular.',
    ),
    alterado(
      'adrenais-reduzidas',
      'Dimensões reduzidas',
      'Com dimensões reduzidas e parênquima homogêneo, afilado, bilateralmente. Correlacionar com sinais clínicos e dosagens hormonais.',
      { especie: 'CANINA' },
    ),
    alterado(
      'adrenais-nodulo',
      'Nódulo',
      `Nódulo ${LACUNA}ecogênico de contornos definidos, com ${LACUNA} cm, em polo ${LACUNA} da adrenal ${LACUNA}. Adrenal contralateral de dimensões preservadas.`,
    ),
    alterado(
      'adrenais-massa',
      'Massa com avaliação vascular',
      `Adrenal ${LACUNA} substituída por formação heterogênea de contornos irregulares, com ${LACUNA} cm, em contato com a veia cava caudal, ${LACUNA} sinais de invasão vascular ao Doppler colorido.`,
    ),
    alterado(
      'adrenais-mineralizacao',
      'Mineralização',
      'Focos hiperecogênicos formadores de sombra acústica no parênquima, compatíveis com mineralização. Dimensões e contornos preservados.',
    ),
    alterado(
      'adrenais-hiperplasia-nodular',
      'Hiperplasia nodular',
      `Parênquima heterogêneo, com nódulos hiperecogênicos de até ${LACUNA} mm, sem deformação importante do contorno, sugestivos de hiperplasia nodular.`,
      { especie: 'CANINA' },
    ),
    naoAvaliado(
      'adrenal-nao-vista',
      'Uma não visibilizada',
      `Adrenal ${LACUNA} não visibilizada em razão de conteúdo gasoso em alças intestinais. Adrenal contralateral sem alterações.`,
    ),
    naoAvaliado(
      'adrenais-nao-vistas',
      'Não visibilizadas',
      'Não visibilizadas em razão de conteúdo gasoso em alças intestinais e de desconforto à compressão.',
    ),
  ],
}

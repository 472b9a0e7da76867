import { ate, linhasDe, obra } from './linha.ts'

const RUEL = obra('Ruel et al., Vet Radiol Ultrasound 1998;39:211-216')
const CASTRADOS = obra('Tomografia de 62 cães castrados, Front Vet Sci 2021', '10.3389/fvets.2021.606116')
const GATEL = obra('Gatel et al., J Feline Med Surg 2016')
const ZONE = obra(
  'Após Zone e Wanke 2001; oscilação em Gil et al., Theriogenology 2014',
  '10.1016/j.theriogenology.2014.04.025',
)
const FCF_GATA = obra('Limites usuais da frequência fetal na gata')

const INTEIRO = { sexo: 'MACHO', castrado: false } as const
const CASTRADO = { sexo: 'MACHO', castrado: true } as const
/** 30 % above the mean predicted for the weight is our own margin. */
const MARGEM = 1.3

const inteiro = RUEL('M', 'Máximo previsto para o peso e a idade, em cães não castrados')
const castrado = CASTRADOS('D', '1,3 vez a média prevista para o peso, em cães castrados')

type DaProstata = 'PROSTATA_COMPRIMENTO' | 'PROSTATA_LARGURA' | 'PROSTATA_ALTURA'

function prostata(
  medida: DaProstata,
  [constante, porKg, porAno]: readonly [number, number, number],
  [media, mediaPorKg]: readonly [number, number],
) {
  const linha = linhasDe(medida, 'CANINA', 'cm')
  return [
    linha({ linear: { constante, porKg, porAno } }, inteiro, INTEIRO),
    linha(
      { linear: { constante: MARGEM * media, porKg: MARGEM * mediaPorKg, porAno: 0 }, atencao: {} },
      castrado,
      CASTRADO,
    ),
  ]
}

const QUALQUER_IDADE = { idadeMeses: {} } as const
const REPETIR =
  'Uma medida baixa não basta: repita 3 vezes, de 5 em 5 a 10 minutos; abaixo de 160 bpm é crítica já na primeira'

const fcf = (['FCF_MENOR', 'FCF_MAIOR'] as const).flatMap((medida) => [
  linhasDe(medida, 'CANINA', 'bpm')(
    { faixa: { min: 220 }, atencao: { min: 180 }, alterado: { min: 160 } },
    ZONE('V2', REPETIR),
    QUALQUER_IDADE,
  ),
  linhasDe(medida, 'FELINA', 'bpm')(
    { faixa: { min: 190, max: 260 }, atencao: { min: 180, max: 260 }, alterado: { min: 160 } },
    FCF_GATA('M', REPETIR),
    QUALQUER_IDADE,
  ),
])

export const REPRODUTOR = [
  ...prostata('PROSTATA_COMPRIMENTO', [3.31, 0.055, 0.143], [1.53, 0.03]),
  ...prostata('PROSTATA_LARGURA', [3.45, 0.047, 0.089], [0.95, 0.02]),
  ...prostata('PROSTATA_ALTURA', [2.68, 0.046, 0.069], [0.97, 0.016]),
  linhasDe('UTERO_DIAMETRO', 'FELINA', 'mm')(ate(5.8), GATEL('V2', 'Corno uterino fora da gestação'), {
    sexo: 'FEMEA',
  }),
  ...fcf,
]

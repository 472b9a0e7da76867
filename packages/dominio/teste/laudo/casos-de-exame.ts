import type { MedidaPreenchida, SecaoDoLaudo } from '../../src/laudo/conteudo.ts'
import type { CircunstanciasDoExame } from '../../src/laudo/circunstancias.ts'
import type { DadosDaVerificacao } from '../../src/laudo/verificacao/index.ts'
import { conteudo, medida, secao, semPendencia, texto } from './conteudo-de-exemplo.ts'
import { com, comConclusao, type Caso } from './exemplos.ts'
import { circunstancias } from './circunstancias-de-exemplo.ts'

const livre = (campos: Partial<SecaoDoLaudo>): Partial<SecaoDoLaudo> => ({ orgao: null, ...campos })
const uma = (
  id: string,
  valor: number | null,
  unidade: MedidaPreenchida['unidade'] = '',
  lado: MedidaPreenchida['lado'] = null,
) => medida({ id, rotulo: id, valor, unidade, lado })

const bexiga = (escrito: string, valor: number | null = 3.5) =>
  com([
    {
      titulo: 'Bexiga',
      orgao: 'BEXIGA',
      situacao: 'ALTERADO',
      texto: texto(escrito),
      medidas: [uma('BEXIGA_PAREDE', valor, 'mm')],
    },
  ])

const escore = (valor: number) => uma('ESCORE_LIQUIDO_ABDOMINAL', valor)
const comEscore = (valor: number, conclusao: string) =>
  comConclusao(conclusao, [
    livre({ titulo: 'Umbilical', situacao: 'ALTERADO', texto: texto('Escore.'), medidas: [escore(valor)] }),
  ])
const fast = (valor: number, ...positivos: readonly number[]) =>
  com(
    [0, 1, 2, 3].map((i) =>
      livre({
        id: `s${i}`,
        titulo: `AFAST: sítio ${i}`,
        situacao: positivos.includes(i) ? 'ALTERADO' : 'NORMAL',
        texto: texto(positivos.includes(i) ? 'Líquido livre junto ao órgão.' : 'Ausência de líquido livre.'),
        medidas: i === 3 ? [escore(valor)] : [],
      }),
    ),
  )

const quadril = (graus: string, angulos: readonly [number, number], resto: Partial<DadosDaVerificacao> = {}) =>
  semPendencia({
    modalidade: 'RADIOGRAFIA',
    modeloPara: null,
    conteudo: conteudo({
      secoes: [
        secao({
          ...livre({ titulo: 'Classificação (FCI)', situacao: 'ALTERADO', texto: texto(graus) }),
          medidas: [uma('NORBERG', angulos[0], '°', 'ESQUERDO'), uma('NORBERG', angulos[1], '°', 'DIREITO')],
        }),
      ],
    }),
    ...resto,
  })
const oficial = (idadeMeses: number, campos: Partial<CircunstanciasDoExame> = {}, frase = 'Leitura oficial.') =>
  quadril(`Quadril esquerdo: A; quadril direito: A. Grau do animal: A. ${frase}`, [106, 106], {
    paciente: { ...semPendencia().paciente, idadeMeses },
    circunstancias: circunstancias(campos),
  })

const pressao = (media: number, escrito: string, leituras = 5, raca: string | null = null) =>
  semPendencia({
    modalidade: 'PRESSAO_ARTERIAL' as DadosDaVerificacao['modalidade'],
    modeloPara: null,
    paciente: { ...semPendencia().paciente, raca },
    conteudo: conteudo({
      secoes: [
        secao({
          ...livre({ titulo: 'Classificação', situacao: 'ALTERADO', texto: texto(escrito) }),
          medidas: [
            ...[1, 2, 3, 4, 5].map((n) => uma(`PAS_LEITURA_${n}`, n <= leituras ? media : null, 'mmHg')),
            uma('PAS_MEDIA', media, 'mmHg'),
          ],
        }),
      ],
    }),
  })
const doppler = (escrito: string) => com([livre({ titulo: 'Aorta', situacao: 'ALTERADO', texto: texto(escrito) })])

/** What holds for one kind of exam. */
export const CASOS_DE_EXAME: Record<string, readonly Caso[]> = {
  'bexiga-pouco-repleta': [
    ['parede medida, pouco repleta', bexiga('Bexiga pouco repleta, de parede espessada.'), 'AVISO', /pouco repleta/],
    ['parede espessa, baixa repleção', bexiga('Baixa repleção. Parede espessada.', null), 'AVISO'],
    ['repleta', bexiga('Bexiga repleta, de parede espessada.'), null],
    ['pouco repleta, com outro achado', bexiga('Bexiga pouco repleta, com cálculo.', null), null],
  ],
  'liquido-livre-contraditorio': [
    ['escore 2, e nega', comEscore(2, 'Sem líquido livre.'), 'ERRO', /^Conclusão: .*nega líquido livre/],
    ['negativo para', comEscore(1, 'Exame focado negativo para líquido livre.'), 'ERRO'],
    ['escore zero', comEscore(0, 'Sem líquido livre.'), null],
    ['escore 2, e diz que há', comEscore(2, 'Líquido livre em moderada quantidade.'), null],
    ['outra cavidade', comEscore(2, 'Ascite. Sem líquido livre pleural.'), null],
  ],
  'escore-contra-os-sitios': [
    ['2, com um sítio', fast(2, 0), 'ERRO', /é 2, e o texto só descreve líquido em 1 dos 4/],
    ['zero, com líquido', fast(0, 1), 'ERRO', /sítio 1: há líquido/],
    ['1,5, com dois sítios', fast(1.5, 0, 1), null],
    ['zero, sem líquido', fast(0), null],
  ],
  'fci-contra-norberg': [
    [
      'A com 95°',
      quadril('Quadril esquerdo: A; quadril direito: A. Grau do animal: A.', [95, 106]),
      'AVISO',
      /esquerdo está com grau A.*95°/,
    ],
    [
      'o do animal não é o pior',
      quadril('Quadril esquerdo: B; quadril direito: D. Grau do animal: B.', [104, 94]),
      'AVISO',
      /do pior lado é D/,
    ],
    ['o pior lado', quadril('Quadril esquerdo: B; quadril direito: D. Grau do animal: D.', [104, 94]), null],
  ],
  'leitura-oficial-incompleta': [
    ['aos oito meses', oficial(8), 'ERRO', /menos de 12 meses/],
    ['sem microchip', oficial(14, { microchip: null }), 'ERRO', /sem microchip/],
    ['aos catorze meses, com microchip', oficial(14), null],
    ['de outrem', oficial(8, {}, 'A leitura para registro oficial cabe aos leitores credenciados.'), null],
  ],
  'categoria-de-pressao': [
    ['165 dito normotenso', pressao(165, 'Normotenso.'), 'ERRO', /165 mmHg não é de “normotenso”/],
    ['três leituras', pressao(132, 'Normotenso.', 3), 'ERRO', /pede cinco leituras, e há 3/],
    ['132 dito normotenso', pressao(132, 'Normotenso.'), null],
    ['165 dito hipertenso', pressao(165, 'Hipertenso; risco moderado.'), null],
    ['145 dito pré-hipertenso', pressao(145, 'Pré-hipertenso; risco baixo.'), null],
    ['185 dito hipertensão grave', pressao(185, 'Hipertensão grave.'), null],
    ['galgo de 172', pressao(172, 'Pré-hipertenso.', 5, 'Greyhound'), null],
    ['sem categoria', pressao(165, 'Repetir a aferição.', 3), null],
  ],
  'angulo-do-doppler': [
    ['70 graus', doppler('Doppler com ângulo de insonação de 70°, velocidade de 95 cm/s.'), 'AVISO', /acima de 60°/],
    ['40 graus', doppler('Doppler com ângulo de insonação de 40°, velocidade de 95 cm/s.'), null],
    ['outro ângulo', doppler('Ângulo de Norberg de 106°.'), null],
  ],
}

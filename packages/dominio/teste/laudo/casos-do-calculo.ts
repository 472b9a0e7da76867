import type { ConteudoDoLaudo, MedidaPreenchida, SecaoDoLaudo } from '../../src/laudo/conteudo.ts'
import type { DadosDaVerificacao } from '../../src/laudo/verificacao/index.ts'
import { conteudo, medida, modelo, secao, semPendencia, texto } from './conteudo-de-exemplo.ts'

export type Caso = readonly [
  descricao: string,
  dados: DadosDaVerificacao,
  gravidade: 'ERRO' | 'AVISO' | null,
  mensagem?: RegExp,
]

const com = (campos: Partial<SecaoDoLaudo>): DadosDaVerificacao =>
  semPendencia({ modeloPara: null, conteudo: conteudo({ secoes: [secao(campos)] }) })
const valva = (id: string, titulo: string, [velocidade, gradiente]: readonly [number | null, number | null]) =>
  secao({
    id,
    titulo,
    orgao: null,
    medidas: [
      medida({ id: 'VELOCIDADE_MAXIMA', rotulo: 'Vmáx', valor: velocidade, unidade: 'm/s', lado: null }),
      medida({ id: 'GRADIENTE_PRESSAO', rotulo: 'Gradiente', valor: gradiente, unidade: 'mmHg', lado: null }),
    ],
  })
/** Two valves: velocity and gradient of each. */
export const comValvas = (
  tricuspide: readonly [number | null, number | null],
  aortica: readonly [number | null, number | null],
  campos: Partial<ConteudoDoLaudo> = {},
) =>
  semPendencia({
    modeloPara: null,
    conteudo: conteudo({
      secoes: [
        valva('valva-tricuspide', 'Valva tricúspide', tricuspide),
        valva('valva-aortica', 'Valva aórtica', aortica),
      ],
      ...campos,
    }),
  })
/** One section with several measures, by id, value and unit. */
const comMedidas = (...medidas: (readonly [string, number | null, MedidaPreenchida['unidade']])[]) =>
  com({
    titulo: 'Ventrículo esquerdo',
    orgao: null,
    situacao: 'ALTERADO',
    medidas: medidas.map(([id, valor, unidade]) => medida({ id, rotulo: id, valor, unidade, lado: null })),
  })
/** Both kidneys and the aorta, with the ratio of the left one. */
const comRins = (razao: number) =>
  com({
    titulo: 'Rins',
    orgao: 'RINS',
    medidas: [
      medida({ valor: 5.2, lado: 'ESQUERDO' }),
      medida({ valor: 6, lado: 'DIREITO' }),
      medida({ id: 'AORTA_ABDOMINAL', valor: 0.7, lado: null }),
      medida({ id: 'RIM_AORTA', rotulo: 'Rim : aorta', valor: razao, unidade: '', lado: 'ESQUERDO' }),
    ],
  })
const SEM_PESO = { ...semPendencia().paciente, pesoGramas: null }

/** An electrocardiogram of sections that say this, with the PR interval that was measured. */
const comRitmo = (pr: number | null, ...textos: readonly string[]) =>
  semPendencia({
    modeloPara: null,
    modalidade: 'ELETROCARDIOGRAFIA',
    conteudo: conteudo({
      secoes: textos.map((escrito, i) =>
        secao({
          id: `s${i}`,
          titulo: `Seção ${i}`,
          orgao: null,
          texto: texto(escrito),
          medidas: i > 0 ? [] : [medida({ id: 'ECG_PR', rotulo: 'PR', valor: pr, unidade: 'ms', lado: null })],
        }),
      ),
    }),
  })

/** For each rule about what is calculated: what it finds, and what it must leave alone (null). */
export const CASOS_DO_CALCULO: Record<string, readonly Caso[]> = {
  'medida-diferente-do-calculo': [
    [
      'fração trocada à mão',
      comMedidas(['DIVED', 3.2, 'cm'], ['DIVES', 1.9, 'cm'], ['FRACAO_ENCURTAMENTO', 46, '%']),
      'ERRO',
      /está com 46,0%, mas DIVEd e DIVEs dão 40,6%/,
    ],
    [
      'fração das entradas',
      comMedidas(['DIVED', 32, 'mm'], ['DIVES', 1.9, 'cm'], ['FRACAO_ENCURTAMENTO', 40.6, '%']),
      null,
    ],
    [
      'entrada mudada depois',
      comMedidas(['ATRIO_ESQUERDO', 2.8, 'cm'], ['AORTA', 1.4, 'cm'], ['AE_AO', 1.71, '']),
      'ERRO',
      /1,71.*dão 2,00/,
    ],
    [
      'frequência longe do intervalo RR',
      comMedidas(['ECG_RR', 500, 'ms'], ['FREQUENCIA_CARDIACA', 150, 'bpm']),
      'AVISO',
      /150 bpm, mas RR dá 120 bpm/,
    ],
    [
      'frequência a 5 bpm do intervalo RR',
      comMedidas(['ECG_RR', 500, 'ms'], ['FREQUENCIA_CARDIACA', 125, 'bpm']),
      null,
    ],
    [
      'eixo que não segue das derivações',
      comMedidas(['ECG_QRS_DI', 0.5, 'mV'], ['ECG_QRS_AVF', -0.3, 'mV'], ['ECG_EIXO', 35, '°']),
      'ERRO',
      /está com 35°, mas QRS DI e QRS aVF dão -35°/,
    ],
    [
      'eixo negativo, das derivações',
      comMedidas(['ECG_QRS_DI', 0.5, 'mV'], ['ECG_QRS_AVF', -0.3, 'mV'], ['ECG_EIXO', -35, '°']),
      null,
    ],
    [
      'eixo por DI e DIII',
      comMedidas(['ECG_QRS_DI', 0.6, 'mV'], ['ECG_QRS_DIII', 0.8, 'mV'], ['ECG_EIXO', 65, '°']),
      null,
    ],
    ['sem as entradas, pode ser digitada', comMedidas(['ATRIO_ESQUERDO', null, 'cm'], ['AE_AO', 1.71, '']), null],
    ['sem o peso, também', { ...comMedidas(['DIVED', 3.2, 'cm'], ['LVIDDN', 1.5, '']), paciente: SEM_PESO }, null],
    ['o peso do dia é entrada', comMedidas(['DIVED', 3.2, 'cm'], ['LVIDDN', 1.5, '']), 'ERRO', /DIVEd e peso dão 1,63/],
    [
      'gradiente que não é 4v²',
      comValvas([3.8, 80], [1.5, 9]),
      'ERRO',
      /^Valva tricúspide: .*80,0 mmHg, mas Vmáx dá 57,8 mmHg/,
    ],
    ['gradiente do aparelho, a menos de 2 mmHg', comValvas([3.8, 56], [1.5, 9]), null],
    ['gradiente da velocidade de outra valva', comValvas([3.2, 9], [1.5, 9]), 'ERRO', /^Valva tricúspide/],
    ['um gradiente para cada velocidade', comValvas([3.2, 41], [1.5, 9]), null],
    ['sem a velocidade desta valva', comValvas([null, 41], [1.5, 9]), null],
    [
      'VHS que não é a soma',
      comMedidas(['CORACAO_EIXO_LONGO', 5.6, 'v'], ['CORACAO_EIXO_CURTO', 4.9, 'v'], ['VHS', 11.5, 'v']),
      'ERRO',
      /11,5 v, mas EL e EC dão 10,5 v/,
    ],
    [
      'VHS que é a soma',
      comMedidas(['CORACAO_EIXO_LONGO', 5.6, 'v'], ['CORACAO_EIXO_CURTO', 4.9, 'v'], ['VHS', 10.5, 'v']),
      null,
    ],
    ['razão do rim direito no lugar da do esquerdo', comRins(8.57), 'ERRO', /dão 7,43/],
    ['razão do rim esquerdo', comRins(7.43), null],
    [
      'medida própria do modelo',
      {
        ...comMedidas(
          ['PROSTATA_COMPRIMENTO', 2, 'cm'],
          ['PROSTATA_LARGURA', 2.5, 'cm'],
          ['PROSTATA_ALTURA', 3, 'cm'],
          ['PROPRIA_VOLUME', 9, 'cm³'],
        ),
        modelo: modelo(),
      },
      'ERRO',
      /9,0 cm³, mas .* dão 7,8 cm³/,
    ],
  ],
  'sistole-maior-que-diastole': [
    ['maior', comMedidas(['DIVED', 3.2, 'cm'], ['DIVES', 3.4, 'cm']), 'ERRO', /DIVEs está maior que DIVEd/],
    ['maior em outra unidade', comMedidas(['DIVED', 3.2, 'cm'], ['DIVES', 34, 'mm']), 'ERRO'],
    ['menor', comMedidas(['DIVED', 3.2, 'cm'], ['DIVES', 1.9, 'cm']), null],
    ['uma só', comMedidas(['DIVED', null, 'cm'], ['DIVES', 3.4, 'cm']), null],
  ],
  'parede-mais-fina-em-sistole': [
    ['septo', comMedidas(['SIVD', 1, 'cm'], ['SIVS', 0.8, 'cm']), 'AVISO', /\(SIVd\).*\(SIVs\)/],
    ['parede livre', comMedidas(['PLVED', 1, 'cm'], ['PLVES', 8, 'mm']), 'AVISO', /PLVEd/],
    ['espessa em sístole', comMedidas(['SIVD', 0.8, 'cm'], ['SIVS', 1.1, 'cm']), null],
    ['septo e parede livre não se comparam', comMedidas(['SIVD', 1, 'cm'], ['PLVES', 0.8, 'cm']), null],
  ],
  'volume-sistolico-maior': [
    [
      'maior',
      comMedidas(['VOLUME_DIASTOLICO', 40, 'ml'], ['VOLUME_SISTOLICO', 45, 'ml']),
      'ERRO',
      /VSF precisa ser menor que VDF/,
    ],
    ['igual', comMedidas(['VOLUME_DIASTOLICO', 40, 'ml'], ['VOLUME_SISTOLICO', 40, 'ml']), 'ERRO'],
    ['menor', comMedidas(['VOLUME_DIASTOLICO', 60, 'ml'], ['VOLUME_SISTOLICO', 22, 'ml']), null],
  ],
  'derivacoes-sem-soma': [
    [
      'DII longe de DI + DIII',
      comMedidas(['ECG_QRS_DI', 0.6, 'mV'], ['ECG_QRS_DII', 0.2, 'mV'], ['ECG_QRS_DIII', 0.8, 'mV']),
      'AVISO',
      /troca de eletrodos/,
    ],
    [
      'a 0,1 mV da soma, com uma negativa',
      comMedidas(['ECG_QRS_DI', 0.6, 'mV'], ['ECG_QRS_DII', 0.3, 'mV'], ['ECG_QRS_DIII', -0.4, 'mV']),
      null,
    ],
    ['sem DII', comMedidas(['ECG_QRS_DI', 0.6, 'mV'], ['ECG_QRS_DIII', 0.8, 'mV']), null],
  ],
  'ritmo-contraditorio': [
    [
      'ritmo sinusal sem ondas P',
      comRitmo(null, 'Ritmo sinusal regular.', 'Ausência de ondas P.'),
      'ERRO',
      /^Seção 0: .*ritmo sinusal, mas Seção 1/,
    ],
    [
      'fibrilação atrial com PR',
      comRitmo(90, 'Intervalo PR constante.', 'Compatível com fibrilação atrial.'),
      'ERRO',
      /intervalo PR medido, mas Seção 1/,
    ],
    ['fibrilação atrial, PR em branco', comRitmo(null, 'Ondas P ausentes.', 'Compatível com fibrilação atrial.'), null],
    ['ritmo sinusal com PR', comRitmo(90, 'Ritmo sinusal regular.', 'Sem fibrilação atrial.'), null],
    [
      'ritmo sinusal predominante, num registro longo',
      comRitmo(null, 'Ritmo sinusal predominante.', 'Em um episódio, ausência de ondas P.'),
      null,
    ],
    [
      'em outro exame',
      { ...comRitmo(null, 'Ritmo sinusal regular.', 'Ausência de ondas P.'), modalidade: 'ECOCARDIOGRAFIA' },
      null,
    ],
  ],
  'fracao-maior-que-o-todo': [
    ['fração de ejeção', comMedidas(['FRACAO_EJECAO', 104, '%']), 'ERRO', /não passa de 100%/],
    ['possível', comMedidas(['FRACAO_EJECAO', 63, '%']), null],
  ],
}

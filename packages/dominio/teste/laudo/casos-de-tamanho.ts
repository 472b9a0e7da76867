import type { MedidaPreenchida } from '../../src/laudo/conteudo.ts'
import { conteudo, medida, secao, semPendencia, texto } from './conteudo-de-exemplo.ts'
import { CASTRADA, GATA, comMedida, type Caso, type Paciente } from './exemplos.ts'

const CAO: Paciente = { ...CASTRADA, sexo: 'MACHO' }
const adrenal = (escrito: string, valor: number) =>
  comMedida(
    { id: 'ADRENAL_POLO_CAUDAL', rotulo: 'Espessura', valor, unidade: 'cm', lado: 'ESQUERDO' },
    { titulo: 'Adrenais', orgao: 'ADRENAIS', situacao: 'ALTERADO', texto: texto(escrito) },
  )
const vhs = (valor: number, paciente: Paciente, conclusao: string) =>
  semPendencia({
    paciente,
    modeloPara: null,
    conteudo: conteudo({
      secoes: [
        secao({
          titulo: 'Silhueta cardíaca',
          orgao: 'CORACAO',
          situacao: 'ALTERADO',
          texto: texto('Silhueta arredondada.'),
          medidas: [medida({ id: 'VHS', rotulo: 'VHS', valor, unidade: 'v', lado: null })],
        }),
      ],
      conclusao: texto(conclusao),
    }),
  })
const jejuno = (valor: number, unidade: MedidaPreenchida['unidade'] = 'mm') =>
  comMedida(
    { id: 'JEJUNO_PAREDE', rotulo: 'Jejuno', valor, unidade, lado: null },
    { titulo: 'Alças', orgao: 'INTESTINOS', situacao: 'ALTERADO' },
    { ...CASTRADA, pesoGramas: 12_000 },
  )
const fetos = (valor: number, critico = false) => ({
  ...comMedida(
    { id: 'FCF_MENOR', rotulo: 'Menor FCF', valor, unidade: 'bpm', lado: null },
    { titulo: 'Vitalidade fetal', orgao: null, situacao: 'ALTERADO' },
  ),
  critico,
})

/** Words of size, and what is critical or improbable, beside the number and whom it is of. */
export const CASOS_DE_TAMANHO: Record<string, readonly Caso[]> = {
  'tamanho-contra-medida': [
    [
      'adrenal aumentada, com medida normal',
      adrenal('Adrenal esquerda aumentada.', 0.4),
      'AVISO',
      /dentro da referência/,
    ],
    ['espessura aumentada, com medida normal', adrenal('Espessura aumentada.', 0.4), 'AVISO'],
    ['adrenal aumentada, e a medida também', adrenal('Adrenal esquerda aumentada.', 0.8), null],
    ['do outro lado', adrenal('Adrenal direita aumentada.', 0.4), null],
    ['outro atributo', adrenal('Ecogenicidade aumentada.', 0.4), null],
    ['um nódulo', adrenal('Linfonodo adjacente de dimensões preservadas e nódulo na glândula.', 0.4), null],
    ['negado', adrenal('Adrenal esquerda não aumentada.', 0.4), null],
  ],
  'cardiomegalia-contra-vhs': [
    ['normal na raça', vhs(11.8, { ...CAO, raca: 'Boxer' }, 'Cardiomegalia.'), 'AVISO', /que vale para Boxer/],
    ['normal na espécie', vhs(10, CAO, 'Aumento da silhueta cardíaca.'), 'AVISO', /da espécie/],
    ['acima, sem raça com linha própria', vhs(11.8, CAO, 'Cardiomegalia.'), null],
    ['negada', vhs(10, CAO, 'Sem cardiomegalia.'), null],
  ],
  'filhote-por-adulto': [
    ['VHS de filhote', vhs(10.8, { ...CAO, idadeMeses: 4 }, 'Cardiomegalia.'), 'AVISO', /filhote/],
    ['VHS de adulto', vhs(10.8, { ...CAO, idadeMeses: 48 }, 'Cardiomegalia.'), null],
    ['filhote sem julgar o tamanho', vhs(10.8, { ...CAO, idadeMeses: 4 }, 'Pneumonia.'), null],
    [
      'rim de filhote dito reduzido',
      comMedida(
        { valor: 2 },
        { situacao: 'ALTERADO', texto: texto('Rim de dimensões reduzidas.') },
        { ...GATA, idadeMeses: 3 },
      ),
      'AVISO',
    ],
  ],
  'virgula-trocada': [
    ['jejuno de 41 mm', jejuno(41), 'AVISO', /cerca de dez vezes mais/],
    ['jejuno de 0,4 mm', jejuno(0.4), 'AVISO', /menos/],
    ['jejuno de 4,1 mm', jejuno(4.1), null],
    ['muito espesso', jejuno(9), null],
    ['o mesmo em centímetros', jejuno(0.41, 'cm'), null],
  ],
  'medida-critica-sem-marca': [
    ['frequência fetal de 150', fetos(150), 'ERRO', /150 bpm é um valor crítico/],
    ['marcada', fetos(150, true), null],
    ['frequência fetal normal', fetos(230), null],
    [
      'pressão muito alta',
      comMedida(
        { id: 'PAS_MEDIA', rotulo: 'PAS', valor: 195, unidade: 'mmHg', lado: null },
        { orgao: null, situacao: 'ALTERADO' },
      ),
      'AVISO',
    ],
  ],
}

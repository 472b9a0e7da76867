import type { SecaoDoLaudo } from '../../src/laudo/conteudo.ts'
import type { CorpoDe, Lesao } from '../../src/laudo/tipos/corpo.ts'
import { IMAGEM, medida, texto } from './conteudo-de-exemplo.ts'
import { com, comConclusao, GATA, type Caso } from './exemplos.ts'

export const lesaoDeExemplo = (campos: Partial<Lesao> = {}): Lesao => ({
  id: 'l1',
  oQue: 'Nódulo',
  lugar: 'Baço',
  lado: null,
  diametros: [2.1, 1.4],
  unidade: 'cm',
  ...campos,
})

const secaoDeLesoes = (lesoes: Partial<Lesao>[], campos: Partial<SecaoDoLaudo> = {}): Partial<SecaoDoLaudo> => ({
  id: 'lesoes',
  titulo: 'Lesões focais',
  orgao: null,
  situacao: 'ALTERADO',
  texto: texto(),
  corpo: { tipo: 'LESOES', lesoes: lesoes.map((uma, i) => lesaoDeExemplo({ id: `l${i}`, ...uma })) },
  ...campos,
})
const comLesoes = (lesoes: Partial<Lesao>[], campos: Partial<SecaoDoLaudo> = {}) => com([secaoDeLesoes(lesoes, campos)])

const secaoDeEscore = (
  escala: CorpoDe<'ESCORE'>['escala'],
  pontos: Record<string, number | null>,
  campos: Partial<SecaoDoLaudo> = {},
): Partial<SecaoDoLaudo> => ({
  id: 'escore',
  titulo: 'Escore',
  orgao: null,
  corpo: { tipo: 'ESCORE', escala, itens: Object.entries(pontos).map(([id, um]) => ({ id, pontos: um })) },
  ...campos,
})
const SITIOS = { dh: 1, er: 0, cc: 1, hr: 0 }
const liquido = (valor: number | null) =>
  medida({ id: 'ESCORE_LIQUIDO_ABDOMINAL', rotulo: 'Escore', valor, unidade: '', lado: null })

const comTracado = (campos: Partial<CorpoDe<'TRACADO'>>, resto: Partial<SecaoDoLaudo> = {}) =>
  com([
    {
      titulo: 'Traçado',
      orgao: null,
      corpo: { tipo: 'TRACADO', derivacoes: ['DII'], velocidade: 50, calibracao: 10, duracao: null, ...campos },
      ...resto,
    },
  ])

/** Rules of sections that have a body: lesions, scores, tracings and tables of measures. */
export const CASOS_DE_CORPO: Record<string, readonly Caso[]> = {
  'lesao-incompleta': [
    ['sem lugar', comLesoes([{ lugar: ' ' }]), 'ERRO', /onde está em “Nódulo, 2,1 × 1,4 cm”/],
    ['sem nada', comLesoes([{ oQue: '', lugar: '', diametros: [] }]), 'ERRO', /o que é e onde está em a lesão 1/],
    ['completa', comLesoes([{}]), null],
    ['não avaliada', comLesoes([{ lugar: '' }], { situacao: 'NAO_AVALIADO', motivo: 'Gás' }), null],
  ],
  'lesao-sem-tamanho': [
    ['só se pede', comLesoes([{ diametros: [] }]), 'AVISO', /falta o tamanho de “Nódulo em Baço”/],
    [
      'o modelo exige',
      comLesoes([], {
        corpo: { tipo: 'LESOES', exigeTamanho: true, lesoes: [lesaoDeExemplo({ diametros: [] })] },
      }),
      'ERRO',
    ],
    ['com tamanho', comLesoes([{ diametros: [3] }]), null],
  ],
  'lesao-sem-lado': [
    ['cisto no rim', comLesoes([{ oQue: 'Cisto', lugar: 'Rim' }]), 'AVISO', /de que lado/],
    ['lado marcado', comLesoes([{ lugar: 'Rim', lado: 'ESQUERDO' }]), null],
    ['lado escrito', comLesoes([{ lugar: 'Rim direito' }]), null],
    ['órgão único', comLesoes([{ lugar: 'Baço' }]), null],
  ],
  'lesao-de-outro-lado': [
    [
      'a própria descrição diz o outro',
      comLesoes([{ lugar: 'Rim direito', lado: 'ESQUERDO' }]),
      'ERRO',
      /marcada do lado esquerdo/,
    ],
    [
      'o texto da seção só fala do outro',
      comLesoes([{ lugar: 'Rim', lado: 'ESQUERDO' }], { texto: texto('Formação em rim direito.') }),
      'AVISO',
      /só fala do outro/,
    ],
    [
      'o texto fala dos dois',
      comLesoes([{ lugar: 'Rim', lado: 'ESQUERDO' }], { texto: texto('Rim direito normal; esquerdo com formação.') }),
      null,
    ],
    ['o mesmo lado', comLesoes([{ lugar: 'Rim esquerdo', lado: 'ESQUERDO' }]), null],
  ],
  'lesao-repetida': [
    ['duas iguais', comLesoes([{}, {}]), 'AVISO', /duas vezes/],
    ['de outro tamanho', comLesoes([{}, { diametros: [1] }]), null],
    ['de outro lado', comLesoes([{ lado: 'ESQUERDO' }, { lado: 'DIREITO' }]), null],
  ],
  'lesao-em-secao-normal': [
    ['marcada como normal', comLesoes([{}], { situacao: 'NORMAL' }), 'AVISO', /está como normal/],
    ['sem lesões', comLesoes([], { situacao: 'NORMAL', texto: texto('Sem lesões focais.') }), null],
    ['alterada', comLesoes([{}]), null],
  ],
  'conclusao-normal-com-lesao': [
    [
      'sem alterações, e uma lesão',
      comConclusao('Exame sem alterações.', [secaoDeLesoes([{}], { situacao: 'NORMAL' })]),
      'AVISO',
      /lista lesões/,
    ],
    [
      'o resto sem alterações',
      comConclusao('Nódulo esplênico; demais órgãos sem alterações.', [secaoDeLesoes([{}], { situacao: 'NORMAL' })]),
      null,
    ],
    ['sem lesões', comConclusao('Exame sem alterações.', [secaoDeLesoes([], { situacao: 'NORMAL' })]), null],
  ],
  'figura-fora-do-laudo': [
    ['figura retirada', comLesoes([{ figuras: ['019a0000-0000-7000-8000-00000000000f'] }]), 'AVISO', /não está mais/],
    ['do traçado', comTracado({ figuras: ['019a0000-0000-7000-8000-00000000000f'] }), 'AVISO'],
    ['figura do laudo', comLesoes([{ figuras: [IMAGEM] }]), null],
  ],
  'escore-incompleto': [
    ['falta um sítio', com([secaoDeEscore('AFAST', { dh: 1, er: 0, cc: 0 })]), 'ERRO', /pontue Hepatorrenal/],
    ['pontos que não há', com([secaoDeEscore('AFAST', { ...SITIOS, hr: 7 })]), 'ERRO'],
    ['completo', com([secaoDeEscore('AFAST', SITIOS)]), null],
    [
      'não avaliado',
      com([secaoDeEscore('AFAST', {}, { situacao: 'NAO_AVALIADO', motivo: 'Gás', texto: texto() })]),
      null,
    ],
  ],
  'escore-contra-medida': [
    ['a medida não é a soma', com([secaoDeEscore('AFAST', SITIOS, { medidas: [liquido(3)] })]), 'ERRO', /é 2/],
    [
      'os pontos não são os da medida',
      com([
        secaoDeEscore(
          'MINE',
          { 'ae-ao': 1 },
          { medidas: [medida({ id: 'AE_AO', rotulo: 'AE/Ao', valor: 2.05, unidade: '', lado: null })] },
        ),
      ]),
      'AVISO',
      /vale 3/,
    ],
    ['a soma', com([secaoDeEscore('AFAST', SITIOS, { medidas: [liquido(2)] })]), null],
  ],
  'escore-em-secao-normal': [
    [
      'líquido em dois sítios',
      com([secaoDeEscore('AFAST', SITIOS, { situacao: 'NORMAL' })]),
      'AVISO',
      /2 de 4, pequeno/,
    ],
    [
      'um segmento alterado, numa escala que ninguém soma',
      com([secaoDeEscore('ENDOSCOPIA', { esofago: 0, estomago: 2, duodeno: 0, colon: 0 }, { situacao: 'NORMAL' })]),
      'AVISO',
      /Estômago/,
    ],
    ['alterada', com([secaoDeEscore('AFAST', SITIOS, { situacao: 'ALTERADO' })]), null],
    ['sem líquido', com([secaoDeEscore('AFAST', { dh: 0, er: 0, cc: 0, hr: 0 }, { situacao: 'NORMAL' })]), null],
    [
      'MINE no menor nível',
      com([secaoDeEscore('MINE', { 'ae-ao': 1, lviddn: 1, fec: 2, 'onda-e': 1 }, { situacao: 'NORMAL' })]),
      null,
    ],
    ['por pontuar', com([secaoDeEscore('AFAST', { dh: 1 }, { situacao: 'NORMAL' })]), null],
  ],
  'escore-de-outra-especie': [
    ['MINE de gata', com([secaoDeEscore('MINE', {})], GATA), 'ERRO', /não foi feita para a espécie felina/],
    ['AFAST de gata', com([secaoDeEscore('AFAST', SITIOS)], GATA), null],
  ],
  'tracado-sem-calibracao': [
    ['sem as duas', comTracado({ velocidade: null, calibracao: null }), 'AVISO', /velocidade.* e a calibração/],
    ['com as duas', comTracado({}), null],
    ['não avaliado', comTracado({ velocidade: null }, { situacao: 'NAO_AVALIADO', motivo: 'x', texto: texto() }), null],
  ],
  'tracado-sem-figura': [
    ['nenhuma', comTracado({}), 'AVISO', /nenhuma figura mostra/],
    ['lista vazia', comTracado({ figuras: [] }), 'AVISO'],
    ['uma do laudo', comTracado({ figuras: [IMAGEM] }), null],
    ['não avaliado', comTracado({}, { situacao: 'NAO_AVALIADO', motivo: 'x', texto: texto() }), null],
    ['só texto', com([{ titulo: 'Traçado', orgao: null }]), null],
  ],
  'tracado-sem-duracao': [
    ['sem ela', comTracado({}), 'AVISO', /por quanto tempo/],
    ['com ela', comTracado({ duracao: { valor: 24, unidade: 'h' } }), null],
    ['não avaliado', comTracado({}, { situacao: 'NAO_AVALIADO', motivo: 'x', texto: texto() }), null],
    ['só texto', com([{ titulo: 'Traçado', orgao: null }]), null],
  ],
  'tabela-sem-medida': [
    [
      'normal, e nada medido',
      com([{ corpo: { tipo: 'MEDIDAS' }, medidas: [medida({ valor: null })], orgao: 'RINS' }]),
      'AVISO',
      /tabela de medidas/,
    ],
    ['medida', com([{ corpo: { tipo: 'MEDIDAS' }, medidas: [medida()], titulo: 'Rins', orgao: 'RINS' }]), null],
  ],
}

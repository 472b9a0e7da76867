import type { SecaoDoLaudo } from '../../src/laudo/conteudo.ts'
import { medida, texto } from './conteudo-de-exemplo.ts'
import { CADELA, CAO, comConclusao, type Caso } from './exemplos.ts'

const ALTERADO = 'ALTERADO' as const
const RINS: Partial<SecaoDoLaudo> = {
  id: 'rins',
  titulo: 'Rins',
  orgao: 'RINS',
  texto: texto('Cortical hiperecogênica.'),
}
const BEXIGA: Partial<SecaoDoLaudo> = { id: 'bexiga', titulo: 'Bexiga urinária', orgao: 'BEXIGA' }
const BACO: Partial<SecaoDoLaudo> = {
  id: 'baco',
  titulo: 'Baço',
  orgao: 'BACO',
  texto: texto('Nódulo esplênico de 1 cm.'),
}
const rimAlterado = [{ ...RINS, situacao: ALTERADO }]

/** What a conclusion says against the sections, the patient, or what an image can tell. */
export const CASOS_DE_CONCLUSAO: Record<string, readonly Caso[]> = {
  'conclusao-normal-com-alteracao': [
    [
      'sem alterações',
      comConclusao('Sem alterações dignas de nota.', rimAlterado),
      'ERRO',
      /“Sem alterações”, mas Rins/,
    ],
    ['no momento', comConclusao('Exame sem alterações no momento da avaliação.', rimAlterado), 'ERRO'],
    ['dentro da normalidade', comConclusao('Exame dentro da normalidade.', rimAlterado), 'ERRO'],
    [
      'com uma medida crítica',
      comConclusao('Sem alterações dignas de nota.', [
        {
          titulo: 'Pressão',
          orgao: null,
          medidas: [medida({ id: 'PAS_MEDIA', valor: 195, unidade: 'mmHg', lado: null })],
        },
      ]),
      'ERRO',
      /Pressão tem uma medida crítica/,
    ],
    ['tudo normal', comConclusao('Sem alterações dignas de nota.', [RINS]), null],
    ['o resto', comConclusao('Nefropatia. Demais órgãos sem alterações.', rimAlterado), null],
    ['outras', comConclusao('Nefropatia, sem outras alterações.', rimAlterado), null],
    ['um órgão', comConclusao('Nefropatia. Fígado sem alterações.', rimAlterado), null],
    ['uma parte', comConclusao('Nefropatia. Sem alterações em trato digestório.', rimAlterado), null],
  ],
  'conclusao-de-orgao-normal': [
    [
      'doença de órgão normal',
      comConclusao('Cistite.', [BEXIGA]),
      'ERRO',
      /“Cistite”, mas Bexiga urinária está como normal/,
    ],
    ['achado em órgão normal', comConclusao('Nódulo em baço.', [{ ...BACO, texto: texto('Homogêneo.') }]), 'ERRO'],
    ['adjetivo', comConclusao('Nódulo esplênico.', [{ ...BACO, texto: texto('Homogêneo.') }]), 'ERRO'],
    [
      'órgão não avaliado',
      comConclusao('Cistite.', [{ ...BEXIGA, situacao: 'NAO_AVALIADO', motivo: 'Vazia', texto: texto() }]),
      'ERRO',
      /não avaliado/,
    ],
    ['alterado', comConclusao('Cistite.', [{ ...BEXIGA, situacao: ALTERADO }]), null],
    ['negada', comConclusao('Sem sinais de cistite.', [BEXIGA]), null],
    ['sugerida', comConclusao('Sugere-se urinálise para descartar cistite.', [BEXIGA]), null],
    ['órgão normal dito normal', comConclusao('Bexiga sem alterações.', [BEXIGA]), null],
    ['perto do órgão', comConclusao('Massa adjacente ao baço.', [{ ...BACO, texto: texto('Homogêneo.') }]), null],
    [
      'um dos dois alterado',
      comConclusao('Nefropatia.', [
        { ...RINS, id: 'e', titulo: 'Rim esquerdo', situacao: ALTERADO },
        { ...RINS, id: 'd', titulo: 'Rim direito', texto: texto('Homogêneo.') },
      ]),
      null,
    ],
    ['órgão que não está no laudo', comConclusao('Cistite.', [RINS]), null],
  ],
  'achado-fora-da-conclusao': [
    [
      'nada sobre o órgão',
      comConclusao('Nefropatia.', [{ ...BACO, situacao: ALTERADO }]),
      'AVISO',
      /Baço.*não fala disso/,
    ],
    ['o órgão', comConclusao('Alteração em baço.', [{ ...BACO, situacao: ALTERADO }]), null],
    ['o adjetivo', comConclusao('Nódulo esplênico a esclarecer.', [{ ...BACO, situacao: ALTERADO }]), null],
    ['a doença', comConclusao('Cistite.', [{ ...BEXIGA, situacao: ALTERADO }]), null],
    [
      'uma palavra do achado',
      comConclusao('Espondilose.', [
        {
          id: 'x',
          titulo: 'Arcabouço ósseo',
          orgao: 'ARCABOUCO_OSSEO',
          situacao: ALTERADO,
          texto: texto('Espondilose.'),
        },
      ]),
      null,
    ],
    ['normal', comConclusao('Nefropatia.', [{ ...BACO, texto: texto('Homogêneo.') }]), null],
  ],
  'critico-sem-marca': [
    ['pneumotórax', comConclusao('Pneumotórax hipertensivo.'), 'ERRO', /“Pneumotórax”.*Achado crítico/],
    ['obstrução', comConclusao('Processo obstrutivo por corpo estranho.'), 'ERRO'],
    ['dito crítico', comConclusao('Edema. Achado crítico: sugere-se atendimento imediato.'), 'ERRO'],
    ['óbito fetal', comConclusao('Gestação com óbito de 2 conceptos.'), 'ERRO', /óbito de 2 conceptos/],
    ['marcado', comConclusao('Pneumotórax hipertensivo.', [{}], { critico: true }), null],
    ['negado', comConclusao('Sem pneumotórax.'), null],
    ['temido', comConclusao('Mucocele. Acompanhar sinais de obstrução e de ruptura.'), null],
    ['risco', comConclusao('Orquiectomia pelo maior risco de torção.'), null],
    ['ligamento', comConclusao('Ruptura do ligamento cruzado cranial.'), null],
    ['dinâmica', comConclusao('Obstrução dinâmica da via de saída.'), null],
  ],
  'termo-histologico': [
    ['afirmado', comConclusao('Carcinoma de bexiga.'), 'AVISO', /“Carcinoma”/],
    ['em aberto', comConclusao('Formação compatível com carcinoma.'), null],
    ['diferencial', comConclusao('Diferenciais: hematoma e hemangiossarcoma.'), null],
    ['negado', comConclusao('Sem evidência de linfoma.'), null],
    ['não é imagem', comConclusao('Carcinoma.', [{}], { modalidade: 'LABORATORIO' }), null],
  ],
  'doenca-de-outro-sexo': [
    [
      'próstata em fêmea',
      comConclusao('Prostatite.', [{}], { paciente: CADELA }),
      'ERRO',
      /“Prostatite” não ocorre em fêmea/,
    ],
    ['hiperplasia', comConclusao('Hiperplasia prostática benigna.', [{}], { paciente: CADELA }), 'ERRO'],
    ['útero em macho', comConclusao('Piometra.', [{}], { paciente: CAO }), 'ERRO', /macho/],
    ['gestação em macho', comConclusao('Gestação de 30 dias.', [{}], { paciente: CAO }), 'ERRO'],
    ['do sexo certo', comConclusao('Piometra.', [{}], { paciente: CADELA }), null],
    ['negada', comConclusao('Sem sinais de piometra.', [{}], { paciente: CAO }), null],
    ['indeterminado', comConclusao('Piometra.', [{}], { paciente: { ...CAO, sexo: 'INDETERMINADO' } }), null],
  ],
}

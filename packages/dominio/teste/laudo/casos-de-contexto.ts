import type { CircunstanciasDoExame } from '../../src/laudo/circunstancias.ts'
import type { DadosDaVerificacao } from '../../src/laudo/verificacao/index.ts'
import { circunstancias } from './circunstancias-de-exemplo.ts'
import { conteudo, medida, secao, semPendencia } from './conteudo-de-exemplo.ts'
import { CADELA, CAO, comConclusao, comTexto, type Caso, type Paciente } from './exemplos.ts'

const com = (campos: Partial<CircunstanciasDoExame>, dados: Partial<DadosDaVerificacao> = {}) =>
  semPendencia({ circunstancias: circunstancias(campos), ...dados })
const FEBRE: CircunstanciasDoExame['sinaisCriticos'] = [{ sinal: 'temperaturaDecimos', valor: '41,2 °C' }]
const medido = (pesoGramas: number, idadeMeses: number | null = 48): Partial<DadosDaVerificacao> => ({
  paciente: { ...semPendencia().paciente, pesoGramas, idadeMeses },
  conteudo: conteudo({ secoes: [secao({ medidas: [medida({ id: 'LIVRE', lado: null })] })] }),
})
const compara = (conclusao: string, anteriores: CircunstanciasDoExame['anteriores'] = []) => ({
  ...comConclusao(conclusao),
  circunstancias: circunstancias({ anteriores }),
})
const DE_MARCO: CircunstanciasDoExame['anteriores'] = [{ em: '2026-03-12', modalidade: 'ULTRASSONOGRAFIA' }]

const THOR: Paciente = { ...CAO, nome: 'Thor', tutor: 'Ana Silva' }
const MEL: Paciente = { ...CADELA, nome: 'Mel', tutor: 'Ana Silva' }
const RELATORIO = '019a0000-0000-7000-8000-00000000000a'
const doRelatorio = (paciente: string | null, identificacao?: string) =>
  semPendencia({
    paciente: { ...MEL, codigo: '019a0000-0000-7000-8000-0123456789ab' },
    conteudo: conteudo({
      secoes: [
        secao({
          medidas: [
            medida({ id: 'LIVRE', lado: null, origem: { relatorio: RELATORIO, aparelho: null, conceito: 'LN:1' } }),
          ],
        }),
      ],
    }),
    relatorios: [
      {
        arquivo: RELATORIO,
        dicom: {
          modalidade: 'SR',
          paciente,
          especie: null,
          realizadoEm: null,
          aparelho: null,
          quadros: 0,
          ...(identificacao === undefined ? {} : { identificacao }),
        },
      },
    ],
  })

/** What the laudo says against what is on record, and how it names whom and what it shows. */
export const CASOS_DE_CONTEXTO: Record<string, readonly Caso[]> = {
  'sinal-critico-calado': [
    ['41,2 °C, e o texto cala', com({ sinaisCriticos: FEBRE }), 'AVISO', /temperatura foi de 41,2 °C/],
    [
      'dito na conclusão',
      { ...comConclusao('Hipertermia na chegada.'), circunstancias: circunstancias({ sinaisCriticos: FEBRE }) },
      null,
    ],
    [
      'dito no histórico',
      com({ sinaisCriticos: FEBRE }, { atendimento: { historico: 'Febre há dois dias.', suspeita: null } }),
      null,
    ],
    ['nada crítico', com({}), null],
  ],
  'peso-distante-do-anterior': [
    ['30 kg, era de 3', com({ pesoAnteriorGramas: 3_000 }, medido(30_000)), 'AVISO', /30 kg, e o anterior era de 3 kg/],
    ['3,1 kg, era de 3', com({ pesoAnteriorGramas: 3_000 }, medido(3_100)), null],
    ['filhote que cresceu', com({ pesoAnteriorGramas: 3_000 }, medido(5_000, 5)), null],
    ['sem nada medido', com({ pesoAnteriorGramas: 3_000 }), null],
    ['sem peso anterior', com({}, medido(30_000)), null],
  ],
  'datas-impossiveis': [
    ['antes do nascimento', com({ nascimento: '2026-12-01' }), 'ERRO', /antes do nascimento/],
    ['depois do óbito', com({ obito: '2026-11-20' }), 'ERRO', /depois do óbito/],
    ['no dia do óbito', com({ obito: '2026-11-26' }), null],
    ['em ordem', com({}), null],
  ],
  'comparacao-sem-exame': [
    [
      'nenhum guardado',
      compara('Aumento do nódulo em relação ao exame de 12/03/2026.'),
      'AVISO',
      /exame de 12\/03\/2026/,
    ],
    ['de depois deste', compara('Estável em relação ao exame de 12/03/2027.', DE_MARCO), 'ERRO', /depois deste/],
    ['de outro dia', compara('Estável em relação ao exame de 13/03/2026.', DE_MARCO), 'AVISO'],
    ['guardado', compara('Aumento do nódulo em relação ao exame de 12/03/2026.', DE_MARCO), null],
    ['guardado, sem dizer o dia', compara('Estável em relação ao exame anterior.', DE_MARCO), null],
    ['de outro serviço', compara('Estável em relação ao exame externo apresentado.'), null],
    ['nada comparado', compara('Nódulo esplênico.'), null],
  ],
  'comparacao-contra-numeros': [
    ['redução de 12 para 18', comConclusao('Redução do nódulo, de 12 para 18 mm.'), 'ERRO', /fala em redução/],
    ['aumento de 18 para 12', comConclusao('Aumento do nódulo, de 18 mm para 12 mm.'), 'ERRO', /fala em aumento/],
    ['redução de 18 para 12', comConclusao('Redução do nódulo, de 18 para 12 mm.'), null],
    ['aumento de 12 para 18', comConclusao('Nódulo aumentou de 12 mm para 18 mm.'), null],
    ['só os números', comConclusao('Nódulo de 12 a 18 mm.'), null],
  ],
  'outro-paciente-no-texto': [
    ['a gata Mia, em Thor', comTexto('Exame da gata Mia.', THOR), 'ERRO', /“da gata Mia”, e o paciente é Thor/],
    ['outra espécie, mesmo nome', comTexto('O exame do gato Thor.', THOR), 'ERRO', /espécie canina/],
    ['outro sexo, mesmo nome', comTexto('O exame da cadela Thor.', THOR), 'ERRO', /é macho/],
    ['outro nome', comTexto('Exame do paciente Rex.', THOR), 'ERRO'],
    ['o cão Thor', comTexto('Exame do cão Thor.', THOR), null],
    ['a raça', comTexto('Exame do cão Labrador.', { ...THOR, raca: 'Labrador Retriever' }), null],
    ['começo de frase', comTexto('Exame do paciente. Em decúbito dorsal.', THOR), null],
  ],
  'concordancia-de-genero': [
    ['castrado, em fêmea', comTexto('O animal castrado apresenta-se calmo.', MEL), 'AVISO', /“animal castrado”.*fêmea/],
    ['a paciente, em macho', comTexto('A paciente permaneceu calma.', THOR), 'AVISO', /macho/],
    ['a paciente, em fêmea', comTexto('A paciente, castrada, permaneceu calma.', MEL), null],
    ['o paciente, em fêmea', comTexto('O paciente permaneceu calmo.', MEL), null],
    ['da espécie', comTexto('Referência para o cão adulto.', MEL), null],
  ],
  'imagem-inexistente': [
    ['imagem 7 de 1', comConclusao('Nódulo (imagem 7).'), 'ERRO', /“imagem 7”, e o laudo tem 1 imagem/],
    ['a segunda de duas citadas', comConclusao('Ver imagens 1 e 2.'), 'ERRO'],
    ['imagem 1 de 1', comConclusao('Nódulo (imagem 1).'), null],
    ['medida', comConclusao('Imagem de 12 mm.'), null],
    ['de um artigo', comConclusao('Conforme a figura 7 do artigo.'), null],
  ],
  'texto-por-revisar': [
    ['palavra repetida', comTexto('Contornos contornos regulares.'), 'AVISO', /palavra repetida/],
    ['escolha por fazer', comTexto('Método [doppler ou oscilométrico].'), 'AVISO', /por escolher/],
    ['texto de exemplo', comTexto('Texto de exemplo.'), 'AVISO'],
    ['texto demais', comTexto('Contornos regulares, com limites. '.repeat(130)), 'AVISO', /4\.000/],
    ['em ordem', comTexto('Por exemplo, contornos regulares.'), null],
    ['duas frases', comTexto('Rim regular. Regular a bexiga.'), null],
  ],
  'medida-de-outro-paciente': [
    ['de outro nome', doRelatorio('Rex'), 'AVISO', /“Comprimento” veio de um relatório.*“Rex”.*de Mel/],
    ['de outra identificação', doRelatorio('SILVA^MEL', 'FFFFFFFFFFFF'), 'AVISO'],
    ['do mesmo nome', doRelatorio('SILVA^MEL'), null],
    ['da mesma identificação', doRelatorio('SILVA^MELZINHA', '0123456789AB'), null],
    ['que não diz de quem é', doRelatorio(null), null],
    ['sem nada tirado dele', semPendencia({ paciente: MEL }), null],
  ],
}

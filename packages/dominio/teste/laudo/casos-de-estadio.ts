import { conteudo, medida, secao, semPendencia, texto } from './conteudo-de-exemplo.ts'
import { CADELA, GATA, comConclusao, comTexto, type Caso, type Paciente } from './exemplos.ts'

const coracao = (conclusao: string, [aeAo, lviddn, vhs]: readonly (number | null)[], paciente: Paciente = CADELA) =>
  semPendencia({
    paciente,
    modalidade: 'ECOCARDIOGRAFIA',
    modeloPara: null,
    conteudo: conteudo({
      secoes: [
        secao({
          titulo: 'Câmaras',
          orgao: null,
          situacao: 'ALTERADO',
          medidas: [
            medida({ id: 'AE_AO', rotulo: 'AE/Ao', valor: aeAo ?? null, unidade: '', lado: null }),
            medida({ id: 'LVIDDN', rotulo: 'DIVEd normalizado', valor: lviddn ?? null, unidade: '', lado: null }),
            medida({ id: 'VHS', rotulo: 'VHS', valor: vhs ?? null, unidade: 'v', lado: null }),
          ],
        }),
      ],
      conclusao: texto(conclusao),
    }),
  })

/** Stages and scores, beside what was measured and whom they are for. */
export const CASOS_DE_ESTADIO: Record<string, readonly Caso[]> = {
  'estadio-contra-medidas': [
    ['B2 com átrio pequeno', coracao('DMVM, estágio B2.', [1.4, 1.75, 11]), 'AVISO', /AE\/Ao menor que 1,6/],
    ['B1 com tudo acima', coracao('DMVM, estádio B1.', [1.71, 1.75, 11]), 'AVISO', /chegam aos critérios/],
    ['B2 com tudo acima', coracao('DMVM, estágio B2.', [1.7, 1.75, 11]), null],
    ['B2 nos limites', coracao('DMVM, estágio B2.', [1.6, 1.7, 10.5]), null],
    ['B1 com um abaixo', coracao('DMVM, estágio B1.', [1.71, 1.63, 11]), null],
    ['B1 com uma só medida', coracao('DMVM, estágio B1.', [1.71, null, null]), null],
    ['negado', coracao('Não preenche critérios de estágio B2.', [1.4, 1.5, 9]), null],
    ['em gata', coracao('Cardiomiopatia, estágio B2.', [1.4, null, null], GATA), null],
  ],
  'classificacao-de-outra-especie': [
    [
      'estágio de DMVM em gata',
      comConclusao('DMVM, estágio B1.', [{}], { paciente: GATA }),
      'ERRO',
      /da espécie canina/,
    ],
    ['grau da FCI em gata', comConclusao('Displasia de grau C (FCI).', [{}], { paciente: GATA }), 'ERRO'],
    ['em cadela', comConclusao('DMVM, estágio B1.', [{}], { paciente: CADELA }), null],
    [
      'estágio de cardiomiopatia em gata',
      comConclusao('Cardiomiopatia hipertrófica, estágio B1.', [{}], { paciente: GATA }),
      null,
    ],
  ],
  'insuficiencia-contraditoria': [
    [
      'C, sem histórico',
      comConclusao('DMVM, estágio C. Sem histórico de insuficiência cardíaca.'),
      'ERRO',
      /“estágio C” supõe/,
    ],
    ['C, com edema prévio', comConclusao('DMVM, estágio C, com edema pulmonar prévio.'), null],
    [
      'C, sem sinais no momento',
      comConclusao('DMVM, estágio C. Sem sinais de insuficiência cardíaca no momento.'),
      null,
    ],
    ['B1, sem histórico', comConclusao('DMVM, estágio B1. Sem histórico de insuficiência cardíaca.'), null],
    ['só o texto', comTexto('Sem histórico de insuficiência cardíaca.'), null],
  ],
}

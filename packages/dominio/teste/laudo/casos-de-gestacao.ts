import type { SecaoDoLaudo } from '../../src/laudo/conteudo.ts'
import { conteudo, medida, secao, semPendencia, texto } from './conteudo-de-exemplo.ts'
import { CADELA, CASTRADA, comConclusao, type Caso, type Paciente } from './exemplos.ts'

type Valores = Partial<Record<'CAVIDADE_CORIONICA' | 'DIAMETRO_BIPARIETAL' | 'CONCEPTOS_NUMERO', number>>
const gestacao = (valores: Valores, escrito = 'Biometria fetal.', paciente: Paciente = CADELA) => {
  const medidas: SecaoDoLaudo['medidas'] = Object.entries(valores).map(([id, valor]) =>
    medida({ id, rotulo: id, valor, unidade: id === 'CONCEPTOS_NUMERO' ? '' : 'mm', lado: null }),
  )
  return semPendencia({
    paciente,
    modeloPara: null,
    conteudo: conteudo({ secoes: [secao({ titulo: 'Biometria', orgao: null, texto: texto(escrito), medidas })] }),
  })
}
const COM_DATA = 'Compatível com 5 dias para o parto.'

/** Whom a pregnancy is possible in, and what its measures say of the day. The dog of these is of 10 kg. */
export const CASOS_DE_GESTACAO: Record<string, readonly Caso[]> = {
  'gestacao-impossivel': [
    ['castrada', comConclusao('Gestação de 30 dias.', [{}], { paciente: CASTRADA }), 'ERRO', /castrada/],
    [
      'de quatro meses',
      comConclusao('Gestação inicial.', [{}], { paciente: { ...CADELA, idadeMeses: 4 } }),
      'ERRO',
      /4 meses/,
    ],
    ['conceptos em castrada', gestacao({ CONCEPTOS_NUMERO: 4 }, 'Conceptos.', CASTRADA), 'ERRO'],
    [
      'inteira, de três anos',
      comConclusao('Gestação de 30 dias.', [{}], { paciente: { ...CADELA, idadeMeses: 36 } }),
      null,
    ],
    ['negada', comConclusao('Sem sinais de gestação.', [{}], { paciente: CASTRADA }), null],
    ['temida', comConclusao('Descartar gestação.', [{}], { paciente: CASTRADA }), null],
  ],
  'biometria-divergente': [
    [
      '30 e 20 dias',
      gestacao({ CAVIDADE_CORIONICA: 22.8, DIAMETRO_BIPARIETAL: 12.9 }),
      'AVISO',
      /a 10 dias uma da outra/,
    ],
    ['24 e 25 dias', gestacao({ CAVIDADE_CORIONICA: 32, DIAMETRO_BIPARIETAL: 9.9 }), null],
    ['uma só', gestacao({ CAVIDADE_CORIONICA: 22.8 }), null],
  ],
  'biometria-fora-da-janela': [
    [
      'diâmetro de 27 mm, com data',
      gestacao({ DIAMETRO_BIPARIETAL: 27 }, COM_DATA),
      'ERRO',
      /diâmetro biparietal.*fora da janela/,
    ],
    ['por volta de um dia', gestacao({ DIAMETRO_BIPARIETAL: 27 }, 'Parto provável por volta de 12/05/2026.'), 'ERRO'],
    ['diâmetro de 22 mm, com data', gestacao({ DIAMETRO_BIPARIETAL: 22 }, COM_DATA), null],
    ['fora da janela, sem data', gestacao({ DIAMETRO_BIPARIETAL: 27 }, 'Biometria compatível com termo.'), null],
    ['sem tabela para o peso', gestacao({ DIAMETRO_BIPARIETAL: 27 }, COM_DATA, { ...CADELA, pesoGramas: null }), null],
  ],
  'conceptos-diferentes-no-texto': [
    [
      'mais que os contados',
      gestacao({ CONCEPTOS_NUMERO: 3 }, 'Visibilizados 4 conceptos.'),
      'ERRO',
      /“4 conceptos”, mas foram contados 3/,
    ],
    ['por extenso', gestacao({ CONCEPTOS_NUMERO: 3 }, 'No mínimo dois fetos.'), 'ERRO'],
    ['os contados', gestacao({ CONCEPTOS_NUMERO: 4 }, 'Visibilizados, no mínimo, 4 conceptos.'), null],
    ['alguns deles', gestacao({ CONCEPTOS_NUMERO: 4 }, 'Frequência reduzida em 2 fetos.'), null],
    ['sem contagem', gestacao({}, 'Visibilizados 4 conceptos.'), null],
  ],
}

import { conteudo, medida, modelo, secao, semPendencia, texto } from './conteudo-de-exemplo.ts'
import { com, type Caso } from './exemplos.ts'
import type { SecaoDoLaudo } from '../../src/laudo/conteudo.ts'

const RINS = { id: 'rins', titulo: 'Rins', orgao: 'RINS' } as const
const porMedir = medida({ valor: null })
const comObrigatoria = (campos: Partial<SecaoDoLaudo>) => ({
  ...com([{ ...RINS, medidas: [porMedir], ...campos }]),
  modelo: modelo({ secoes: [{ ...secao(RINS), medidas: [{ ...porMedir, obrigatoria: true }], frases: [] }] }),
})
const AE_AO = { id: 'atrio', titulo: 'Átrio esquerdo', orgao: 'ATRIO_ESQUERDO' } as const
const dentroDaReferencia = texto('Relação com a raiz da aorta dentro da referência.')
const semNada = (campos: Partial<SecaoDoLaudo>) =>
  semPendencia({ conteudo: conteudo({ imagens: [], secoes: [secao({ ...AE_AO, ...campos })] }) })

/** What somebody has to have looked at, measured or shown. */
const VEIO = { em: '2026-08-12', texto: 'Contornos regulares e ecotextura homogênea.' }
const BACO_VEIO = { em: '2026-08-12', texto: 'Nódulo isoecogênico.' }
const comTrazida = (trazidas: SecaoDoLaudo['trazidas'], campos: Partial<SecaoDoLaudo> = {}) =>
  com([{ ...campos, trazidas }])
const RIM_VEIO = {
  em: '2026-08-12',
  texto: 'Comprimento: 5,2 cm',
  medida: { id: 'RIM_COMPRIMENTO', lado: 'ESQUERDO', valor: 5.2 },
} as const

export const CASOS_DE_AVALIACAO: Record<string, readonly Caso[]> = {
  'secao-por-confirmar': [
    [
      'como veio do modelo',
      com([{ confirmada: false }, { id: 'baco', titulo: 'Baço', orgao: 'BACO' }]),
      'ERRO',
      /a conferir, como veio do modelo: Fígado\.$/,
    ],
    ['de antes de se perguntar', com([{ confirmada: undefined }]), 'ERRO'],
    [
      'todas as que faltam',
      com([{ confirmada: false }, { id: 'b', titulo: 'Baço', confirmada: false }]),
      'ERRO',
      /Fígado e Baço/,
    ],
    ['confirmada', com([{ confirmada: true }]), null],
    ['trazida espera frase a frase', comTrazida([VEIO], { confirmada: undefined }), null],
    ['sem situação é outra pendência', com([{ situacao: null, confirmada: false }]), null],
  ],
  'trazido-por-confirmar': [
    [
      'frase como veio',
      comTrazida([VEIO]),
      'ERRO',
      /^Fígado: um trecho trazido do exame de 12\/08\/2026 por confirmar/,
    ],
    [
      'com a seção já mexida',
      comTrazida([VEIO, BACO_VEIO], { texto: texto(VEIO.texto, BACO_VEIO.texto, 'Escrita hoje.') }),
      'ERRO',
      /2 trechos trazidos/,
    ],
    ['medida como veio', com([{ ...RINS, medidas: [medida()], trazidas: [RIM_VEIO] }]), 'ERRO'],
    [
      'na conclusão',
      semPendencia({
        conteudo: conteudo({ conclusao: texto(VEIO.texto), trazidasNaConclusao: [VEIO] }),
      }),
      'ERRO',
      /^Impressão diagnóstica: /,
    ],
    ['reescrita', comTrazida([VEIO], { texto: texto('Contornos irregulares e ecotextura homogênea.') }), null],
    ['medida de novo', com([{ ...RINS, medidas: [medida({ valor: 5.4 })], trazidas: [RIM_VEIO] }]), null],
    [
      'não avaliada',
      comTrazida([VEIO], { situacao: 'NAO_AVALIADO', motivo: 'Gás', texto: { type: 'doc', content: [] } }),
      null,
    ],
    ['confirmada', comTrazida(undefined), null],
  ],
  'nao-avaliado-com-texto': [
    [
      'com o texto de quando está normal',
      com([{ situacao: 'NAO_AVALIADO', motivo: 'Gás' }]),
      'ERRO',
      /só dirá o motivo/,
    ],
    [
      'com uma medida',
      com([{ ...RINS, situacao: 'NAO_AVALIADO', motivo: 'Gás', texto: texto(), medidas: [medida()] }]),
      'ERRO',
    ],
    ['só o motivo', com([{ situacao: 'NAO_AVALIADO', motivo: 'Gás', texto: texto(), medidas: [porMedir] }]), null],
  ],
  'medida-obrigatoria': [
    ['por medir', comObrigatoria({}), 'ERRO', /“Comprimento”, lado esquerdo, obrigatória/],
    ['retirada', comObrigatoria({ medidas: [] }), 'ERRO'],
    ['do outro lado', comObrigatoria({ medidas: [medida({ lado: 'DIREITO' })] }), 'ERRO'],
    ['medida', comObrigatoria({ medidas: [medida()] }), null],
    ['não avaliado', comObrigatoria({ situacao: 'NAO_AVALIADO', motivo: 'Gás', texto: texto() }), null],
    ['facultativa', com([{ ...RINS, medidas: [porMedir] }]), null],
  ],
  'texto-sem-medida': [
    ['referência', com([{ ...AE_AO, texto: dentroDaReferencia }]), 'AVISO', /“dentro da referência”/],
    ['razão', com([{ ...AE_AO, texto: texto('Relação AE/Ao preservada.') }]), 'AVISO'],
    ['índice', com([{ titulo: 'Silhueta', orgao: 'CORACAO', texto: texto('VHS normal.') }]), 'AVISO', /“VHS”/],
    [
      'tamanho por medir',
      com([{ ...RINS, medidas: [porMedir], texto: texto('Dimensões preservadas.') }]),
      'AVISO',
      /“Dimensões preservadas”/,
    ],
    ['tamanho do que não se mede', com([{ texto: texto('Dimensões preservadas.') }]), null],
    ['medido', com([{ ...RINS, medidas: [medida()], texto: texto('Dimensões dentro da referência.') }]), null],
    [
      'medido no texto',
      com([{ ...RINS, medidas: [porMedir], texto: texto('Dimensões preservadas, com 5,2 cm.') }]),
      null,
    ],
    [
      'outra relação',
      com([{ ...RINS, medidas: [porMedir], texto: texto('Relação corticomedular preservada.') }]),
      null,
    ],
    ['sem referência', com([{ texto: texto('Sem valores de referência para a espécie.') }]), null],
  ],
  'sem-imagem': [
    ['ultrassom sem imagem', semPendencia({ conteudo: conteudo({ imagens: [] }) }), 'AVISO', /nenhuma imagem/],
    ['com imagem', semPendencia(), null],
    [
      'exame que não é de imagem',
      semPendencia({ modalidade: 'LABORATORIO', conteudo: conteudo({ imagens: [] }) }),
      null,
    ],
  ],
  'sem-medida-nem-imagem': [
    ['dentro da referência sem medida nem imagem', semNada({ texto: dentroDaReferencia }), 'ERRO', /não tem nenhuma/],
    ['com imagem', com([{ ...AE_AO, texto: dentroDaReferencia }]), null],
    [
      'com uma medida',
      semNada({ texto: dentroDaReferencia, medidas: [medida({ id: 'AE_AO', valor: 1.2, unidade: '', lado: null })] }),
      null,
    ],
    ['texto que não fala em medida', semNada({}), null],
    ['exame que não é de imagem', { ...semNada({ texto: dentroDaReferencia }), modalidade: 'LABORATORIO' }, null],
  ],
}

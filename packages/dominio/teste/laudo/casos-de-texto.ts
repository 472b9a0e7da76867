import type { MedidaPreenchida, SecaoDoLaudo } from '../../src/laudo/conteudo.ts'
import { modelo, secao, texto } from './conteudo-de-exemplo.ts'
import { com, comMedida, comTexto, type Caso } from './exemplos.ts'

const NORMAL = 'Contornos regulares e ecotextura homogênea.'
const BACO_ACESSORIO = 'Nódulo isoecogênico junto ao hilo: baço acessório.'
const doModelo = (campos: Partial<SecaoDoLaudo>) => ({
  ...com([campos]),
  modelo: modelo({
    secoes: [
      {
        ...secao({ texto: texto(NORMAL) }),
        frases: [
          { atalho: 'acessorio', titulo: 'Acessório', texto: BACO_ACESSORIO, situacao: 'NORMAL' },
          { atalho: 'nodulo', titulo: 'Nódulo', texto: 'Nódulo único.', situacao: 'ALTERADO' },
        ],
      },
    ],
  }),
})
const comTamanho = (escrito: string, campos: Partial<MedidaPreenchida> = {}) =>
  comMedida({ valor: 6.2, ...campos }, { texto: texto(escrito), titulo: 'Rim esquerdo' })

const comEixo = (escrito: string) =>
  comMedida(
    { id: 'ECG_EIXO', rotulo: 'Eixo elétrico médio do QRS', valor: -35, unidade: '°', lado: null },
    { texto: texto(escrito), orgao: null },
  )

/** What a text says against the situation or the table of its own section. */
export const CASOS_DE_TEXTO: Record<string, readonly Caso[]> = {
  'alteracao-em-secao-normal': [
    ['achado', comTexto('Nódulo hipoecogênico de 1 cm.'), 'AVISO', /fala em “Nódulo”/],
    ['tamanho', comTexto('Fígado com dimensões aumentadas.'), 'AVISO', /“aumentadas”/],
    ['depois de negar outro', comTexto('Sem dilatação, com espessamento de parede.'), 'AVISO'],
    ['na frase seguinte', comTexto('Ausência de cistos. Cálculo em porção dependente.'), 'AVISO'],
    ['negado', comTexto('Ausência de nódulos, cistos ou formações. Vias biliares não dilatadas.'), null],
    ['livre de', comTexto('Cavidade livre de efusões.'), null],
    ['descartado', comTexto('Foi descartada efusão.'), null],
    ['tido por normal', comTexto('Refluxo e espessamento discretos, fisiológicos.'), null],
    ['massa muscular', comTexto('Massa muscular preservada.'), null],
    ['seção alterada', com([{ situacao: 'ALTERADO', texto: texto('Nódulo.') }]), null],
    ['frase normal do modelo', doModelo({ texto: texto(BACO_ACESSORIO) }), null],
    ['frase de alterado do modelo', doModelo({ texto: texto('Nódulo único.') }), 'AVISO'],
  ],
  'alterado-com-texto-normal': [
    [
      'texto do modelo intocado',
      doModelo({ situacao: 'ALTERADO', texto: texto(NORMAL) }),
      'ERRO',
      /Descreva a alteração/,
    ],
    ['frase normal do modelo', doModelo({ situacao: 'ALTERADO', texto: texto(BACO_ACESSORIO) }), 'ERRO'],
    ['texto editado', doModelo({ situacao: 'ALTERADO', texto: texto(`${NORMAL} Nódulo em lobo lateral.`) }), null],
    ['seção normal', doModelo({ texto: texto(NORMAL) }), null],
  ],
  'tamanho-diferente-da-medida': [
    ['do órgão', comTamanho('Rim esquerdo medindo 5,2 cm.'), 'ERRO', /o texto diz 5,2 cm.*está como 6,20 cm/],
    ['pelo nome da medida', comTamanho('Com 5,2 cm de comprimento.'), 'ERRO'],
    ['em outra unidade', comTamanho('Comprimento de 52 mm.'), 'ERRO', /52 mm/],
    [
      'pela sigla, sem unidade',
      comMedida(
        { id: 'AE_AO', rotulo: 'Relação', lado: null, valor: 1.8, unidade: '' },
        { texto: texto('AE/Ao de 1,4.') },
      ),
      'ERRO',
    ],
    ['igual', comTamanho('Rim esquerdo medindo 6,2 cm.'), null],
    ['igual em outra unidade', comTamanho('Comprimento de 62 mm.'), null],
    ['arredondado no texto', comTamanho('Comprimento de 6,2 cm.', { valor: 6.23 }), null],
    ['duas dimensões', comTamanho('Comprimento e largura de 6,2 x 3,1 cm.'), null],
    ['outro achado', comTamanho('Rim esquerdo com cisto de 1,2 cm.'), null],
    ['outra coisa', comTamanho('Cortical com espessura de 0,5 cm.'), null],
    ['do outro lado', comTamanho('Rim direito com 5,2 cm de comprimento.'), null],
    ['limite', comTamanho('Comprimento (referência até 5,5 cm).'), null],
    ['exame anterior', comTamanho('Comprimento de 5,2 cm no exame anterior.'), null],
    ['por medir', comTamanho('Comprimento de 5,2 cm.', { valor: null }), null],
    ['sinal trocado', comEixo('Eixo elétrico médio do QRS de 35°.'), 'ERRO', /o texto diz 35°.*está como -35°/],
    ['mesmo sinal', comEixo('Eixo elétrico médio do QRS de -35°.'), null],
    ['mesmo sinal, com o traço de menos', comEixo('Eixo elétrico médio do QRS de −35°.'), null],
    [
      'outro número ao lado da própria variável',
      comTamanho('Comprimento de {{medida.RIM_COMPRIMENTO.ESQUERDO}} em 5,2 cm.'),
      null,
    ],
    ['depois de outra variável', comTamanho('Aorta de {{medida.AORTA}} e comprimento de 5,2 cm.'), 'ERRO'],
    ['traço de intervalo', comTamanho('Comprimento de 6-6,2 cm.'), null],
  ],
}

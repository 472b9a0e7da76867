import type { MedidaPreenchida, SecaoDoLaudo } from '../../src/laudo/conteudo.ts'
import { medida, texto } from './conteudo-de-exemplo.ts'
import { com, comConclusao, type Caso } from './exemplos.ts'

const par = (id: string, esquerdo: number, direito: number, unidade: MedidaPreenchida['unidade'] = 'cm') => [
  medida({ id, rotulo: id, valor: esquerdo, unidade, lado: 'ESQUERDO' }),
  medida({ id, rotulo: id, valor: direito, unidade, lado: 'DIREITO' }),
]
const pares = (...lista: readonly (readonly [string, number, number])[]) =>
  com([{ titulo: 'Rins e adrenais', orgao: null, medidas: lista.flatMap((um) => par(...um)) }])
const RIM_DIREITO: Partial<SecaoDoLaudo> = {
  id: 'rim-d',
  titulo: 'Rim direito',
  orgao: 'RINS',
  texto: texto('Rim direito de contornos regulares.'),
  medidas: [medida({ lado: 'DIREITO', valor: 5 })],
}
const operado = (historico: string, campos: Partial<SecaoDoLaudo> = {}) => ({
  ...com([{ ...RIM_DIREITO, ...campos }]),
  atendimento: { historico, suspeita: null },
})
const baco = (historico: string, escrito = 'Baço homogêneo.') => ({
  ...com([{ id: 'baco', titulo: 'Baço', orgao: 'BACO', texto: texto(escrito) }]),
  atendimento: { historico, suspeita: null },
})

/** Of which of the two, and of what is no longer there. */
export const CASOS_DE_LADO: Record<string, readonly Caso[]> = {
  'lados-identicos': [
    [
      'três pares iguais',
      pares(['RIM_COMPRIMENTO', 5.21, 5.21], ['ADRENAL_POLO_CAUDAL', 0.52, 0.52], ['OVARIO_COMPRIMENTO', 1.2, 1.2]),
      'AVISO',
      /3 medidas são idênticas/,
    ],
    ['um par igual', pares(['RIM_COMPRIMENTO', 5.21, 5.21], ['ADRENAL_POLO_CAUDAL', 0.52, 0.55]), null],
    [
      'escores iguais',
      com([
        { titulo: 'Tendões', orgao: null, medidas: ['A', 'B', 'C'].flatMap((id) => par(`ESCORE_${id}`, 0, 0, '')) },
      ]),
      null,
    ],
  ],
  'achado-sem-lado': [
    ['nódulo em adrenal', comConclusao('Nódulo em adrenal.'), 'ERRO', /de que lado é “Nódulo em adrenal”/],
    ['cálculo no rim', comConclusao('Cálculo no rim.'), 'ERRO'],
    ['com o lado', comConclusao('Nódulo em adrenal esquerda.'), null],
    ['o lado na frase seguinte', comConclusao('Nódulo em adrenal. Adrenal esquerda de contornos irregulares.'), null],
    ['dos dois lados', comConclusao('Cálculos nos rins.'), null],
    ['negado', comConclusao('Sem nódulo em adrenal.'), null],
    ['na seção do lado', com([{ ...RIM_DIREITO, situacao: 'ALTERADO', texto: texto('Cisto no rim.') }]), null],
    ['hipótese', comConclusao('Sugere-se tomografia para descartar nódulo em adrenal.'), null],
  ],
  'orgao-retirado-no-historico': [
    [
      'nefrectomia direita, e o rim medido',
      operado('Nefrectomia direita em 2024.'),
      'ERRO',
      /^Rim direito: .*nefrectomia/,
    ],
    ['esplenectomia, e o baço normal', baco('Submetida a esplenectomia.'), 'ERRO'],
    [
      'dito ausente',
      operado('Nefrectomia direita em 2024.', { texto: texto('Rim direito ausente.'), medidas: [] }),
      null,
    ],
    ['do outro lado', operado('Nefrectomia esquerda em 2024.'), null],
    ['sem dizer o lado', operado('Nefrectomia em 2024.'), null],
    ['por fazer', operado('Encaminhada para nefrectomia direita.'), null],
    ['parcial', baco('Esplenectomia parcial há dois anos.'), null],
    ['negada', baco('Sem esplenectomia.'), null],
  ],
}

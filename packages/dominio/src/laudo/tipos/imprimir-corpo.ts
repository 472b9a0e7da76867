import { escritorDeListas } from '../../constantes/index.ts'
import { escreverFonte } from '../../medidas/index.ts'
import { doTipo, type CorpoDaSecao, type CorpoDe, type Lesao, type PorTipo } from './corpo.ts'
import type { CorpoImpresso } from './corpo-impresso.ts'
import { ESCALAS, nivelDe, pontuado, totalDoEscore } from './escalas.ts'
import { antesDoItem, escreverAnterior } from './escore-anterior.ts'
import { escreverEvolucao, escreverLugar, escreverTamanho } from './lesoes.ts'
import { escreverDuracao, escreverTaxa } from './tracado.ts'

const emLista = escritorDeListas()

export interface ParaImprimir {
  /** The files of the figures of the laudo, in their order. */
  readonly figuras: readonly string[]
  /** A preview of a model: what is to be filled in is shown with a dash. */
  readonly porPreencher?: boolean
}

const TRACO = '–'

/** `1 e 3`: by the numbers that the figures are printed with. One that the laudo no longer shows is not named. */
function numerosDas(figuras: readonly string[] = [], doLaudo: readonly string[]): string {
  const numeros = figuras.map((figura) => doLaudo.indexOf(figura) + 1).filter((numero) => numero > 0)
  return emLista(numeros.toSorted((a, b) => a - b).map(String))
}

interface Coluna<T> {
  nome: string
  valor: (item: T, indice: number) => string
  /** Left out when no row has anything in it. */
  facultativa?: true
}

function tabela<T>(itens: readonly T[], chave: (item: T) => string, colunas: readonly Coluna<T>[]) {
  const usadas = colunas.filter(
    ({ facultativa, valor }) => facultativa !== true || itens.some((um, i) => valor(um, i) !== ''),
  )
  return {
    colunas: usadas.map(({ nome }) => nome),
    linhas: itens.map((item, i) => ({
      chave: chave(item),
      celulas: usadas.map(({ valor }) => valor(item, i) || TRACO),
    })),
  }
}

const LESAO_POR_MEDIR: Lesao = { id: '', oQue: '', lugar: '', lado: null, diametros: [], unidade: 'cm' }

function imprimirLesoes(
  { lesoes }: CorpoDe<'LESOES'>,
  { figuras, porPreencher = false }: ParaImprimir,
): CorpoImpresso | null {
  const mostradas = lesoes.length === 0 && porPreencher ? [LESAO_POR_MEDIR] : lesoes
  if (mostradas.length === 0) return null
  const quadro = tabela(mostradas, ({ id }) => id, [
    { nome: 'Nº', valor: (_, i) => String(i + 1) },
    {
      nome: 'Lesão',
      valor: ({ oQue, descricao = '' }) => [oQue.trim(), descricao.trim()].filter((parte) => parte !== '').join(': '),
    },
    { nome: 'Local', valor: escreverLugar },
    { nome: 'Tamanho', valor: escreverTamanho },
    { nome: 'Exame anterior', valor: escreverEvolucao, facultativa: true },
    { nome: 'Figuras', valor: (lesao) => numerosDas(lesao.figuras, figuras), facultativa: true },
  ])
  return { tipo: 'LESOES', campos: [], ...quadro, notas: [] }
}

function imprimirEscore(escore: CorpoDe<'ESCORE'>, { porPreencher = false }: ParaImprimir): CorpoImpresso | null {
  const { nome, itens, fonte } = ESCALAS[escore.escala]
  if (!porPreencher && !itens.some(({ id }) => pontuado(escore, id) !== null)) return null
  const quadro = tabela(itens, ({ id }) => id, [
    { nome: 'Item', valor: ({ rotulo }) => rotulo },
    {
      nome: 'Achado',
      valor: (item) => {
        const dito = pontuado(escore, item.id)
        if (dito === null) return ''
        return dito.pontos === null ? 'Fora do exame' : (nivelDe(item, dito.pontos)?.rotulo ?? '')
      },
    },
    { nome: 'Pontos', valor: ({ id }) => String(pontuado(escore, id)?.pontos ?? '') },
    { nome: 'Exame anterior', valor: ({ id }) => antesDoItem(escore, id), facultativa: true },
  ])
  const total = totalDoEscore(escore)
  const anterior = escreverAnterior(escore)
  return {
    tipo: 'ESCORE',
    campos: [
      { rotulo: 'Escala', valor: nome },
      ...(total === null
        ? []
        : [
            { rotulo: 'Total', valor: `${total.total} de ${total.maximo}` },
            { rotulo: 'Leitura', valor: total.leitura },
          ]),
      ...(anterior === '' ? [] : [{ rotulo: 'Exame anterior', valor: anterior }]),
    ],
    ...quadro,
    notas: [`Fonte da escala: ${escreverFonte(fonte)}.`],
  }
}

function imprimirTracado(
  { derivacoes, velocidade, calibracao, duracao, figuras = [] }: CorpoDe<'TRACADO'>,
  { figuras: doLaudo, porPreencher = false }: ParaImprimir,
): CorpoImpresso | null {
  const numeros = numerosDas(figuras, doLaudo)
  const todos = [
    { rotulo: 'Derivações', valor: derivacoes.join(', ') },
    { rotulo: 'Velocidade', valor: velocidade === null ? '' : escreverTaxa(velocidade, 'mm/s') },
    { rotulo: 'Calibração', valor: calibracao === null ? '' : escreverTaxa(calibracao, 'mm/mV') },
    { rotulo: 'Duração', valor: duracao === null ? '' : escreverDuracao(duracao) },
    { rotulo: 'Figuras do traçado', valor: numeros },
  ]
  const campos = porPreencher
    ? todos.map(({ rotulo, valor }) => ({ rotulo, valor: valor || TRACO }))
    : todos.filter(({ valor }) => valor !== '')
  return campos.length === 0 ? null : { tipo: 'TRACADO', campos, colunas: [], linhas: [], notas: [] }
}

const IMPRESSO: PorTipo<[ParaImprimir], CorpoImpresso | null> = {
  // Nothing of its own: it says that the measures come first.
  MEDIDAS: ({ tipo }) => ({ tipo, campos: [], colunas: [], linhas: [], notas: [] }),
  LESOES: imprimirLesoes,
  ESCORE: imprimirEscore,
  TRACADO: imprimirTracado,
}

/** The body of a section as it is signed, read and printed; null when it says nothing. */
export const imprimirCorpo = (corpo: CorpoDaSecao | undefined, para: ParaImprimir): CorpoImpresso | null =>
  corpo === undefined ? null : doTipo(IMPRESSO, corpo, para)

import { doTipo, type CorpoDaSecao, type CorpoDe, type PorTipo } from './corpo.ts'
import { ESCALAS, nivelDe, pontuado, totalDoEscore } from './escalas.ts'
import { dizerLesao } from './lesoes.ts'
import { escreverDuracao, escreverTaxa } from './tracado.ts'

/** A piece of a body in words. */
export interface PecaDita {
  readonly chave: string
  readonly texto: string
}

function dizerEscore(escore: CorpoDe<'ESCORE'>): PecaDita[] {
  const { nome, itens } = ESCALAS[escore.escala]
  const ditos = itens.flatMap((item): PecaDita[] => {
    const dito = pontuado(escore, item.id)
    if (dito === null) return []
    if (dito.pontos === null) return [{ chave: item.id, texto: `${item.rotulo}: fora do exame` }]
    const nivel = nivelDe(item, dito.pontos)?.rotulo
    return [{ chave: item.id, texto: `${item.rotulo}: ${dito.pontos}${nivel === undefined ? '' : ` (${nivel})`}` }]
  })
  const total = totalDoEscore(escore)
  return total === null ? ditos : [...ditos, { chave: 'total', texto: `${nome}: ${total.total}` }]
}

const DITO: PorTipo<[], PecaDita[]> = {
  MEDIDAS: () => [],
  LESOES: ({ lesoes }) =>
    lesoes.map((lesao) => ({
      chave: lesao.id,
      texto: [dizerLesao(lesao), lesao.descricao?.trim() ?? ''].filter((parte) => parte !== '').join('. '),
    })),
  ESCORE: dizerEscore,
  TRACADO: ({ derivacoes, velocidade, calibracao, duracao }) => [
    ...(derivacoes.length === 0 ? [] : [{ chave: 'derivacoes', texto: `Derivações: ${derivacoes.join(', ')}` }]),
    ...(velocidade === null ? [] : [{ chave: 'velocidade', texto: escreverTaxa(velocidade, 'mm/s') }]),
    ...(calibracao === null ? [] : [{ chave: 'calibracao', texto: escreverTaxa(calibracao, 'mm/mV') }]),
    ...(duracao === null ? [] : [{ chave: 'duracao', texto: escreverDuracao(duracao) }]),
  ],
}

/** What a body says, piece by piece, as search and the copy of the last exam read it. */
export const dizerCorpo = (corpo: CorpoDaSecao | undefined): PecaDita[] =>
  corpo === undefined ? [] : doTipo(DITO, corpo)

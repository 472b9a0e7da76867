import { contar } from '../../formatos/index.ts'
import { doTipo, type CorpoDaSecao, type PorTipo } from './corpo.ts'

/** A piece of a body that says something, and what it holds: another value is another saying. */
export interface Peca {
  readonly chave: string
  readonly valor: string
}

const valorDe = (...partes: readonly unknown[]): string => JSON.stringify(partes)

const PECAS: PorTipo<[], Peca[]> = {
  MEDIDAS: () => [],
  LESOES: ({ lesoes }) =>
    lesoes.map(({ id, oQue, lugar, lado, diametros, unidade, descricao = '' }) => ({
      chave: id,
      valor: valorDe(oQue, lugar, lado, diametros, unidade, descricao),
    })),
  ESCORE: ({ itens }) =>
    itens.flatMap(({ id, pontos, fora = false }) =>
      pontos === null && !fora ? [] : [{ chave: id, valor: fora ? 'fora' : String(pontos) }],
    ),
  // What a model presets of a recording is how it is made; that it was made, its duration or its figures say.
  TRACADO: ({ duracao, figuras = [] }) => [
    ...(duracao === null ? [] : [{ chave: 'duracao', valor: `${duracao.valor} ${duracao.unidade}` }]),
    ...(figuras.length === 0 ? [] : [{ chave: 'figuras', valor: figuras.join(' ') }]),
  ],
}

export const pecasDoCorpo = (corpo: CorpoDaSecao | undefined): Peca[] =>
  corpo === undefined ? [] : doTipo(PECAS, corpo)

const VAZIO: PorTipo<[], CorpoDaSecao> = {
  MEDIDAS: (corpo) => corpo,
  LESOES: (corpo) => ({ ...corpo, lesoes: [] }),
  ESCORE: (inteiro) => {
    const { anterior: _, ...corpo } = inteiro
    return { ...corpo, itens: [] }
  },
  TRACADO: (inteiro) => {
    const { figuras: _, ...corpo } = inteiro
    return { ...corpo, duracao: null }
  },
}

/** As a model brings it: the kind and what it asks, without anything that was found. */
export const corpoVazio = (corpo: CorpoDaSecao): CorpoDaSecao => doTipo(VAZIO, corpo)

const SEM_PECA: PorTipo<[chave: string], CorpoDaSecao> = {
  MEDIDAS: (corpo) => corpo,
  LESOES: (corpo, chave) => ({ ...corpo, lesoes: corpo.lesoes.filter(({ id }) => id !== chave) }),
  ESCORE: (corpo, chave) => ({ ...corpo, itens: corpo.itens.filter(({ id }) => id !== chave) }),
  TRACADO: (corpo) => corpo,
}

export const semPeca = (corpo: CorpoDaSecao, chave: string): CorpoDaSecao => doTipo(SEM_PECA, corpo, chave)

const RESUMO: PorTipo<[], string> = {
  MEDIDAS: () => 'tabela de medidas',
  LESOES: ({ lesoes }) =>
    [contar(lesoes.length, 'lesão', 'lesões'), ...lesoes.map(({ oQue, lugar }) => `${oQue} ${lugar}`.trim())]
      .filter((parte) => parte !== '')
      .join('; '),
  ESCORE: ({ itens }) => itens.map(({ pontos, fora }) => (fora === true ? '–' : (pontos ?? '?'))).join(' + '),
  TRACADO: ({ derivacoes, velocidade, calibracao }) =>
    [
      derivacoes.join(', '),
      velocidade === null ? '' : `${velocidade} mm/s`,
      calibracao === null ? '' : `${calibracao} mm/mV`,
    ]
      .filter((parte) => parte !== '')
      .join('; '),
}

/** In one line, for who chooses between two versions of it. */
export const resumirCorpo = (corpo: CorpoDaSecao | undefined): string =>
  corpo === undefined ? 'só texto e medidas' : doTipo(RESUMO, corpo)

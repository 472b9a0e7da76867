import type { TipoDeCorpo, TipoDeSecao } from './tipos.ts'

/** What a kind of section needs of each layer. The table below is the one list; each layer has its own, as exhaustive. */
export interface Necessidades {
  readonly nome: string
  /** What it is for, in the words of who chooses it in a model. */
  readonly ajuda: string
  /** Whether a section marked as altered has to say it in text, or its body says it. */
  readonly basta: 'TEXTO' | 'CORPO'
  /** What leads on paper, on screen and in the editor. */
  readonly primeiro: 'TEXTO' | 'CORPO' | 'MEDIDAS'
  /** What of it is set beside the earlier exams of the patient. */
  readonly comparacao: 'MEDIDAS' | 'LESOES' | 'TOTAL' | 'NADA'
  /** Whether "copy of the last exam" brings its body, piece by piece, each waiting to be confirmed. */
  readonly traz: boolean
  /** Whether the summary for the tutor counts its pieces; it never reads text. */
  readonly tutor: boolean
  /** Rules of the check that are of this kind alone. */
  readonly regras: readonly string[]
}

export const NECESSIDADES: Readonly<Record<TipoDeSecao, Necessidades>> = {
  ORGAO: {
    nome: 'Tópico por órgão',
    ajuda: 'Texto e medidas de um órgão',
    basta: 'TEXTO',
    primeiro: 'TEXTO',
    comparacao: 'MEDIDAS',
    traz: false,
    tutor: false,
    regras: [],
  },
  LIVRE: {
    nome: 'Tópico livre',
    ajuda: 'Texto e medidas, sem órgão',
    basta: 'TEXTO',
    primeiro: 'TEXTO',
    comparacao: 'MEDIDAS',
    traz: false,
    tutor: false,
    regras: [],
  },
  MEDIDAS: {
    nome: 'Tabela de medidas',
    ajuda: 'As medidas vêm primeiro, com um texto curto depois',
    basta: 'CORPO',
    primeiro: 'MEDIDAS',
    comparacao: 'MEDIDAS',
    traz: false,
    tutor: false,
    regras: ['tabela-sem-medida'],
  },
  LESOES: {
    nome: 'Lista de lesões',
    ajuda: 'Cada lesão com lugar, lado, tamanho e figuras, comparada com o exame anterior',
    basta: 'CORPO',
    primeiro: 'CORPO',
    comparacao: 'LESOES',
    traz: true,
    tutor: true,
    regras: [
      'lesao-incompleta',
      'lesao-sem-tamanho',
      'lesao-de-outro-lado',
      'lesao-sem-lado',
      'lesao-repetida',
      'lesao-em-secao-normal',
      'conclusao-normal-com-lesao',
      'figura-fora-do-laudo',
    ],
  },
  ESCORE: {
    nome: 'Escore',
    ajuda: 'Uma escala pontuada item a item; o total é calculado',
    basta: 'CORPO',
    primeiro: 'CORPO',
    comparacao: 'TOTAL',
    traz: true,
    tutor: false,
    regras: ['escore-incompleto', 'escore-contra-medida', 'escore-em-secao-normal', 'escore-de-outra-especie'],
  },
  TRACADO: {
    nome: 'Traçado',
    ajuda: 'Derivações, velocidade, calibração, duração e figuras de um registro',
    basta: 'TEXTO',
    primeiro: 'CORPO',
    comparacao: 'NADA',
    traz: false,
    tutor: false,
    regras: ['tracado-sem-calibracao', 'tracado-sem-figura', 'tracado-sem-duracao', 'figura-fora-do-laudo'],
  },
}

/** Kinds with a body, as who makes a model reads them. */
export const nomeDoTipo = (tipo: TipoDeSecao | TipoDeCorpo): string => NECESSIDADES[tipo].nome

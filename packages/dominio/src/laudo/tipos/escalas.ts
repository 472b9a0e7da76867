import type { EspecieDeReferencia, MedidaId, Proveniencia } from '../../medidas/index.ts'
import type { CorpoDe } from './corpo.ts'
import type { EscalaDeEscore } from './escalas-de-escore.ts'

interface Nivel {
  readonly pontos: number
  readonly rotulo: string
  /** Of an item that a measure gives the points of: the level goes up to here, the end in it or not. */
  readonly ate?: number
  readonly exclusivo?: true
}

export interface ItemDaEscala {
  readonly id: string
  readonly rotulo: string
  readonly niveis: readonly Nivel[]
  readonly medida?: MedidaId
}

export interface Escala {
  readonly nome: string
  readonly itens: readonly ItemDaEscala[]
  /** Species that it was made for; null: any. */
  readonly especies: readonly EspecieDeReferencia[] | null
  /** Whether an item may be out of the exam, and the others still be read. */
  readonly aceitaFora: boolean
  /** What a total means, in order; null where items are read one by one and nobody validated their sum. */
  readonly leituras: readonly { readonly ate: number; readonly texto: string }[] | null
  readonly fonte: Proveniencia
}

const presenca = (id: string, rotulo: string): ItemDaEscala => ({
  id,
  rotulo,
  niveis: [
    { pontos: 0, rotulo: 'Sem líquido' },
    { pontos: 1, rotulo: 'Com líquido' },
  ],
})

const segmento = (id: string, rotulo: string): ItemDaEscala => ({
  id,
  rotulo,
  niveis: ['Normal', 'Leve', 'Moderada', 'Acentuada'].map((nome, pontos) => ({ pontos, rotulo: nome })),
})

const corte = (pontos: number, rotulo: string, ate = Infinity, exclusivo = false): Nivel => ({
  pontos,
  rotulo,
  ate,
  ...(exclusivo ? { exclusivo } : {}),
})

const ATRIO: ItemDaEscala = {
  id: 'ae-ao',
  rotulo: 'AE/Ao',
  medida: 'AE_AO',
  niveis: [
    corte(1, 'Menor que 1,70', 1.7, true),
    corte(2, '1,70 a 1,90', 1.9),
    corte(3, 'Maior que 1,90 até 2,50', 2.5),
    corte(4, 'Maior que 2,50'),
  ],
}
const VENTRICULO: ItemDaEscala = {
  id: 'lviddn',
  rotulo: 'DIVEdN',
  medida: 'LVIDDN',
  niveis: [
    corte(1, 'Menor que 1,70', 1.7, true),
    corte(2, '1,70 a 2,00', 2),
    corte(3, 'Maior que 2,00 até 2,30', 2.3),
    corte(4, 'Maior que 2,30'),
  ],
}
const ENCURTAMENTO: ItemDaEscala = {
  id: 'fec',
  rotulo: 'Fração de encurtamento',
  medida: 'FRACAO_ENCURTAMENTO',
  niveis: [corte(1, 'Menor que 45%', 45, true), corte(2, '45% a 50%', 50), corte(3, 'Maior que 50%')],
}
const ONDA_E: ItemDaEscala = {
  id: 'onda-e',
  rotulo: 'Velocidade da onda E',
  medida: 'ONDA_E',
  niveis: [corte(1, 'Menor que 1,20 m/s', 1.2, true), corte(2, '1,20 a 1,50 m/s', 1.5), corte(3, 'Maior que 1,50 m/s')],
}

/** Every scale, with where it comes from. What is printed of one is in the document: a later cut changes no signed laudo. */
export const ESCALAS: Readonly<Record<EscalaDeEscore, Escala>> = {
  AFAST: {
    nome: 'Escore de líquido abdominal (AFAST, 0 a 4)',
    itens: [
      presenca('dh', 'Diafragmático-hepático'),
      presenca('er', 'Esplenorrenal'),
      presenca('cc', 'Cistocólico'),
      presenca('hr', 'Hepatorrenal/umbilical'),
    ],
    especies: ['CANINA', 'FELINA'],
    aceitaFora: false,
    leituras: [
      { ate: 0, texto: 'sem líquido livre nos quatro sítios' },
      { ate: 2, texto: 'pequeno volume' },
      { ate: 4, texto: 'grande volume' },
    ],
    fonte: { fonte: 'Lisciandro et al., J Vet Emerg Crit Care 2009, modificado em 2019', marca: 'V' },
  },
  ENDOSCOPIA: {
    nome: 'Escore endoscópico por segmento (0 a 3)',
    itens: [
      segmento('esofago', 'Esôfago'),
      segmento('estomago', 'Estômago'),
      segmento('duodeno', 'Duodeno'),
      segmento('colon', 'Íleo, ceco e cólon'),
    ],
    especies: null,
    aceitaFora: true,
    leituras: null,
    fonte: {
      fonte: 'Convenção do produto: aparência de 0 (normal) a 3 (acentuada)',
      marca: 'D',
      nota: 'Cada segmento é lido por si; a soma não tem significado',
    },
  },
  MINE: {
    nome: 'Escore MINE (doença mixomatosa da valva mitral, 4 a 14)',
    itens: [ATRIO, VENTRICULO, ENCURTAMENTO, ONDA_E],
    especies: ['CANINA'],
    aceitaFora: false,
    leituras: [
      { ate: 5, texto: 'leve' },
      { ate: 7, texto: 'moderada' },
      { ate: 12, texto: 'importante' },
      { ate: 14, texto: 'estágio avançado' },
    ],
    fonte: { fonte: 'Vezzosi et al., J Vet Intern Med 2021', doi: '10.1111/jvim.16131', marca: 'V' },
  },
  MINE_2: {
    nome: 'Escore MINE 2 (estágios B1 e B2, 3 a 11)',
    itens: [ATRIO, VENTRICULO, ONDA_E],
    especies: ['CANINA'],
    aceitaFora: false,
    leituras: [
      { ate: 4, texto: 'leve' },
      { ate: 6, texto: 'moderada' },
      { ate: 10, texto: 'importante' },
      { ate: 11, texto: 'avançado' },
    ],
    fonte: { fonte: 'Vezzosi et al., J Vet Intern Med 2025', doi: '10.1111/jvim.70215', marca: 'V2' },
  },
}

type Escore = Pick<CorpoDe<'ESCORE'>, 'escala' | 'itens'>

/** What was scored of an item; null when nothing was. */
export function pontuado(
  { itens }: Pick<Escore, 'itens'>,
  item: string,
): { pontos: number | null; fora: boolean } | null {
  const achado = itens.find(({ id }) => id === item)
  if (achado === undefined || (achado.pontos === null && achado.fora !== true)) return null
  return achado.fora === true ? { pontos: null, fora: true } : { pontos: achado.pontos, fora: false }
}

export const nivelDe = ({ niveis }: ItemDaEscala, pontos: number): Nivel | undefined =>
  niveis.find((nivel) => nivel.pontos === pontos)

/** Items that still have to be scored, or were scored with points that they do not have. */
export function porPontuar(escore: Escore): ItemDaEscala[] {
  const { itens, aceitaFora } = ESCALAS[escore.escala]
  return itens.filter((item) => {
    const dito = pontuado(escore, item.id)
    if (dito === null) return true
    return dito.pontos === null ? !aceitaFora : nivelDe(item, dito.pontos) === undefined
  })
}

/** The sum and the highest that it may be; null while an item is missing, and of a scale whose sum says nothing. */
export function totalDoEscore(escore: Escore): { total: number; maximo: number; leitura: string } | null {
  const { itens, leituras } = ESCALAS[escore.escala]
  if (leituras === null || porPontuar(escore).length > 0) return null
  const total = itens.reduce((soma, { id }) => soma + (pontuado(escore, id)?.pontos ?? 0), 0)
  const maximo = itens.reduce((soma, { niveis }) => soma + Math.max(...niveis.map(({ pontos }) => pontos)), 0)
  return { total, maximo, leitura: leituras.find(({ ate }) => total <= ate)?.texto ?? '' }
}

/** `6 de 14, moderada`. */
export const dizerTotal = ({ total, maximo, leitura }: NonNullable<ReturnType<typeof totalDoEscore>>): string =>
  `${total} de ${maximo}, ${leitura}`

/** Points that a value of the measure of an item is worth; null of an item that no measure gives. */
export function pontosDaMedida({ niveis, medida }: ItemDaEscala, valor: number): number | null {
  if (medida === undefined) return null
  const nivel = niveis.find(({ ate = Infinity, exclusivo }) => (exclusivo === true ? valor < ate : valor <= ate))
  return nivel?.pontos ?? null
}

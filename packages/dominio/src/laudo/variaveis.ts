import { CATALOGO, type CatalogoDeMedidas } from '../medidas/index.ts'
import type { ConteudoDoLaudo, EmLinha, TextoRico } from './conteudo.ts'
import { valorDaMedida } from './medidas-do-laudo.ts'
import { mapearEmLinha } from './texto-do-laudo.ts'
import { PREFIXO_DE_MEDIDA, medidasCitadas, rotuloDaMedidaCitada, variaveisDeMedida } from './variaveis-de-medida.ts'

/** Variables that every laudo has, with the name that people choose them by. `medida.<id>[.<lado>]` come from its content. */
export const VARIAVEIS = [
  { nome: 'animal.nome', rotulo: 'Nome do paciente' },
  { nome: 'animal.especie', rotulo: 'Espécie' },
  { nome: 'animal.raca', rotulo: 'Raça' },
  { nome: 'animal.sexo', rotulo: 'Sexo' },
  { nome: 'animal.idade', rotulo: 'Idade no exame' },
  { nome: 'animal.peso', rotulo: 'Peso' },
  { nome: 'tutor.nome', rotulo: 'Responsável pelo animal' },
  { nome: 'parceiro.nome', rotulo: 'Clínica solicitante' },
  { nome: 'solicitante.nome', rotulo: 'Veterinário solicitante' },
  { nome: 'atendimento.numero', rotulo: 'Número do atendimento' },
  { nome: 'atendimento.data', rotulo: 'Data do exame' },
  { nome: 'atendimento.suspeita', rotulo: 'Suspeita clínica' },
  { nome: 'especialista.nome', rotulo: 'Veterinário que assina' },
  { nome: 'especialista.crmv', rotulo: 'CRMV de quem assina' },
] as const

type Secoes = Parameters<typeof variaveisDeMedida>[0]

/** The usual variables and those of the measures that some section has, with the names to choose them by in the section `onde`. */
export const variaveisDasSecoes = (secoes: Secoes, onde: string | null): { nome: string; rotulo: string }[] => [
  ...VARIAVEIS,
  ...variaveisDeMedida(secoes, onde),
]

/** What people call a variable cited in the section `onde`: null when it may be of several measures, undefined when there is none. */
export const rotuloDaVariavel = (nome: string, secoes: Secoes, onde: string | null): string | null | undefined =>
  VARIAVEIS.find((variavel) => variavel.nome === nome)?.rotulo ?? rotuloDaMedidaCitada(nome, secoes, onde)

export type NomeDeVariavel = (typeof VARIAVEIS)[number]['nome']

/** Value of a variable: `null` when it exists but is empty, `undefined` when there is no such variable. */
export type ValorDaVariavel = (nome: string) => string | null | undefined

// Bounded, so that a hostile text costs linear time; long enough for a section, a measure and a side.
const VARIAVEL = /\{\{([^{}]{0,160})\}\}/g

/** The value where the variable names one measure; a measure that nobody took, or one of several, is an empty one. */
function valorDeMedida(
  variavel: string,
  { secoes }: ConteudoDoLaudo,
  onde: string | null,
  catalogo: CatalogoDeMedidas,
): string | null | undefined {
  const [citada, ...outras] = medidasCitadas(variavel, secoes, onde)
  if (citada === undefined) {
    const id = variavel.slice(PREFIXO_DE_MEDIDA.length).replace(/\.(ESQUERDO|DIREITO)$/, '')
    return catalogo.medidas.has(id) ? null : undefined
  }
  return outras.length > 0 || citada.medida.valor === null ? null : valorDaMedida(citada.medida, catalogo)
}

/**
 * The variables of a laudo: those of its patient and request (`base`), and the measures typed in `conteudo`. They are asked
 * for from a section or, with null, from outside of all of them: a short name is of the section it is written in.
 */
export function valoresDasVariaveis(
  base: Readonly<Record<string, string | null>>,
  conteudo: ConteudoDoLaudo,
  catalogo: CatalogoDeMedidas = CATALOGO,
): (onde: string | null) => ValorDaVariavel {
  return (onde) => (nome) => {
    if (nome.startsWith(PREFIXO_DE_MEDIDA)) return valorDeMedida(nome, conteudo, onde, catalogo)
    return Object.hasOwn(base, nome) ? base[nome] : undefined
  }
}

/** Names of the variables in a plain text, in order, repeated when they are. */
export function variaveisUsadas(texto: string): string[] {
  return [...texto.matchAll(VARIAVEL)].map(([, nome = '']) => nome.trim())
}

/** Plain text with its variables filled. One that is unknown or empty stays as it was written. */
export function preencherTexto(texto: string, valorDe: ValorDaVariavel): string {
  return texto.replace(VARIAVEL, (escrita, nome: string) => valorDe(nome.trim()) ?? escrita)
}

type Trecho = { inicio: number; fim: number; novo: string }

function trechosAPreencher(corrido: string, valorDe: ValorDaVariavel): Trecho[] {
  return [...corrido.matchAll(VARIAVEL)].flatMap((achado) => {
    const novo = valorDe((achado[1] ?? '').trim())
    return novo == null ? [] : [{ inicio: achado.index, fim: achado.index + achado[0].length, novo }]
  })
}

/** `texto` begins at `desde` in the paragraph; what replaces a piece goes to the node in which the piece begins. */
function trocar(texto: string, desde: number, trechos: readonly Trecho[]): string {
  let saida = ''
  let posicao = desde
  const fim = desde + texto.length
  for (const trecho of trechos) {
    if (trecho.fim <= desde || trecho.inicio >= fim) continue
    saida += texto.slice(posicao - desde, Math.max(trecho.inicio, desde) - desde)
    if (trecho.inicio >= desde) saida += trecho.novo
    posicao = Math.min(trecho.fim, fim)
  }
  return saida + texto.slice(posicao - desde)
}

/** A variable may be split by formatting (`{{` plain, the name in bold), so a paragraph is filled as one text. */
function preencherEmLinha(conteudo: readonly EmLinha[], valorDe: ValorDaVariavel): EmLinha[] {
  const corrido = conteudo.map((no) => (no.type === 'text' ? no.text : '\n')).join('')
  const trechos = trechosAPreencher(corrido, valorDe)
  let posicao = 0
  return conteudo.flatMap((no): EmLinha[] => {
    const desde = posicao
    posicao += no.type === 'text' ? no.text.length : 1
    if (no.type !== 'text') return [no]
    const text = trocar(no.text, desde, trechos)
    return text === '' ? [] : [{ ...no, text }]
  })
}

/** Rich text with its variables filled, formatting kept. One that is unknown or empty stays as it was written. */
export function preencherTextoRico(texto: TextoRico, valorDe: ValorDaVariavel): TextoRico {
  return mapearEmLinha(texto, (conteudo) => preencherEmLinha(conteudo, valorDe))
}

import { normalizarBusca } from '../../formatos/index.ts'
import { converterUnidade, unidadesEquivalentes, type CatalogoDeMedidas } from '../../medidas/index.ts'
import { ORGAOS, ehOrgao } from '../../orgaos/index.ts'
import type { MedidaPreenchida, SecaoDoLaudo } from '../conteudo.ts'
import { valorDaMedida } from '../medidas-do-laudo.ts'
import { textoPlano } from '../texto-do-laudo.ts'
import { NO_CATALOGO, type UnidadeDoLaudo } from '../unidade-do-laudo.ts'
import { oracoes } from './leitor.ts'
import { erro, porSecao, type Achado } from './regra.ts'
import { ACHADO } from './vocabulario.ts'

type Medida = MedidaPreenchida & { valor: number }

const ESCRITAS: Readonly<Record<string, UnidadeDoLaudo>> = {
  mm: 'mm',
  cm: 'cm',
  'm/s': 'm/s',
  'cm/s': 'cm/s',
  mmhg: 'mmHg',
  ms: 'ms',
  s: 's',
  h: 'h',
  mv: 'mV',
  bpm: 'bpm',
  ml: 'ml',
  '%': '%',
  '°': '°',
  v: 'v',
  vertebras: 'v',
}
// A hyphen after a digit or a letter is of a range or of a name, not a sign.
const NUMERO =
  /(?<![\d.,])((?:(?<![^\s(])[-−])?\d{1,5}(?:[.,]\d{1,3})?) ?(mm\b|cm\/s|cm\b|m\/s|mmhg|ms\b|s\b|h\b|mv\b|bpm|ml\b|%|°|vertebras|v\b)?(?= ?(x)?)/g

interface Numero {
  readonly escrito: string
  readonly valor: number
  readonly casas: number
  readonly unidade: UnidadeDoLaudo
}

/** Numbers of a clause with their units; in "5,2 x 3,1 cm" both are of centimetres. */
function numerosDe(oracao: string): Numero[] {
  const achados = [...oracao.matchAll(NUMERO)].toReversed()
  let herdada: UnidadeDoLaudo = ''
  return achados.map(([escrito, digitos = '', unidade, vezes]) => {
    const propria = unidade === undefined ? (vezes === undefined ? '' : herdada) : (ESCRITAS[unidade] ?? '')
    herdada = propria
    const normal = digitos.replace(',', '.').replace('−', '-')
    const casas = normal.includes('.') ? normal.length - normal.indexOf('.') - 1 : 0
    return { escrito: escrito.trim(), valor: Number(normal), casas, unidade: propria }
  })
}

/** A limit, an estimate, an earlier exam: not the value of today. */
const OUTRO_VALOR =
  /referenc|normalidade|\bate\b|menor|maior|inferior|superior|acima|abaixo|cerca|aproximad|entre|anterior|previ[ao]\b|exame de|variando/

const LADO = { ESQUERDO: 'esquerd', DIREITO: 'direit' } as const
const LIGACAO = new Set(['de', 'da', 'do', 'das', 'dos', 'em', 'no', 'na', 'e', 'a', 'o', 'com', 'lado', 'partir'])

const termosDoOrgao = ({ orgao }: SecaoDoLaudo): readonly string[] =>
  orgao !== null && ehOrgao(orgao) ? ORGAOS[orgao].termos : []

/** Words that name a measure within its section, where the organ goes without saying. */
function nomeDaMedida({ rotulo }: MedidaPreenchida, secao: SecaoDoLaudo): string[] {
  const termos = termosDoOrgao(secao)
  return normalizarBusca(rotulo)
    .split(/[^a-z0-9/]+/)
    .filter((palavra) => palavra !== '' && !LIGACAO.has(palavra) && !/^(?:esquerd|direit)[oa]$/.test(palavra))
    .filter((palavra) => !termos.some((termo) => palavra.startsWith(termo)))
}

const temPalavra = (oracao: string, palavra: string) =>
  ` ${oracao.replace(/[^a-z0-9/:]+/g, ' ')} `.includes(` ${palavra} `)

/** "VHS", "AE/Ao": abbreviations that are not also a word. */
function siglaDa({ id }: MedidaPreenchida, { medidas }: CatalogoDeMedidas): string | null {
  const sigla = medidas.get(id)?.sigla ?? ''
  return sigla.replace(/[^A-Z]/g, '').length < 2 ? null : sigla.toLowerCase()
}

/** "Rim esquerdo medindo 5,2 cm": the organ itself, whose section measures one thing only. */
function falaDoOrgao(oracao: string, secao: SecaoDoLaudo, medidas: readonly Medida[]): boolean {
  const termos = termosDoOrgao(secao)
  if (termos.length === 0 || new Set(medidas.map(({ id }) => id)).size !== 1) return false
  return new RegExp(
    String.raw`^(?:[oa]s? )?(?:${termos.join('|')})\w*(?: (?:esquerd|direit)\w*)?,? (?:medindo|mede|medem|com) \d`,
  ).test(oracao)
}

/** Measures that a clause names, on the side that it names. */
function nomeadas(oracao: string, secao: SecaoDoLaudo, medidas: readonly Medida[], catalogo: CatalogoDeMedidas) {
  const oOrgao = falaDoOrgao(oracao, secao, medidas)
  const lados = (['ESQUERDO', 'DIREITO'] as const).filter((lado) => oracao.includes(LADO[lado]))
  return medidas.filter((medida) => {
    if (medida.lado !== null && lados.length === 1 && !lados.includes(medida.lado)) return false
    const nome = nomeDaMedida(medida, secao)
    const sigla = siglaDa(medida, catalogo)
    return (
      oOrgao ||
      (nome.length > 0 && nome.every((palavra) => temPalavra(oracao, palavra))) ||
      (sigla !== null && temPalavra(oracao, sigla))
    )
  })
}

/** The value in the unit of the number; null when the two are not of one kind. */
function naUnidade({ valor, unidade }: Medida, { unidade: outra }: Numero): number | null {
  if (unidade === outra) return valor
  const [de, para] = [NO_CATALOGO[unidade], NO_CATALOGO[outra]]
  return unidade !== '' && outra !== '' && unidadesEquivalentes(de).includes(para)
    ? converterUnidade(valor, de, para)
    : null
}

/** As many decimals as the text has: 5,23 is written "5,2". */
const confere = (valor: number, numero: Numero) => Math.abs(valor - numero.valor) <= 0.5 * 10 ** -numero.casas + 1e-9

/** A number of the clause that is of the measure's kind, when none of them is its value. */
function desencontro(medida: Medida, numeros: readonly Numero[]): Numero | undefined {
  const comparaveis = numeros.flatMap((numero) => {
    const valor = naUnidade(medida, numero)
    return valor === null ? [] : [{ numero, valor }]
  })
  return comparaveis.some(({ numero, valor }) => confere(valor, numero)) ? undefined : comparaveis[0]?.numero
}

/** A variable in one piece, whose points are of no sentence: `§medida/ecg_qrs§`. */
const emUmaPeca = (texto: string) =>
  texto.replace(/\{\{([^{}]{0,160})\}\}/g, (_, nome: string) => `§${nome.trim().replaceAll('.', '/')}§`)
const semVariaveis = (oracao: string) => oracao.replace(/§[^§]{0,160}§/g, '§')
/** Its own variable is there: the value cannot be another. */
const citada = (oracao: string, { id }: Medida) =>
  ['§', '/'].some((depois) => oracao.includes(`/${id.toLowerCase()}${depois}`))

/** A size written in the text against the table: only where the clause names that measure, and no finding with a size of its own. */
export const tamanhoNoTexto = porSecao('tamanho-diferente-da-medida', (secao, { catalogo }) => {
  const medidas = secao.medidas.filter((medida): medida is Medida => medida.valor !== null)
  if (medidas.length === 0) return []
  return oracoes(emUmaPeca(textoPlano(secao.texto))).flatMap((inteira): Achado[] => {
    const oracao = semVariaveis(inteira)
    if (OUTRO_VALOR.test(oracao) || ACHADO.test(oracao)) return []
    const numeros = numerosDe(oracao)
    if (numeros.length === 0) return []
    const porConferir = nomeadas(oracao, secao, medidas, catalogo).filter((medida) => !citada(inteira, medida))
    return porConferir.flatMap((medida) => {
      const numero = desencontro(medida, numeros)
      if (numero === undefined) return []
      const mensagem = `${secao.titulo}: o texto diz ${numero.escrito}, mas a medida “${medida.rotulo}” está como ${valorDaMedida(medida, catalogo)}.`
      return [erro(mensagem, secao.id, numero.escrito)]
    })
  })
})

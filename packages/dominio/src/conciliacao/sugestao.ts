import { somarCentavos, type Centavos } from '../dinheiro/index.ts'
import type { MetodoDaBaixa } from '../financeiro/index.ts'
import { normalizarBusca } from '../formatos/index.ts'
import type { Dia } from '../tempo/index.ts'
import type { Diferenca } from './distribuir.ts'

export interface Movimento {
  dia: Dia
  /** Positive came in, negative went out. */
  centavos: Centavos
  descricao: string
}

export interface TituloAberto {
  codigo: string
  versao: number
  natureza: 'RECEBER' | 'PAGAR'
  contraparte: string
  vencimento: Dia
  saldoCentavos: Centavos
  /** Its own identifier of Pix, and those of each Pix that pays it with others. */
  txids: readonly string[]
}

/** Money that the books say moved in the account and no line of the bank proves yet. */
export interface PagamentoSemExtrato {
  codigo: string
  dia: Dia
  centavos: Centavos
  contraparte: string
}

/** A line of another account of the company, which waits too. */
export interface MovimentoDeOutraConta {
  codigo: string
  versao: number
  dia: Dia
  centavos: Centavos
  /** Name of its account. */
  conta: string
}

export interface Sugestao {
  /** `CERTA` when nothing else could be meant; the others are for a person to look at. */
  certeza: 'CERTA' | 'PROVAVEL'
  porque: string
  pagamentos: string[]
  titulos: { codigo: string; versao: number }[]
  diferenca: Diferenca | null
  outro: { codigo: string; versao: number } | null
}

/** Days between a line of the bank and what it may be. */
export const DIAS_DO_PAGAMENTO = 5
export const DIAS_DA_TRANSFERENCIA = 3
const DIAS_DO_VENCIMENTO = 45
/** The most that a bank or a card takes of what it passes on. */
const TAXA_MAXIMA = 0.06

const MS_DO_DIA = 86_400_000
/**
 * How far other days are from this one, each read once: a line is compared with thousands, of few days. By `Date`, which reads a plain
 * day as UTC: `Temporal` took most of that time.
 */
function distanciasDe(dia: Dia): (outro: Dia) => number {
  const aqui = Date.parse(dia)
  const lidas = new Map<Dia, number>()
  const ler = (outro: Dia) => Math.abs(Date.parse(outro) - aqui) / MS_DO_DIA
  return (outro) => lidas.getOrInsertComputed(outro, ler)
}

const VAZIAS = new Set(
  'pix ted doc transf transferencia recebido recebida enviado enviada pagto pagamento cred deb credito debito ltda eireli mei clinica veterinaria hospital veterinario centro'.split(
    ' ',
  ),
)
const palavras = (texto: string) =>
  normalizarBusca(texto)
    .split(/[^a-z0-9]+/)
    .filter((palavra) => palavra.length >= 3 && !VAZIAS.has(palavra))

type LeitorDeNomes = (nome: string) => readonly string[]
/** What the words of a name are, read once for all the lines that it is looked for in. */
export function leitorDeNomes(): LeitorDeNomes {
  const lidos = new Map<string, string[]>()
  return (nome) => lidos.getOrInsertComputed(nome, palavras)
}

/** Whether the line of the bank names somebody: every word of the name that says who it is, or two of them. A name is told once. */
export function nomesDitos(descricao: string, lerNome: LeitorDeNomes = palavras): (nome: string) => boolean {
  const dita = new Set(palavras(descricao))
  const lidos = new Map<string, boolean>()
  const ler = (nome: string) => {
    const dela = lerNome(nome)
    const ditas = dela.filter((palavra) => dita.has(palavra)).length
    return dela.length > 0 && (ditas === dela.length || ditas >= 2)
  }
  return (nome) => lidos.getOrInsertComputed(nome, ler)
}

/** How the bank says that money moved; a transfer is told as a Pix, which is what it most often is. */
export function metodoDe(descricao: string): MetodoDaBaixa {
  const dita = normalizarBusca(descricao)
  if (/boleto|cobranca|titulo/.test(dita)) return 'BOLETO'
  if (/debito visa|debito master|cart(ao)?\.? ?deb|maestro|electron/.test(dita)) return 'CARTAO_DEBITO'
  if (/cielo|getnet|stone|rede\b|pagseguro|cart(ao|oes)|credito visa|credito master/.test(dita)) return 'CARTAO_CREDITO'
  if (/\bdinheiro\b|\bem especie\b|\bdep\.? ?din/.test(dita)) return 'DINHEIRO'
  return 'PIX'
}

/** A line as it is looked for: with the names that it says, and how many days from it others are. */
type Procurado = Movimento & { diz: (nome: string) => boolean; distancia: (dia: Dia) => number }

/** Codes that may be the identifier of a Pix, as the statement writes them. */
export const txidsDe = (descricao: string): string[] => descricao.match(/\b[A-Za-z0-9]{20,35}\b/g) ?? []

const doTitulo = ({ codigo, versao }: Pick<TituloAberto, 'codigo' | 'versao'>) => ({ codigo, versao })
const sugestao = (
  certeza: Sugestao['certeza'],
  porque: string,
  partes: Partial<Pick<Sugestao, 'pagamentos' | 'titulos' | 'diferenca' | 'outro'>>,
): Sugestao => ({ certeza, porque, pagamentos: [], titulos: [], diferenca: null, outro: null, ...partes })

/** Of `lista`, what is nearest: the first one, among equals. */
function maisPerto<T>(lista: readonly T[], distancia: Procurado['distancia'], diaDe: (um: T) => Dia): T | undefined {
  let menor = Infinity
  let achado: T | undefined
  for (const um of lista) {
    const dias = distancia(diaDe(um))
    if (dias >= menor) continue
    menor = dias
    achado = um
  }
  return achado
}

function porPagamento(
  { distancia, centavos, diz }: Procurado,
  pagamentos: readonly PagamentoSemExtrato[],
): Sugestao | null {
  const iguais = pagamentos.filter((um) => um.centavos === centavos && distancia(um.dia) <= DIAS_DO_PAGAMENTO)
  const chamados = iguais.filter(({ contraparte }) => diz(contraparte))
  const escolhido = maisPerto(chamados.length > 0 ? chamados : iguais, distancia, (um) => um.dia)
  if (escolhido === undefined) return null
  const certa = iguais.length === 1 || chamados.length > 0
  return sugestao(certa ? 'CERTA' : 'PROVAVEL', 'Já registrado nos livros, com o mesmo valor', {
    pagamentos: [escolhido.codigo],
  })
}

function porTxid({ centavos, descricao }: Movimento, titulos: readonly TituloAberto[]): Sugestao | null {
  const ditos = new Set(txidsDe(descricao).map((txid) => txid.toUpperCase()))
  const achados = titulos.filter(({ txids }) => txids.some((txid) => ditos.has(txid.toUpperCase())))
  if (achados.length === 0) return null
  const total = somarCentavos(achados.map(({ saldoCentavos }) => saldoCentavos))
  const destas = achados.length === 1 ? 'desta conta' : `de ${achados.length} contas`
  const partes = { titulos: achados.map(doTitulo) }
  if (total === centavos) return sugestao('CERTA', `O Pix traz o identificador ${destas}`, partes)
  return sugestao('PROVAVEL', `O Pix traz o identificador ${destas}, com outro valor`, {
    ...partes,
    diferenca: centavos < total ? 'PARCIAL' : 'ACRESCIMO',
  })
}

function porValor({ distancia, centavos, diz }: Procurado, titulos: readonly TituloAberto[]): Sugestao | null {
  const iguais = titulos.filter(({ saldoCentavos }) => saldoCentavos === Math.abs(centavos))
  // Who is named may be very late; a value alone says something only near its day.
  const chamados = iguais.filter(({ contraparte }) => diz(contraparte))
  const proximos = iguais.filter(({ vencimento }) => distancia(vencimento) <= DIAS_DO_VENCIMENTO)
  const escolhido = maisPerto(chamados.length > 0 ? chamados : proximos, distancia, ({ vencimento }) => vencimento)
  if (escolhido === undefined) return null
  if (chamados.length > 0)
    return sugestao(chamados.length === 1 ? 'CERTA' : 'PROVAVEL', 'Mesmo valor e mesmo nome', {
      titulos: [doTitulo(escolhido)],
    })
  return sugestao(
    'PROVAVEL',
    proximos.length === 1 ? 'Só esta conta tem este valor' : 'Mesmo valor, vencimento mais próximo',
    {
      titulos: [doTitulo(escolhido)],
    },
  )
}

/** The same amount that moved the other way in another account: never sure, since two people may have paid as much. */
function porTransferencia(
  { distancia, centavos }: Procurado,
  outros: readonly MovimentoDeOutraConta[],
): Sugestao | null {
  const contrarios = outros.filter((um) => um.centavos === -centavos && distancia(um.dia) <= DIAS_DA_TRANSFERENCIA)
  const outro = maisPerto(contrarios, distancia, (um) => um.dia)
  if (outro === undefined) return null
  return sugestao('PROVAVEL', `O mesmo valor ${centavos < 0 ? 'entrou em' : 'saiu de'} ${outro.conta}`, {
    outro: doTitulo(outro),
  })
}

/** All that somebody owes, or the oldest of it, paid at once. */
function porSoma({ centavos, diz }: Procurado, titulos: readonly TituloAberto[]): Sugestao | null {
  const chamados = titulos.filter(({ contraparte }) => diz(contraparte))
  for (const dela of Map.groupBy(chamados, ({ contraparte }) => contraparte).values()) {
    if (dela.length < 2) continue
    const emOrdem = dela.toSorted((a, b) => a.vencimento.localeCompare(b.vencimento))
    let soma = 0
    for (const [i, { saldoCentavos }] of emOrdem.entries()) {
      soma += saldoCentavos
      if (soma > Math.abs(centavos)) break
      const quantos = i + 1
      if (soma === Math.abs(centavos) && quantos > 1)
        return sugestao('PROVAVEL', `${quantos} contas de ${dela[0]?.contraparte} somam este valor`, {
          titulos: emOrdem.slice(0, quantos).map(doTitulo),
        })
    }
  }
  return null
}

/** A little less than what somebody owes came in: what was taken on the way. */
function comTaxa({ distancia, centavos, diz }: Procurado, titulos: readonly TituloAberto[]): Sugestao | null {
  if (centavos <= 0) return null
  const achado = titulos.find(
    ({ saldoCentavos, contraparte, vencimento }) =>
      saldoCentavos > centavos &&
      saldoCentavos - centavos <= saldoCentavos * TAXA_MAXIMA &&
      distancia(vencimento) <= DIAS_DO_VENCIMENTO &&
      diz(contraparte),
  )
  return achado === undefined
    ? null
    : sugestao('PROVAVEL', 'Mesmo nome, com um pouco menos: parece taxa', {
        titulos: [doTitulo(achado)],
        diferenca: 'TAXA',
      })
}

/**
 * What a line of the bank most likely is, the surest first: an identifier of Pix, money that the books already have, the value with
 * the name, several titles of one name, a line of another account, the value alone. Null when nothing fits. A suggestion is never applied by itself.
 */
export function sugerir(
  movimento: Movimento,
  {
    titulos,
    pagamentos,
    outros,
  }: {
    titulos: readonly TituloAberto[]
    pagamentos: readonly PagamentoSemExtrato[]
    outros: readonly MovimentoDeOutraConta[]
  },
  lerNome?: LeitorDeNomes,
): Sugestao | null {
  const natureza = movimento.centavos > 0 ? 'RECEBER' : 'PAGAR'
  const dele = titulos.filter((titulo) => titulo.natureza === natureza)
  const procurado = {
    ...movimento,
    diz: nomesDitos(movimento.descricao, lerNome),
    distancia: distanciasDe(movimento.dia),
  }
  const tentativas = [
    () => porTxid(movimento, dele),
    () => porPagamento(procurado, pagamentos),
    () => porSoma(procurado, dele),
    () => porTransferencia(procurado, outros),
    () => porValor(procurado, dele),
    () => comTaxa(procurado, dele),
  ]
  let primeira: Sugestao | null = null
  for (const tentar of tentativas) {
    const achada = tentar()
    // What is sure needs no other look at the books.
    if (achada?.certeza === 'CERTA') return achada
    primeira ??= achada
  }
  return primeira
}

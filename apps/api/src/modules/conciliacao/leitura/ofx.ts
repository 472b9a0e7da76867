import { lerDia } from '@vetlume/dominio/conciliacao'
import { Parser } from 'htmlparser2'
import {
  emUmaLinha,
  lerValor,
  MAXIMO_DE_MOVIMENTOS,
  recusarArquivo,
  type ContaLida,
  type ExtratoLido,
  type MovimentoLido,
} from './tipos.ts'

type Campos = Partial<Record<string, string>>

interface Extrato {
  /** What stands before anything else: the currency. */
  raiz: Campos
  conta: Campos
  lista: Campos
  saldo: Campos
  movimentos: Campos[]
}

/** Where a value belongs; what stands in no such place is not read. */
const LUGARES = new Set(['BANKACCTFROM', 'CCACCTFROM', 'BANKTRANLIST', 'LEDGERBAL', 'STMTTRN'])
const EXTRATOS = new Set(['STMTRS', 'CCSTMTRS'])

/**
 * The statements of an OFX of 1.x, where a value has no closing tag, or of 2.x, which is XML. A tolerant reader of tags serves both:
 * libraries of OFX rewrite the text into JSON or XML by pattern first, and lose accounts, commas and broken lines on the way.
 */
function lerExtratos(texto: string): Extrato[] {
  const extratos: Extrato[] = []
  let lugar: Campos | null = null
  let campo: string | null = null
  let quantos = 0
  const abrir = (nome: string) => {
    campo = null
    const extrato = extratos.at(-1)
    if (EXTRATOS.has(nome)) {
      lugar = {}
      extratos.push({ raiz: lugar, conta: {}, lista: {}, saldo: {}, movimentos: [] })
    } else if (!LUGARES.has(nome)) campo = nome
    else if (extrato === undefined) lugar = null
    else if (nome === 'STMTTRN') {
      if (++quantos > MAXIMO_DE_MOVIMENTOS)
        throw recusarArquivo(`O extrato tem mais de ${MAXIMO_DE_MOVIMENTOS} movimentos. Divida-o por período.`)
      lugar = {}
      extrato.movimentos.push(lugar)
    } else lugar = nome === 'BANKTRANLIST' ? extrato.lista : nome === 'LEDGERBAL' ? extrato.saldo : extrato.conta
  }
  const leitor = new Parser(
    {
      onopentag: (nome) => abrir(nome.toUpperCase()),
      ontext: (pedaco) => {
        if (lugar !== null && campo !== null) lugar[campo] = (lugar[campo] ?? '') + pedaco
      },
      onclosetag: (nome) => {
        const fechado = nome.toUpperCase()
        if (LUGARES.has(fechado) || EXTRATOS.has(fechado)) lugar = null
        campo = null
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  leitor.end(texto)
  return extratos
}

/** The day as the bank's calendar has it, whatever the hour and the zone that follow. */
function lerData(escrita: string | undefined): string | null {
  const partes = /^\s*(\d{4})(\d{2})(\d{2})/.exec(escrita ?? '')
  return partes === null ? null : lerDia(partes[1] ?? '', partes[2] ?? '', partes[3] ?? '')
}

const limpo = (valor: string | undefined) => {
  const texto = emUmaLinha(valor ?? '')
  return texto === '' ? null : texto
}

function movimento(campos: Campos, posicao: number): MovimentoLido | null {
  const dia = lerData(campos['DTPOSTED'])
  const centavos = lerValor(campos['TRNAMT'] ?? '')
  if (dia === null || centavos === null)
    throw recusarArquivo(`O movimento ${posicao + 1} do extrato não tem data e valor que se leiam.`)
  // Some banks write balances among the lines, worth nothing.
  if (centavos === 0) return null
  const [nome, memo] = [limpo(campos['NAME']), limpo(campos['MEMO'])]
  const textos = [nome, memo].filter((texto) => texto !== null)
  const repetido = textos.length === 2 && memo?.toLowerCase().includes(nome?.toLowerCase() ?? '')
  return {
    identificador: limpo(campos['FITID']),
    linha: null,
    dia,
    centavos,
    descricao: emUmaLinha((repetido ? textos.slice(1) : textos).join(' - ')) || 'Sem descrição',
    documento: limpo(campos['CHECKNUM']) ?? limpo(campos['REFNUM']),
  }
}

function conta({ raiz, conta: campos, lista, saldo, movimentos }: Extrato): ContaLida {
  const moeda = limpo(raiz['CURDEF'])
  if (moeda !== null && moeda !== 'BRL') throw recusarArquivo(`O extrato está em ${moeda}, e os livros em reais.`)
  const partes = [campos['BANKID'], campos['BRANCHID'], campos['ACCTID']].map(limpo).filter((parte) => parte !== null)
  const [centavos, dia] = [lerValor(saldo['BALAMT'] ?? ''), lerData(saldo['DTASOF'])]
  return {
    conta: partes.length === 0 ? null : partes.join(' / '),
    de: lerData(lista['DTSTART']),
    ate: lerData(lista['DTEND']),
    saldo: centavos === null || dia === null ? null : { centavos, dia },
    movimentos: movimentos.map(movimento).filter((um) => um !== null),
  }
}

export const pareceOfx = (texto: string) => /<OFX>/i.test(texto.slice(0, 4_000))

/** Reads an OFX. Throws VALIDACAO, with the field `arquivo`, for what it cannot trust. */
export function lerOfx(texto: string): ExtratoLido {
  const contas = lerExtratos(texto).map(conta)
  if (contas.length === 0) throw recusarArquivo('Este OFX não traz nenhum extrato de conta.')
  return { formato: 'OFX', contas }
}

import { escritorDeNumeros } from '../constantes/index.ts'
type Operador = '+' | '-' | '*' | '/' | '^'

/** A formula already read. Measures are named by id; `peso` is the weight of the patient in kg. */
export type Formula =
  | { readonly tipo: 'numero'; readonly valor: number }
  | { readonly tipo: 'medida'; readonly id: string }
  | { readonly tipo: 'peso' }
  | { readonly tipo: 'raiz' | 'oposto'; readonly de: Formula }
  | { readonly tipo: 'conta'; readonly operador: Operador; readonly a: Formula; readonly b: Formula }

export type FormulaLida = { readonly formula: Formula } | { readonly erro: string }

const PEDACO = /\s*(?:(\d+(?:[.,]\d+)?)|([A-Za-z_][A-Za-z0-9_]*)|([-+*/^()×÷]))/y
const IGUAIS: Readonly<Record<string, string>> = { '×': '*', '÷': '/' }
/** Formulas are one line that a person wrote: deeper than this is not one. */
const PROFUNDIDADE = 30

class ErroDeFormula extends Error {}

function recusar(mensagem: string): never {
  throw new ErroDeFormula(mensagem)
}

function separar(texto: string): string[] {
  const pedacos: string[] = []
  PEDACO.lastIndex = 0
  const util = texto.trimEnd()
  while (PEDACO.lastIndex < util.length) {
    const inicio = PEDACO.lastIndex
    const achado = PEDACO.exec(util)
    if (achado === null) return recusar(`Não entendemos “${util.slice(inicio).trim().slice(0, 20)}”.`)
    const pedaco = achado[1]?.replace(',', '.') ?? achado[2] ?? achado[3] ?? ''
    pedacos.push(IGUAIS[pedaco] ?? pedaco)
  }
  return pedacos
}

/** Recursive descent: sums of products of powers, the usual precedence, `^` to the right. */
class Leitor {
  readonly #pedacos: readonly string[]
  #lugar = 0
  #nivel = 0

  constructor(pedacos: readonly string[]) {
    this.#pedacos = pedacos
  }

  ler(): Formula {
    const formula = this.#soma()
    const sobra = this.#pedacos[this.#lugar]
    return sobra === undefined ? formula : recusar(`Falta uma conta antes de “${sobra}”.`)
  }

  #aceitar(...possiveis: readonly string[]): string | null {
    const pedaco = this.#pedacos[this.#lugar]
    if (pedaco === undefined || !possiveis.includes(pedaco)) return null
    this.#lugar += 1
    return pedaco
  }

  #cadeia(operadores: readonly Operador[], parcela: () => Formula): Formula {
    let a = parcela()
    for (;;) {
      const operador = this.#aceitar(...operadores)
      if (operador === null) return a
      a = { tipo: 'conta', operador: operador as Operador, a, b: parcela() }
    }
  }

  #soma(): Formula {
    this.#nivel += 1
    if (this.#nivel > PROFUNDIDADE) recusar('A fórmula tem parênteses demais.')
    const formula = this.#cadeia(['+', '-'], () => this.#cadeia(['*', '/'], () => this.#comSinal()))
    this.#nivel -= 1
    return formula
  }

  #comSinal(): Formula {
    this.#nivel += 1
    if (this.#nivel > PROFUNDIDADE) recusar('A fórmula tem sinais demais.')
    const formula: Formula = this.#aceitar('-') === null ? this.#potencia() : { tipo: 'oposto', de: this.#comSinal() }
    this.#nivel -= 1
    return formula
  }

  #potencia(): Formula {
    const a = this.#atomo()
    return this.#aceitar('^') === null ? a : { tipo: 'conta', operador: '^', a, b: this.#comSinal() }
  }

  #entreParenteses(): Formula {
    if (this.#aceitar('(') === null) recusar('Abra um parêntese depois de “raiz”.')
    const dentro = this.#soma()
    if (this.#aceitar(')') === null) recusar('Falta fechar um parêntese.')
    return dentro
  }

  #atomo(): Formula {
    const pedaco = this.#pedacos[this.#lugar]
    if (pedaco === undefined) return recusar('A fórmula está incompleta.')
    if (pedaco === '(') return this.#entreParenteses()
    if (!/^[\dA-Za-z_]/.test(pedaco)) return recusar(`Falta um número ou uma medida antes de “${pedaco}”.`)
    this.#lugar += 1
    if (/^\d/.test(pedaco)) return { tipo: 'numero', valor: Number(pedaco) }
    if (pedaco === 'peso') return { tipo: 'peso' }
    return pedaco === 'raiz' ? { tipo: 'raiz', de: this.#entreParenteses() } : { tipo: 'medida', id: pedaco }
  }
}

/** Reads `(PROPRIA_A + 2,5) / peso ^ 0,3`: numbers, ids of measures, `peso`, + - * / ^, parentheses and `raiz(...)`. Never throws. */
export function lerFormula(texto: string): FormulaLida {
  try {
    return { formula: new Leitor(separar(texto)).ler() }
  } catch (erro) {
    if (erro instanceof ErroDeFormula) return { erro: erro.message }
    throw erro
  }
}

const CONTAS: Readonly<Record<Operador, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '^': (a, b) => a ** b,
}

function calcular(formula: Formula, valorDe: (id: string) => number, pesoKg: number): number {
  switch (formula.tipo) {
    case 'numero':
      return formula.valor
    case 'medida':
      return valorDe(formula.id)
    case 'peso':
      return pesoKg
    case 'raiz':
      return Math.sqrt(calcular(formula.de, valorDe, pesoKg))
    case 'oposto':
      return -calcular(formula.de, valorDe, pesoKg)
    case 'conta':
      return CONTAS[formula.operador](calcular(formula.a, valorDe, pesoKg), calcular(formula.b, valorDe, pesoKg))
  }
}

/** Value of a formula, with measures in their catalogue units and the weight in kg; null unless it is a number above zero. */
export function avaliarFormula(formula: Formula, valorDe: (id: string) => number, pesoKg: number): number | null {
  const valor = calcular(formula, valorDe, pesoKg)
  return Number.isFinite(valor) && valor > 0 ? valor : null
}

/** What a formula needs: ids of measures, each once and in the order they appear, and whether the weight. */
export function entradasDaFormula(formula: Formula): { medidas: string[]; usaPeso: boolean } {
  const medidas = new Set<string>()
  let usaPeso = false
  const visitar = (no: Formula): void => {
    if (no.tipo === 'medida') medidas.add(no.id)
    else if (no.tipo === 'peso') usaPeso = true
    else if (no.tipo === 'conta') {
      visitar(no.a)
      visitar(no.b)
    } else if (no.tipo !== 'numero') visitar(no.de)
  }
  visitar(formula)
  return { medidas: [...medidas], usaPeso }
}

const FORCA: Readonly<Record<Operador, number>> = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 4 }
const FORCA_DO_SINAL = 3
const FORCA_DO_ATOMO = 5

function forcaDe(no: Formula): number {
  if (no.tipo === 'conta') return FORCA[no.operador]
  return no.tipo === 'oposto' ? FORCA_DO_SINAL : FORCA_DO_ATOMO
}

/** Without exponents, which the reader does not know. */
const semExpoente = escritorDeNumeros({ maximumFractionDigits: 20, useGrouping: false })
const comoNumero = (valor: number) => semExpoente(valor).replace('-', '')

/** A formula as text that `lerFormula` reads back to the same one; `nomeDe` may show symbols instead of ids, for people. */
export function escreverFormula(formula: Formula, nomeDe: (id: string) => string = (id) => id): string {
  const escrever = (no: Formula, minimo: number): string => {
    const texto = semParenteses(no)
    return forcaDe(no) < minimo ? `(${texto})` : texto
  }
  const semParenteses = (no: Formula): string => {
    switch (no.tipo) {
      case 'numero':
        return comoNumero(no.valor)
      case 'medida':
        return nomeDe(no.id)
      case 'peso':
        return 'peso'
      case 'raiz':
        return `raiz(${escrever(no.de, 0)})`
      case 'oposto':
        return `-${escrever(no.de, FORCA_DO_SINAL)}`
      case 'conta': {
        const forca = FORCA[no.operador]
        const paraADireita = no.operador === '^'
        const a = escrever(no.a, paraADireita ? forca + 1 : forca)
        const b = escrever(no.b, paraADireita ? FORCA_DO_SINAL : forca + 1)
        return `${a} ${no.operador} ${b}`
      }
    }
  }
  return escrever(formula, 0)
}

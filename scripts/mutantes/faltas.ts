import { parseAst } from 'vite'

/** One small fault: what stands between `inicio` and `fim` becomes `troca`. */
export interface Falta {
  inicio: number
  fim: number
  troca: string
  /** What is done to the code, in a few words. */
  tipo: string
}

interface No {
  type: string
  start: number
  end: number
  [campo: string]: unknown
}

const COMPARACOES: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
}
const LOGICOS: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' }
/** How things look, what they are called in the page and what only the compiler reads: no behaviour to get wrong. */
const SO_APARENCIA = new Set(['sx', 'style', 'className', 'key', 'd', 'viewBox', 'variant', 'size', 'color'])
const TIPOS = new Set(['typeAnnotation', 'typeParameters', 'typeArguments', 'returnType', 'superTypeArguments'])
const COM_VALOR = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

const ehNo = (valor: unknown): valor is No => typeof valor === 'object' && valor !== null && 'type' in valor

type Fazer = (no: No, texto: (de: No) => string) => Omit<Falta, 'inicio' | 'fim'>[]

const condicao = (no: No, campo: string, texto: (de: No) => string) => {
  const teste = no[campo] as No
  return { alvo: teste, troca: `!(${texto(teste)})`, tipo: 'condição invertida' }
}

const EM_SI: Readonly<Record<string, Fazer>> = {
  AwaitExpression: (no, texto) => [{ troca: `(${texto(no['argument'] as No)})`, tipo: 'sem await' }],
  UnaryExpression: (no, texto) =>
    no['operator'] === '!' ? [{ troca: `(${texto(no['argument'] as No)})`, tipo: 'sem negação' }] : [],
  BinaryExpression: (no, texto) => trocarOperador(no, texto, COMPARACOES),
  LogicalExpression: (no, texto) =>
    no['operator'] === '??'
      ? [{ troca: `(${texto(no['left'] as No)})`, tipo: 'sem o valor que falta' }]
      : trocarOperador(no, texto, LOGICOS),
  Literal: (no) => {
    const { value } = no
    if (typeof value === 'boolean') return [{ troca: String(!value), tipo: 'sim por não' }]
    if (typeof value === 'number') return [{ troca: String(value + 1), tipo: 'número trocado' }]
    // A sentence is for people to read: another one is no fault of what the code does.
    if (typeof value === 'string' && value.includes(' ')) return []
    if (typeof value === 'string') return [{ troca: value === '' ? "'x'" : "''", tipo: 'texto trocado' }]
    return []
  },
  ExpressionStatement: (no) => (ehChamada(no['expression'] as No) ? [{ troca: ';', tipo: 'chamada tirada' }] : []),
  JSXAttribute: (no, texto) =>
    no['value'] === null ? [{ troca: `${texto(no['name'] as No)}={false}`, tipo: 'atributo desligado' }] : [],
}

function trocarOperador(no: No, texto: (de: No) => string, trocas: Readonly<Record<string, string>>) {
  const operador = trocas[no['operator'] as string]
  if (operador === undefined) return []
  const [esquerda, direita] = [texto(no['left'] as No), texto(no['right'] as No)]
  return [{ troca: `(${esquerda} ${operador} ${direita})`, tipo: `${no['operator'] as string} por ${operador}` }]
}

const ehChamada = (no: No): boolean =>
  no.type === 'CallExpression' || (no.type === 'AwaitExpression' && ehChamada(no['argument'] as No))

/** Faults whose place is a child of the node that tells what it means. */
function dosFilhos(no: No, texto: (de: No) => string): Falta[] {
  const em = (alvo: No, troca: string, tipo: string): Falta => ({ inicio: alvo.start, fim: alvo.end, troca, tipo })
  if (no.type === 'IfStatement' || no.type === 'ConditionalExpression' || no.type === 'WhileStatement') {
    const { alvo, troca, tipo } = condicao(no, 'test', texto)
    return [em(alvo, troca, tipo)]
  }
  if (no.type === 'ArrowFunctionExpression' && ehChamada(no['body'] as No))
    return [em(no['body'] as No, 'undefined', 'chamada tirada')]
  if (no.type.includes('Function') && ehNo(no['body']) && no['body'].type === 'BlockStatement')
    return [
      { inicio: no['body'].start + 1, fim: no['body'].start + 1, troca: ' return; ', tipo: 'volta antes de fazer' },
    ]
  if (no.type === 'CallExpression') return (no['arguments'] as No[]).flatMap((argumento) => semCampos(argumento))
  return []
}

/** Each field of an object that is given to a call, left out. */
function semCampos(argumento: No): Falta[] {
  if (argumento.type !== 'ObjectExpression') return []
  const campos = argumento['properties'] as No[]
  return campos.map((campo, posicao) => ({
    inicio: campo.start,
    fim: campos[posicao + 1]?.start ?? campo.end,
    troca: '',
    tipo: 'campo deixado de fora',
  }))
}

function filhosDe(no: No): No[] {
  if (no.type.startsWith('TS')) return COM_VALOR.has(no.type) ? [no['expression'] as No] : []
  if (no.type.startsWith('Import') && no.type !== 'ImportExpression') return []
  if (no.type === 'ExportAllDeclaration' || no.type === 'ImportExpression' || typeof no['directive'] === 'string')
    return []
  if (no.type === 'JSXAttribute' && SO_APARENCIA.has((no['name'] as { name: string }).name)) return []
  if (no.type === 'JSXElement' && (no['openingElement'] as { name: { name?: string } }).name.name === 'svg') return []
  const campos = Object.entries(no).filter(([nome]) => {
    if (TIPOS.has(nome) || (nome === 'key' && no['computed'] !== true)) return false
    return !(nome === 'source' && no.type.startsWith('Export'))
  })
  return campos.flatMap(([, valor]) =>
    Array.isArray(valor) ? (valor as unknown[]).filter(ehNo) : ehNo(valor) ? [valor] : [],
  )
}

/** Every small fault that can be put into a source, in the order of the text. */
export function faltasDe(fonte: string, arquivo: string): Falta[] {
  const arvore = parseAst(fonte, { lang: arquivo.endsWith('x') ? 'tsx' : 'ts' }, arquivo) as unknown as No
  const texto = ({ start, end }: No) => fonte.slice(start, end)
  const faltas: Falta[] = []
  const visitar = (no: No): void => {
    const { start: inicio, end: fim } = no
    for (const falta of EM_SI[no.type]?.(no, texto) ?? []) faltas.push({ inicio, fim, ...falta })
    faltas.push(...dosFilhos(no, texto))
    for (const filho of filhosDe(no)) visitar(filho)
  }
  visitar(arvore)
  return faltas.toSorted((a, b) => a.inicio - b.inicio || a.fim - b.fim)
}

export const aplicar = (fonte: string, { inicio, fim, troca }: Falta): string =>
  fonte.slice(0, inicio) + troca + fonte.slice(fim)

export const linhaDe = (fonte: string, { inicio }: Falta): number => fonte.slice(0, inicio).split('\n').length

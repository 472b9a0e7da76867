import { parseSync } from '@swc/core'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type No = Readonly<Record<string, unknown>>

const FUNCOES = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

const ehNo = (valor: unknown): valor is No => typeof valor === 'object' && valor !== null && !Array.isArray(valor)

function* nosDe(valor: unknown): Generator<No> {
  if (Array.isArray(valor)) for (const um of valor) yield* nosDe(um)
  if (!ehNo(valor)) return
  if (typeof valor['type'] === 'string') yield valor
  for (const filho of Object.values(valor)) yield* nosDe(filho)
}

const texto = (no: unknown, campo: string): string => (ehNo(no) && typeof no[campo] === 'string' ? no[campo] : '')
const tipos = (no: unknown): string[] =>
  [...nosDe(no)].filter((um) => um['type'] === 'TsTypeReference').map((um) => texto(um['typeName'], 'value'))

interface Parametro {
  nome: string
  /** Names of the types that it is declared with. */
  tipos: readonly string[]
  abre: readonly string[]
}

function parametroDe(no: No): Parametro {
  const dado = ehNo(no['pat']) ? no['pat'] : no
  const padrao = dado['type'] === 'AssignmentPattern' && ehNo(dado['left']) ? dado['left'] : dado
  const abertos = padrao['type'] === 'ObjectPattern' && Array.isArray(padrao['properties']) ? padrao['properties'] : []
  return {
    nome: texto(padrao, 'value'),
    tipos: tipos(padrao['typeAnnotation']),
    abre: abertos.map((propriedade: unknown) => (ehNo(propriedade) ? texto(propriedade['key'], 'value') : '')),
  }
}

const FORMA = 'Consulta recebe (tx, cliente, …), com o que lê por valor.'

function faltasDaFuncao(funcao: No): string[] {
  const parametros = (funcao['params'] as No[]).map(parametroDe)
  const conexao = parametros.findIndex((um) => um.tipos.includes('Banco'))
  const empresa = parametros.findIndex(({ nome }) => nome === 'cliente')
  return [
    ...(parametros.some((um) => um.abre.includes('tx') || um.tipos.some((tipo) => tipo.startsWith('Ctx')))
      ? [`recebe o contexto de quem pede. ${FORMA}`]
      : []),
    ...(conexao > 0 || (conexao === 0 && parametros[0]?.nome !== 'tx') ? [`não começa por tx: Banco. ${FORMA}`] : []),
    ...(conexao === 0 && empresa > 1 ? [`recebe cliente longe de tx. ${FORMA}`] : []),
  ]
}

/** Where the functions of a file of queries take the connection and the company otherwise than the others do. */
export function faltasDaConsulta(arquivo: string, fonte: string): string[] {
  const nos = [...nosDe(parseSync(fonte, { syntax: 'typescript', target: 'es2024' }).body)]
  const daFuncao = nos.filter((no) => FUNCOES.has(texto(no, 'type'))).flatMap(faltasDaFuncao)
  const guardam = nos.some((no) => no['type'] === 'TsPropertySignature' && texto(no['key'], 'value') === 'tx')
  const faltas = [...daFuncao, ...(guardam ? [`põe tx num objeto. ${FORMA}`] : [])]
  return [...new Set(faltas)].map((falta) => `${arquivo}: ${falta}`)
}

/** Every query is called in one way. */
export function verificarConsultas(raiz: string): string {
  return globSync('apps/api/src/**/queries*.ts', { cwd: raiz })
    .map((arquivo) => arquivo.replaceAll('\\', '/'))
    .filter((arquivo) => !arquivo.endsWith('.test.ts'))
    .flatMap((arquivo) => faltasDaConsulta(arquivo, readFileSync(join(raiz, arquivo), 'utf8')))
    .join('\n')
}

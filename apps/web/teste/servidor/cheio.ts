import { BINARIO, VAZIO } from '@vetlume/dominio/contrato'
import * as z from 'zod/mini'
import { CODIGO, exemplo, ler, type Parcial } from './exemplo.ts'
import { definicaoDe } from './rotas.ts'
import type { Chave, Corpo } from './tipos.ts'

const ITENS = 2
/** A tree that goes on inside itself ends here. */
const FUNDO = 7
const MEIO_DIA = Date.parse('2026-11-20T12:00:00Z')
const UM_DIA_MS = 24 * 60 * 60_000
/** What a text may have to be, where the contract refuses the name of its field. */
const CURINGAS = [
  '52998224725',
  '11222333000181',
  '80010000',
  '41999990000',
  'PR',
  '1.0.0',
  'a'.repeat(64),
  'SP-12345',
  '#336699',
  '12',
  '1',
  'https://exemplo.com.br/',
  '/laudo',
]
/** A record that was merged leads to another one, and a page has another after it. */
const NULOS: ReadonlySet<string> = new Set(['unidoA', 'proximo'])

/** The same number for the same text, spread (FNV-1a). */
function numeroDe(texto: string): number {
  let soma = 0x81_1c_9d_c5
  for (const letra of texto) soma = Math.imul(soma ^ (letra.codePointAt(0) ?? 0), 0x01_00_01_93)
  return soma >>> 0
}

const instanteDe = (n: number) => new Date(MEIO_DIA + ((n % 60) - 30) * UM_DIA_MS + (n % 600) * 60_000).toISOString()
const diaDe = (n: number) => instanteDe(n).slice(0, 10)

const POR_FORMATO: Readonly<Record<string, (n: number) => string>> = {
  uuid: (n) => `01990000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`,
  date: diaDe,
  datetime: instanteDe,
  time: (n) => instanteDe(n).slice(11, 16),
  email: (n) => `pessoa${n % 100}@exemplo.com.br`,
}
/** What screens read in texts that the contract leaves open. */
const POR_NOME: readonly (readonly [RegExp, (n: number) => string])[] = [
  [/^fuso$|^zona$/, () => 'America/Sao_Paulo'],
  [/(?:Em|^em|[dD]esde|^ate|^quando|^dia|^data|[nN]ascimento|[vV]encimento|^de)$/, diaDe],
  [/^mes$/, (n) => diaDe(n).slice(0, 7)],
  [/^rota$/, () => '/laudo'],
  [/^sha256|^hash/, () => 'a'.repeat(64)],
  [/^atalho$/, () => 'fig'],
  [/^codigoTributacao$/, () => '050101'],
]

const aceita = (esquema: z.ZodMiniType, valor: unknown) => z.safeParse(esquema, valor).success

function textosPara(lugar: string, formato: string | undefined): (string | undefined)[] {
  const n = numeroDe(lugar)
  const partes = lugar.split('.').filter(Boolean)
  const nomes = partes.filter((parte) => !/^\d+$/.test(parte))
  const ordens = partes.filter((parte) => /^\d+$/.test(parte))
  const dito = [...nomes.slice(-2), ...ordens].join(' ')
  const conhecido = POR_NOME.find(([padrao]) => padrao.test(nomes.at(-1) ?? ''))?.[1](n)
  const doFormato = formato === undefined ? undefined : POR_FORMATO[formato]?.(n)
  return [doFormato, conhecido, dito, ...CURINGAS, diaDe(n).slice(0, 7), '08:30', dito.slice(0, 3)]
}

/** What is in one field, by where it is: on a screen it is known from any other. */
function folha(esquema: z.ZodMiniType, lugar: string): unknown {
  const { type, format, entries, values } = ler(esquema)
  const n = numeroDe(lugar)
  const opcoes = entries === undefined ? values : Object.values(entries)
  if (opcoes !== undefined) return opcoes[n % opcoes.length]
  if (type === 'record') return {}
  if (type === 'null') return null
  if (type === 'boolean') return n % 2 === 0
  const candidatos =
    type === 'string' ? textosPara(lugar, format) : [(n % 90_000) + 10, (n % 90) + 1, (n % 9) + 1, 1, 0, -1]
  return candidatos.find((valor) => valor !== undefined && aceita(esquema, valor))
}

function campos(shape: Readonly<Record<string, z.ZodMiniType>>, lugar: string, fundo: number): unknown {
  const dePermissoes = lugar.endsWith('.permissoes')
  const valorDe = (nome: string, campo: z.ZodMiniType) => {
    if (NULOS.has(nome)) return null
    if (dePermissoes || nome === 'ativo') return true
    return lugar === '' && nome === 'codigo' ? CODIGO : tudo(campo, `${lugar}.${nome}`, fundo)
  }
  return Object.fromEntries(Object.entries(shape).map(([nome, campo]) => [nome, valorDe(nome, campo)]))
}

function tudo(esquema: z.ZodMiniType, lugar: string, fundo = 0): unknown {
  const { shape, element, innerType, in: entrada, options, items, getter, left, type } = ler(esquema)
  if (fundo > FUNDO) return type === 'array' ? [] : null
  const dentro = innerType ?? entrada ?? getter?.()
  const item = (um: z.ZodMiniType, i: number) => tudo(um, `${lugar}.${i + 1}`, fundo + 1)
  if (shape !== undefined) return campos(shape, lugar, fundo + 1)
  if (element !== undefined)
    return Array.from({ length: ITENS }, (_, i) => item(element, i)).filter((um) => aceita(element, um))
  if (options !== undefined) return tudo(options[numeroDe(lugar) % options.length] ?? z.null(), lugar, fundo + 1)
  if (left !== undefined) return undefined
  if (items !== undefined) return items.map(item)
  if (dentro === undefined) return folha(esquema, lugar)
  const valor = tudo(dentro, lugar, fundo + 1)
  return aceita(esquema, valor) || type !== 'nullable' ? valor : null
}

/** Of replies of several kinds, the one that may have what the test says. */
function opcaoDe(esquema: z.ZodMiniType, mudanca: unknown): z.ZodMiniType {
  const serve = ({ shape }: ReturnType<typeof ler>) =>
    Object.entries(mudanca ?? {}).every(([nome, valor]) => shape?.[nome] !== undefined && aceita(shape[nome], valor))
  return ler(esquema).options?.find((opcao) => serve(ler(opcao))) ?? esquema
}

/**
 * A reply with all that the contract has room for, with what the test says; every text is the name of its field. The least
 * one, where the contract refuses fields that do not go together.
 */
export function cheio<K extends Chave>(chave: K, mudanca?: Parcial<Corpo<K>>): Corpo<K> {
  const { resposta } = definicaoDe(chave)
  if (resposta === BINARIO) return new Blob(['conteúdo']) as Corpo<K>
  if (resposta === VAZIO) return undefined as Corpo<K>
  const completo = tudo(opcaoDe(resposta, mudanca), '')
  const inteiro = mudanca === undefined ? completo : { ...(completo as object), ...(mudanca as object) }
  const corpo = exemplo(chave, inteiro as Parcial<Corpo<K>>)
  return aceita(resposta, corpo) ? corpo : exemplo(chave, mudanca)
}

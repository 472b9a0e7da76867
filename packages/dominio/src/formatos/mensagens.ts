import * as z from 'zod/mini'
import { escreverNaUnidade } from './unidade-do-campo.ts'

type Problema = z.core.$ZodRawIssue

const numero = (valor: number | bigint) => String(valor).replace('.', ',')
const contar = (n: number | bigint, singular: string, plural: string) =>
  `${numero(n)} ${Number(n) === 1 ? singular : plural}`

const POR_TIPO: Readonly<Record<string, string>> = {
  string: 'Informe um texto.',
  number: 'Informe um número.',
  int: 'Informe um número inteiro.',
  boolean: 'Informe sim ou não.',
  array: 'Informe uma lista.',
  object: 'Informe os dados.',
}

const POR_FORMATO: Readonly<Record<string, string>> = {
  email: 'E-mail inválido.',
  uuid: 'Escolha uma opção da lista.',
  date: 'Data inválida.',
  time: 'Hora inválida.',
  datetime: 'Data e hora inválidas.',
  url: 'Endereço inválido.',
}

function quantidade(origem: string, n: number | bigint): string | null {
  if (origem === 'string') return contar(n, 'caractere', 'caracteres')
  if (origem === 'array' || origem === 'set') return contar(n, 'item', 'itens')
  return null
}

/** The limit as the person writes that field; `path` ends in the name of the field, or in an index of its list. */
function limite({ path = [] }: Problema, valor: number | bigint): string {
  const campo = path.findLast((parte) => typeof parte === 'string') ?? ''
  return escreverNaUnidade(campo, Number(valor))
}

function limiteInferior(problema: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  const { origin, minimum, inclusive, exact } = problema
  const tamanho = quantidade(origin, minimum)
  if (tamanho === null)
    return `Informe um valor maior ${inclusive === false ? 'que' : 'ou igual a'} ${limite(problema, minimum)}.`
  if (exact) return `Informe exatamente ${tamanho}.`
  if (origin === 'string') return Number(minimum) === 1 ? 'Informe este campo.' : `No mínimo ${tamanho}.`
  return `Informe ao menos ${tamanho}.`
}

function limiteSuperior(problema: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  const { origin, maximum, inclusive, exact } = problema
  const tamanho = quantidade(origin, maximum)
  if (tamanho === null)
    return `Informe um valor menor ${inclusive === false ? 'que' : 'ou igual a'} ${limite(problema, maximum)}.`
  return exact ? `Informe exatamente ${tamanho}.` : `No máximo ${tamanho}.`
}

/** Portuguese text for a zod issue whose schema gives none. */
export function mensagemDoProblema(problema: Problema): string {
  switch (problema.code) {
    case 'invalid_type':
      if (problema.input === undefined || problema.input === null) return 'Informe este campo.'
      return POR_TIPO[problema.expected] ?? 'Valor inválido.'
    case 'too_small':
      return limiteInferior(problema)
    case 'too_big':
      return limiteSuperior(problema)
    case 'invalid_format':
      return POR_FORMATO[problema.format] ?? 'Formato inválido.'
    case 'invalid_value':
      return 'Escolha uma das opções.'
    case 'not_multiple_of':
      return `Informe um múltiplo de ${numero(problema.divisor)}.`
    case 'unrecognized_keys':
      return `Campo não reconhecido: ${problema.keys.join(', ')}.`
    default:
      return 'Valor inválido.'
  }
}

/** Installs the texts for every schema of the process or page. Call once, at start. */
export function configurarMensagens(): void {
  z.config({ customError: mensagemDoProblema })
}

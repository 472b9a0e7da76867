import { normalizarBusca } from '../formatos/index.ts'
import { idade, type Dia } from '../tempo/index.ts'

/**
 * Age in words on `hoje`, or at death. Null when the birth is unknown, or is after that day: a record from elsewhere
 * may hold such a date, and a list must still open.
 */
export function idadeDoAnimal(
  { nascimento, obito }: { nascimento: Dia | null; obito: Dia | null },
  hoje: Dia,
): string | null {
  const ate = obito ?? hoje
  return nascimento === null || nascimento > ate ? null : idade(nascimento, ate)
}

export interface Nascimento {
  nascimento: Dia
  /** Reckoned from an age, or from a month or a year alone. */
  presumido: boolean
}

const UNIDADES: readonly [RegExp, 'years' | 'months' | 'weeks' | 'days'][] = [
  [/^a(no|nos)?$/, 'years'],
  [/^m(es|eses)?$/, 'months'],
  [/^s(em|emana|emanas)?$/, 'weeks'],
  [/^d(ia|ias)?$/, 'days'],
]
const MAXIMO_DE_ANOS = 150

function data(ano: string, mes: string, dia: string): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from({ year: Number(ano), month: Number(mes), day: Number(dia) }, { overflow: 'reject' })
  } catch {
    return null
  }
}

/** `10/03/2020`, `10-3-2020`, `2020-03-10`; `03/2020` and `2020` are presumed, in the middle of what they say. */
function lerData(texto: string): { dia: Temporal.PlainDate; presumido: boolean } | null {
  const inteira = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(texto)
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(texto)
  const mes = /^(\d{1,2})[/.-](\d{4})$/.exec(texto)
  const ano = /^(\d{4})$/.exec(texto)
  const lida = inteira
    ? data(inteira[3] ?? '', inteira[2] ?? '', inteira[1] ?? '')
    : iso
      ? data(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '')
      : mes
        ? data(mes[2] ?? '', mes[1] ?? '', '15')
        : ano
          ? data(ano[1] ?? '', '7', '1')
          : null
  return lida === null ? null : { dia: lida, presumido: inteira === null && iso === null }
}

/** `3 anos e 2 meses`, `3a 2m`, `8 meses`, `2,5 anos`: units from the largest to the smallest, each once. */
function lerIdade(texto: string): Temporal.DurationLike | null {
  const meio = /^(\d{1,3})[,.]5\s*(a|ano|anos)$/.exec(texto)
  if (meio !== null) return { years: Number(meio[1]), months: 6 }
  if (!/^(\d{1,4}\s*[a-z]+)((\s*,\s*|\s+e\s+|\s*)\d{1,4}\s*[a-z]+)*$/.test(texto)) return null
  const duracao: Partial<Record<'years' | 'months' | 'weeks' | 'days', number>> = {}
  let ultima = -1
  for (const [, numero = '', palavra = ''] of texto.matchAll(/(\d{1,4})\s*([a-z]+)/g)) {
    const indice = UNIDADES.findIndex(([padrao]) => padrao.test(palavra))
    const unidade = UNIDADES[indice]?.[1]
    if (unidade === undefined || indice <= ultima) return null
    duracao[unidade] = Number(numero)
    ultima = indice
  }
  return (duracao.years ?? 0) > MAXIMO_DE_ANOS ? null : duracao
}

/**
 * The birth that a person means by a date (`10/03/2020`, `03/2020`, `2020`) or by an age on `hoje` (`3 anos e 2 meses`,
 * `8m`): an age gives a presumed date. Null when it is neither, or is after `hoje`.
 */
export function lerNascimento(texto: string, hoje: Dia): Nascimento | null {
  const escrito = normalizarBusca(texto).replace(/\s+/g, ' ').trim()
  const ate = Temporal.PlainDate.from(hoje)
  const lida = lerData(escrito)
  const duracao = lida === null ? lerIdade(escrito) : null
  const dia = lida?.dia ?? (duracao === null ? null : ate.subtract(duracao))
  if (dia === null) return null
  // A month or a year that is still running has its middle ahead: the day is today's.
  const passado =
    Temporal.PlainDate.compare(dia, ate) > 0 && lida?.presumido === true && noPeriodo(escrito, ate) ? ate : dia
  if (Temporal.PlainDate.compare(passado, ate) > 0) return null
  return { nascimento: passado.toString(), presumido: lida?.presumido ?? true }
}

/** Whether the month or the year that was written is the one of `hoje`. */
function noPeriodo(escrito: string, hoje: Temporal.PlainDate): boolean {
  const [, mes, ano] = /^(?:(\d{1,2})[/.-])?(\d{4})$/.exec(escrito) ?? []
  return Number(ano) === hoje.year && (mes === undefined || Number(mes) === hoje.month)
}

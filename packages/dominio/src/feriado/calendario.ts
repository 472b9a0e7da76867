import { feriadosNacionais, type Dia } from '../tempo/index.ts'
import type { AbrangenciaDoFeriado } from './rotulos.ts'

/** A registered holiday: of one `data`, or of `dia` and `mes` of every year. */
export interface FeriadoCadastrado {
  readonly nome: string
  readonly abrangencia: AbrangenciaDoFeriado
  readonly data: Dia | null
  readonly mes: number | null
  readonly dia: number | null
  readonly facultativo: boolean
}

/** A holiday on its day. Optional ones are working days unless who asks says otherwise. */
export interface FeriadoNoDia {
  readonly dia: Dia
  readonly nome: string
  readonly abrangencia: AbrangenciaDoFeriado
  readonly facultativo: boolean
}

const doisDigitos = (n: number) => String(n).padStart(2, '0')
const bissexto = (ano: number) => (ano % 4 === 0 && ano % 100 !== 0) || ano % 400 === 0

/** The day of a registered holiday in `ano`, if it has one: 29 February only has one in leap years. */
function diaNoAno({ data, mes, dia }: FeriadoCadastrado, ano: number): Dia | null {
  if (data !== null) return data.startsWith(`${String(ano).padStart(4, '0')}-`) ? data : null
  if (mes === null || dia === null || (mes === 2 && dia === 29 && !bissexto(ano))) return null
  return `${String(ano).padStart(4, '0')}-${doisDigitos(mes)}-${doisDigitos(dia)}`
}

function doAno(ano: number, cadastrados: readonly FeriadoCadastrado[]): FeriadoNoDia[] {
  const nacionais = feriadosNacionais(ano).map(({ dia, nome, tipo }) => ({
    dia,
    nome,
    abrangencia: 'NACIONAL' as const,
    facultativo: tipo === 'FACULTATIVO',
  }))
  const proprios = cadastrados.flatMap((feriado) => {
    const { nome, abrangencia, facultativo } = feriado
    const dia = diaNoAno(feriado, ano)
    return dia === null ? [] : [{ dia, nome, abrangencia, facultativo }]
  })
  return [...nacionais, ...proprios]
}

/**
 * Holidays from `de` to `ate`, both included, by day: the national ones that each year computes, and `cadastrados`, which
 * must already be those of the place. A day may have several.
 */
export function feriadosDoPeriodo(
  { de, ate }: { de: Dia; ate: Dia },
  cadastrados: readonly FeriadoCadastrado[],
): FeriadoNoDia[] {
  const [primeiro, ultimo] = [Number(de.slice(0, 4)), Number(ate.slice(0, 4))]
  const anos = Array.from({ length: Math.max(0, ultimo - primeiro + 1) }, (_, indice) => primeiro + indice)
  return anos
    .flatMap((ano) => doAno(ano, cadastrados))
    .filter(({ dia }) => dia >= de && dia <= ate)
    .toSorted((a, b) => (a.dia === b.dia ? a.nome.localeCompare(b.nome, 'pt-BR') : a.dia < b.dia ? -1 : 1))
}

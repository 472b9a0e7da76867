import { data } from '@vetlume/dominio/contrato'
import { mudancasDoLaboratorio, periodoUsual } from '@vetlume/dominio/simulador'
import * as z from 'zod/mini'
import type { Busca } from '../../buscas.ts'
import { agoraNoFuso } from '../../lib/fuso.ts'

/** What the address says of the lab, by the names of the contract. */
const CAMPOS = ['de', 'ate', 'reajusteBp', 'tabela', 'repasseBp', 'taxaBp'] as const
type Campo = (typeof CAMPOS)[number]
export type MudancasNaUrl = Partial<Record<Campo, string>>

export const mudancasDaUrl = (busca: Busca<'/utilitario/simulador-custo-exame'>): MudancasNaUrl =>
  Object.fromEntries(
    CAMPOS.flatMap((campo) => {
      const valor = busca[campo]
      return valor === undefined ? [] : [[campo, valor]]
    }),
  )

export const mudaAlgo = ({ reajusteBp, tabela, repasseBp, taxaBp }: MudancasNaUrl): boolean =>
  [reajusteBp, tabela, repasseBp, taxaBp].some((valor) => valor !== undefined)

const PRECOS = ['IGUAIS', 'REAJUSTE', 'TABELA'] as const
export const OPCOES_DOS_PRECOS = [
  { valor: 'IGUAIS', rotulo: 'Como foram' },
  { valor: 'REAJUSTE', rotulo: 'Com reajuste' },
  { valor: 'TABELA', rotulo: 'De outra tabela' },
] as const satisfies readonly { valor: (typeof PRECOS)[number]; rotulo: string }[]

const percentual = z.nullable(z.int())
const campos = z.object({
  de: data,
  ate: data,
  precos: z.enum(PRECOS),
  reajusteBp: percentual,
  tabela: z.nullable(z.string()),
  repasseBp: percentual,
  taxaBp: percentual,
})
export type ValoresDoLaboratorio = z.infer<typeof campos>

/** What goes in the address: what is blank, or of another kind of price, is left out. */
export const paraUrl = ({ precos, reajusteBp, tabela, ...outros }: ValoresDoLaboratorio): MudancasNaUrl =>
  Object.fromEntries(
    Object.entries({
      ...outros,
      reajusteBp: precos === 'REAJUSTE' ? reajusteBp : null,
      tabela: precos === 'TABELA' ? tabela : null,
    }).flatMap(([campo, valor]) => (valor === null ? [] : [[campo, String(valor)]])),
  )

/** The form is judged by the contract's own rule, field by field. */
export const esquemaDoLaboratorio = campos.check(({ value, issues }) => {
  if (issues.length > 0) return
  const recusar = (campo: keyof ValoresDoLaboratorio, message: string) =>
    issues.push({ code: 'custom', path: [campo], message, input: value[campo] })
  if (value.precos === 'REAJUSTE' && value.reajusteBp === null) recusar('reajusteBp', 'Informe o percentual.')
  if (value.precos === 'TABELA' && value.tabela === null) recusar('tabela', 'Escolha uma tabela.')
  for (const { path, message } of mudancasDoLaboratorio.safeParse(paraUrl(value)).error?.issues ?? [])
    recusar(path[0] as Campo, message)
})

const inteiro = (texto: string | undefined): number | null => {
  const numero = Number(texto ?? Number.NaN)
  return Number.isSafeInteger(numero) ? numero : null
}

/** The form as the address says, or with nothing changed in the period that comes without one. */
export function valoresDaUrl({ de, ate, reajusteBp, tabela, ...outros }: MudancasNaUrl): ValoresDoLaboratorio {
  const usual = periodoUsual(agoraNoFuso().toPlainDate().toString())
  return {
    de: de ?? usual.de,
    ate: ate ?? usual.ate,
    precos: tabela !== undefined ? 'TABELA' : reajusteBp !== undefined ? 'REAJUSTE' : 'IGUAIS',
    reajusteBp: inteiro(reajusteBp),
    tabela: tabela ?? null,
    repasseBp: inteiro(outros.repasseBp),
    taxaBp: inteiro(outros.taxaBp),
  }
}

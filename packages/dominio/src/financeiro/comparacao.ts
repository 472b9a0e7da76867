import { proporcao, somarCentavos, type Centavos } from '../dinheiro/index.ts'
import type { LinhaCalculada } from './dre.ts'

/** With what a statement is compared: the same months of the year before, or as many months just before its own. */
export const COMPARACOES = ['ANO_ANTERIOR', 'PERIODO_ANTERIOR'] as const
export type Comparacao = (typeof COMPARACOES)[number]

export const ROTULOS_DA_COMPARACAO: Readonly<Record<Comparacao, string>> = {
  ANO_ANTERIOR: 'Com o ano anterior',
  PERIODO_ANTERIOR: 'Com o período anterior',
}

export interface Meses {
  /** `AAAA-MM`, both included. */
  de: string
  ate: string
}

export interface LinhaComparada extends Pick<LinhaCalculada, 'linha' | 'grupo' | 'rotulo' | 'subtotal'> {
  atual: Centavos
  anterior: Centavos
  /** What comes in is positive and what goes out negative: more is always better. */
  diferenca: Centavos
  /** Of what there was before, in basis points; null when there was nothing. */
  variacaoBp: number | null
}

/** The months that are compared: those of the year that have come by `hoje` (`AAAA-MM`), and as many before. Null when none has. */
export function mesesDaComparacao(
  ano: number,
  hoje: string,
  com: Comparacao,
): { atual: Meses; anterior: Meses } | null {
  const primeiro = Temporal.PlainYearMonth.from({ year: ano, month: 1 })
  const agora = Temporal.PlainYearMonth.from(hoje)
  const ultimo = agora.year > ano ? primeiro.with({ month: 12 }) : agora
  if (Temporal.PlainYearMonth.compare(ultimo, primeiro) < 0) return null
  const atras = com === 'ANO_ANTERIOR' ? { years: 1 } : { months: ultimo.month }
  const entre = (de: Temporal.PlainYearMonth, ate: Temporal.PlainYearMonth) => ({
    de: de.toString(),
    ate: ate.toString(),
  })
  return { atual: entre(primeiro, ultimo), anterior: entre(primeiro.subtract(atras), ultimo.subtract(atras)) }
}

type Ano = { ano: number; linhas: readonly LinhaCalculada[] }
const chaveDe = ({ linha, grupo }: Pick<LinhaCalculada, 'linha' | 'grupo'>) => `${linha} ${grupo ?? ''}`

/** Amounts of the months that fall in a run of them, over the years that were given. */
function somadas(anos: readonly Ano[], { de, ate }: Meses): Map<string, Centavos> {
  const somas = new Map<string, Centavos>()
  for (const { ano, linhas } of anos)
    for (const linha of linhas) {
      const dentro = linha.meses.filter((_, indice) => {
        const mes = `${ano}-${String(indice + 1).padStart(2, '0')}`
        return de <= mes && mes <= ate
      })
      somas.set(chaveDe(linha), (somas.get(chaveDe(linha)) ?? 0) + somarCentavos(dentro))
    }
  return somas
}

/**
 * Two runs of months of the same statement, line by line. A group that only one of them has is compared with nothing. The years
 * that the months fall in must all be there.
 */
export function compararDre(anos: readonly Ano[], meses: { atual: Meses; anterior: Meses }): LinhaComparada[] {
  const [atuais, anteriores] = [somadas(anos, meses.atual), somadas(anos, meses.anterior)]
  const unicas = new Map(anos.flatMap(({ linhas }) => linhas).map((linha) => [chaveDe(linha), linha]))
  const cabecas = [...unicas.values()].filter(({ grupo }) => grupo === null)
  return cabecas
    .flatMap((cabeca) => [
      cabeca,
      ...[...unicas.values()].filter(({ linha, grupo }) => linha === cabeca.linha && grupo !== null),
    ])
    .map(({ linha, grupo, rotulo, subtotal }) => {
      const atual = atuais.get(chaveDe({ linha, grupo })) ?? 0
      const anterior = anteriores.get(chaveDe({ linha, grupo })) ?? 0
      const diferenca = atual - anterior
      const variacaoBp = anterior === 0 ? null : proporcao(diferenca, 10_000, Math.abs(anterior))
      return { linha, grupo, rotulo, subtotal, atual, anterior, diferenca, variacaoBp }
    })
    .filter(({ grupo, atual, anterior }) => grupo === null || atual !== 0 || anterior !== 0)
}

import { proporcao, somarCentavos, type Centavos } from '../dinheiro/index.ts'
import {
  quantosMeses,
  type LinhaDaContribuicao,
  type PeriodoDeMeses,
  type RecorteDaContribuicao,
} from '../financeiro/index.ts'
import type { TipoDeCusto } from './partes.ts'
import type { ResultadoDoCenario } from './simular.ts'

/** One figure of an exam, simulated and as it was on average: both null where the books do not tell it exam by exam. */
export interface LinhaDoReal {
  readonly rotulo: string
  readonly simuladoCentavos: Centavos
  readonly realCentavos: Centavos | null
  /** The entries that the average counted. */
  readonly recorte: RecorteDaContribuicao | null
}

export interface ComparacaoComOReal {
  readonly exames: number
  /** A month, to one decimal. */
  readonly examesPorMes: number
  readonly linhas: readonly LinhaDoReal[]
}

const PROPRIOS: readonly TipoDeCusto[] = ['INSUMO', 'EQUIPAMENTO', 'MAO_DE_OBRA', 'DESLOCAMENTO', 'FIXO']

type DoServico = Pick<LinhaDaContribuicao, 'exames' | 'parcelas' | 'contribuicaoCentavos'>

/**
 * What a scenario gives by exam beside what the exams of a service gave in some months, on average: revenue is positive and what takes
 * from it negative, as in the result. Taxes and the company's own costs are in no exam of the books: they are said not to be measured.
 */
export function compararComReal(
  { cobradoCentavos, linhas }: Pick<ResultadoDoCenario, 'cobradoCentavos' | 'linhas'>,
  { exames, parcelas, contribuicaoCentavos }: DoServico,
  meses: PeriodoDeMeses,
): ComparacaoComOReal {
  const simulado = (...tipos: readonly TipoDeCusto[]) =>
    -somarCentavos(linhas.filter(({ tipo }) => tipos.includes(tipo)).map(({ centavos }) => centavos))
  const semReal = (rotulo: string, simuladoCentavos: Centavos): LinhaDoReal => ({
    rotulo,
    simuladoCentavos,
    realCentavos: null,
    recorte: null,
  })
  const media = (linha: LinhaDoReal, recorte: RecorteDaContribuicao, soma: Centavos): LinhaDoReal =>
    exames === 0 ? linha : { ...linha, realCentavos: proporcao(soma, 1, exames), recorte }
  return {
    exames,
    examesPorMes: Math.round((exames * 10) / Math.max(1, quantosMeses(meses))) / 10,
    linhas: [
      media(semReal('Preço', cobradoCentavos), 'RECEITA_BRUTA', parcelas.RECEITA_BRUTA),
      media(semReal('Descontos', 0), 'DEDUCOES', parcelas.DEDUCOES),
      media(semReal('Taxas do pagamento', simulado('TAXA')), 'TAXAS', parcelas.TAXAS),
      media(semReal('Repasse', simulado('REPASSE')), 'REPASSE', parcelas.REPASSE),
      media(semReal('Comissão da clínica', 0), 'COMISSAO', parcelas.COMISSAO),
      media(
        semReal('Fica para a empresa', cobradoCentavos + simulado('TAXA', 'REPASSE')),
        'CONTRIBUICAO',
        contribuicaoCentavos,
      ),
      semReal('Impostos', simulado('IMPOSTO')),
      semReal('Custos próprios', simulado(...PROPRIOS)),
    ],
  }
}

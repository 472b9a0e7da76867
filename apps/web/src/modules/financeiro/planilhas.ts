import { LOCALE } from '@vetlume/dominio/constantes'
import {
  partesDaReceita,
  ROTULOS_DO_TIPO_DE_CONTA,
  type ContaDoBalancete,
  type LinhaCalculada,
  type LinhaComparada,
} from '@vetlume/dominio/financeiro'
import { percentual, reais } from '../../lib/planilha/valores.ts'

const nomeDoMes = new Intl.DateTimeFormat(LOCALE, { month: 'long', timeZone: 'UTC' })
const MESES = Array.from({ length: 12 }, (_, mes) => nomeDoMes.format(new Date(Date.UTC(2026, mes, 1))))

export const TITULOS_DO_DRE = ['Linha', 'Grupo', 'Ano', '% da receita líquida', ...MESES]

/** The statement with all its groups, whatever is open on screen. */
export function linhasDoDre(linhas: readonly LinhaCalculada[]) {
  const partes = partesDaReceita(linhas)
  const deQual = new Map(linhas.filter(({ grupo }) => grupo === null).map(({ linha, rotulo }) => [linha, rotulo]))
  return linhas.map(({ linha, grupo, total, meses }, i) => [
    deQual.get(linha) ?? linha,
    grupo ?? '',
    reais(total),
    percentual(partes[i] ?? null),
    ...meses.map(reais),
  ])
}

const mesCurto = new Intl.DateTimeFormat(LOCALE, { month: 'short', year: 'numeric', timeZone: 'UTC' })
const curto = (mes: string) =>
  mesCurto
    .format(new Date(`${mes}-01T00:00:00Z`))
    .replaceAll('.', '')
    .replace(' de ', '/')

/** "jan/2026 a nov/2026", or the one month. */
export const nomeDosMeses = ({ de, ate }: { de: string; ate: string }): string =>
  de === ate ? curto(de) : `${curto(de)} a ${curto(ate)}`

/** Two runs of months, line by line, with every group. */
export function linhasDaComparacao(linhas: readonly LinhaComparada[]) {
  const deQual = new Map(linhas.filter(({ grupo }) => grupo === null).map(({ linha, rotulo }) => [linha, rotulo]))
  return linhas.map(({ linha, grupo, atual, anterior, diferenca, variacaoBp }) => [
    deQual.get(linha) ?? linha,
    grupo ?? '',
    reais(atual),
    reais(anterior),
    reais(diferenca),
    percentual(variacaoBp),
  ])
}

export const TITULOS_DO_BALANCETE = ['Tipo', 'Conta', 'Nome', 'Parte', 'Saldo anterior', 'Débitos', 'Créditos', 'Saldo']

/** Every account by its parts, where it has any, and each amount once; a balance of credits is negative, so that balances sum to zero. */
export function linhasDoBalancete(contas: readonly ContaDoBalancete[]) {
  return contas.flatMap(({ conta, nome, tipo, partes, ...movimento }) =>
    (partes.length > 0 ? partes : [{ nome: '', ...movimento }]).map((parte) => [
      ROTULOS_DO_TIPO_DE_CONTA[tipo],
      conta,
      nome,
      parte.nome,
      reais(parte.anteriorCentavos),
      reais(parte.debitosCentavos),
      reais(parte.creditosCentavos),
      reais(parte.saldoCentavos),
    ]),
  )
}

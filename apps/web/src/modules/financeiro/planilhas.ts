import {
  diferencaDe,
  mesesDo,
  PARCELAS,
  partesDaReceita,
  ROTULOS_DA_DIMENSAO,
  ROTULOS_DO_TIPO_DE_CONTA,
  type ContaDoBalancete,
  type Contribuicao,
  type Dre,
  type LinhaComparada,
  mesPorExtenso,
  periodoCurto,
} from '@vetlume/dominio/financeiro'
import { percentual, reais } from '../../lib/planilha/valores.ts'
import { rotuloDoEfeito } from './diferenca.tsx'

/** The columns that a statement has on screen, with its months by name. */
export const titulosDoDre = ({ de, ate, comparado }: Dre) => [
  'Linha',
  'Grupo',
  periodoCurto({ de, ate }),
  '% da receita líquida',
  ...(comparado === null ? [] : [periodoCurto(comparado), 'Diferença', 'Diferença %', 'Efeito no resultado']),
  ...mesesDo({ de, ate }).map(mesPorExtenso),
]

function celulasDaComparacao({ total, comparado }: LinhaComparada) {
  const { centavos, bp, efeito } = diferencaDe(total, comparado ?? 0)
  const semBase = bp === null && centavos !== 0
  return [reais(comparado), reais(centavos), semBase ? 'sem base' : percentual(bp), rotuloDoEfeito(efeito)]
}

/** The statement with all its groups, whatever is open on screen. */
export function linhasDoDre({ linhas, comparado }: Dre) {
  const partes = partesDaReceita(linhas)
  const deQual = new Map(linhas.filter(({ grupo }) => grupo === null).map(({ linha, rotulo }) => [linha, rotulo]))
  return linhas.map((linha, i) => [
    deQual.get(linha.linha) ?? linha.linha,
    linha.grupo ?? '',
    reais(linha.total),
    percentual(partes[i] ?? null),
    ...(comparado === null ? [] : celulasDaComparacao(linha)),
    ...linha.meses.map(reais),
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

export const titulosDaContribuicao = ({ dimensao }: Contribuicao) => [
  ROTULOS_DA_DIMENSAO[dimensao],
  'Exames',
  ...PARCELAS.map(({ rotulo }) => rotulo),
  'Receita líquida',
  'Contribuição',
  '% da receita líquida',
  '% do total',
]

/** Row by row as on screen, and their total. */
export function linhasDaContribuicao({ linhas, total }: Contribuicao) {
  return [...linhas, { nome: 'Total', ...total }].map((linha) => [
    linha.nome ?? 'Sem vínculo',
    linha.exames,
    ...PARCELAS.map(({ parcela }) => reais(linha.parcelas[parcela])),
    reais(linha.liquidaCentavos),
    reais(linha.contribuicaoCentavos),
    percentual(linha.margemBp),
    percentual(linha.parteBp),
  ])
}

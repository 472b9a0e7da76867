import type { EntradaLida } from '@vetlume/dominio/contrato'
import { LOCALE } from '@vetlume/dominio/constantes'
import {
  diferencaDe,
  mesCurto,
  mesesDo,
  mesPorExtenso,
  partesDaReceita,
  periodoCurto,
  periodoPorExtenso,
  ROTULOS_DA_COMPARACAO,
  type Comparacao,
  type contratoFinanceiro,
  type DemonstrativoImpresso,
  type Dre,
  type LinhaComparada,
} from '@vetlume/dominio/financeiro'
import type { CtxLivre } from '../../context.ts'
import { exigir, exigirCliente } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'
import {
  dataEHora,
  estabelecimentoDoDocumento,
  imprimirDemonstrativo,
  lerEstabelecimento,
  type Estabelecimento,
} from '../modelo-documento/index.ts'
import { demonstrarResultado } from './demonstrar-resultado.ts'

type Entrada = EntradaLida<(typeof contratoFinanceiro)['GET /demonstrativo-resultado/pdf']>

const quantia = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const parte = new Intl.NumberFormat(LOCALE, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
const emReais = (centavos: number) => (centavos === 0 ? '–' : quantia.format(centavos / 100))
const emPartes = (bp: number | null) => (bp === null ? '–' : parte.format(bp / 10_000))
const comSinal = (centavos: number, escrito: string) => (centavos > 0 ? `+${escrito}` : escrito)

/** More months than these do not fit the page beside each other. */
const MESES_NA_PAGINA = 12
const REGIMES = { COMPETENCIA: 'Competência (data do serviço)', CAIXA: 'Caixa (data do pagamento)' } as const
const EFEITOS = { MELHOR: 'melhora', PIOR: 'piora', IGUAL: '' } as const

function daComparacao({ total, comparado }: LinhaComparada): string[] {
  const { centavos, bp, efeito } = diferencaDe(total, comparado ?? 0)
  return [
    emReais(comparado ?? 0),
    comSinal(centavos, emReais(centavos)),
    bp === null ? (centavos === 0 ? '–' : 'sem base') : comSinal(bp, emPartes(bp)),
    EFEITOS[efeito],
  ]
}

/** The statement in words: beside another period, or month by month where the months fit. */
export function comporDemonstrativo(
  dre: Dre,
  { comparar, estabelecimento, agora }: { comparar: Comparacao; estabelecimento: Estabelecimento; agora: string },
): DemonstrativoImpresso {
  const { comparado, linhas, regime } = dre
  const partes = partesDaReceita(linhas)
  const meses = mesesDo(dre)
  const mesAMes = comparado === null && meses.length > 1 && meses.length <= MESES_NA_PAGINA
  return {
    titulo: 'Demonstrativo de resultado',
    emitidoEm: dataEHora(agora, estabelecimento.fuso),
    estabelecimento: estabelecimentoDoDocumento({ estabelecimento }),
    campos: [
      { rotulo: 'Regime', valor: REGIMES[regime] },
      { rotulo: 'Período', valor: periodoPorExtenso(dre) },
      ...(comparado === null ? [] : [{ rotulo: ROTULOS_DA_COMPARACAO[comparar], valor: periodoPorExtenso(comparado) }]),
    ],
    colunas: [
      'Em reais',
      periodoCurto(dre),
      '% da receita líquida',
      ...(comparado === null ? [] : [periodoCurto(comparado), 'Diferença', 'Diferença %', 'Resultado']),
      ...(mesAMes ? meses.map(mesCurto) : []),
    ],
    linhas: linhas.map((linha, i) => ({
      tipo: linha.subtotal ? 'SUBTOTAL' : linha.grupo === null ? 'LINHA' : 'GRUPO',
      celulas: [
        linha.rotulo,
        emReais(linha.total),
        emPartes(partes[i] ?? null),
        ...(comparado === null ? [] : daComparacao(linha)),
        ...(mesAMes ? linha.meses.map(emReais) : []),
      ],
    })),
    observacoes: [
      ...(comparado === null ? [] : ['Diferença positiva melhora o resultado: receita maior ou custo menor.']),
      ...(dre.de <= dre.mesAtual && dre.mesAtual <= dre.ate
        ? [`O mês de ${mesPorExtenso(dre.mesAtual)} ainda não tinha terminado.`]
        : []),
    ],
  }
}

/** PDF/A of the income statement, in the company's letterhead. */
export async function imprimirResultado({ ctx, input }: { ctx: CtxLivre<Ator>; input: Entrada }) {
  const cliente = exigirCliente(ctx.ator)
  const { dre, impresso } = await ctx.emCliente(cliente, async (interno) => {
    const lido = await demonstrarResultado({ ctx: interno, input })
    const estabelecimento = exigir(await lerEstabelecimento(interno.tx, cliente))
    const palavras = { comparar: input.comparar, estabelecimento, agora: ctx.agora.toString() }
    return { dre: lido, impresso: comporDemonstrativo(lido, palavras) }
  })
  return {
    bytes: await imprimirDemonstrativo(ctx, impresso),
    tipo: 'application/pdf',
    nome: `dre-${dre.de}-a-${dre.ate}-${dre.regime.toLowerCase()}.pdf`,
  }
}

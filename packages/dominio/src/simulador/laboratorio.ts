import { aplicarBasisPoints, proporcao, somarCentavos, type Centavos } from '../dinheiro/index.ts'
import { lerExplicacao, precificarItem, type Desconto, type LinhaDoPreco, type RegraDePreco } from '../preco/index.ts'
import { quantoRepassar, type LinhaDoRepasse, type RegraDeRepasse } from '../repasse/index.ts'
import { repartirPacote } from '../servico/index.ts'
import { reajustarPreco } from '../tabela-preco/index.ts'
import type {
  ComparacaoDosExames,
  Laboratorio,
  LinhaDoLaboratorio,
  ValoresDosExames,
} from './contrato-do-laboratorio.ts'

/** A concluded exam as it was frozen, or several that are alike. */
export interface ExameRealizado {
  quantos: number
  parceiro: { codigo: string; nome: string } | null
  servico: string
  /** The bundle it came in, and where: exams of one bundle share its price. */
  pacote: { codigo: string; atendimento: string } | null
  preco: { regra: RegraDePreco; linhas: readonly LinhaDoPreco[]; desconto: Desconto | null }
  brutoCentavos: Centavos
  /** What was paid to receive it. */
  taxaCentavos: Centavos
  repasse: { centavos: Centavos; linhas: readonly LinhaDoRepasse[]; regra: RegraDeRepasse | null }
}

export interface MudancasDoLaboratorio {
  reajusteBp: number | null
  tabela: { nome: string; precos: ReadonlyMap<string, Centavos> } | null
  repasseBp: number | null
  taxaBp: number | null
}

export interface TaxasDaEmpresa {
  impostoBp: number
}

interface ExameSimulado {
  exame: ExameRealizado
  real: ValoresDosExames
  simulado: ValoresDosExames
  foraDaTabela: boolean
}

const FIGURAS = [
  'receitaCentavos',
  'taxasCentavos',
  'impostosCentavos',
  'repasseCentavos',
  'sobraCentavos',
] as const satisfies readonly (keyof ValoresDosExames)[]

const somaDe = ({ linhas }: ExameRealizado['repasse'], tipo: LinhaDoRepasse['tipo']): Centavos =>
  somarCentavos(linhas.filter((linha) => linha.tipo === tipo).map(({ centavos }) => Math.abs(centavos)))

/** The percentage of tax that an exam paid: the company's where it gives what was taken, else the one that does. */
function impostoPago({ brutoCentavos, repasse }: ExameRealizado, atualBp: number): number {
  // A repasse over the gross amount says nothing of taxes.
  const partilhado = brutoCentavos - somaDe(repasse, 'DESLOCAMENTO')
  if (repasse.regra?.base !== 'LIQUIDO' || partilhado === 0) return atualBp
  const pago = somaDe(repasse, 'IMPOSTO')
  return aplicarBasisPoints(partilhado, atualBp) === pago ? atualBp : proporcao(pago, 10_000, partilhado)
}

interface Saidas {
  taxasCentavos: Centavos
  impostoBp: number
  repasseCentavos: Centavos
}

function valoresDe(receitaCentavos: Centavos, { taxasCentavos, impostoBp, repasseCentavos }: Saidas): ValoresDosExames {
  const impostosCentavos = aplicarBasisPoints(receitaCentavos, impostoBp)
  const sobraCentavos = receitaCentavos - taxasCentavos - impostosCentavos - repasseCentavos
  return { receitaCentavos, taxasCentavos, impostosCentavos, repasseCentavos, sobraCentavos }
}

/** The same part of another price. */
const naMesmaParte = (centavos: Centavos, de: Centavos, para: Centavos): Centavos =>
  de === 0 ? 0 : proporcao(centavos, para, de)

/** Prices of the table for the exams that it has; those of a bundle share the bundle's as they shared the one they had. */
function precosDaTabela(
  exames: readonly ExameRealizado[],
  precos: ReadonlyMap<string, Centavos>,
): ReadonlyMap<ExameRealizado, Centavos> {
  const baseDe = ({ preco, brutoCentavos }: ExameRealizado) => lerExplicacao(preco.linhas, brutoCentavos).base
  const grupos = Map.groupBy(exames, ({ pacote }) => (pacote === null ? '' : `${pacote.atendimento} ${pacote.codigo}`))
  return new Map(
    [...grupos.values()].flatMap((grupo) => {
      const pacote = grupo[0]?.pacote ?? null
      if (pacote === null)
        return grupo.flatMap((exame) => {
          const preco = precos.get(exame.servico)
          return preco === undefined ? [] : [[exame, preco] as const]
        })
      const total = precos.get(pacote.codigo)
      if (total === undefined) return []
      const partes = repartirPacote(total, grupo.map(baseDe))
      return grupo.map((exame, indice) => [exame, partes[indice] ?? 0] as const)
    }),
  )
}

/** The rule of prices, over the price that the exam had: what was agreed with a clinic comes before any table. */
function precificarDeNovo(
  { preco, parceiro, brutoCentavos }: ExameRealizado,
  { reajusteBp, tabela }: MudancasDoLaboratorio,
  naTabela: Centavos | undefined,
): { centavos: Centavos; daTabela: boolean } {
  const outra = tabela === null || naTabela === undefined ? null : { nome: tabela.nome, centavos: naTabela }
  const percentualBp = reajusteBp ?? 0
  if (outra === null && percentualBp === 0) return { centavos: brutoCentavos, daTabela: false }
  const { base: antes, plantao, deslocamento } = lerExplicacao(preco.linhas, brutoCentavos)
  const base = reajustarPreco(antes, { percentualBp, arredondamento: 'CENTAVO' })
  const { centavos, explicacao } = precificarItem({
    servico: { nome: '', centavos: base },
    precoDoParceiro: preco.regra === 'PRECO_DO_PARCEIRO' ? base : null,
    tabelaDoParceiro: parceiro === null ? null : outra,
    plantao,
    deslocamento,
    desconto: preco.desconto,
  })
  return { centavos, daTabela: explicacao.regra === 'TABELA_DO_PARCEIRO' }
}

/** The rule that paid, with another percentage of the same base. */
function regraSimulada(regra: RegraDeRepasse | null, basisPoints: number | null): RegraDeRepasse | null {
  if (regra === null || basisPoints === null) return regra
  const { codigo, servico, parceiro, base, semDeslocamento } = regra
  return { codigo, servico, parceiro, base, semDeslocamento, tipo: 'PERCENTUAL', basisPoints }
}

function simularExame(
  exame: ExameRealizado,
  mudancas: MudancasDoLaboratorio,
  { empresa, naTabela }: { empresa: TaxasDaEmpresa; naTabela: Centavos | undefined },
): ExameSimulado {
  const { brutoCentavos, taxaCentavos, preco, repasse } = exame
  const { centavos: bruto, daTabela } = precificarDeNovo(exame, mudancas, naTabela)
  const impostoBp = impostoPago(exame, empresa.impostoBp)
  const regra = regraSimulada(repasse.regra, mudancas.repasseBp)
  const real = valoresDe(brutoCentavos, { taxasCentavos: taxaCentavos, impostoBp, repasseCentavos: repasse.centavos })
  // What nothing touches stays as it was frozen.
  const mesmo = bruto === brutoCentavos && mudancas.taxaBp === null && regra === repasse.regra
  const taxasCentavos =
    mudancas.taxaBp === null
      ? naMesmaParte(taxaCentavos, brutoCentavos, bruto)
      : aplicarBasisPoints(bruto, mudancas.taxaBp)
  const repassar = () =>
    quantoRepassar({
      bruto,
      deslocamento: lerExplicacao(preco.linhas, brutoCentavos).deslocamento,
      taxas: [
        mudancas.taxaBp === null
          ? { tipo: 'VALOR', rotulo: 'Taxas', centavos: naMesmaParte(somaDe(repasse, 'TAXA'), brutoCentavos, bruto) }
          : { tipo: 'PERCENTUAL', rotulo: 'Taxas', basisPoints: mudancas.taxaBp },
      ],
      impostos: [{ tipo: 'PERCENTUAL', rotulo: 'Impostos', basisPoints: impostoBp }],
      regra,
    })
  return {
    exame,
    real,
    simulado: mesmo ? real : valoresDe(bruto, { taxasCentavos, impostoBp, repasseCentavos: repassar() }),
    foraDaTabela: mudancas.tabela !== null && !daTabela,
  }
}

const somarValores = (parcelas: readonly { vezes: number; valores: ValoresDosExames }[]): ValoresDosExames => {
  const total = (figura: keyof ValoresDosExames) =>
    somarCentavos(parcelas.map(({ vezes, valores }) => vezes * valores[figura]))
  return Object.fromEntries(FIGURAS.map((figura) => [figura, total(figura)])) as ValoresDosExames
}

function comparar(exames: number, real: ValoresDosExames, simulado: ValoresDosExames): ComparacaoDosExames {
  const diferencaCentavos = simulado.sobraCentavos - real.sobraCentavos
  const diferencaBp =
    real.sobraCentavos === 0 ? null : proporcao(diferencaCentavos, 10_000, Math.abs(real.sobraCentavos))
  return { exames, real, simulado, diferencaCentavos, diferencaBp }
}

const quantos = (simulados: readonly ExameSimulado[]): number =>
  simulados.reduce((soma, { exame }) => soma + exame.quantos, 0)

function linhaDe(simulados: readonly ExameSimulado[]): LinhaDoLaboratorio {
  const lado = (qual: 'real' | 'simulado') =>
    somarValores(simulados.map(({ exame, [qual]: valores }) => ({ vezes: exame.quantos, valores })))
  return {
    parceiro: simulados[0]?.exame.parceiro ?? null,
    ...comparar(quantos(simulados), lado('real'), lado('simulado')),
  }
}

/** From the clinic where most is gained to the one where most is lost; among equals, the one that pays most. */
const porGanho = (a: LinhaDoLaboratorio, b: LinhaDoLaboratorio): number =>
  b.diferencaCentavos - a.diferencaCentavos ||
  b.real.receitaCentavos - a.real.receitaCentavos ||
  (a.parceiro?.codigo ?? '').localeCompare(b.parceiro?.codigo ?? '')

/** What a total is: the sum of its rows, figure by figure. */
export function totalDoLaboratorio(linhas: readonly LinhaDoLaboratorio[]): ComparacaoDosExames {
  const lado = (qual: 'real' | 'simulado') => somarValores(linhas.map(({ [qual]: valores }) => ({ vezes: 1, valores })))
  return comparar(
    linhas.reduce((soma, { exames }) => soma + exames, 0),
    lado('real'),
    lado('simulado'),
  )
}

/**
 * Replays concluded exams with other prices, another repasse or another fee, clinic by clinic. What is not changed stays
 * as it was frozen: with nothing changed each row is simulated as it was.
 */
export function replicarExames(
  exames: readonly ExameRealizado[],
  mudancas: MudancasDoLaboratorio,
  empresa: TaxasDaEmpresa,
): Pick<Laboratorio, 'linhas' | 'total' | 'foraDaTabela' | 'semRegra'> {
  const precos = mudancas.tabela === null ? null : precosDaTabela(exames, mudancas.tabela.precos)
  const simulados = exames.map((exame) => simularExame(exame, mudancas, { empresa, naTabela: precos?.get(exame) }))
  const linhas = [...Map.groupBy(simulados, ({ exame }) => exame.parceiro?.codigo ?? null).values()]
    .map(linhaDe)
    .toSorted(porGanho)
  return {
    linhas,
    total: totalDoLaboratorio(linhas),
    foraDaTabela: quantos(simulados.filter(({ foraDaTabela }) => foraDaTabela)),
    semRegra: quantos(simulados.filter(({ exame }) => exame.repasse.regra === null)),
  }
}

export const QUEM_GANHA = ['EMPRESA', 'ESPECIALISTAS', 'BANCO', 'IMPOSTOS', 'QUEM_PAGA'] as const
export type QuemGanha = (typeof QUEM_GANHA)[number]

/** Who the change gives to and takes from: the five add up to zero, since nothing is made of it. */
export function quemGanha({
  real,
  simulado,
}: Pick<ComparacaoDosExames, 'real' | 'simulado'>): Record<QuemGanha, Centavos> {
  const mais = (figura: keyof ValoresDosExames) => simulado[figura] - real[figura]
  return {
    EMPRESA: mais('sobraCentavos'),
    ESPECIALISTAS: mais('repasseCentavos'),
    BANCO: mais('taxasCentavos'),
    IMPOSTOS: mais('impostosCentavos'),
    QUEM_PAGA: real.receitaCentavos - simulado.receitaCentavos,
  }
}

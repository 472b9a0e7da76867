import { proporcao, somarCentavos, type Centavos } from '../dinheiro/index.ts'
import type { Ajuste } from '../preco/index.ts'
import type { Deducao, RegraDeRepasse } from '../repasse/index.ts'
import type { Cenario } from './esquema.ts'
import { aliquotaDoSimples } from './simples.ts'

/** What costs of an exam are shown and added up by. */
export const TIPOS_DE_CUSTO = [
  'INSUMO',
  'EQUIPAMENTO',
  'MAO_DE_OBRA',
  'DESLOCAMENTO',
  'FIXO',
  'IMPOSTO',
  'TAXA',
  'REPASSE',
] as const
export type TipoDeCusto = (typeof TIPOS_DE_CUSTO)[number]

export interface LinhaDoCusto {
  readonly tipo: TipoDeCusto
  readonly rotulo: string
  readonly centavos: Centavos
}

/** A scenario as the numbers that its result is made of: what changes with the price, with the volume, with neither. */
export interface Partes {
  readonly servico: string
  readonly plantao: Ajuste | null
  readonly exames: number
  /** What each exam costs, whatever its price. */
  readonly proprios: readonly LinhaDoCusto[]
  readonly imposto: Deducao & { readonly tipo: 'PERCENTUAL' }
  readonly explicacaoDoImposto: string
  readonly taxas: readonly (Deducao & { readonly tipo: 'PERCENTUAL' })[]
  readonly regra: RegraDeRepasse | null
  /** Of the month. */
  readonly fixos: Centavos
}

const ou0 = (valor: number | null): number => valor ?? 0

function insumosDe({ insumos }: Cenario): LinhaDoCusto[] {
  return insumos.map(({ nome, quantidade, custoCentavos }) => ({
    tipo: 'INSUMO',
    rotulo: nome,
    centavos: proporcao(ou0(custoCentavos), Math.round(quantidade * 100), 100),
  }))
}

/** Depreciation and maintenance by exam done, whatever the exam: a machine that others use too is not charged whole to this one. */
function equipamentosDe({ equipamentos }: Cenario): LinhaDoCusto[] {
  return equipamentos.map(({ nome, custoCentavos, residualCentavos, manutencaoCentavos, vidaMeses, examesMes }) => ({
    tipo: 'EQUIPAMENTO',
    rotulo: nome,
    centavos: proporcao(
      ou0(custoCentavos) - ou0(residualCentavos) + ou0(manutencaoCentavos) * vidaMeses,
      1,
      vidaMeses * examesMes,
    ),
  }))
}

function tempoEViagemDe({ minutos, minutosDeViagem, custoHoraCentavos, km, custoKmCentavos }: Cenario): LinhaDoCusto[] {
  const porTempo = (quantos: number | null) => proporcao(ou0(custoHoraCentavos), ou0(quantos), 60)
  return [
    { tipo: 'MAO_DE_OBRA', rotulo: 'Tempo do exame', centavos: porTempo(minutos) },
    {
      tipo: 'DESLOCAMENTO',
      rotulo: 'Quilômetros',
      centavos: proporcao(ou0(custoKmCentavos), Math.round(ou0(km) * 10), 10),
    },
    { tipo: 'DESLOCAMENTO', rotulo: 'Tempo de deslocamento', centavos: porTempo(minutosDeViagem) },
  ]
}

function impostoDe({ imposto }: Cenario): { basisPoints: number; texto: string } {
  if (imposto.tipo === 'SIMPLES') return aliquotaDoSimples(ou0(imposto.receita12Centavos), ou0(imposto.folha12Centavos))
  if (imposto.tipo === 'NENHUM') return { basisPoints: 0, texto: 'Sem impostos sobre o preço.' }
  return { basisPoints: ou0(imposto.aliquotaBp), texto: 'Alíquota informada por você.' }
}

/** Instalment k is paid k months ahead: of n equal ones, (n + 1) ÷ 2 months on average. */
function taxasDe({ pagamento: { metodo, taxaBp, parcelas, antecipacaoBp } }: Cenario): Partes['taxas'] {
  if (metodo === 'DINHEIRO') return []
  const taxa = { tipo: 'PERCENTUAL', rotulo: 'Taxa do pagamento', basisPoints: ou0(taxaBp) } as const
  if (metodo !== 'CARTAO_CREDITO') return [taxa]
  const basisPoints = proporcao(ou0(antecipacaoBp), parcelas + 1, 2)
  const rotulo = parcelas === 1 ? 'Antecipação do cartão' : `Antecipação de ${parcelas} parcelas`
  return [taxa, { tipo: 'PERCENTUAL', rotulo, basisPoints }]
}

type CampoDeAjuste = Pick<Cenario['plantao'], 'tipo' | 'basisPoints' | 'centavos'>
function ajusteDe({ tipo, basisPoints, centavos }: CampoDeAjuste): Ajuste | null {
  if (tipo === 'NENHUM') return null
  return tipo === 'PERCENTUAL' ? { tipo, basisPoints: ou0(basisPoints) } : { tipo, centavos: ou0(centavos) }
}

function regraDe({ repasse }: Cenario): RegraDeRepasse | null {
  const valor = ajusteDe(repasse)
  return valor && { ...valor, codigo: 'simulacao', servico: null, parceiro: null, base: repasse.base }
}

export function partesDo(cenario: Cenario): Partes {
  const { basisPoints, texto } = impostoDe(cenario)
  return {
    servico: cenario.servico,
    plantao: ajusteDe(cenario.plantao),
    exames: cenario.exames,
    proprios: [...insumosDe(cenario), ...equipamentosDe(cenario), ...tempoEViagemDe(cenario)],
    imposto: { tipo: 'PERCENTUAL', rotulo: 'Impostos', basisPoints },
    explicacaoDoImposto: texto,
    taxas: taxasDe(cenario),
    regra: regraDe(cenario),
    fixos: ou0(cenario.fixosCentavos),
  }
}

export const somaDasLinhas = (linhas: readonly LinhaDoCusto[]): Centavos =>
  somarCentavos(linhas.map(({ centavos }) => centavos))

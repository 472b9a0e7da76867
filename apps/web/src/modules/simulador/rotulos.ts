import { ROTULOS_DO_METODO } from '@vetlume/dominio/financeiro'
import { METODOS_DA_SIMULACAO, type Alavanca, type TipoDeCusto } from '@vetlume/dominio/simulador'

export const ROTULOS_DO_CUSTO: Readonly<Record<TipoDeCusto, string>> = {
  INSUMO: 'Insumos',
  EQUIPAMENTO: 'Equipamentos',
  MAO_DE_OBRA: 'Tempo do exame',
  DESLOCAMENTO: 'Deslocamento',
  FIXO: 'Custos fixos',
  IMPOSTO: 'Impostos',
  TAXA: 'Taxas do pagamento',
  REPASSE: 'Repasse',
}

export const ROTULOS_DA_ALAVANCA: Readonly<Record<Alavanca, string>> = {
  ...ROTULOS_DO_CUSTO,
  PRECO: 'Preço',
  EXAMES: 'Exames por mês',
}

export const OPCOES_DO_METODO = METODOS_DA_SIMULACAO.map((valor) => ({ valor, rotulo: ROTULOS_DO_METODO[valor] }))

export const OPCOES_DO_IMPOSTO = [
  { valor: 'SIMPLES', rotulo: 'Simples, pela receita' },
  { valor: 'ALIQUOTA', rotulo: 'Alíquota que eu informo' },
  { valor: 'NENHUM', rotulo: 'Sem impostos' },
]

export const OPCOES_DO_PLANTAO = [
  { valor: 'NENHUM', rotulo: 'Sem plantão' },
  { valor: 'PERCENTUAL', rotulo: 'Percentual do preço' },
  { valor: 'VALOR', rotulo: 'Valor fixo' },
]

export const OPCOES_DO_REPASSE = [
  { valor: 'NENHUM', rotulo: 'Sem repasse' },
  { valor: 'PERCENTUAL', rotulo: 'Percentual' },
  { valor: 'VALOR', rotulo: 'Valor fixo' },
]

export const OPCOES_DA_BASE = [
  { valor: 'LIQUIDO', rotulo: 'Do líquido, sem taxas e impostos' },
  { valor: 'BRUTO', rotulo: 'Do bruto' },
]

type LinhaDre =
  | 'DEDUCOES'
  | 'CUSTOS_SERVICOS'
  | 'DESPESAS_OPERACIONAIS'
  | 'RESULTADO_FINANCEIRO'
  | 'DEPRECIACAO'
  | 'IMPOSTO_RENDA'

interface GrupoBase {
  nome: string
  linha: LinhaDre
  fixas: readonly string[]
  variaveis: readonly string[]
}

/** Chart of expenses that a veterinary imaging service starts with; `linha` is where the DRE adds it up. */
export const GRUPOS_DE_DESPESA: readonly GrupoBase[] = [
  {
    nome: 'Impostos',
    linha: 'DEDUCOES',
    fixas: [],
    variaveis: ['Simples Nacional', 'ISS', 'PIS e COFINS', 'Glosas de planos de saúde'],
  },
  {
    nome: 'Repasses',
    linha: 'CUSTOS_SERVICOS',
    fixas: [],
    variaveis: ['Repasse a especialistas', 'Comissão de clínicas parceiras', 'Telelaudo de terceiros'],
  },
  {
    nome: 'Materiais',
    linha: 'CUSTOS_SERVICOS',
    fixas: [],
    variaveis: [
      'Gel e consumíveis de exame',
      'Materiais descartáveis',
      'Contrastes e medicamentos',
      'Exames de laboratório de apoio',
    ],
  },
  {
    nome: 'Pessoal',
    linha: 'DESPESAS_OPERACIONAIS',
    fixas: ['Salários', 'Encargos e benefícios', 'Pró-labore', 'Estágios'],
    variaveis: ['Horas extras e plantões', 'Treinamentos e congressos'],
  },
  {
    nome: 'Ocupação',
    linha: 'DESPESAS_OPERACIONAIS',
    fixas: ['Aluguel', 'Condomínio e IPTU', 'Limpeza e segurança'],
    variaveis: ['Energia elétrica', 'Água e esgoto', 'Manutenção predial'],
  },
  {
    nome: 'Administrativas',
    linha: 'DESPESAS_OPERACIONAIS',
    fixas: ['Contabilidade', 'Anuidades de conselho', 'Seguros', 'Proteção radiológica e dosimetria'],
    variaveis: [
      'Combustível e deslocamento',
      'Manutenção de equipamentos',
      'Material de escritório',
      'Honorários jurídicos',
    ],
  },
  {
    nome: 'Tecnologia',
    linha: 'DESPESAS_OPERACIONAIS',
    fixas: ['Sistemas e assinaturas', 'Internet e telefonia', 'Certificados digitais'],
    variaveis: ['Suporte técnico'],
  },
  {
    nome: 'Marketing',
    linha: 'DESPESAS_OPERACIONAIS',
    fixas: ['Agência e conteúdo'],
    variaveis: ['Anúncios', 'Eventos e brindes'],
  },
  {
    nome: 'Investimentos',
    linha: 'DEPRECIACAO',
    fixas: ['Depreciação de equipamentos', 'Depreciação de veículos', 'Amortização de software'],
    variaveis: [],
  },
  {
    nome: 'Financeiras',
    linha: 'RESULTADO_FINANCEIRO',
    fixas: ['Tarifas bancárias', 'Juros de financiamentos'],
    variaveis: ['Taxas de cartão', 'Multas e juros por atraso'],
  },
  { nome: 'Imposto de renda', linha: 'IMPOSTO_RENDA', fixas: [], variaveis: ['IRPJ', 'CSLL'] },
]

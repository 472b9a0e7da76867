export interface Conta {
  /** Type of expense, by name. */
  tipo: string
  contraparte: string
  centavos: number
  /** Day of the month on which it falls due. */
  dia: number
  /** Largest variation from month to month, in percent. */
  varia: number
  /** A cost that nobody pays. */
  semCaixa?: true
}

export const CONTAS_DA_CLINICA: readonly Conta[] = [
  { tipo: 'Aluguel', contraparte: 'Imobiliária Três Irmãos', centavos: 95_000, dia: 5, varia: 0 },
  { tipo: 'Salários', contraparte: 'Folha de pagamento', centavos: 162_100, dia: 5, varia: 2 },
  { tipo: 'Encargos e benefícios', contraparte: 'Guias e vales', centavos: 58_400, dia: 20, varia: 2 },
  { tipo: 'Contabilidade', contraparte: 'Contábil Bandeirantes', centavos: 38_000, dia: 10, varia: 0 },
  { tipo: 'Internet e telefonia', contraparte: 'Operadora de telefonia', centavos: 14_990, dia: 15, varia: 3 },
  { tipo: 'Sistemas e assinaturas', contraparte: 'Sistemas', centavos: 24_990, dia: 8, varia: 0 },
  { tipo: 'Energia elétrica', contraparte: 'Concessionária de energia', centavos: 16_400, dia: 18, varia: 15 },
  { tipo: 'Combustível e deslocamento', contraparte: 'Posto Rebouças', centavos: 36_000, dia: 28, varia: 12 },
  { tipo: 'Gel e consumíveis de exame', contraparte: 'Distribuidora MedVet', centavos: 31_400, dia: 12, varia: 18 },
  {
    tipo: 'Manutenção de equipamentos',
    contraparte: 'Assistência Técnica Sonora',
    centavos: 18_000,
    dia: 22,
    varia: 10,
  },
  {
    tipo: 'Depreciação de equipamentos',
    contraparte: 'Ultrassom portátil',
    centavos: 38_000,
    dia: 28,
    varia: 0,
    semCaixa: true,
  },
  { tipo: 'Tarifas bancárias', contraparte: 'Banco', centavos: 4_900, dia: 2, varia: 0 },
]

export const CONTAS_DO_CONSULTORIO: readonly Conta[] = [
  { tipo: 'Contabilidade', contraparte: 'Contábil Porto', centavos: 28_000, dia: 10, varia: 0 },
  { tipo: 'Combustível e deslocamento', contraparte: 'Posto Ponta da Praia', centavos: 36_500, dia: 28, varia: 12 },
  { tipo: 'Sistemas e assinaturas', contraparte: 'Sistemas', centavos: 14_990, dia: 8, varia: 0 },
]

export const CONTAS_DA_PLATAFORMA: readonly Conta[] = [
  { tipo: 'Sistemas e assinaturas', contraparte: 'Hospedagem e infraestrutura', centavos: 32_450, dia: 6, varia: 8 },
  { tipo: 'Pró-labore', contraparte: 'Sócios', centavos: 280_000, dia: 5, varia: 0 },
  { tipo: 'Contabilidade', contraparte: 'Contábil Bandeirantes', centavos: 65_000, dia: 10, varia: 0 },
  { tipo: 'Anúncios', contraparte: 'Mídia digital', centavos: 90_000, dia: 15, varia: 20 },
]
